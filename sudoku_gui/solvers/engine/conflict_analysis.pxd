# The C types of conflict_analysis.py.

cimport cython

from sudoku_gui.solvers.engine.clause_shortening cimport ClauseShortening
from sudoku_gui.solvers.engine.general cimport GeneralSolver


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
    @cython.locals(highest=cython.Py_ssize_t, place=cython.Py_ssize_t, literal=cython.Py_ssize_t)
    cdef Py_ssize_t _order_for_backjump(self) noexcept nogil
