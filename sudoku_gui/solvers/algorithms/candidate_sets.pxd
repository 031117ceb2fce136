# The C types of candidate_sets.py.

cimport cython

from sudoku_gui.solvers.algorithms.missing_digits cimport MissingDigits


cdef class CandidateSets(MissingDigits):
    @cython.locals(blank=cython.Py_ssize_t)
    cdef Py_ssize_t _go_on(self, Py_ssize_t cell, Py_ssize_t digit) noexcept nogil
