# The C types of fish_search.py.

cimport cython

ctypedef unsigned long long Word


cdef class FishSearch:
    cdef Word[::1] _places
    cdef int[::1] _covers, _bases, _within
    cdef Py_ssize_t _cover_count, _base_count, _size
    cdef list _found

    @cython.locals(house=cython.Py_ssize_t, index=cython.Py_ssize_t)
    cpdef list fish(self, places, tuple allowed, Py_ssize_t size)
    @cython.locals(index=cython.Py_ssize_t, house=cython.Py_ssize_t)
    cdef void _choose_covers(self, Py_ssize_t start, Py_ssize_t missing, Word chosen, Word covered)
    @cython.locals(index=cython.Py_ssize_t, house=cython.Py_ssize_t, count=cython.Py_ssize_t)
    cdef void _look_within(self, Word chosen, Word covered)
    @cython.locals(index=cython.Py_ssize_t, house=cython.Py_ssize_t)
    cdef void _choose_bases(self, Py_ssize_t start, Py_ssize_t end, Py_ssize_t missing, Word bases, Word used, Word covers)
    @cython.locals(one=Word)
    cdef inline Word _bit(self, Py_ssize_t house) noexcept nogil
