# The C types of singles_first.py.

cimport cython

from sudoku_gui.solvers.algorithms.fewest_candidates cimport CandidateCounts


cdef class SinglesFirst(CandidateCounts):
    cdef unsigned char _places[1876]
    cdef int _hidden[626]
    cdef Py_ssize_t _place_count

    @cython.locals(hidden=cython.Py_ssize_t)
    cdef Py_ssize_t _next_digit(self, Py_ssize_t cell, Py_ssize_t above) noexcept nogil
    @cython.locals(blank=cython.Py_ssize_t, hidden=cython.Py_ssize_t)
    cdef Py_ssize_t _go_on(self, Py_ssize_t cell, Py_ssize_t digit) noexcept nogil
    cdef Py_ssize_t _sought_at(self, Py_ssize_t depth) noexcept nogil
    cdef void _go_back(self, Py_ssize_t cell, Py_ssize_t digit) noexcept nogil
    @cython.locals(hidden=cython.Py_ssize_t)
    cdef inline Py_ssize_t _hidden_single(self) noexcept nogil
    @cython.locals(digit=cython.Py_ssize_t, place=cython.Py_ssize_t, cell=cython.Py_ssize_t)
    cdef inline Py_ssize_t _only_place(self, Py_ssize_t hidden) noexcept nogil
    @cython.locals(place=cython.Py_ssize_t, peer=cython.Py_ssize_t)
    cdef inline void _count_places(
        self, Py_ssize_t cell, Py_ssize_t digit, int change
    ) noexcept nogil
    @cython.locals(digit=cython.Py_ssize_t)
    cdef inline void _count_candidates(self, Py_ssize_t cell, int change) noexcept nogil
