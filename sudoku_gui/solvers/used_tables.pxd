# The C types of used_tables.py.

cimport cython

from sudoku_gui.solvers.backtracking cimport Backtracking


cdef class UsedTables(Backtracking):
    cdef unsigned char[::1] _used

    @cython.locals(
        row=cython.int,
        column=cython.int,
        box=cython.int,
        spared=cython.int,
        digit=cython.int,
        in_row=cython.int,
        in_column=cython.int,
    )
    cdef int _next_digit(self, int cell, int above) noexcept nogil
    @cython.locals(first=cython.int, cell=cython.int)
    cdef void _go_on(self) noexcept nogil
    cdef void _write(self, int cell, int digit) noexcept nogil
    cdef void _erase(self, int cell, int digit) noexcept nogil
