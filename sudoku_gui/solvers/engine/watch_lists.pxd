# The C types of watch_lists.py.

cimport cython


cdef class WatchLists:
    cdef Py_ssize_t _literal_count, _half, _watches_end
    cdef bint _in_other_half
    cdef int[::1] _watches, _first_watch, _watch_count, _watch_room

    cdef void _set_up_watches(self, Py_ssize_t literal_count)
    cdef bint _can_watch(self, Py_ssize_t count) noexcept nogil
    cdef void _grow_watches(self)
    @cython.locals(literal=cython.Py_ssize_t)
    cdef void _forget_watches(self) noexcept nogil
    @cython.final
    @cython.locals(count=cython.Py_ssize_t, place=cython.Py_ssize_t)
    cdef void _watch(self, Py_ssize_t literal, Py_ssize_t blocker, Py_ssize_t clause) noexcept nogil
    @cython.locals(room=cython.Py_ssize_t)
    cdef void _widen(self, Py_ssize_t literal) noexcept nogil
    @cython.locals(literal=cython.Py_ssize_t, count=cython.Py_ssize_t)
    cdef void _move_together(self) noexcept nogil
    @cython.locals(start=cython.Py_ssize_t, word=cython.Py_ssize_t)
    cdef void _move(self, Py_ssize_t literal, Py_ssize_t room) noexcept nogil
