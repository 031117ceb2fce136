# The C types of dancing_links.py.

cimport cython

from sudoku_gui.solvers.algorithms.backtracking cimport BacktrackingSearch


cdef class DancingLinks(BacktrackingSearch):
    cdef Py_ssize_t _column_count
    cdef int[::1] _option_cell, _option_digit, _node_of
    cdef int[::1] _left, _right, _up, _down, _head, _options_in
    cdef int[::1] _chosen, _coming

    @cython.locals(node=cython.Py_ssize_t)
    cdef Py_ssize_t _next_digit(self, Py_ssize_t cell, Py_ssize_t above) noexcept nogil
    @cython.locals(first=cython.Py_ssize_t, node=cython.Py_ssize_t, chosen=cython.Py_ssize_t)
    cdef Py_ssize_t _go_on(self, Py_ssize_t cell, Py_ssize_t digit) noexcept nogil
    @cython.locals(chosen=cython.Py_ssize_t)
    cdef Py_ssize_t _sought_at(self, Py_ssize_t depth) noexcept nogil
    @cython.locals(first=cython.Py_ssize_t, node=cython.Py_ssize_t, chosen=cython.Py_ssize_t)
    cdef void _go_back(self, Py_ssize_t cell, Py_ssize_t digit) noexcept nogil
    @cython.locals(taken=cython.longlong, next_digit=cython.Py_ssize_t, last=cython.Py_ssize_t)
    cdef long long _run(
        self, long long steps, int kind, Py_ssize_t cell, Py_ssize_t digit, Py_ssize_t depth
    ) noexcept nogil
    @cython.locals(chosen=cython.Py_ssize_t, column=cython.Py_ssize_t)
    cdef inline Py_ssize_t _with_fewest_options(self) noexcept nogil
    cdef inline Py_ssize_t _cell_of(self, Py_ssize_t node) noexcept nogil
    @cython.locals(place=cython.Py_ssize_t)
    cdef inline Py_ssize_t _first_blank(self, Py_ssize_t column) noexcept nogil
    @cython.locals(
        base=cython.Py_ssize_t,
        node=cython.Py_ssize_t,
        first=cython.Py_ssize_t,
        other=cython.Py_ssize_t,
    )
    cdef inline void _cover(self, Py_ssize_t column) noexcept nogil
    @cython.locals(
        base=cython.Py_ssize_t,
        node=cython.Py_ssize_t,
        first=cython.Py_ssize_t,
        other=cython.Py_ssize_t,
    )
    cdef inline void _uncover(self, Py_ssize_t column) noexcept nogil
