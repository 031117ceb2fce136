# The C types of candidate_masks.py.

cimport cython


cdef class CandidateMasks:
    cdef readonly Py_ssize_t size, cell_count, house_count
    cdef readonly object house_cells, first_home, homes, home_bits, first_peer, peers, sees
    cdef readonly object of_cell, placed, places
    cdef int[::1] _house_cells, _first_home, _homes, _home_bits, _first_peer, _peers
    cdef int[::1] _of_cell, _placed, _places
    cdef unsigned char[::1] _sees
    cdef dict _worked_out

    cdef void _show_to_compiled_code(self)
    @cython.locals(index=cython.Py_ssize_t, cell=cython.Py_ssize_t, digit=cython.Py_ssize_t, mask=cython.int)
    cpdef void load(self, object masks, object placed)
    @cython.locals(cell=cython.Py_ssize_t, digit=cython.Py_ssize_t)
    cpdef void load_digits(self, object digits)
    @cython.locals(index=cython.Py_ssize_t)
    cpdef void place(self, Py_ssize_t cell, Py_ssize_t digit) noexcept
    @cython.locals(digit=cython.Py_ssize_t, going=cython.int)
    cpdef void rule_out(self, Py_ssize_t cell, int digits) noexcept
    @cython.locals(index=cython.Py_ssize_t)
    cdef void _mark(self, Py_ssize_t cell, Py_ssize_t digit) noexcept nogil
    @cython.locals(index=cython.Py_ssize_t)
    cdef void _unmark(self, Py_ssize_t cell, Py_ssize_t digit) noexcept nogil
