# The C types of candidate_sets.py.

cimport cython

from sudoku_gui.solvers.missing_digits cimport MissingDigits


cdef class CandidateSets(MissingDigits):
    @cython.locals(cell=cython.int)
    cdef void _go_on(self) noexcept nogil
