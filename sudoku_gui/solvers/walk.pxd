# The C types of walk.py.

cimport cython

cdef int _BACKTRACK, _PLACEMENT, _DEAD_END, _CELL_CHANGES, _CELL_HOLDS, _DEPTH_BELOW


cdef class Walk:
    cdef object _givens
    cdef int _size, _cell_count, _blank_count
    cdef int[::1] _blanks, _house_cells, _row, _column, _box
    cdef unsigned char[::1] _digits
    # No other field is a short: so a C compiler knows that writing the path changes none,
    # and keeps them in registers.
    cdef short[::1] _path
    cdef int _depth, _lowest, _highest, _standing, _above, _tried_at
    cdef long long _placements, _backtracks, _tries, _reads, _calls

    cdef void _begin(self) noexcept nogil

    # Each algorithm has its own.
    cdef int _next_digit(self, int cell, int above) noexcept nogil
    cdef void _go_on(self) noexcept nogil
    cdef void _write(self, int cell, int digit) noexcept nogil
    cdef void _erase(self, int cell, int digit) noexcept nogil

    @cython.locals(taken=cython.longlong, next_digit=cython.int)
    cdef long long _run(
        self, long long steps, int kind, int cell, int digit, int depth
    ) noexcept nogil

    # Called directly, not through the table of methods.
    cdef inline int _fulfils(self, int kind, int cell, int digit, int depth) noexcept nogil
    cdef inline int _changed(self) noexcept nogil
    @cython.locals(cell=cython.int)
    cdef inline void _place(self, int digit) noexcept nogil
    @cython.locals(depth=cython.int, cell=cython.int, digit=cython.int, tried_at=cython.int)
    cdef inline void _take_back(self) noexcept nogil
    cdef inline void _come_back(self, int digit, int tried_at) noexcept nogil
    cdef inline void _end_if_nothing_fits(self) noexcept nogil
    @cython.locals(tries=cython.longlong, reads=cython.longlong, digit=cython.int)
    cdef inline int _peek(self) noexcept nogil
    cdef inline void _begin_extremes(self) noexcept nogil
