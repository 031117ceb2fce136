# The C types of conflict_analysis.py.

cimport cython

from sudoku_gui.solvers.engine.general cimport GeneralSolver
from sudoku_gui.solvers.engine.variable_order cimport VariableOrder


cdef class ConflictAnalysis(VariableOrder):
    cdef unsigned char[::1] _mark
    cdef int[::1] _met, _pending, _counted_for
    cdef Py_ssize_t _met_count, _pending_count, _waiting, _new_distance
    cdef int _counts

    cdef void _set_up(self, GeneralSolver root)
    @cython.locals(place=cython.Py_ssize_t, literal=cython.Py_ssize_t)
    cdef Py_ssize_t _learn(self, Py_ssize_t violated) noexcept nogil
    @cython.locals(place=cython.Py_ssize_t)
    cdef void _meet_reasons(self, Py_ssize_t reason, Py_ssize_t literal) noexcept nogil
    @cython.locals(variable=cython.Py_ssize_t)
    cdef void _meet(self, Py_ssize_t literal) noexcept nogil
    cdef void _set_mark(self, Py_ssize_t variable, unsigned char mark) noexcept nogil
    @cython.locals(count=cython.Py_ssize_t, place=cython.Py_ssize_t)
    cdef void _minimise(self) noexcept nogil
    @cython.locals(last=cython.Py_ssize_t, found=cython.Py_ssize_t)
    cdef bint _follows(self, Py_ssize_t variable) noexcept nogil
    @cython.locals(
        reason=cython.Py_ssize_t,
        place=cython.Py_ssize_t,
        other=cython.Py_ssize_t,
        standing=cython.Py_ssize_t,
    )
    cdef Py_ssize_t _unknown_reason(self, Py_ssize_t variable) noexcept nogil
    @cython.locals(level=cython.Py_ssize_t, mark=cython.int)
    cdef Py_ssize_t _standing_of(self, Py_ssize_t variable) noexcept nogil
    @cython.locals(highest=cython.Py_ssize_t, place=cython.Py_ssize_t, literal=cython.Py_ssize_t)
    cdef Py_ssize_t _order_for_backjump(self) noexcept nogil
    @cython.locals(place=cython.Py_ssize_t, level=cython.Py_ssize_t)
    cdef void _count_levels(self) noexcept nogil
