# The C types of clause_database.py.

cimport cython

from sudoku_gui.solvers.engine.general cimport GeneralSolver


cdef class WatchLists:
    cdef Py_ssize_t _literal_count, _half, _watches_end
    cdef bint _in_other_half
    cdef int[::1] _watches, _first_watch, _watch_count, _watch_room

    cdef void _set_up_watches(self, Py_ssize_t literal_count)
    cdef bint _can_watch(self, Py_ssize_t count) noexcept nogil
    cdef void _grow_watches(self)
    @cython.locals(literal=cython.Py_ssize_t)
    cdef void _forget_watches(self) noexcept nogil
    @cython.final
    @cython.locals(count=cython.Py_ssize_t, place=cython.Py_ssize_t)
    cdef void _watch(self, Py_ssize_t literal, Py_ssize_t blocker, Py_ssize_t clause) noexcept nogil
    @cython.locals(room=cython.Py_ssize_t)
    cdef void _widen(self, Py_ssize_t literal) noexcept nogil
    @cython.locals(literal=cython.Py_ssize_t, count=cython.Py_ssize_t)
    cdef void _move_together(self) noexcept nogil
    @cython.locals(start=cython.Py_ssize_t, word=cython.Py_ssize_t)
    cdef void _move(self, Py_ssize_t literal, Py_ssize_t room) noexcept nogil


cdef class ClauseDatabase(WatchLists):
    cdef Py_ssize_t _variable_count, _clause_count, _new_count, _literals_end
    cdef signed char[::1] _value
    cdef int[::1] _variable_of, _offer_of, _first_excluded, _excluded
    cdef int[::1] _count_over
    cdef unsigned short[::1] _literals, _new

    cdef void _set_up(self, GeneralSolver root)
    @cython.locals(offer=cython.Py_ssize_t)
    cdef void _number_variables(self, GeneralSolver root)
    @cython.locals(listed_for="int[::1]")
    cdef void _list_exclusions(self, GeneralSolver root)
    @cython.locals(
        count=cython.Py_ssize_t,
        variable=cython.Py_ssize_t,
        offer=cython.Py_ssize_t,
        place=cython.Py_ssize_t,
        first=cython.Py_ssize_t,
        other_place=cython.Py_ssize_t,
        other=cython.Py_ssize_t,
    )
    cdef void _fill_exclusions(self, GeneralSolver root, int[::1] listed_for) noexcept nogil
    @cython.locals(
        count=cython.Py_ssize_t,
        variable=cython.Py_ssize_t,
        offer=cython.Py_ssize_t,
        place=cython.Py_ssize_t,
    )
    cdef Py_ssize_t _most_exclusions(self, GeneralSolver root) noexcept
    @cython.locals(demand=cython.Py_ssize_t, place=cython.Py_ssize_t, variable=cython.Py_ssize_t)
    cdef void _add_demands(self, GeneralSolver root)
    cdef bint _has_room(self) noexcept nogil
    cdef bint _has_room_for_literals(self) noexcept nogil
    @cython.locals(longest=cython.Py_ssize_t)
    cdef void _grow(self)
    @cython.locals(clause=cython.Py_ssize_t, place=cython.Py_ssize_t)
    cdef Py_ssize_t _add_clause(self, Py_ssize_t distance) noexcept nogil
    @cython.locals(
        dispensable=cython.Py_ssize_t,
        distance=cython.Py_ssize_t,
        clause=cython.Py_ssize_t,
        farthest=cython.Py_ssize_t,
        kept=cython.Py_ssize_t,
    )
    cdef void _reduce(self) noexcept nogil
    @cython.locals(distance=cython.int, use=cython.int)
    cdef bint _is_dispensable(self, Py_ssize_t clause) noexcept nogil
    @cython.locals(
        end=cython.Py_ssize_t,
        clause=cython.Py_ssize_t,
        length=cython.Py_ssize_t,
        distance=cython.Py_ssize_t,
        use=cython.int,
        is_kept=cython.bint,
    )
    cdef void _rebuild(self, Py_ssize_t farthest, Py_ssize_t surplus) noexcept nogil
    @cython.locals(place=cython.Py_ssize_t, value=cython.int)
    cdef bint _is_undecided(self, Py_ssize_t first, Py_ssize_t end) noexcept nogil


cdef Py_ssize_t _within(Py_ssize_t distance) noexcept nogil
