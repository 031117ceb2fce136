# The C types of fewest_candidates.py.

cimport cython

from sudoku_gui.solvers.algorithms.candidate_counts cimport CandidateCounts


cdef class FewestCandidates(CandidateCounts):
    cdef Py_ssize_t _go_on(self, Py_ssize_t cell, Py_ssize_t digit) noexcept nogil
    cdef void _go_back(self, Py_ssize_t cell, Py_ssize_t digit) noexcept nogil
