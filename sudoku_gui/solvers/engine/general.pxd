# The C types of general.py.

cimport cython


cdef class GeneralSolver:
    cdef Py_ssize_t _size, _cell_count, _demand_count, _offer_count
    cdef int[::1] _first_demand, _demands, _offers, _weight, _struck, _taken, _forced
    cdef int[::1] _guessed, _struck_before, _taken_before
    cdef unsigned char[::1] _is_open, _left, _is_met, _found
    cdef Py_ssize_t _struck_count, _taken_count, _forced_count, _depth, _blocked
    cdef long long _limit, _solution_count
    cdef bint _is_over

    cdef void _run_unlocked(self, long long guesses)
    @cython.locals(demand=cython.Py_ssize_t)
    cdef void _run(self, long long guesses) noexcept nogil
    @cython.locals(offer=cython.Py_ssize_t, demand=cython.Py_ssize_t)
    cdef void _strike_nothing(self) noexcept nogil
    cdef bint _give(self, Py_ssize_t cell, Py_ssize_t offer) noexcept nogil
    @cython.locals(
        chosen=cython.Py_ssize_t,
        fewest=cython.Py_ssize_t,
        heaviest=cython.int,
        demand=cython.Py_ssize_t,
        left=cython.Py_ssize_t,
    )
    cdef Py_ssize_t _scarcest(self) noexcept nogil
    @cython.locals(offer=cython.Py_ssize_t)
    cdef void _guess(self, Py_ssize_t demand) noexcept nogil
    cdef void _take_back(self) noexcept nogil
    @cython.locals(demand=cython.Py_ssize_t)
    cdef bint _settle(self) noexcept nogil
    @cython.locals(place=cython.Py_ssize_t)
    cdef Py_ssize_t _first_open(self, Py_ssize_t demand) noexcept nogil
    @cython.locals(
        place=cython.Py_ssize_t,
        demand=cython.Py_ssize_t,
        first=cython.Py_ssize_t,
        other_place=cython.Py_ssize_t,
        other=cython.Py_ssize_t,
    )
    cdef void _take(self, Py_ssize_t offer) noexcept nogil
    @cython.locals(place=cython.Py_ssize_t, demand=cython.Py_ssize_t)
    cdef void _strike(self, Py_ssize_t offer) noexcept nogil
    @cython.locals(offer=cython.Py_ssize_t, place=cython.Py_ssize_t)
    cdef void _restore(self, Py_ssize_t struck_count, Py_ssize_t taken_count) noexcept nogil
    @cython.locals(
        first=cython.Py_ssize_t,
        place=cython.Py_ssize_t,
        offer=cython.Py_ssize_t,
        cell=cython.Py_ssize_t,
    )
    cdef void _note_solution(self) noexcept nogil
