# The C types of direct_check.py.

cimport cython

from sudoku_gui.solvers.algorithms.backtracking cimport BacktrackingSearch


cdef class DirectCheck(BacktrackingSearch):
    @cython.locals(digit=cython.Py_ssize_t)
    cdef Py_ssize_t _next_digit(self, Py_ssize_t cell, Py_ssize_t above) noexcept nogil
    @cython.locals(
        row=cython.Py_ssize_t,
        column=cython.Py_ssize_t,
        box=cython.Py_ssize_t,
        place=cython.Py_ssize_t,
    )
    cdef inline int _fits(self, Py_ssize_t cell, Py_ssize_t digit) noexcept nogil
    cdef Py_ssize_t _go_on(self, Py_ssize_t cell, Py_ssize_t digit) noexcept nogil
