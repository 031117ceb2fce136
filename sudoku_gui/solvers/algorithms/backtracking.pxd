# The C types of backtracking.py.

cimport cython

from sudoku_gui.solvers.algorithms.search_base cimport SearchBase


cdef class BacktrackingSearch(SearchBase):
    cdef unsigned short _lows[64]
    cdef unsigned short _highs[64]

    cdef long long _run_unlocked(
        self, long long steps, int kind, Py_ssize_t cell, Py_ssize_t digit, Py_ssize_t depth
    ) noexcept
    @cython.locals(steps=cython.longlong, place=cython.Py_ssize_t, taken=cython.longlong)
    cdef long long _survey_unlocked(self, Py_ssize_t slices, long long width) noexcept
