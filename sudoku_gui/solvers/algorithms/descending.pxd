# The C types of descending.py.

cimport cython

from sudoku_gui.solvers.algorithms.used_tables cimport UsedTables


cdef class Descending(UsedTables):
    @cython.locals(
        row=cython.Py_ssize_t,
        column=cython.Py_ssize_t,
        box=cython.Py_ssize_t,
        highest=cython.Py_ssize_t,
        spared=cython.Py_ssize_t,
        digit=cython.Py_ssize_t,
        in_row=cython.Py_ssize_t,
        in_column=cython.Py_ssize_t,
    )
    cdef Py_ssize_t _next_digit(self, Py_ssize_t cell, Py_ssize_t above) noexcept nogil
