# The C types of almost_locked_sets.py.

cimport cython

from sudoku_gui.techniques.candidate_masks cimport CandidateMasks

ctypedef unsigned long long Word


cdef class AlmostLockedSets:
    cdef readonly Py_ssize_t stride
    cdef readonly list cells, houses
    cdef Py_ssize_t _most_cells, _most_sets, _cell_count, _words, _set_count, _blank_count
    cdef Word[::1] _peers, _having, _places, _seen
    cdef int[::1] _head, _next, _blanks, _left, _chosen, _digits, _first_linked, _linked
    cdef int[::1] _queue, _depth, _parent, _mark, _links
    cdef int _stamp

    @cython.locals(house=cython.Py_ssize_t, place=cython.Py_ssize_t, cell=cython.Py_ssize_t, index=cython.Py_ssize_t)
    cpdef void load(self, CandidateMasks masks)
    cpdef int digits_of(self, Py_ssize_t index)
    @cython.locals(first=cython.Py_ssize_t, word=cython.Py_ssize_t, cells=object)
    cpdef object seen_from(self, Py_ssize_t index, Py_ssize_t digit)
    cpdef bint are_linked(self, Py_ssize_t one, Py_ssize_t other, Py_ssize_t digit)
    cpdef list linked_with(self, Py_ssize_t slot)
    @cython.locals(
        one=cython.Py_ssize_t, count=cython.Py_ssize_t, slot=cython.Py_ssize_t, at=cython.Py_ssize_t,
        other=cython.Py_ssize_t, first=cython.Py_ssize_t, digit=cython.Py_ssize_t, links=cython.int,
    )
    cpdef list pairs(self)
    @cython.locals(
        first=cython.Py_ssize_t, at=cython.Py_ssize_t, middle=cython.Py_ssize_t, start=cython.Py_ssize_t,
        slot=cython.Py_ssize_t, end=cython.Py_ssize_t, last=cython.Py_ssize_t,
    )
    cpdef list wings_from(self, Py_ssize_t index)
    @cython.locals(first=cython.Py_ssize_t, at=cython.Py_ssize_t, last=cython.Py_ssize_t)
    cpdef list chains_from(self, Py_ssize_t index)
    @cython.locals(
        count=cython.Py_ssize_t, done=cython.Py_ssize_t, entered=cython.Py_ssize_t, start=cython.Py_ssize_t,
        slot=cython.Py_ssize_t, at=cython.Py_ssize_t, following=cython.Py_ssize_t,
    )
    cdef Py_ssize_t _spread(self, Py_ssize_t first) noexcept nogil
    @cython.locals(slot=cython.Py_ssize_t)
    cdef tuple _path_to(self, Py_ssize_t last)
    @cython.locals(
        one=cython.Py_ssize_t, other=cython.Py_ssize_t, digit=cython.Py_ssize_t, at=cython.Py_ssize_t,
        beside=cython.Py_ssize_t, word=cython.Py_ssize_t, shared=cython.int,
    )
    cdef bint _has_effect(self, Py_ssize_t first, Py_ssize_t last) noexcept nogil
    @cython.locals(at=cython.Py_ssize_t, place=cython.Py_ssize_t, joined=cython.int, excess=cython.Py_ssize_t)
    cdef void _extend(self, Py_ssize_t house, Py_ssize_t count, Py_ssize_t start, int union, dict house_of)
    @cython.locals(slots=cython.Py_ssize_t)
    cdef void _make_room(self)
    @cython.locals(digit=cython.Py_ssize_t)
    cdef void _add_cell(self, Word[::1] words, Py_ssize_t first, Py_ssize_t cell, int mask) noexcept nogil
    @cython.locals(index=cython.Py_ssize_t, digit=cython.Py_ssize_t, first=cython.Py_ssize_t, word=cython.Py_ssize_t, cell=cython.Py_ssize_t)
    cdef void _find_seen(self)
    @cython.locals(
        slots=cython.Py_ssize_t, at=cython.Py_ssize_t, slot=cython.Py_ssize_t, lowest=cython.Py_ssize_t,
        cell=cython.Py_ssize_t, other=cython.Py_ssize_t,
    )
    cdef void _link(self)
    @cython.locals(cell=cython.Py_ssize_t, word=Word)
    cdef Py_ssize_t _lowest(self, Word[::1] words, Py_ssize_t first, Py_ssize_t start) noexcept nogil
    @cython.locals(word=cython.Py_ssize_t, unseen=Word)
    cdef bint _are_linked(self, Py_ssize_t slot, Py_ssize_t other) noexcept nogil


@cython.locals(place=cython.Py_ssize_t)
cdef Py_ssize_t _lowest_bit(int mask) noexcept nogil
@cython.locals(count=cython.Py_ssize_t)
cdef Py_ssize_t _count_bits(int mask) noexcept nogil
@cython.locals(one=Word)
cdef Word _bit(Py_ssize_t cell) noexcept nogil
