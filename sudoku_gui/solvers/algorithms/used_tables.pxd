# The C types of used_tables.py.

cimport cython

from sudoku_gui.solvers.algorithms.backtracking cimport BacktrackingSearch


cdef class UsedTables(BacktrackingSearch):
    cdef unsigned char[::1] _used

    @cython.locals(
        row=cython.Py_ssize_t,
        column=cython.Py_ssize_t,
        box=cython.Py_ssize_t,
        spared=cython.Py_ssize_t,
        digit=cython.Py_ssize_t,
        in_row=cython.Py_ssize_t,
        in_column=cython.Py_ssize_t,
    )
    cdef Py_ssize_t _next_digit(self, Py_ssize_t cell, Py_ssize_t above) noexcept nogil
    @cython.locals(blank=cython.Py_ssize_t)
    cdef Py_ssize_t _go_on(self, Py_ssize_t cell, Py_ssize_t digit) noexcept nogil
    cdef void _go_back(self, Py_ssize_t cell, Py_ssize_t digit) noexcept nogil
    cdef inline void _note(self, Py_ssize_t cell, Py_ssize_t digit, unsigned char used) noexcept nogil
