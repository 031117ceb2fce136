# The C types of cell_scans.py.

cimport cython

from sudoku_gui.techniques.candidate_masks cimport CandidateMasks


@cython.locals(cell=cython.Py_ssize_t)
cpdef Py_ssize_t next_rich_cell(CandidateMasks masks, Py_ssize_t start) noexcept
@cython.locals(
    count=cython.Py_ssize_t, pivot=cython.Py_ssize_t, end=cython.Py_ssize_t,
    first=cython.Py_ssize_t, second=cython.Py_ssize_t, at=cython.Py_ssize_t,
    mask=cython.int, one=cython.int, other=cython.int, shared=cython.int, wanted=cython.int,
)
cpdef Py_ssize_t next_wing(CandidateMasks masks, int pivot_digits, Py_ssize_t start) noexcept
@cython.locals(cell=cython.Py_ssize_t)
cpdef Py_ssize_t next_rich_cell(CandidateMasks masks, Py_ssize_t start) noexcept
@cython.locals(
    count=cython.Py_ssize_t, pivot=cython.Py_ssize_t, one=cython.Py_ssize_t,
    other=cython.Py_ssize_t, index=cython.Py_ssize_t, cell=cython.Py_ssize_t,
)
cdef bint _loses_any(CandidateMasks masks, Py_ssize_t at, int digit, bint sees_pivot) noexcept nogil
@cython.locals(count=cython.int)
cdef int _bits(int mask) noexcept nogil


cdef class UniqueLoopScan:
    cdef int[::1] _kinds, _homes, _path, _is_on_path, _visits, _is_choice, _choices
    cdef int _pair
    cdef Py_ssize_t _least, _most
    cdef list _loops

    @cython.locals(start=cython.Py_ssize_t)
    cpdef list loops(self, CandidateMasks masks, Py_ssize_t least, Py_ssize_t most)
    @cython.locals(
        one=cython.Py_ssize_t, other=cython.Py_ssize_t, index=cython.Py_ssize_t,
        first=cython.Py_ssize_t, both=cython.int,
    )
    cdef bint _may_begin(self, CandidateMasks masks, Py_ssize_t cell) noexcept nogil
    @cython.locals(house=cython.Py_ssize_t, cell=cython.Py_ssize_t, lost=cython.int)
    cdef bint _choose_cells(self, CandidateMasks masks, Py_ssize_t start) noexcept nogil
    @cython.locals(index=cython.Py_ssize_t)
    cdef void _count_choice(self, CandidateMasks masks, Py_ssize_t cell, int count) noexcept nogil
    @cython.locals(index=cython.Py_ssize_t)
    cdef bint _is_alone(self, CandidateMasks masks, Py_ssize_t cell) noexcept nogil
    @cython.locals(
        place=cython.int, cell=cython.Py_ssize_t, index=cython.Py_ssize_t, house=cython.Py_ssize_t,
        at=cython.Py_ssize_t, following=cython.Py_ssize_t, more=cython.int, left=cython.int,
    )
    cdef void _extend(self, CandidateMasks masks, Py_ssize_t length, int allowed, int others, int last_kind) except *
    @cython.locals(more=cython.int, index=cython.Py_ssize_t)
    cdef bint _may_follow(self, CandidateMasks masks, Py_ssize_t cell, Py_ssize_t length, int allowed, int others) noexcept
    @cython.locals(index=cython.Py_ssize_t)
    cdef void _visit(self, CandidateMasks masks, Py_ssize_t cell, int place) noexcept
    @cython.locals(at=cython.Py_ssize_t, cell=cython.Py_ssize_t, index=cython.Py_ssize_t)
    cdef void _report(self, CandidateMasks masks, Py_ssize_t length, int last_kind) except *
    @cython.locals(first=cython.Py_ssize_t, index=cython.Py_ssize_t, house=cython.int, other=cython.Py_ssize_t)
    cdef bint _is_closed(self, CandidateMasks masks, Py_ssize_t last, int last_kind) noexcept nogil
