# The C types of followers.py.

cimport cython

from sudoku_gui.solvers.algorithms.backtracking cimport BacktrackingSearch
from sudoku_gui.solvers.algorithms.search_base cimport DigitSet, highest_bit, lowest_bit

cdef int _DEPTH_BELOW


cdef class Follower:
    cdef BacktrackingSearch _search
    cdef long long _needless
    cdef Py_ssize_t _below
    cdef long long _counts[64]

    @cython.locals(search=BacktrackingSearch)
    cdef long long _follow_unlocked(self, long long steps) noexcept
    @cython.locals(
        search=BacktrackingSearch,
        steps=cython.longlong,
        place=cython.Py_ssize_t,
        taken=cython.longlong,
        before=cython.longlong,
    )
    cdef long long _survey_unlocked(self, Py_ssize_t slices, long long width) noexcept

    # Each rule has its own.
    cdef long long _follow(self, BacktrackingSearch search, long long steps) noexcept nogil

    @cython.locals(taken=cython.longlong)
    cdef inline long long _skip(self, BacktrackingSearch search, long long steps) noexcept nogil
    cdef void _end_stretch(self, BacktrackingSearch search) noexcept nogil


cdef class ForwardChecking(Follower):
    cdef int[::1] _first_near, _near, _first_extra, _extra

    @cython.locals(taken=cython.longlong, cell=cython.Py_ssize_t, digit=cython.Py_ssize_t)
    cdef long long _follow(self, BacktrackingSearch search, long long steps) noexcept nogil
    cdef void _end_stretch(self, BacktrackingSearch search) noexcept nogil
    @cython.locals(
        place=cython.Py_ssize_t,
        blank=cython.Py_ssize_t,
        other=cython.Py_ssize_t,
        used=cython.uint,
    )
    cdef inline bint _leaves_none(self, BacktrackingSearch search, Py_ssize_t cell) noexcept nogil


cdef class GivenMore(Follower):
    cdef Py_ssize_t _cell, _digit
    cdef unsigned char _is_near[625]

    @cython.locals(taken=cython.longlong, cell=cython.Py_ssize_t, digit=cython.Py_ssize_t)
    cdef long long _follow(self, BacktrackingSearch search, long long steps) noexcept nogil
    cdef inline void _note_placed(
        self, BacktrackingSearch search, Py_ssize_t cell, Py_ssize_t digit
    ) noexcept nogil


cdef class WasteCounter(Follower):
    cdef long long _wasted[625]
    cdef long long _placed_after[626]

    @cython.locals(
        taken=cython.longlong,
        cell=cython.Py_ssize_t,
        digit=cython.Py_ssize_t,
        depth=cython.Py_ssize_t,
        steps_now=cython.longlong,
    )
    cdef long long _follow(self, BacktrackingSearch search, long long steps) noexcept nogil


cdef class Backjumping(Follower):
    cdef Py_ssize_t _words, _absent, _target, _failed_at, _failed_sought
    cdef long long _failed_after
    cdef int[::1] _first_extra, _extra
    cdef unsigned int _open[625]
    cdef unsigned short _level_of[1876]
    cdef unsigned short _level_at[625]
    cdef DigitSet _conflicts[6260]
    cdef DigitSet _blamed[10]

    cdef inline Py_ssize_t _top(self) noexcept nogil
    @cython.locals(place=cython.Py_ssize_t, cell=cython.Py_ssize_t, level=cython.Py_ssize_t)
    cdef void _hold_all(self, BacktrackingSearch search) noexcept
    cdef inline void _hold(
        self, BacktrackingSearch search, Py_ssize_t cell, Py_ssize_t digit, Py_ssize_t level
    ) noexcept nogil
    @cython.locals(
        taken=cython.longlong,
        cell=cython.Py_ssize_t,
        digit=cython.Py_ssize_t,
        word=cython.Py_ssize_t,
    )
    cdef long long _follow(self, BacktrackingSearch search, long long steps) noexcept nogil
    @cython.locals(
        depth=cython.Py_ssize_t,
        failed=cython.Py_ssize_t,
        cell=cython.Py_ssize_t,
        sought=cython.Py_ssize_t,
    )
    cdef inline void _go_back(self, BacktrackingSearch search) noexcept nogil
    @cython.locals(word=cython.Py_ssize_t)
    cdef inline void _note_blamed(self, Py_ssize_t depth) noexcept nogil
    cdef void _end_stretch(self, BacktrackingSearch search) noexcept nogil
    @cython.locals(level=cython.Py_ssize_t, word=cython.Py_ssize_t)
    cdef inline void _jump_on(self, BacktrackingSearch search) noexcept nogil
    @cython.locals(word=cython.Py_ssize_t, one=DigitSet)
    cdef inline void _pass_on(self, Py_ssize_t level, Py_ssize_t row) noexcept nogil
    @cython.locals(
        sought=cython.Py_ssize_t,
        digits=cython.uint,
        used=cython.uint,
        digit=cython.Py_ssize_t,
        first=cython.Py_ssize_t,
        place=cython.Py_ssize_t,
        other=cython.Py_ssize_t,
        earliest=cython.Py_ssize_t,
    )
    cdef inline void _blame(
        self, BacktrackingSearch search, Py_ssize_t cell, Py_ssize_t row
    ) noexcept nogil
    @cython.locals(earliest=cython.Py_ssize_t, place=cython.Py_ssize_t, other=cython.Py_ssize_t)
    cdef inline Py_ssize_t _earliest(
        self, BacktrackingSearch search, Py_ssize_t cell, Py_ssize_t digit
    ) noexcept nogil
    @cython.locals(one=DigitSet)
    cdef inline void _add(self, Py_ssize_t row, Py_ssize_t level) noexcept nogil


cdef int _lowest(DigitSet digits) noexcept nogil
cdef int _highest(DigitSet digits) noexcept nogil
