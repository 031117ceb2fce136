# The C types of last_blank.py.

cimport cython

from sudoku_gui.solvers.algorithms.backtracking cimport BacktrackingSearch


cdef class LastBlank(BacktrackingSearch):
    cdef unsigned char _met[26]
    cdef Py_ssize_t _only_in, _missing_digit, _depth_at_pass
    cdef int _is_stuck
    cdef int _forced[626]

    @cython.locals(digit=cython.Py_ssize_t)
    cdef Py_ssize_t _next_digit(self, Py_ssize_t cell, Py_ssize_t above) noexcept nogil
    @cython.locals(place=cython.Py_ssize_t)
    cdef Py_ssize_t _go_on(self, Py_ssize_t cell, Py_ssize_t digit) noexcept nogil
    cdef Py_ssize_t _sought_at(self, Py_ssize_t depth) noexcept nogil
    cdef inline void _begin_pass(self) noexcept nogil
    cdef inline int _is_last_blank(self, Py_ssize_t cell) noexcept nogil
    @cython.locals(digit=cython.Py_ssize_t, place=cython.Py_ssize_t, other=cython.Py_ssize_t)
    cdef inline int _has_no_other_blank(self, Py_ssize_t house, Py_ssize_t cell) noexcept nogil
    @cython.locals(place=cython.Py_ssize_t)
    cdef inline int _clashes(self, Py_ssize_t house, Py_ssize_t digit) noexcept nogil
