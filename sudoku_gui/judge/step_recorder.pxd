# The C types of step_recorder.py.

cimport cython


cdef class StepRecorder:
    cdef long long[::1] words
    cdef long long[::1] counts
    cdef str name
    cdef tuple calls_at
    cdef Py_ssize_t grid_counts, reads, step_words
    cdef Py_ssize_t place
    cdef Py_ssize_t end
    cdef object frame_now
    cdef object code
    cdef dict lines
    cdef dict known

    @cython.locals(calls=cython.longlong, at=cython.Py_ssize_t, where=cython.longlong)
    cpdef note(self, long long grid, long long cell, long long digit, long long is_placement)
    cdef long long line(self) except -1
    cdef long long line_above(self, object frame) except -1
