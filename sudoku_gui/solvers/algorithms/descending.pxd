# The C types of descending.py.

cimport cython

from sudoku_gui.solvers.algorithms.search_base cimport DigitSet, count_bits, highest_bit
from sudoku_gui.solvers.algorithms.used_tables cimport UsedTables


cdef class Descending(UsedTables):
    @cython.locals(
        in_row=DigitSet,
        in_either=DigitSet,
        below=DigitSet,
        passed=DigitSet,
        end=cython.Py_ssize_t,
        tries=cython.Py_ssize_t,
        spared=cython.Py_ssize_t,
        digit=cython.Py_ssize_t,
    )
    cdef Py_ssize_t _next_digit(self, Py_ssize_t cell, Py_ssize_t above) noexcept nogil


cdef int _highest(DigitSet digits) noexcept nogil
cdef int _count(DigitSet bits) noexcept nogil
