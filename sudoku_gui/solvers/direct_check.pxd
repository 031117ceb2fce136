# The C types of direct_check.py.

cimport cython

from sudoku_gui.solvers.backtracking cimport Backtracking


cdef class DirectCheck(Backtracking):
    @cython.locals(digit=cython.int)
    cdef int _next_digit(self, int cell, int above) noexcept nogil
    @cython.locals(row=cython.int, column=cython.int, box=cython.int, place=cython.int)
    cdef int _fits(self, int cell, int digit) noexcept nogil
    cdef void _go_on(self) noexcept nogil
