# The C types of bulk_solver.py.

cimport cython

from sudoku_gui.solvers.engine.bitboard cimport Bitboard
from sudoku_gui.solvers.engine.propagation cimport Word


cdef class BulkSolver:
    cdef const unsigned char[::1] _grids
    cdef unsigned char[::1] _solutions
    cdef long long[::1] _counts
    cdef long long _limit
    cdef Py_ssize_t _number, _at
    cdef Bitboard _search
    cdef int _is_searching

    @cython.locals(cell=cython.Py_ssize_t, highest=cython.uchar)
    cdef bint _are_digits(self, Py_ssize_t number) noexcept
    cdef void _run_unlocked(self, long long guesses) noexcept
    @cython.locals(guessed_before=cython.longlong)
    cdef void _run(self, long long guesses) noexcept nogil
    cdef inline void _note_answer(self) noexcept nogil


cdef long long _NO_END


cdef class GivenRemover:
    cdef const unsigned char[::1] _solution, _cells, _ends
    cdef unsigned char[::1] _digits
    cdef Bitboard _search
    cdef bytes _solved
    cdef Word _places[48]
    cdef Word _givens[3]
    cdef Word _sees[243]
    cdef Word _sets[1536]
    cdef Py_ssize_t _set_count

    @cython.locals(cell=cython.Py_ssize_t, place=cython.Py_ssize_t, kind=cython.int, other=cython.Py_ssize_t)
    cdef void _note_peers(self) noexcept nogil
    @cython.final
    cdef Py_ssize_t _member(self, Py_ssize_t cell, int kind, Py_ssize_t place) noexcept nogil
    @cython.locals(word=cython.Py_ssize_t, cell=cython.Py_ssize_t)
    cdef void _note_places(self) noexcept nogil
    cdef void _remove_unlocked(self, Py_ssize_t group_count) noexcept
    @cython.locals(
        first=cython.Py_ssize_t, end=cython.Py_ssize_t, group=cython.Py_ssize_t,
        band=cython.Py_ssize_t, cell=cython.Py_ssize_t,
    )
    cdef void _remove(self, Py_ssize_t group_count) noexcept nogil
    @cython.locals(at=cython.Py_ssize_t, each=cython.Py_ssize_t, cell=cython.Py_ssize_t)
    cdef void _remove_group(self, Py_ssize_t first, Py_ssize_t end) noexcept nogil
    @cython.locals(at=cython.Py_ssize_t)
    cdef bint _has_other_digit(self, Py_ssize_t cell) noexcept nogil
    @cython.locals(
        digit=cython.Py_ssize_t, other=cython.Py_ssize_t, kind=cython.int, place=cython.Py_ssize_t,
        each=cython.Py_ssize_t,
    )
    cdef bint _is_single(self, Py_ssize_t cell) noexcept nogil
    @cython.final
    @cython.locals(band=cython.Py_ssize_t)
    cdef bint _is_excluded(self, Py_ssize_t cell, Py_ssize_t digit) noexcept nogil
    @cython.locals(band=cython.Py_ssize_t, word=cython.Py_ssize_t, different=Word)
    cdef void _note_set(self) noexcept nogil
