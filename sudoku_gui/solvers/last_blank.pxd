# The C types of last_blank.py.

cimport cython

from sudoku_gui.solvers.backtracking cimport Backtracking


cdef class LastBlank(Backtracking):
    cdef unsigned char[::1] _met
    cdef int _only_in, _missing_digit, _depth_at_pass, _is_stuck

    @cython.locals(digit=cython.int)
    cdef int _next_digit(self, int cell, int above) noexcept nogil
    @cython.locals(cell=cython.int)
    cdef void _go_on(self) noexcept nogil
    cdef void _begin_pass(self) noexcept nogil
    cdef int _is_last_blank(self, int cell) noexcept nogil
    @cython.locals(digit=cython.int, place=cython.int, other=cython.int)
    cdef int _has_no_other_blank(self, int house, int cell) noexcept nogil
    @cython.locals(place=cython.int)
    cdef int _clashes(self, int house, int digit) noexcept nogil
