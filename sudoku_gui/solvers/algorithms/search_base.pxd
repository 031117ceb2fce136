# The C types of search_base.py.  Py_ssize_t is what C indexes with; a narrower type would be
# widened at every use.

cimport cython

ctypedef unsigned long long DigitSet  # bit 1 for the digit 1; two of them fit into one word

# Other compilers than gcc and clang know them by other names.
cdef extern from *:
    """
    #if defined(_MSC_VER) && !defined(__clang__)
    #include <intrin.h>
    static __inline int lowest_bit(unsigned long long word) {
        unsigned long place;
        _BitScanForward(&place, (unsigned long)word);
        return (int)place;
    }
    static __inline int highest_bit(unsigned long long word) {
        unsigned long place;
        _BitScanReverse(&place, (unsigned long)word);
        return (int)place;
    }
    #else
    #define lowest_bit __builtin_ctzll
    #define highest_bit(word) (63 - __builtin_clzll(word))
    #endif
    static CYTHON_INLINE int count_bits(unsigned long long word) {
    #if defined(__x86_64__) && defined(__GNUC__)
        /* Nearly all have an instruction for it, but compilers may not assume it. */
        if (__builtin_cpu_supports("popcnt")) {
            unsigned long long count;
            __asm__("popcnt %1, %0" : "=r"(count) : "r"(word) : "cc");
            return (int)count;
        }
    #endif
        word -= (word >> 1) & 0x5555555555555555u;
        word = (word & 0x3333333333333333u) + ((word >> 2) & 0x3333333333333333u);
        return (int)((((word + (word >> 4)) & 0x0F0F0F0F0F0F0F0Fu) * 0x0101010101010101u) >> 56);
    }
    """
    int lowest_bit(DigitSet digits) noexcept nogil
    int highest_bit(DigitSet digits) noexcept nogil
    int count_bits(DigitSet digits) noexcept nogil

cdef int _BACKTRACK, _PLACEMENT, _DEAD_END, _CELL_CHANGES, _CELL_HOLDS, _DEPTH_BELOW


# What every step needs stands first, where instructions that reach it are shortest.  `_reads` and
# `_calls` are apart, or a C compiler would load both at once just after one was written, which
# the processor waits for.
cdef class SearchBase:
    cdef Py_ssize_t _depth, _standing, _above, _lowest, _highest, _root, _tried_at, _ended_at
    cdef long long _placements, _backtracks, _calls, _tries, _reads
    cdef long long _passed, _to_pass
    cdef Py_ssize_t _size, _cell_count, _blank_count
    cdef unsigned int _all_digits
    cdef bint _goes_back
    cdef object _givens
    cdef int _blanks[625]
    cdef int _house_cells[1875]
    cdef int _row[625]
    cdef int _column[625]
    cdef int _box[625]
    cdef unsigned char _digits[625]
    cdef int _blank_from[626]
    cdef int _path[625]
    cdef unsigned int _used[1875]

    cdef void _begin(self) noexcept nogil

    # Each algorithm has its own.
    cdef Py_ssize_t _next_digit(self, Py_ssize_t cell, Py_ssize_t above) noexcept nogil
    cdef Py_ssize_t _go_on(self, Py_ssize_t cell, Py_ssize_t digit) noexcept nogil
    cdef void _go_back(self, Py_ssize_t cell, Py_ssize_t digit) noexcept nogil

    # By some of them.
    cdef Py_ssize_t _sought_at(self, Py_ssize_t depth) noexcept nogil

    cdef inline void _note_used(self, Py_ssize_t cell, Py_ssize_t digit) noexcept nogil
    cdef inline void _note_unused(self, Py_ssize_t cell, Py_ssize_t digit) noexcept nogil

    @cython.locals(
        taken=cython.longlong,
        standing=cython.Py_ssize_t,
        above=cython.Py_ssize_t,
        next_digit=cython.Py_ssize_t,
    )
    cdef long long _run(
        self, long long steps, int kind, Py_ssize_t cell, Py_ssize_t digit, Py_ssize_t depth
    ) noexcept nogil

    @cython.locals(taken=cython.longlong)
    cdef long long _run_on(
        self, long long steps, int kind, Py_ssize_t cell, Py_ssize_t digit, Py_ssize_t depth
    ) noexcept nogil
    cdef inline bint _is_solved(self) noexcept nogil
    cdef inline bint _can_pass(self) noexcept nogil
    @cython.locals(cell=cython.Py_ssize_t)
    cdef inline void _pass_solution(self) noexcept nogil

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
