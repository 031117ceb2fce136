# The C types of missing_digits.py.

cimport cython

from sudoku_gui.solvers.algorithms.backtracking cimport BacktrackingSearch


cdef class MissingDigits(BacktrackingSearch):
    cdef unsigned char[::1] _missing

    @cython.locals(listed=cython.Py_ssize_t, digit=cython.Py_ssize_t)
    cdef Py_ssize_t _next_digit(self, Py_ssize_t cell, Py_ssize_t above) noexcept nogil
    @cython.locals(blank=cython.Py_ssize_t)
    cdef Py_ssize_t _go_on(self, Py_ssize_t cell, Py_ssize_t digit) noexcept nogil
    @cython.locals(
        row=cython.Py_ssize_t,
        column=cython.Py_ssize_t,
        box=cython.Py_ssize_t,
        size=cython.Py_ssize_t,
        listed=cython.Py_ssize_t,
        digit=cython.Py_ssize_t,
        place=cython.Py_ssize_t,
    )
    cdef void _list_missing(self, Py_ssize_t cell) noexcept nogil
