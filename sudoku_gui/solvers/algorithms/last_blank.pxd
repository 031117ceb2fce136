# The C types of last_blank.py.

cimport cython

from sudoku_gui.solvers.algorithms.backtracking cimport BacktrackingSearch

cdef int _X, _Y, _Z


cdef class LastBlank(BacktrackingSearch):
    cdef int _queue[625]
    cdef unsigned char _kinds[625]
    cdef Py_ssize_t _front, _queued
    cdef int _counts[1250]
    cdef Py_ssize_t _only_in, _missing_digit
    cdef int _is_stuck
    cdef int _forced[626]

    @cython.locals(used=cython.uint)
    cdef Py_ssize_t _next_digit(self, Py_ssize_t cell, Py_ssize_t above) noexcept nogil
    @cython.locals(in_vain=cython.Py_ssize_t, blank=cython.Py_ssize_t, kind=cython.int)
    cdef Py_ssize_t _go_on(self, Py_ssize_t cell, Py_ssize_t digit) noexcept nogil
    cdef Py_ssize_t _sought_at(self, Py_ssize_t depth) noexcept nogil
    @cython.locals(cell=cython.Py_ssize_t, kind=cython.int, place=cython.Py_ssize_t)
    cdef inline void _fill_queue(self) noexcept nogil
    cdef inline int _kind_at_start(self, Py_ssize_t cell) noexcept nogil
    cdef inline void _take_front(self) noexcept nogil
    @cython.locals(place=cython.Py_ssize_t)
    cdef inline void _put_at_end(self, Py_ssize_t cell, int kind) noexcept nogil
    @cython.locals(row=cython.Py_ssize_t)
    cdef inline int _is_passed_over(self, Py_ssize_t cell) noexcept nogil
    cdef inline int _is_forced(self, Py_ssize_t cell) noexcept nogil
    @cython.locals(missing=cython.uint)
    cdef inline int _lacks_one(self, Py_ssize_t house) noexcept nogil
    cdef inline int _kind_now(self, Py_ssize_t cell) noexcept nogil
    @cython.locals(blanks=cython.Py_ssize_t, place=cython.Py_ssize_t)
    cdef inline Py_ssize_t _blanks_of(self, Py_ssize_t house) noexcept nogil
