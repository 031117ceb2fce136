# The C types of clause_learning.py.

cimport cython

from sudoku_gui.solvers.engine.conflict_analysis cimport ConflictAnalysis
from sudoku_gui.solvers.engine.general cimport GeneralSolver


cdef class ClauseLearner(ConflictAnalysis):
    cdef GeneralSolver _root
    cdef unsigned char[::1] _found
    cdef long long _limit, _solution_count, _guesses
    cdef long long _conflicts, _reductions, _until_restart, _until_reduction
    cdef double _lately, _usually
    cdef bint _is_over, _is_exhausted
    cdef int[::1] _assumed
    cdef Py_ssize_t _assumed_count, _probed

    @cython.locals(variable=cython.Py_ssize_t)
    cdef bint _is_certain(self, Py_ssize_t offer) noexcept
    @cython.locals(variable=cython.Py_ssize_t)
    cdef void _add_if_possible(self, Py_ssize_t offer) noexcept
    @cython.locals(
        cell=cython.Py_ssize_t,
        digit=cython.Py_ssize_t,
        offer=cython.Py_ssize_t,
        variable=cython.Py_ssize_t,
    )
    cdef void _assume(self, bytes digits, long long limit)
    cdef void _run_unlocked(self)
    @cython.locals(violated=cython.Py_ssize_t)
    cdef void _run(self) noexcept nogil
    @cython.locals(violated=cython.Py_ssize_t)
    cdef void _probe(self, Py_ssize_t variable) noexcept nogil
    cdef void _exhaust(self) noexcept nogil
    cdef void _resolve(self, Py_ssize_t violated) noexcept nogil
    cdef void _add_new(self, Py_ssize_t distance) noexcept nogil
    cdef bint _is_restart_due(self) noexcept nogil
    cdef void _restart(self) noexcept nogil
    @cython.locals(literal=cython.Py_ssize_t)
    cdef void _guess(self) noexcept nogil
    @cython.locals(place=cython.Py_ssize_t, variable=cython.Py_ssize_t)
    cdef Py_ssize_t _next_literal(self) noexcept nogil
    @cython.locals(
        size=cython.Py_ssize_t,
        place=cython.Py_ssize_t,
        offer=cython.Py_ssize_t,
        literal=cython.Py_ssize_t,
    )
    cdef void _note_solution(self, Py_ssize_t first) noexcept nogil
    @cython.locals(level=cython.Py_ssize_t, decision=cython.int)
    cdef void _exclude_decisions(self) noexcept nogil
