# The C types of bulk_rows.py.

cimport cython


cdef class RowWriter:
    cdef const short[::1] _codes
    cdef const unsigned char[::1] _puzzles, _solutions
    cdef const long long[::1] _counts
    cdef unsigned char[::1] _written
    cdef Py_ssize_t _length, _cells, _apart, _at
    cdef long long _limit

    @cython.locals(place=cython.Py_ssize_t)
    cdef void _write_unlocked(self, long long line, Py_ssize_t number) noexcept
    @cython.locals(each=cython.Py_ssize_t, code=cython.short, count=cython.longlong, shown=cython.bint)
    cdef void _write_row(self, long long line, Py_ssize_t place) noexcept nogil
    cdef inline bint _is_so(self, short code, long long count) noexcept nogil
    cdef inline void _write_puzzle(self, Py_ssize_t place) noexcept nogil
    cdef inline void _write_solution(self, Py_ssize_t place) noexcept nogil
    @cython.locals(figures=cython.Py_ssize_t, back=cython.Py_ssize_t, rest=cython.longlong)
    cdef void _write_number(self, long long number) noexcept nogil


cdef bint _read_unlocked(const unsigned char[::1] lines, unsigned char[::1] digits, Py_ssize_t cells) noexcept
@cython.locals(
    at=cython.Py_ssize_t, place=cython.Py_ssize_t, cell=cython.Py_ssize_t,
    sign=cython.uchar, digit=cython.uchar, strange=cython.uchar,
)
cdef bint _read(const unsigned char[::1] lines, unsigned char[::1] digits, Py_ssize_t cells) noexcept nogil
@cython.locals(each=cython.Py_ssize_t)
cdef inline void _copy(
    const unsigned char[::1] source, Py_ssize_t start, unsigned char[::1] target, Py_ssize_t at, Py_ssize_t count
) noexcept nogil
@cython.locals(each=cython.Py_ssize_t, digit=cython.uchar)
cdef inline void _copy_figures(
    const unsigned char[::1] source, Py_ssize_t start, unsigned char[::1] target, Py_ssize_t at, Py_ssize_t count
) noexcept nogil
