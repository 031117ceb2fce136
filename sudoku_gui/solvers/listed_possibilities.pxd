# The C types of listed_possibilities.py.

cimport cython

from sudoku_gui.solvers.backtracking cimport Backtracking


cdef class ListedPossibilities(Backtracking):
    cdef unsigned char[::1] _possible

    @cython.locals(
        row=cython.int, column=cython.int, box=cython.int, listed=cython.int, digit=cython.int
    )
    cdef int _next_digit(self, int cell, int above) noexcept nogil
    @cython.locals(place=cython.int)
    cdef int _holds(self, int house, int digit) noexcept nogil
    @cython.locals(first=cython.int, cell=cython.int)
    cdef void _go_on(self) noexcept nogil
