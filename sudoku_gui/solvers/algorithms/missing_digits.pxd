# The C types of missing_digits.py.

cimport cython

from sudoku_gui.solvers.algorithms.backtracking cimport BacktrackingSearch
from sudoku_gui.solvers.algorithms.search_base cimport DigitSet, lowest_bit


cdef class MissingDigits(BacktrackingSearch):
    cdef unsigned int _missing[625]

    @cython.locals(left=DigitSet)
    cdef Py_ssize_t _next_digit(self, Py_ssize_t cell, Py_ssize_t above) noexcept nogil
    @cython.locals(blank=cython.Py_ssize_t)
    cdef Py_ssize_t _go_on(self, Py_ssize_t cell, Py_ssize_t digit) noexcept nogil
    @cython.locals(used=DigitSet)
    cdef void _list_missing(self, Py_ssize_t cell) noexcept nogil


cdef int _lowest(DigitSet digits) noexcept nogil
