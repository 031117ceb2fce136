# The C types of backwards.py.

cimport cython

from sudoku_gui.solvers.algorithms.used_tables cimport UsedTables


cdef class Backwards(UsedTables):
    @cython.locals(blank=cython.Py_ssize_t)
    cdef Py_ssize_t _go_on(self, Py_ssize_t cell, Py_ssize_t digit) noexcept nogil
