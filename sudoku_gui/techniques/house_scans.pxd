# The C types of house_scans.py.

cimport cython

from sudoku_gui.techniques.candidate_masks cimport CandidateMasks


cdef class SingleScan:
    cdef int[::1] _houses
    cdef Py_ssize_t _count

    @cython.locals(at=cython.Py_ssize_t, first=cython.Py_ssize_t, place=cython.Py_ssize_t, blanks=cython.int, only=cython.int, mask=cython.int)
    cpdef Py_ssize_t next_full_house(self, CandidateMasks masks, Py_ssize_t start) noexcept
    @cython.locals(at=cython.Py_ssize_t, stride=cython.Py_ssize_t, mask=cython.int)
    cpdef Py_ssize_t next_hidden(self, CandidateMasks masks, Py_ssize_t start) noexcept


@cython.locals(cell=cython.Py_ssize_t, mask=cython.int)
cpdef Py_ssize_t next_naked_single(CandidateMasks masks, Py_ssize_t start) noexcept


@cython.locals(
    at=cython.Py_ssize_t, cell=cython.Py_ssize_t, stride=cython.Py_ssize_t, first=cython.Py_ssize_t,
    count=cython.Py_ssize_t, placed=cython.Py_ssize_t, mask=cython.int,
)
cpdef Py_ssize_t place_singles(CandidateMasks masks) noexcept
@cython.locals(
    stride=cython.Py_ssize_t, most=cython.Py_ssize_t, house=cython.Py_ssize_t, count=cython.Py_ssize_t,
    digit=cython.Py_ssize_t, row=cython.Py_ssize_t,
)
cpdef Py_ssize_t most_left(CandidateMasks masks) noexcept
@cython.locals(place=cython.Py_ssize_t)
cdef Py_ssize_t _place_of(int bit) noexcept nogil


cdef class LockedScan:
    cdef int[::1] _rows
    cdef Py_ssize_t _count

    @cython.locals(
        at=cython.Py_ssize_t, stride=cython.Py_ssize_t, digit=cython.Py_ssize_t, row=cython.Py_ssize_t,
        base=cython.int, before=cython.int, left=cython.int,
    )
    cpdef Py_ssize_t next_locked(self, CandidateMasks masks, Py_ssize_t start, bint is_direct) noexcept


cdef class ClosedSetScan:
    cdef int[::1] _houses, _masks, _few, _chosen, _unions, _before, _is_settled
    cdef bint _is_of_cells, _is_of_lines, _has_met
    cdef int _first_member
    cdef Py_ssize_t _house_count, _count, _group, _level, _size, _few_count

    cpdef void restart(self) noexcept
    cpdef bint next_set(self, CandidateMasks masks, bint is_direct) noexcept
    @cython.locals(index=cython.Py_ssize_t, place=cython.Py_ssize_t, mask=cython.int, is_settled=cython.bint)
    cdef void _read_group(self, CandidateMasks masks, bint is_direct) noexcept nogil
    @cython.locals(level=cython.Py_ssize_t, end=cython.Py_ssize_t, mask=cython.int)
    cdef bint _choose_next(self) noexcept nogil
    @cython.locals(index=cython.Py_ssize_t, union=cython.int, mask=cython.int, left=cython.int)
    cdef bint _has_effect(self, bint is_direct) noexcept nogil


cdef class BasicPropagation:
    cdef int[::1] _overlaps, _before, _values, _unions
    cdef unsigned char[::1] _is_changed
    cdef int _changed_digits
    cdef Py_ssize_t _end, _value_count, _union_count

    @cython.locals(
        columns=cython.Py_ssize_t, placed=cython.Py_ssize_t, house=cython.Py_ssize_t, digit=cython.Py_ssize_t
    )
    cpdef Py_ssize_t propagate(self, CandidateMasks masks) noexcept
    @cython.locals(cell=cython.Py_ssize_t, changed=cython.int, index=cython.Py_ssize_t)
    cdef bint _note_changes(self, CandidateMasks masks) noexcept nogil
    @cython.locals(
        stride=cython.Py_ssize_t, at=cython.Py_ssize_t, base=cython.Py_ssize_t, cover=cython.Py_ssize_t,
        digit=cython.Py_ssize_t, places=cython.int, outside=cython.int,
    )
    cdef void _rule_out_locked(self, CandidateMasks masks) noexcept
    @cython.locals(
        first=cython.Py_ssize_t, place=cython.Py_ssize_t, number=cython.Py_ssize_t, mask=cython.int
    )
    cdef void _rule_out_by_cells(self, CandidateMasks masks, Py_ssize_t house) noexcept
    @cython.locals(end=cython.Py_ssize_t, at=cython.Py_ssize_t, number=cython.Py_ssize_t)
    cdef void _rule_out_by_places(self, CandidateMasks masks, Py_ssize_t first, Py_ssize_t step) noexcept
    cdef void _take_value(self, int mask) noexcept nogil
    @cython.locals(
        one=cython.Py_ssize_t, other=cython.Py_ssize_t, third=cython.Py_ssize_t, union=cython.int
    )
    cdef void _find_closed_sets(self) noexcept nogil
    cdef void _take_union(self, int union) noexcept nogil


@cython.locals(stride=cython.Py_ssize_t, first=cython.Py_ssize_t, place=cython.Py_ssize_t)
cdef void _rule_out_places(CandidateMasks masks, Py_ssize_t at, int places) noexcept


cdef class FinnedFishScan:
    cdef int[::1] _bases, _base_of, _cover_of, _places, _chosen, _fins
    cdef Py_ssize_t _count, _base_count, _digit
    cdef bint _is_sashimi, _is_first_enough
    cdef list _fish

    @cython.locals(digit=cython.Py_ssize_t, number=cython.Py_ssize_t, at=cython.Py_ssize_t)
    cpdef list fish(self, CandidateMasks masks, bint is_sashimi, bint is_first_enough)
    cdef bint _is_done(self)
    @cython.locals(number=cython.Py_ssize_t, places=cython.int, joined=cython.int)
    cdef void _choose_bases(self, CandidateMasks masks, Py_ssize_t level, Py_ssize_t start, int union) except *
    @cython.locals(is_one_enough=cython.bint, rest=cython.int, one=cython.int, others=cython.int, other=cython.int)
    cdef void _choose_covers(self, CandidateMasks masks, int union) except *
    @cython.locals(
        fewest_is_one=cython.bint, fin_count=cython.Py_ssize_t, members=cython.int,
        level=cython.Py_ssize_t, number=cython.Py_ssize_t, left=cython.int, place=cython.Py_ssize_t,
        first=cython.Py_ssize_t,
    )
    cdef void _try_covers(self, CandidateMasks masks, int taken) except *
    @cython.locals(fin=cython.Py_ssize_t, index=cython.Py_ssize_t, cell=cython.Py_ssize_t, seen=cython.Py_ssize_t)
    cdef bint _has_victim(self, CandidateMasks masks, int taken, int members, Py_ssize_t fin_count) noexcept nogil


cdef bint _has_more_bits(int mask, Py_ssize_t count) noexcept nogil
