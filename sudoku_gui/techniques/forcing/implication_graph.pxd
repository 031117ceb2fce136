# The C types of implication_graph.py.

cimport cython


cdef class ImplicationGraph:
    cdef Py_ssize_t _size, _cell_count, _candidate_count, _constraint_count, _width
    cdef Py_ssize_t _present_count
    cdef int[::1] _present, _members, _constraints, _neighbours, _first_neighbour
    cdef int[::1] _left_before, _total_before, _left, _total, _first_excluded, _after_cell, _after_excluded, _excluded
    cdef unsigned char[::1] _is_left

    @cython.locals(
        constraint=cython.Py_ssize_t, cell=cython.Py_ssize_t, place=cython.Py_ssize_t,
        candidate=cython.Py_ssize_t, mask=cython.int,
    )
    cpdef void load(self, int[::1] of_cell) noexcept
    @cython.locals(
        place=cython.Py_ssize_t, candidate=cython.Py_ssize_t, index=cython.Py_ssize_t,
        first=cython.Py_ssize_t, count=cython.int,
    )
    cdef void _list_excluded(self) noexcept nogil
    @cython.final
    @cython.locals(index=cython.Py_ssize_t, constraint=cython.Py_ssize_t)
    cdef void _put_back(self, Py_ssize_t candidate) noexcept nogil
