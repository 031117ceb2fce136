# The C types of forcing_search.py.

cimport cython

from sudoku_gui.techniques.forcing.implication_graph cimport ImplicationGraph
from sudoku_gui.techniques.forcing.pattern_propagation cimport PatternPropagation


cdef class ForcingSearch(PatternPropagation):
    cdef Py_ssize_t _words
    cdef unsigned long long[::1] _ends, _common
    cdef unsigned char[::1] _is_refuted
    cdef int _best_rank, _reasoning, _reasoning_of_ends
    cdef list _findings

    cpdef void load(self, int[::1] of_cell) noexcept
    @cython.locals(cell=cython.Py_ssize_t, candidate=cython.Py_ssize_t)
    cpdef list find_of_one_digit(self, bint stops_at_best, Py_ssize_t longest)
    cpdef void begin_cases(self, int reasoning, bint stops_at_best, Py_ssize_t longest)
    @cython.locals(candidate=cython.Py_ssize_t)
    cpdef Py_ssize_t find_ends(self, Py_ssize_t start, Py_ssize_t most) except -1
    @cython.locals(candidate=cython.Py_ssize_t)
    cpdef Py_ssize_t find_cases(self, Py_ssize_t start, int kinds, Py_ssize_t most) except -1
    cpdef list find_from(self, Py_ssize_t candidate, int kinds)
    @cython.locals(cell=cython.Py_ssize_t)
    cdef void _find_beginning(self, Py_ssize_t candidate, int kinds)
    cdef void _start_finding(self, int reasoning, bint is_of_one_digit, bint stops_at_best, Py_ssize_t longest)
    @cython.locals(
        words=cython.Py_ssize_t, first=cython.Py_ssize_t, word=cython.Py_ssize_t, place=cython.Py_ssize_t,
    )
    cpdef void find_ends_from(self, Py_ssize_t candidate)
    @cython.locals(one=cython.ulonglong)
    cdef void _set_bit(self, Py_ssize_t first, Py_ssize_t candidate) noexcept nogil
    @cython.locals(index=cython.Py_ssize_t, constraint=cython.Py_ssize_t)
    cdef void _find_from_candidate(self, Py_ssize_t candidate, int kinds)
    @cython.locals(index=cython.Py_ssize_t)
    cdef Py_ssize_t _first_of(self, Py_ssize_t constraint) noexcept nogil
    @cython.locals(place=cython.Py_ssize_t, end=cython.Py_ssize_t)
    cdef void _try_both(self, Py_ssize_t candidate, bint is_compared)
    @cython.locals(clash=cython.Py_ssize_t, length=cython.Py_ssize_t)
    cdef void _take_clash(self, Py_ssize_t branch, Py_ssize_t supposed)
    @cython.locals(candidate=cython.Py_ssize_t, place=cython.Py_ssize_t)
    cdef bint _is_end(self, Py_ssize_t branch, Py_ssize_t node) noexcept nogil
    @cython.locals(base=cython.Py_ssize_t, place=cython.Py_ssize_t)
    cdef Py_ssize_t _clash_is_listed_as(self, Py_ssize_t branch) noexcept nogil
    @cython.locals(
        words=cython.Py_ssize_t, first=cython.Py_ssize_t, base=cython.Py_ssize_t,
        place=cython.Py_ssize_t, end=cython.Py_ssize_t,
    )
    cdef bint _has_common_ends(self, Py_ssize_t candidate) noexcept nogil
    @cython.locals(
        words=cython.Py_ssize_t, count=cython.Py_ssize_t, index=cython.Py_ssize_t,
        place=cython.Py_ssize_t, end=cython.Py_ssize_t,
    )
    cdef void _try_cases(self, Py_ssize_t constraint, int rank)
    @cython.locals(
        is_first=cython.bint, is_any=cython.bint, index=cython.Py_ssize_t, candidate=cython.Py_ssize_t,
        first=cython.Py_ssize_t, word=cython.Py_ssize_t,
    )
    cdef bint _set_common(self, Py_ssize_t constraint) noexcept nogil
    @cython.locals(length=cython.Py_ssize_t, branch=cython.Py_ssize_t)
    cdef void _take_common_end(self, Py_ssize_t count, int kind, int rank, Py_ssize_t origin, Py_ssize_t end)
    cdef void _take_finding(self, Py_ssize_t length, int rank, int kind, Py_ssize_t origin, Py_ssize_t end)
    cpdef dict reasons_of(self, int reasoning, bint is_of_one_digit, Py_ssize_t supposed, list ends)
    @cython.locals(height=cython.Py_ssize_t, node=cython.Py_ssize_t, nodes=list, causes=list)
    cpdef tuple followed_by(self, int reasoning, Py_ssize_t supposed, list ends)
    @cython.locals(source=cython.int, first=cython.Py_ssize_t, place=cython.Py_ssize_t)
    cdef list _pattern_of(self, Py_ssize_t node)
