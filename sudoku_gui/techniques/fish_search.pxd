# The C types of fish_search.py.

cimport cython

from sudoku_gui.techniques.candidate_masks cimport CandidateMasks

ctypedef unsigned long long Word


cdef class PlacementSearch:
    cdef CandidateMasks _masks
    cdef int[::1] _blocked, _is_possible, _is_open, _taken
    cdef Py_ssize_t _taken_count, _digit

    @cython.locals(house=cython.Py_ssize_t, cell=cython.Py_ssize_t)
    cpdef list impossible(self, CandidateMasks masks, Py_ssize_t digit)
    @cython.locals(
        fewest=cython.Py_ssize_t, chosen=cython.Py_ssize_t, house=cython.Py_ssize_t, count=cython.Py_ssize_t,
        place=cython.Py_ssize_t, index=cython.Py_ssize_t, cell=cython.Py_ssize_t, is_filled=cython.bint,
    )
    cdef bint _can_fill(self) noexcept nogil
    cdef void _take(self, Py_ssize_t cell) noexcept nogil
    cdef void _give_back(self) noexcept nogil
    @cython.locals(index=cython.Py_ssize_t)
    cdef void _block(self, Py_ssize_t cell, int change) noexcept nogil


cdef class FishSearch:
    cdef Word[::1] _places
    cdef int[::1] _covers, _bases, _within
    cdef Py_ssize_t _cover_count, _base_count, _size
    cdef list _found

    @cython.locals(house=cython.Py_ssize_t, index=cython.Py_ssize_t)
    cpdef list fish(self, places, tuple allowed, Py_ssize_t size)
    @cython.locals(index=cython.Py_ssize_t, house=cython.Py_ssize_t)
    cdef void _choose_covers(self, Py_ssize_t start, Py_ssize_t missing, Word chosen, Word covered)
    @cython.locals(index=cython.Py_ssize_t, house=cython.Py_ssize_t, count=cython.Py_ssize_t)
    cdef void _look_within(self, Word chosen, Word covered)
    @cython.locals(index=cython.Py_ssize_t, house=cython.Py_ssize_t)
    cdef void _choose_bases(self, Py_ssize_t start, Py_ssize_t end, Py_ssize_t missing, Word bases, Word used, Word covers)
    @cython.locals(one=Word)
    cdef inline Word _bit(self, Py_ssize_t house) noexcept nogil
