# The C types of pattern_propagation.py.

cimport cython

from sudoku_gui.techniques.forcing.propagation cimport ForcingPropagation


cdef class PatternPropagation(ForcingPropagation):
    cdef Py_ssize_t _branches, _reason_count, _found_count, _house_count, _victim_count
    cdef Py_ssize_t _parent_room, _pattern_room
    cdef bint _uses_patterns
    cdef object _subordinates
    cdef set _counted_chains
    cdef int[::1] _scanned_houses, _crossings, _shared, _lines, _now, _before, _victims, _patterns, _bits

    @cython.locals(constraint=cython.Py_ssize_t, place=cython.Py_ssize_t, mask=cython.int, count=cython.Py_ssize_t)
    cdef void _use_patterns(self)
    cpdef void nest(self, object subordinates)
    cdef bint _follow_patterns(self, Py_ssize_t branch) except -1
    @cython.locals(cell=cython.Py_ssize_t, victim=cython.Py_ssize_t, new=cython.bint, ruled_out=tuple, lost=tuple)
    cdef void _find_subordinates(self, Py_ssize_t branch)
    @cython.locals(
        reason=cython.Py_ssize_t, end=cython.Py_ssize_t, candidate=cython.Py_ssize_t, victim=cython.Py_ssize_t
    )
    cdef void _take_subordinate(self, Py_ssize_t branch, tuple ruled_out, tuple lost, int number)
    @cython.locals(
        room=cython.Py_ssize_t, before="int[::1]", branch=cython.Py_ssize_t, shift=cython.Py_ssize_t,
        place=cython.Py_ssize_t, first=cython.Py_ssize_t,
    )
    cdef void _double_room(self)
    @cython.locals(place=cython.Py_ssize_t, number=cython.int)
    cdef Py_ssize_t _added_length(self, Py_ssize_t branch, Py_ssize_t reason) except -1
    @cython.locals(
        base=cython.Py_ssize_t, constraint=cython.Py_ssize_t, place=cython.Py_ssize_t,
        candidate=cython.Py_ssize_t, index=cython.Py_ssize_t,
    )
    cdef void _settle(self, Py_ssize_t branch) noexcept nogil
    @cython.locals(
        candidate=cython.Py_ssize_t, index=cython.Py_ssize_t, constraint=cython.Py_ssize_t, place=cython.Py_ssize_t
    )
    cdef void _number_bits(self) noexcept nogil
    @cython.final
    cdef Py_ssize_t _places_of(self, Py_ssize_t house, Py_ssize_t digit) noexcept nogil
    @cython.final
    cdef bint _is_several(self, int mask) noexcept nogil
    @cython.final
    cdef bint _is_pair(self, int mask) noexcept nogil
    @cython.locals(
        place=cython.Py_ssize_t, count=cython.Py_ssize_t, digit=cython.Py_ssize_t, pair=cython.Py_ssize_t,
        one=cython.Py_ssize_t, other=cython.Py_ssize_t, base=cython.Py_ssize_t, mask=cython.int, _=cython.int,
    )
    cdef void _find_locked(self, Py_ssize_t branch) noexcept nogil
    @cython.locals(blanks=cython.Py_ssize_t, place=cython.Py_ssize_t)
    cdef Py_ssize_t _blanks_in(self, Py_ssize_t house) noexcept nogil
    @cython.locals(
        scanned=cython.Py_ssize_t, house=cython.Py_ssize_t, first=cython.Py_ssize_t, high=cython.Py_ssize_t,
        low=cython.Py_ssize_t, mask=cython.int, lowest=cython.Py_ssize_t, highest=cython.Py_ssize_t,
        cells=cython.Py_ssize_t, one=cython.Py_ssize_t, other=cython.Py_ssize_t,
    )
    cdef void _find_hidden_pairs(self, Py_ssize_t branch) noexcept nogil
    @cython.locals(
        scanned=cython.Py_ssize_t, house=cython.Py_ssize_t, first=cython.Py_ssize_t, high=cython.Py_ssize_t,
        low=cython.Py_ssize_t, mask=cython.int, digit=cython.Py_ssize_t, second=cython.Py_ssize_t,
        one=cython.Py_ssize_t, other=cython.Py_ssize_t,
    )
    cdef void _find_naked_pairs(self, Py_ssize_t branch) noexcept nogil
    @cython.locals(
        kind=cython.Py_ssize_t, start=cython.Py_ssize_t, across=cython.Py_ssize_t, high=cython.Py_ssize_t, low=cython.Py_ssize_t,
        digit=cython.Py_ssize_t, one=cython.Py_ssize_t, other=cython.Py_ssize_t, mask=cython.int,
        lowest=cython.Py_ssize_t, highest=cython.Py_ssize_t,
    )
    cdef void _find_x_wings(self, Py_ssize_t branch) noexcept nogil
    @cython.locals(reason=cython.Py_ssize_t, first=cython.Py_ssize_t)
    cdef void _take_pattern(
        self, Py_ssize_t branch, Py_ssize_t base, Py_ssize_t second, Py_ssize_t cover, Py_ssize_t other
    ) noexcept nogil
    @cython.final
    @cython.locals(index=cython.Py_ssize_t)
    cdef bint _is_member(self, Py_ssize_t candidate, Py_ssize_t constraint) noexcept nogil
    @cython.locals(place=cython.Py_ssize_t, candidate=cython.Py_ssize_t)
    cdef void _list_victims(self, Py_ssize_t cover, Py_ssize_t base, Py_ssize_t second) noexcept nogil
    @cython.locals(line=cython.Py_ssize_t, count=cython.Py_ssize_t)
    cdef Py_ssize_t _open_lines(self, Py_ssize_t start, Py_ssize_t digit) noexcept nogil
    @cython.locals(start=cython.Py_ssize_t, end=cython.Py_ssize_t)
    cdef bint _list_lost(
        self, Py_ssize_t reason, Py_ssize_t base, Py_ssize_t second, Py_ssize_t cover, Py_ssize_t other
    ) noexcept nogil
    @cython.locals(lost=cython.int, place=cython.Py_ssize_t, candidate=cython.Py_ssize_t)
    cdef Py_ssize_t _list_lost_by(
        self, Py_ssize_t base, Py_ssize_t cover, Py_ssize_t other, Py_ssize_t end
    ) noexcept nogil
    @cython.locals(
        buckets=cython.Py_ssize_t, bucket=cython.Py_ssize_t, place=cython.Py_ssize_t,
        cell=cython.Py_ssize_t, each=cython.Py_ssize_t,
    )
    cdef void _add_victims(self, Py_ssize_t branch, int source) noexcept nogil
    @cython.locals(count=cython.Py_ssize_t, place=cython.Py_ssize_t, before=cython.Py_ssize_t, is_new=cython.bint)
    cdef Py_ssize_t _victim_cells(self) noexcept nogil
