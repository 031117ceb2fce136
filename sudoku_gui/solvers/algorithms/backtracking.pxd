# The C types of backtracking.py.

cimport cython

from sudoku_gui.solvers.algorithms.search_base cimport SearchBase


cdef class BacktrackingSearch(SearchBase):
    cdef long long _run_unlocked(
        self, long long steps, int kind, Py_ssize_t cell, Py_ssize_t digit, Py_ssize_t depth
    ) noexcept
