# The C types of recorded_list.py.

cimport cython

from sudoku_gui.judge.step_recorder cimport StepRecorder


cdef class Recording:
    cdef long long[::1] counts
    cdef bytes givens
    cdef tuple houses
    cdef Py_ssize_t size
    cdef Py_ssize_t blanks
    cdef Py_ssize_t grids
    cdef Py_ssize_t calls_from
    cdef Py_ssize_t looks
    cdef bint is_over
    cdef bint is_closed
    cdef StepRecorder recorder

    cpdef call(self, Py_ssize_t function)
    @cython.locals(recorded=RecordedList)
    cpdef wrap(self, value)
    @cython.locals(recorded=RecordedList)
    cdef RecordedList list_of(self, list values)
    @cython.locals(row=RecordedList)
    cdef wrap_rows(self, RecordedList values)
    cdef look_at(self, RecordedList values)
    cdef bint holds_givens(self, RecordedList values) except -1
    @cython.locals(cell=cython.Py_ssize_t)
    cdef bint holds_at(self, object row, Py_ssize_t first) except -1
    @cython.locals(grid=RecordedGrid)
    cdef track(self, RecordedList values)


cdef class RecordedGrid:
    cdef Recording recording
    cdef int[::1] digits
    cdef Py_ssize_t number
    cdef Py_ssize_t reads_at, writes_at, placements_at, backtracks_at
    cdef Py_ssize_t filled

    @cython.locals(recorded=RecordedList, text=RecordedText)
    cdef adopt(self, object row, Py_ssize_t first)
    cpdef read(self, Py_ssize_t cells)
    @cython.locals(recording=Recording, recorder=StepRecorder, digit=int, before=int)
    cdef write(self, Py_ssize_t cell, object value)
    cdef write_row(self, Py_ssize_t first, object row)
    cdef bint is_solved(self) except -1


cdef class RecordedList(list):
    cdef bint is_tracked
    cdef bint holds_cells
    cdef Py_ssize_t first
    cdef Recording recording
    cdef RecordedGrid grid
    cdef RecordedList outer

    @cython.locals(row=RecordedList)
    cpdef append(self, value)
    @cython.locals(values=RecordedList)
    cdef look(self)
    cdef write(self, Py_ssize_t index, object value)
    cdef renew(self)


cdef class RecordedText(str):
    cdef str signs
    cdef RecordedGrid grid


cdef int digit_of(object value) except -1
