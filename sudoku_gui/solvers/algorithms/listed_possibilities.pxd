# The C types of listed_possibilities.py.

cimport cython

from sudoku_gui.solvers.algorithms.backtracking cimport BacktrackingSearch


cdef class ListedPossibilities(BacktrackingSearch):
    cdef unsigned int _possible[625]

    @cython.locals(
        row=cython.Py_ssize_t,
        column=cython.Py_ssize_t,
        box=cython.Py_ssize_t,
        possible=cython.uint,
        digit=cython.Py_ssize_t,
    )
    cdef Py_ssize_t _next_digit(self, Py_ssize_t cell, Py_ssize_t above) noexcept nogil
    @cython.locals(place=cython.Py_ssize_t)
    cdef inline int _holds(self, Py_ssize_t house, Py_ssize_t digit) noexcept nogil
    @cython.locals(blank=cython.Py_ssize_t)
    cdef Py_ssize_t _go_on(self, Py_ssize_t cell, Py_ssize_t digit) noexcept nogil
