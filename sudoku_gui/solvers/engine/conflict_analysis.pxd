# The C types of conflict_analysis.py.

cimport cython

from sudoku_gui.solvers.engine.clause_propagation cimport VariableOrder
from sudoku_gui.solvers.engine.general cimport GeneralSolver


cdef class ClauseShortening(VariableOrder):
    cdef unsigned char[::1] _mark, _is_traced
    cdef int[::1] _met, _pending, _counted_for, _first_of_level, _next_of_level, _shrunk, _traced
    cdef Py_ssize_t _met_count, _pending_count, _shrunk_count, _traced_count, _open_count
    cdef int _counts

    cdef void _set_up(self, GeneralSolver root)
    cdef void _set_mark(self, Py_ssize_t variable, unsigned char mark) noexcept nogil
    cdef void _forget_marks(self) noexcept nogil
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
    @cython.locals(place=cython.Py_ssize_t, level=cython.Py_ssize_t)
    cdef void _shrink(self) noexcept nogil
    @cython.locals(place=cython.Py_ssize_t, variable=cython.Py_ssize_t)
    cdef void _shrink_level(self, Py_ssize_t level) noexcept nogil
    @cython.locals(last=cython.Py_ssize_t, place=cython.Py_ssize_t, variable=cython.Py_ssize_t)
    cdef Py_ssize_t _common_cause(self, Py_ssize_t level) noexcept nogil
    @cython.locals(reason=cython.Py_ssize_t, place=cython.Py_ssize_t, other=cython.Py_ssize_t)
    cdef bint _trace_reasons(self, Py_ssize_t variable, Py_ssize_t level) noexcept nogil
    cdef bint _trace(self, Py_ssize_t variable, Py_ssize_t level) noexcept nogil
    @cython.locals(standing=cython.Py_ssize_t, follows=cython.bint)
    cdef bint _is_implied(self, Py_ssize_t variable) noexcept nogil
    @cython.locals(count=cython.Py_ssize_t, place=cython.Py_ssize_t, level=cython.Py_ssize_t)
    cdef Py_ssize_t _levels_over(
        self, unsigned short[::1] literals, Py_ssize_t first, Py_ssize_t end
    ) noexcept nogil


cdef class ConflictAnalysis(ClauseShortening):
    cdef Py_ssize_t _waiting, _new_distance

    cdef void _set_up(self, GeneralSolver root)
    @cython.locals(place=cython.Py_ssize_t, literal=cython.Py_ssize_t)
    cdef Py_ssize_t _learn(self, Py_ssize_t violated) noexcept nogil
    @cython.locals(place=cython.Py_ssize_t)
    cdef void _meet_reasons(self, Py_ssize_t reason, Py_ssize_t literal) noexcept nogil
    @cython.locals(distance=cython.int, end=cython.Py_ssize_t, now=cython.int)
    cdef void _note_use(self, Py_ssize_t clause) noexcept nogil
    @cython.locals(variable=cython.Py_ssize_t)
    cdef void _meet(self, Py_ssize_t literal) noexcept nogil
    @cython.locals(place=cython.Py_ssize_t, reason=cython.Py_ssize_t, other=cython.Py_ssize_t)
    cdef void _bump_reasons(self) noexcept nogil
    cdef void _bump_once(self, Py_ssize_t variable) noexcept nogil
    @cython.locals(highest=cython.Py_ssize_t, place=cython.Py_ssize_t, literal=cython.Py_ssize_t)
    cdef Py_ssize_t _order_for_backjump(self) noexcept nogil
