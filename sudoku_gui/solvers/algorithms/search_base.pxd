# The C types of search_base.py.  Py_ssize_t is what C indexes with; a narrower type would be
# widened at every use.

cimport cython

cdef int _BACKTRACK, _PLACEMENT, _DEAD_END, _CELL_CHANGES, _CELL_HOLDS, _DEPTH_BELOW


cdef class SearchBase:
    cdef object _givens
    cdef Py_ssize_t _size, _cell_count, _blank_count
    cdef int[::1] _blanks, _house_cells, _row, _column, _box
    cdef unsigned char[::1] _digits
    # No other field is a short: so a C compiler knows that writing the path changes none,
    # and keeps them in registers.
    cdef short[::1] _path
    cdef Py_ssize_t _depth, _root, _lowest, _highest, _standing, _above, _tried_at, _ended_at
    cdef long long _placements, _backtracks, _tries, _reads, _calls

    cdef void _begin(self) noexcept nogil

    # Each algorithm has its own.
    cdef Py_ssize_t _next_digit(self, Py_ssize_t cell, Py_ssize_t above) noexcept nogil
    cdef Py_ssize_t _go_on(self, Py_ssize_t cell, Py_ssize_t digit) noexcept nogil
    cdef void _go_back(self, Py_ssize_t cell, Py_ssize_t digit) noexcept nogil

    @cython.locals(
        taken=cython.longlong,
        standing=cython.Py_ssize_t,
        above=cython.Py_ssize_t,
        next_digit=cython.Py_ssize_t,
    )
    cdef long long _run(
        self, long long steps, int kind, Py_ssize_t cell, Py_ssize_t digit, Py_ssize_t depth
    ) noexcept nogil

    # Inline: called directly, not through the table of methods, so that none overrides them.
    cdef inline bint _fulfils(
        self, int kind, Py_ssize_t cell, Py_ssize_t digit, Py_ssize_t depth
    ) noexcept nogil
    cdef inline Py_ssize_t _changed(self) noexcept nogil
    cdef inline void _place(self, Py_ssize_t cell, Py_ssize_t digit) noexcept nogil
    cdef inline void _take_back(self, Py_ssize_t cell, Py_ssize_t digit) noexcept nogil
    cdef inline void _end_if_nothing_fits(self) noexcept nogil
    @cython.locals(tries=cython.longlong, reads=cython.longlong, digit=cython.Py_ssize_t)
    cdef inline Py_ssize_t _peek(self) noexcept nogil
    cdef inline void _begin_extremes(self) noexcept nogil
