# The C types of backtracking.py.

from sudoku_gui.solvers.walk cimport Walk


cdef class Backtracking(Walk):
    cdef long long _run_unlocked(
        self, long long steps, int kind, int cell, int digit, int depth
    ) noexcept
