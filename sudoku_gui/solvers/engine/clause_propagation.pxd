# The C types of clause_propagation.py.

cimport cython

from sudoku_gui.solvers.engine.clause_database cimport ClauseDatabase
from sudoku_gui.solvers.engine.general cimport GeneralSolver


cdef class ClausePropagation(ClauseDatabase):
    cdef int[::1] _trail, _level_of, _place_of, _reason, _level_start
    cdef unsigned char[::1] _is_preferred
    cdef Py_ssize_t _trail_count, _propagated, _level, _clashing

    cdef void _set_up(self, GeneralSolver root)
    @cython.final
    @cython.locals(variable=cython.Py_ssize_t)
    cdef void _assign(self, Py_ssize_t literal, Py_ssize_t reason) noexcept nogil
    cdef void _decide(self, Py_ssize_t literal) noexcept nogil
    @cython.locals(literal=cython.Py_ssize_t, violated=cython.Py_ssize_t)
    cdef Py_ssize_t _propagate(self) noexcept nogil
    @cython.locals(place=cython.Py_ssize_t, other=cython.Py_ssize_t, value=cython.int)
    cdef Py_ssize_t _exclude(self, Py_ssize_t variable) noexcept nogil
    @cython.locals(
        first=cython.Py_ssize_t,
        count=cython.Py_ssize_t,
        kept=cython.Py_ssize_t,
        visited=cython.Py_ssize_t,
        violated=cython.Py_ssize_t,
        blocker=cython.Py_ssize_t,
        clause=cython.Py_ssize_t,
        value=cython.int,
        place=cython.Py_ssize_t,
        other=cython.Py_ssize_t,
    )
    cdef Py_ssize_t _visit_watches(self, Py_ssize_t literal) noexcept nogil
    @cython.final
    @cython.locals(place=cython.Py_ssize_t)
    cdef Py_ssize_t _not_false(self, Py_ssize_t clause) noexcept nogil


cdef class VariableOrder(ClausePropagation):
    cdef double[::1] _activity
    cdef double _increment
    cdef int[::1] _heap, _heap_place
    cdef Py_ssize_t _heap_count

    cdef void _set_up(self, GeneralSolver root)
    cdef void _bump(self, Py_ssize_t variable) noexcept nogil
    cdef void _fade(self) noexcept nogil
    @cython.locals(variable=cython.Py_ssize_t)
    cdef void _rescale(self) noexcept nogil
    @cython.locals(variable=cython.Py_ssize_t)
    cdef Py_ssize_t _next_variable(self) noexcept nogil
    @cython.locals(
        start=cython.Py_ssize_t,
        place=cython.Py_ssize_t,
        literal=cython.Py_ssize_t,
        variable=cython.Py_ssize_t,
    )
    cdef void _take_back(self, Py_ssize_t level) noexcept nogil
    @cython.locals(variable=cython.Py_ssize_t, above=cython.Py_ssize_t, other=cython.Py_ssize_t)
    cdef void _rise(self, Py_ssize_t place) noexcept nogil
    @cython.locals(variable=cython.Py_ssize_t, below=cython.Py_ssize_t, other=cython.Py_ssize_t)
    cdef void _sink(self, Py_ssize_t place) noexcept nogil
