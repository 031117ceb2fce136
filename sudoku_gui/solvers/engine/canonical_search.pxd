# The C types of canonical_search.py.

cimport cython


cdef int _ORIGIN_ROW, _ORIGIN_COLUMN, _FIRST_LABEL, _TURNED, _LEVEL, _ROW, _POSITION, _TAKEN, _LABELS, _STATE, _COLUMNS
cdef int _UNPLACED, _WORSE, _GIVEN_UP, _NO_RETURN, _MOST_STEPS


cdef class CanonicalSearch:
    cdef unsigned char[::1] _cells, _best
    cdef int[::1] _states, _path, _best_path
    cdef long long[::1] _blank_rows
    cdef int _size, _box_rows, _box_columns, _written, _is_better, _steps, _blanks

    cdef bint _search_unlocked(self) noexcept
    @cython.locals(turned=cython.int)
    cdef bint _search(self) noexcept nogil
    @cython.locals(size=cython.int, part=cython.int, row=cython.int, cell=cython.int, given=cython.int, is_origin=cython.bint)
    cdef void _begin(self, int turned) noexcept nogil
    @cython.locals(row=cython.int, rows=cython.int, back=cython.int)
    cdef int _choose_row(self, int depth) noexcept nogil
    @cython.locals(row=cython.int, rows=cython.int, left=cython.int)
    cdef int _first_rows(self, int depth) noexcept nogil
    cdef void _begin_row(self, int at, int row) noexcept nogil
    @cython.locals(height=cython.int, band=cython.int, other=cython.int, taken=cython.longlong, blank=cython.longlong, all_rows=cython.longlong)
    cdef bint _may_come_next(self, int at, int row) noexcept nogil
    @cython.locals(each=cython.int, parting=cython.int)
    cdef int _end(self, int depth) noexcept nogil
    @cython.locals(at=cython.int, part=cython.int)
    cdef int _copy(self, int depth, int choice) noexcept nogil
    @cython.locals(choice=cython.int, each=cython.int, child=cython.int, back=cython.int)
    cdef int _advance(self, int depth) noexcept nogil
    @cython.locals(at=cython.int, stacks=cython.int, choice=cython.int)
    cdef int _place_cells(self, int depth) noexcept nogil
    @cython.locals(
        position=cython.int, stacks=cython.int, most=cython.int, stack=cython.int, first=cython.int,
        blanks=cython.int, known=cython.int, column=cython.int, digit=cython.int,
    )
    cdef int _first_stacks(self, int at) noexcept nogil
    @cython.locals(width=cython.int, chute=cython.int, count=cython.int, stack=cython.int, column=cython.int)
    cdef void _put_stacks_first(self, int at, int stacks) noexcept nogil
    @cython.locals(column=cython.int)
    cdef void _write_blank_stacks(self, int at, int stacks) noexcept nogil
    @cython.locals(position=cython.int, blanks=cython.int, known=cython.int, column=cython.int, digit=cython.int)
    cdef int _place_class(self, int at) noexcept nogil
    @cython.locals(position=cython.int, column=cython.int, digit=cython.int)
    cdef int _place_new(self, int at) noexcept nogil
    @cython.locals(
        position=cython.int, apart=cython.int, lowest=cython.int, columns=cython.int, only=cython.int,
        column=cython.int, label=cython.int,
    )
    cdef int _place_first_known(self, int at, int count) noexcept nogil
    @cython.locals(digit=cython.int, origin=cython.int)
    cdef bint _place_known(self, int at, int column) noexcept nogil
    @cython.locals(first=cython.int, other=cython.int)
    cdef void _move_others(self, int at, int column, int place, int by) noexcept nogil
    @cython.locals(row=cython.int, place=cython.int, label=cython.int, other=cython.int, column=cython.int)
    cdef int _lowest_label(self, int at, int digit) noexcept nogil
    @cython.locals(row=cython.int)
    cdef inline int _digit_in(self, int at, int column) noexcept nogil
    @cython.locals(position=cython.int, cell=cython.int)
    cdef bint _write(self, int at, int label) noexcept nogil
