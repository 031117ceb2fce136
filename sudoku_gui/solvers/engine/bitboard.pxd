# The C types of bitboard.py.

cimport cython

from sudoku_gui.solvers.engine.propagation cimport NothingForEachProcessor, Propagation, Word

cdef extern from *:
    """
    #if defined(_MSC_VER) && !defined(__clang__)
    #include <intrin.h>
    #define COUNT_BITS __popcnt
    #else
    #define COUNT_BITS __builtin_popcount
    #endif
    """
    Word count_bits "COUNT_BITS"(Word word) noexcept nogil


cdef class Bitboard(Propagation):
    cdef Word _stack[9072]
    cdef Word _solutions[96]
    cdef Word _choice
    cdef Word _given[3]
    cdef unsigned char[::1] _digits
    cdef Py_ssize_t _depth, _word
    cdef long long _limit, _found, _guesses
    cdef int _has_ended, _is_loose

    @cython.locals(cell=cython.Py_ssize_t, digit=cython.Py_ssize_t, word=cython.Py_ssize_t, band=cython.Py_ssize_t, highest=cython.uchar, possible=Word, given=Word)
    cdef int _begin(self, const unsigned char[::1] digits, Py_ssize_t start, long long limit) noexcept nogil
    cdef void _forbid(self, Py_ssize_t cell, Py_ssize_t digit) noexcept nogil
    @cython.locals(word=cython.Py_ssize_t, left=cython.Py_ssize_t)
    cdef Py_ssize_t _count_left(self) noexcept nogil
    @cython.locals(word=cython.Py_ssize_t, tried=Word, possible=cython.Py_ssize_t)
    cdef Py_ssize_t _count_possible(self) noexcept nogil
    @cython.locals(word=cython.Py_ssize_t)
    cdef int _is_possible(self) noexcept nogil
    cdef int _run_unlocked(self, long long guesses) noexcept
    cdef void _run(self, long long guesses) noexcept nogil
    cdef inline void _guess(self) noexcept nogil
    @cython.locals(kept=cython.Py_ssize_t, each=cython.Py_ssize_t)
    cdef inline void _split(self) noexcept nogil
    @cython.locals(band=cython.Py_ssize_t, digit=cython.Py_ssize_t, cells=Word, guessed=cython.int)
    cdef inline int _guess_pairs(self) noexcept nogil
    @cython.locals(digit=cython.Py_ssize_t, cells=Word, one=Word, two=Word, three=Word)
    cdef inline Word _pairs_in(self, Py_ssize_t band) noexcept nogil
    @cython.locals(
        closest=cython.Py_ssize_t,
        chute=cython.Py_ssize_t,
        digit=cython.Py_ssize_t,
        fewest=Word,
        total=Word,
    )
    cdef inline Py_ssize_t _closest_chute(self) noexcept nogil
    @cython.locals(kept=cython.Py_ssize_t, word=cython.Py_ssize_t)
    cdef inline void _go_back(self) noexcept nogil
    @cython.locals(word=cython.Py_ssize_t)
    cdef inline void _note_solution(self) noexcept nogil
    cdef void _write_solution(self, Py_ssize_t number, unsigned char[::1] digits, Py_ssize_t start) noexcept nogil


@cython.locals(givens=Word, blanks=Word)
cdef NothingForEachProcessor _see_whether_loose(Bitboard search) noexcept nogil
@cython.locals(
    chute=cython.Py_ssize_t,
    kind=cython.Py_ssize_t,
    digit=cython.Py_ssize_t,
    chosen=cython.Py_ssize_t,
    band=cython.Py_ssize_t,
    fewest=Word,
    size=Word,
    line=Word,
)
cdef NothingForEachProcessor _choose(Bitboard search) noexcept nogil
@cython.locals(
    band=cython.Py_ssize_t, first=cython.Py_ssize_t, digit=cython.Py_ssize_t, cell=cython.int,
    cells=Word, ones=Word, twos=Word, fours=Word, eights=Word,
)
cdef NothingForEachProcessor _write(Bitboard search, Py_ssize_t number, unsigned char[::1] digits, Py_ssize_t start) noexcept nogil
cdef Word _lines_in(Word lines, Py_ssize_t chute) noexcept nogil
cdef Word _size(Word lines) noexcept nogil
@cython.locals(columns=Word)
cdef Word _box_around(Word cells) noexcept nogil
cdef Word _cells_of_minirows(Word rows) noexcept nogil
cdef Word _cells_of_minicolumns(Word columns) noexcept nogil
