# The C types of aligned_scan.py.

cimport cython

from sudoku_gui.techniques.candidate_masks cimport CandidateMasks


cdef class AlignedScan:
    cdef int _count, _time, _recent
    cdef Py_ssize_t _cell_count, _row
    cdef bint _has_lost, _is_all_new
    cdef unsigned long long[::1] _changed, _new
    cdef int[::1] _before, _changed_at, _touched_at, _checked_at
    cdef int[::1] _bases, _is_base, _first_excluder, _excluders, _common, _chosen, _cells, _lost
    cdef Py_ssize_t _base_count, _common_count, _excluder_count, _first, _second, _third
    cdef bint _is_first_seen, _is_second_seen
    cdef unsigned long long[::1] _excluder_bits
    cdef Py_ssize_t _words

    @cython.locals(
        filled=cython.Py_ssize_t, cell=cython.Py_ssize_t, index=cython.Py_ssize_t, peer=cython.Py_ssize_t,
        row=cython.Py_ssize_t, word=cython.Py_ssize_t,
    )
    cpdef void restart(self, CandidateMasks masks) noexcept
    cdef bint _is_excluder(self, int mask) noexcept nogil
    @cython.locals(
        cell=cython.Py_ssize_t, time=cython.Py_ssize_t, row=cython.Py_ssize_t, word=cython.Py_ssize_t,
        is_any=cython.bint,
    )
    cdef void _note_changes(self, CandidateMasks masks) noexcept nogil
    @cython.locals(one=cython.ulonglong)
    cdef void _set_bit(self, unsigned long long[::1] bits, Py_ssize_t row, Py_ssize_t cell) noexcept nogil
    cpdef bint next_set(self, CandidateMasks masks) noexcept
    @cython.locals(
        one=cython.Py_ssize_t, other=cython.Py_ssize_t, third=cython.Py_ssize_t, word=cython.Py_ssize_t,
        common=cython.ulonglong, is_one_met=cython.bint,
    )
    cdef bint _have_common(self, Py_ssize_t count) noexcept nogil
    @cython.locals(first=cython.Py_ssize_t, second=cython.Py_ssize_t, time=cython.int)
    cdef bint _choose_pair(self) noexcept nogil
    @cython.locals(
        first=cython.Py_ssize_t, second=cython.Py_ssize_t, one=cython.Py_ssize_t, other=cython.Py_ssize_t,
        time=cython.int, is_any=cython.bint, word=cython.Py_ssize_t, of_first=cython.ulonglong,
        of_second=cython.ulonglong,
    )
    cdef bint _find_new(self) noexcept nogil
    cdef bint _has_changed(self, Py_ssize_t cell) noexcept nogil
    @cython.locals(word=cython.Py_ssize_t)
    cdef bint _is_third_new(self, Py_ssize_t third) noexcept nogil
    @cython.locals(first=cython.Py_ssize_t, row=cython.Py_ssize_t, index=cython.Py_ssize_t)
    cdef void _find_common(self, CandidateMasks masks) noexcept nogil
    @cython.locals(
        first=cython.Py_ssize_t, second=cython.Py_ssize_t, third=cython.Py_ssize_t,
        of_first=cython.Py_ssize_t, of_second=cython.Py_ssize_t, at=cython.Py_ssize_t,
    )
    cdef bint _choose_third(self, CandidateMasks masks) noexcept nogil
    @cython.locals(
        first=cython.int, second=cython.int, third=cython.int, are_alike=cython.int,
        used_first=cython.int, used_second=cython.int, used_third=cython.int, rest=cython.int,
        one=cython.int, others=cython.int, other=cython.int, left=cython.int,
    )
    cdef bint _has_effect(self, CandidateMasks masks, int count) noexcept nogil
    @cython.locals(third=cython.Py_ssize_t, index=cython.Py_ssize_t)
    cdef void _choose_excluders(self, CandidateMasks masks) noexcept nogil
    @cython.locals(banned=cython.int, index=cython.Py_ssize_t, left=cython.int)
    cdef int _left_to_third(self, CandidateMasks masks, int one, int other, int third) noexcept nogil


@cython.locals(_=cython.int)
cdef bint _has_more_bits(int mask, int count) noexcept nogil
