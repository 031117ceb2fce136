# The C types of fewest_candidates.py.

cimport cython

from sudoku_gui.solvers.backtracking cimport Backtracking


cdef class FewestCandidates(Backtracking):
    cdef int _peer_count
    cdef int[::1] _peers
    cdef unsigned char[::1] _holders, _free

    @cython.locals(listed=cython.int, digit=cython.int)
    cdef int _next_digit(self, int cell, int above) noexcept nogil
    @cython.locals(
        chosen=cython.int, fewest=cython.int, reads=cython.int, place=cython.int, cell=cython.int
    )
    cdef void _go_on(self) noexcept nogil
    @cython.locals(size=cython.int, first=cython.int, place=cython.int, peer=cython.int)
    cdef void _write(self, int cell, int digit) noexcept nogil
    @cython.locals(size=cython.int, first=cython.int, place=cython.int, peer=cython.int)
    cdef void _erase(self, int cell, int digit) noexcept nogil
