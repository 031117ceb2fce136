# The C types of fewest_candidates.py.

cimport cython

from sudoku_gui.solvers.algorithms.backtracking cimport BacktrackingSearch


cdef class CandidateCounts(BacktrackingSearch):
    cdef int[::1] _peers, _first_peer
    cdef unsigned char _holders[15626]
    cdef unsigned char _free[625]

    @cython.locals(listed=cython.Py_ssize_t, digit=cython.Py_ssize_t)
    cdef Py_ssize_t _next_digit(self, Py_ssize_t cell, Py_ssize_t above) noexcept nogil
    @cython.locals(
        chosen=cython.Py_ssize_t,
        fewest=cython.Py_ssize_t,
        reads=cython.Py_ssize_t,
        place=cython.Py_ssize_t,
        blank=cython.Py_ssize_t,
    )
    cdef inline Py_ssize_t _with_fewest(self) noexcept nogil
    @cython.locals(
        size=cython.Py_ssize_t,
        place=cython.Py_ssize_t,
        peer=cython.Py_ssize_t,
    )
    cdef inline void _hold(self, Py_ssize_t cell, Py_ssize_t digit) noexcept nogil
    @cython.locals(
        size=cython.Py_ssize_t,
        place=cython.Py_ssize_t,
        peer=cython.Py_ssize_t,
    )
    cdef inline void _release(self, Py_ssize_t cell, Py_ssize_t digit) noexcept nogil


cdef class FewestCandidates(CandidateCounts):
    cdef Py_ssize_t _go_on(self, Py_ssize_t cell, Py_ssize_t digit) noexcept nogil
    cdef void _go_back(self, Py_ssize_t cell, Py_ssize_t digit) noexcept nogil
