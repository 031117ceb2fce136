# The C types of missing_digits.py.

cimport cython

from sudoku_gui.solvers.backtracking cimport Backtracking


cdef class MissingDigits(Backtracking):
    cdef unsigned char[::1] _missing

    @cython.locals(listed=cython.int, digit=cython.int)
    cdef int _next_digit(self, int cell, int above) noexcept nogil
    cdef void _go_on(self) noexcept nogil
    @cython.locals(
        row=cython.int,
        column=cython.int,
        box=cython.int,
        size=cython.int,
        listed=cython.int,
        digit=cython.int,
        place=cython.int,
    )
    cdef void _list_missing(self) noexcept nogil
