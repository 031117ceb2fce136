# The C types of implications.py.

cimport cython

from sudoku_gui.techniques.candidate_masks cimport CandidateMasks


cdef class ImplicationSearch:
    cdef CandidateMasks _masks
    cdef Py_ssize_t _stride, _candidate_literals, _added_literals, _count, _ending_count, _room
    cdef int _links, _round
    cdef int[::1] _first_added, _added
    cdef int[::1] _reached_in, _distance, _parent, _order, _endings, _excluded_in

    cdef void _make_room(self, Py_ssize_t literals)
    cpdef void load(self, CandidateMasks masks)
    @cython.locals(place=cython.Py_ssize_t, literal=cython.Py_ssize_t, index=cython.Py_ssize_t)
    cpdef Py_ssize_t search(self, Py_ssize_t start, object avoided=*)
    @cython.locals(place=cython.Py_ssize_t, literal=cython.Py_ssize_t)
    cpdef Py_ssize_t search_endings(self, Py_ssize_t start)
    cpdef Py_ssize_t ending_at(self, Py_ssize_t place) noexcept
    cpdef bint is_reached(self, Py_ssize_t literal) noexcept
    cpdef Py_ssize_t distance_of(self, Py_ssize_t literal) noexcept
    cpdef Py_ssize_t parent_of(self, Py_ssize_t literal) noexcept
    @cython.locals(place=cython.Py_ssize_t)
    cpdef list reached(self)
    @cython.locals(place=cython.Py_ssize_t, literal=cython.Py_ssize_t)
    cpdef bytes distances(self)
    @cython.locals(cell=cython.Py_ssize_t, number=cython.Py_ssize_t)
    cpdef list emptied(self)
    @cython.locals(mask=cython.int, digit=cython.Py_ssize_t, literal=cython.Py_ssize_t)
    cdef bint _is_cell_empty(self, Py_ssize_t cell) noexcept nogil
    @cython.locals(
        mask=cython.int, first=cython.Py_ssize_t, place=cython.Py_ssize_t, node=cython.Py_ssize_t, literal=cython.Py_ssize_t,
    )
    cdef bint _is_house_empty(self, Py_ssize_t number) noexcept nogil
    @cython.locals(literal=cython.Py_ssize_t)
    cpdef list trace(self, object ends)
    @cython.locals(
        node=cython.Py_ssize_t, cell=cython.Py_ssize_t, digit=cython.Py_ssize_t, distance=cython.Py_ssize_t,
        other=cython.Py_ssize_t, index=cython.Py_ssize_t, peer=cython.Py_ssize_t, mask=cython.int,
    )
    cdef void _follow_true(self, Py_ssize_t literal) noexcept nogil
    @cython.locals(
        node=cython.Py_ssize_t, cell=cython.Py_ssize_t, digit=cython.Py_ssize_t, distance=cython.Py_ssize_t,
        other=cython.Py_ssize_t, index=cython.Py_ssize_t, house=cython.Py_ssize_t, mask=cython.int,
    )
    cdef void _follow_false(self, Py_ssize_t literal) noexcept nogil
    @cython.locals(mask=cython.int)
    cdef bint _is_allowed(self, Py_ssize_t cell) noexcept nogil
    cdef void _reach(self, Py_ssize_t literal, Py_ssize_t parent, Py_ssize_t distance) noexcept nogil
    @cython.locals(
        node=cython.Py_ssize_t, cell=cython.Py_ssize_t, digit=cython.Py_ssize_t,
        other=cython.Py_ssize_t, index=cython.Py_ssize_t, peer=cython.Py_ssize_t, mask=cython.int,
    )
    cdef void _mark_excluded(self, Py_ssize_t literal) noexcept nogil
    @cython.locals(
        node=cython.Py_ssize_t, cell=cython.Py_ssize_t, digit=cython.Py_ssize_t,
        other=cython.Py_ssize_t, index=cython.Py_ssize_t, peer=cython.Py_ssize_t, mask=cython.int,
    )
    cdef bint _has_excluded(self, Py_ssize_t literal) noexcept nogil


@cython.locals(place=cython.int)
cdef int _lowest(int mask) noexcept nogil
