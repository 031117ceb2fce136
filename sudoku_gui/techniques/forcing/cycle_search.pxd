# The C types of cycle_search.py.

cimport cython

from sudoku_gui.techniques.forcing.implication_graph cimport ImplicationGraph


cdef class CycleSearch(ImplicationGraph):
    cdef int[::1] _partners, _linked, _first_linked, _after_linked, _excludes_start, _seen_on, _seen_off, _depth, _from_off, _from_on, _queue
    cdef int[::1] _cycle, _cell_in, _excluded_in
    cdef unsigned char[::1] _partner_count
    cdef Py_ssize_t _queue_length, _longest, _cycle_length, _chain_length, _row_words, _later
    cdef int[::1] _number
    cdef unsigned long long[::1] _excludes, _reached
    cdef int _round, _tick, _way
    cdef bint _stops_at_best
    cdef list _found

    @cython.locals(place=cython.Py_ssize_t, candidate=cython.Py_ssize_t)
    cpdef list find_cycles(self, int way, bint stops_at_best, Py_ssize_t longest)
    @cython.locals(place=cython.Py_ssize_t, candidate=cython.Py_ssize_t, node=cython.Py_ssize_t)
    cpdef list find_chains(self, int way, bint stops_at_best, Py_ssize_t longest)
    @cython.locals(place=cython.Py_ssize_t, is_true=cython.Py_ssize_t)
    cpdef list forced_nodes(self)
    @cython.locals(before=cython.Py_ssize_t)
    cdef void _find_chain_to(self, Py_ssize_t node)
    @cython.locals(length=cython.Py_ssize_t, is_more=cython.bint, place=cython.Py_ssize_t, node=cython.Py_ssize_t)
    cdef Py_ssize_t _first_opposed(self)
    @cython.locals(
        count=cython.Py_ssize_t, place=cython.Py_ssize_t, candidate=cython.Py_ssize_t, word=cython.Py_ssize_t, row=cython.Py_ssize_t,
        index=cython.Py_ssize_t,
    )
    cdef void _start_reaching(self)
    cdef void _make_room(self)
    @cython.final
    @cython.locals(one=cython.ulonglong)
    cdef void _set_in(self, unsigned long long[::1] bits, Py_ssize_t row, Py_ssize_t number) noexcept nogil
    @cython.final
    @cython.locals(
        words=cython.Py_ssize_t, word=cython.Py_ssize_t, place=cython.Py_ssize_t, candidate=cython.Py_ssize_t, first=cython.Py_ssize_t,
        row=cython.Py_ssize_t, each=cython.Py_ssize_t, true=cython.Py_ssize_t, index=cython.Py_ssize_t,
        before=cython.Py_ssize_t,
    )
    cdef bint _reach_further(self) noexcept nogil
    @cython.final
    @cython.locals(
        candidate=cython.Py_ssize_t, number=cython.Py_ssize_t, row=cython.Py_ssize_t, index=cython.Py_ssize_t,
        other=cython.Py_ssize_t, word=cython.Py_ssize_t,
    )
    cdef bint _is_opposed(self, Py_ssize_t node) noexcept nogil
    @cython.locals(place=cython.Py_ssize_t)
    cdef void _start_search(self, int way, bint stops_at_best, Py_ssize_t longest)
    @cython.locals(
        index=cython.Py_ssize_t, constraint=cython.Py_ssize_t, place=cython.Py_ssize_t,
        base=cython.Py_ssize_t, count=cython.Py_ssize_t, partner=cython.Py_ssize_t,
        is_followed=cython.int, is_new=cython.bint,
    )
    cdef void _list_partners(self, Py_ssize_t candidate) noexcept nogil
    @cython.final
    @cython.locals(
        count=cython.Py_ssize_t, place=cython.Py_ssize_t, candidate=cython.Py_ssize_t,
        first=cython.Py_ssize_t, index=cython.Py_ssize_t,
    )
    cdef void _list_linked(self) noexcept nogil
    @cython.final
    cdef void _reach(self, Py_ssize_t candidate, Py_ssize_t depth) noexcept nogil
    @cython.final
    cdef Py_ssize_t _first_excluded_by(self, Py_ssize_t candidate) noexcept nogil
    @cython.locals(
        place=cython.Py_ssize_t, true=cython.Py_ssize_t, depth=cython.Py_ssize_t, index=cython.Py_ssize_t,
        false=cython.Py_ssize_t, first=cython.Py_ssize_t, each=cython.Py_ssize_t, partner=cython.Py_ssize_t,
    )
    cdef void _find_cycles_from(self, Py_ssize_t start)
    @cython.final
    cdef bint _is_behind(self, Py_ssize_t false, Py_ssize_t true, Py_ssize_t start) noexcept nogil
    @cython.locals(place=cython.Py_ssize_t, nodes=list, ruled_out=set)
    cdef void _take_cycle(self, Py_ssize_t start, Py_ssize_t true, Py_ssize_t false, Py_ssize_t length)
    @cython.final
    cdef void _list_cycle(self, Py_ssize_t start, Py_ssize_t true, Py_ssize_t false) noexcept nogil
    @cython.final
    @cython.locals(place=cython.Py_ssize_t, candidate=cython.Py_ssize_t, index=cython.Py_ssize_t)
    cdef bint _has_ruled_out(self) noexcept nogil
    @cython.final
    cdef bint _is_ruled_out(self, Py_ssize_t candidate) noexcept nogil
    cdef object _places_excluded_by(self, Py_ssize_t candidate)
    cdef void _take(self, Py_ssize_t length, list nodes, list ruled_out)
    @cython.final
    @cython.locals(index=cython.Py_ssize_t)
    cdef Py_ssize_t _refuting(self, Py_ssize_t start) noexcept nogil
    @cython.final
    @cython.locals(index=cython.Py_ssize_t, partner=cython.Py_ssize_t)
    cdef Py_ssize_t _confirming(self, Py_ssize_t start) noexcept nogil
    @cython.final
    @cython.locals(
        place=cython.Py_ssize_t, true=cython.Py_ssize_t, depth=cython.Py_ssize_t, index=cython.Py_ssize_t,
        false=cython.Py_ssize_t, first=cython.Py_ssize_t, each=cython.Py_ssize_t, partner=cython.Py_ssize_t,
    )
    cdef Py_ssize_t _before_end(self, Py_ssize_t refuted, Py_ssize_t confirmed) noexcept nogil
    @cython.locals(candidate=cython.Py_ssize_t, is_true=cython.bint, nodes=list)
    cdef void _take_chain(self, Py_ssize_t end, Py_ssize_t before)
