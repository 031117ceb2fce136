# The C types of variable_order.py.

cimport cython

from sudoku_gui.solvers.engine.clause_propagation cimport ClausePropagation
from sudoku_gui.solvers.engine.general cimport GeneralSolver


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
