# The C types of propagation.py.

cimport cython

ctypedef unsigned int Word  # of 27 bits; `unsigned` drops what is moved beyond the 32nd

# The type of a function that gcc and clang compile for several kinds of processors: when the module
# is loaded, the best for the one at hand is taken.  Other compilers, and those for other systems,
# make it once.  It returns nothing and is no method, since Cython writes the type for results and in
# tables of methods too, where it means nothing.
# What it calls in loops is to be part of it: called, it would be what is made for any processor.
cdef extern from *:
    """
    #if defined(__clang__)
    #define COMPILES_FOR_EACH_PROCESSOR (__clang_major__ >= 14)
    #define PROCESSORS "avx512vl", "avx2"
    #else
    #define COMPILES_FOR_EACH_PROCESSOR (__GNUC__ >= 12)
    #define PROCESSORS "arch=x86-64-v4", "arch=x86-64-v3"
    #endif
    #if defined(__x86_64__) && defined(__GLIBC__) && COMPILES_FOR_EACH_PROCESSOR
    #define NOTHING_FOR_EACH_PROCESSOR __attribute__((target_clones(PROCESSORS, "default"))) void
    #else
    #define NOTHING_FOR_EACH_PROCESSOR void
    #endif
    #if defined(__GNUC__) || defined(__clang__)
    #define NOTHING_INLINED __attribute__((always_inline)) inline void
    #else
    #define NOTHING_INLINED void
    #endif
    """
    ctypedef void NothingForEachProcessor "NOTHING_FOR_EACH_PROCESSOR"
    ctypedef void NothingInlined "NOTHING_INLINED"


cdef class Propagation:
    cdef Word _cells[48]
    cdef Word _sure_cells[48]
    cdef Word _lines[32]
    cdef Word _sure_lines[32]
    cdef Word _settled[3]
    cdef Word _single[3]
    cdef Word _open[3]
    cdef Word _full[2]
    cdef Word _tight[2]
    cdef Word _moved, _news

    cdef int _propagate(self) noexcept nogil
    @cython.locals(word=cython.Py_ssize_t)
    cdef void _forget_lines(self) noexcept nogil
    @cython.locals(band=cython.Py_ssize_t, kind=cython.Py_ssize_t)
    cdef void _forget_conclusions(self) noexcept nogil
    @cython.locals(band=cython.Py_ssize_t, contradictions=Word)
    cdef inline Word _compare_cells(self) noexcept nogil
    @cython.locals(kind=cython.Py_ssize_t, contradictions=Word)
    cdef inline Word _compare_lines(self) noexcept nogil
    @cython.locals(digit=cython.Py_ssize_t, one=Word, two=Word, settled=Word, clashing=Word, cells=Word, sure=Word)
    cdef inline Word _compare_cells_of(self, Py_ssize_t band) noexcept nogil
    @cython.locals(
        digit=cython.Py_ssize_t, lines=Word, sure=Word,
        one=Word, two=Word, three=Word, four=Word,
        sure_one=Word, sure_two=Word, sure_three=Word, sure_four=Word,
    )
    cdef inline Word _compare_lines_of(self, Py_ssize_t kind) noexcept nogil


cdef NothingForEachProcessor _narrow(Propagation grid) noexcept nogil
@cython.locals(
    digit=cython.Py_ssize_t,
    upper=Word, middle=Word, lower=Word,
    settled_upper=Word, settled_middle=Word, settled_lower=Word,
    single_upper=Word, single_middle=Word, single_lower=Word,
    full=Word, tight=Word,
    rows=Word, held=Word,
)
cdef NothingInlined _narrow_minirows(Propagation grid, Py_ssize_t first, Py_ssize_t end) noexcept nogil
@cython.locals(
    digit=cython.Py_ssize_t,
    moved=Word,
    upper=Word, middle=Word, lower=Word,
    single_upper=Word, single_middle=Word, single_lower=Word,
    left_upper=Word, left_middle=Word, left_lower=Word,
    full=Word, tight=Word,
    rows=Word, columns=Word, held=Word, sure=Word,
)
cdef NothingInlined _narrow_minicolumns(Propagation grid, Py_ssize_t first, Py_ssize_t end) noexcept nogil
cdef Word _minirows(Word upper, Word middle, Word lower) noexcept nogil
cdef Word _minicolumns(Word upper, Word middle, Word lower) noexcept nogil
@cython.locals(firsts=Word)
cdef Word _cells_of_minirows(Word rows) noexcept nogil
@cython.locals(tops=Word)
cdef Word _cells_of_minicolumns(Word columns) noexcept nogil
cdef Word _arranged(Word lines, Word following, Word previous) noexcept nogil
cdef Word _next_nine(Word lines) noexcept nogil
cdef Word _previous_nine(Word lines) noexcept nogil
cdef Word _next_minirow(Word rows) noexcept nogil
cdef Word _previous_minirow(Word rows) noexcept nogil
cdef Word _next_minicolumn(Word columns) noexcept nogil
cdef Word _previous_minicolumn(Word columns) noexcept nogil
