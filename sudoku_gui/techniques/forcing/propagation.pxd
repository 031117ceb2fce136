# The C types of propagation.py.

cimport cython

from sudoku_gui.techniques.forcing.cycle_search cimport CycleSearch


cdef class ForcingPropagation(CycleSearch):
    cdef int[::1] _cause, _source, _trues, _falses, _true_count, _false_count, _clash
    cdef int[::1] _visited, _stack, _reasons, _first_reason
    cdef int _visit, _is_dynamic
    cdef bint _is_of_one_digit
    cdef Py_ssize_t _reason_room, _settled, _followed

    @cython.locals(
        base=cython.Py_ssize_t, followed_true=cython.Py_ssize_t, followed_false=cython.Py_ssize_t,
        place=cython.Py_ssize_t,
    )
    cdef void _suppose(self, Py_ssize_t branch, Py_ssize_t candidate, bint is_true)
    @cython.locals(place=cython.Py_ssize_t, constraint=cython.Py_ssize_t)
    cdef void _put_back_all(self, Py_ssize_t base, Py_ssize_t count) noexcept nogil
    @cython.locals(base=cython.Py_ssize_t, place=cython.Py_ssize_t)
    cdef void _clear(self, Py_ssize_t branch) noexcept nogil
    @cython.final
    @cython.locals(base=cython.Py_ssize_t)
    cdef void _add_true(self, Py_ssize_t branch, Py_ssize_t candidate, int cause) noexcept nogil
    @cython.final
    @cython.locals(base=cython.Py_ssize_t)
    cdef void _add_false(self, Py_ssize_t branch, Py_ssize_t candidate, int source) noexcept nogil
    @cython.final
    @cython.locals(first=cython.Py_ssize_t, index=cython.Py_ssize_t)
    cdef void _follow_true(self, Py_ssize_t branch, Py_ssize_t candidate) noexcept nogil
    @cython.final
    @cython.locals(
        first=cython.Py_ssize_t, skipped=cython.Py_ssize_t, index=cython.Py_ssize_t, constraint=cython.Py_ssize_t
    )
    cdef void _follow_false(self, Py_ssize_t branch, Py_ssize_t candidate) noexcept nogil
    cdef bint _follow_patterns(self, Py_ssize_t branch) except -1
    @cython.locals(
        height=cython.Py_ssize_t, count=cython.Py_ssize_t, each=cython.Py_ssize_t, pushed=cython.Py_ssize_t,
        source=cython.Py_ssize_t,
    )
    cdef Py_ssize_t _length(self, Py_ssize_t branch, Py_ssize_t node, Py_ssize_t most) except -1
    cdef Py_ssize_t _added_length(self, Py_ssize_t branch, Py_ssize_t reason) except -1
    @cython.locals(
        base=cython.Py_ssize_t, candidate=cython.Py_ssize_t, constraint=cython.Py_ssize_t,
        first=cython.Py_ssize_t, index=cython.Py_ssize_t, each=cython.Py_ssize_t,
        source=cython.Py_ssize_t, reason=cython.Py_ssize_t,
    )
    cdef Py_ssize_t _push_parents(self, Py_ssize_t branch, Py_ssize_t node, Py_ssize_t height) noexcept nogil
    @cython.final
    cdef Py_ssize_t _push(self, Py_ssize_t node, Py_ssize_t height) noexcept nogil
