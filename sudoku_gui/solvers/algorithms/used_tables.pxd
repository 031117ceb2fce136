# The C types of used_tables.py.

cimport cython

from sudoku_gui.solvers.algorithms.backtracking cimport BacktrackingSearch
from sudoku_gui.solvers.algorithms.search_base cimport DigitSet, count_bits, lowest_bit


cdef class UsedTables(BacktrackingSearch):
    @cython.locals(
        in_row=DigitSet,
        in_either=DigitSet,
        first=DigitSet,
        free=DigitSet,
        passed=DigitSet,
        digit=cython.Py_ssize_t,
    )
    cdef Py_ssize_t _next_digit(self, Py_ssize_t cell, Py_ssize_t above) noexcept nogil
    cdef inline void _note_tried(self, Py_ssize_t tries, DigitSet in_row, DigitSet in_either) noexcept nogil
    @cython.locals(blank=cython.Py_ssize_t)
    cdef Py_ssize_t _go_on(self, Py_ssize_t cell, Py_ssize_t digit) noexcept nogil


cdef int _lowest(DigitSet digits) noexcept nogil
cdef int _count(DigitSet bits) noexcept nogil
