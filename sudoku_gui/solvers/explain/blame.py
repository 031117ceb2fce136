"""Which placements made a search fail at a place, where nothing or nothing more was to be tried.

At a dead end nothing fits, and `why_not` says at once who is to blame.  Where something did
fit it was placed, and everything below it failed, so the conflict set is that of a failed
subtree.  What is claimed of it:

    claim     as long as its placements stand, the blanks that the search came to below the
              place, itself included, cannot all be filled, whatever else the path holds,
              and also where that is taken out
    jump      so every placement after the latest of them can be taken out without losing a
              solution; and it is as far as one can jump for that reason: with the placements
              before the latest alone, those blanks can be filled
    minimal   without any one of them, those blanks can be filled
    union     each option is refused by a given or by one of them, or cannot be followed up
              because of some of them; where a blank asks for its digit, they are all in it

Where a solution was found below the place and gone on behind, nothing has failed, and nobody
is to blame.

A search that goes cell by cell comes to the next blank as soon as it can fill those before
it.  So these are the first blanks, from the place on, that cannot all be filled.  One that
chooses its blanks comes to others at every turn: there it is all blanks that are left.

The work is done by a search of its own (`conflict_set`), bit by bit.
"""

from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import BLANK
from sudoku_gui.solvers.explain.conflict_set import STRIDE, BackjumpingSearch, Placements
from sudoku_gui.solvers.explain.why_not import (
    NOBODY,
    Blame,
    BlamedOption,
    blame_for,
    blame_of,
    failure_in,
    is_dead_end,
    why_not,
)
from sudoku_gui.solvers.procedure import BlankOrder, Procedure
from sudoku_gui.solvers.search import Moment
from sudoku_gui.solvers.task import Resumable, finish

_AT_ONCE = 10_000  # digits between two moments at which Ctrl+C is heard


def blame_at(procedure: Procedure, moment: Moment) -> Blame:
    """Who is to blame at a moment, however long it takes to find out."""
    finder = BlameFinder(procedure, moment)
    finish(finder, _AT_ONCE)
    return finder.found[0]


class BlameFinder:
    """A task: who is to blame at a moment; raises ValueError if the search failed nowhere."""

    def __init__(self, procedure: Procedure, moment: Moment) -> None:
        self._failure = failure_in(moment)
        self._order = procedure.blank_order
        path = self._failure.path
        givens = self._failure.grid.with_digits((cell, BLANK) for cell in path)
        made = tuple((cell, self._failure.grid.digit_at(cell)) for cell in path)
        self._placements = Placements(givens, made)
        self._found: tuple[Blame, ...] = ()
        self._work = self._find()

    @property
    def found(self) -> tuple[Blame, ...]:
        """The answer alone, or nothing while it is not known."""
        return self._found

    def work(self, digits: int) -> bool:
        """Put in about so many digits more; return whether the answer is known."""
        while digits > 0 and not self._found:
            next(self._work, None)
            digits -= STRIDE
        return bool(self._found)

    def _find(self) -> Resumable[None]:
        if is_dead_end(self._failure):
            self._found = (blame_for(self._failure),)
            return
        if self._failure.solutions:
            filling = yield from _fill(self._placements, self._failure.grid.blanks())
            if filling.can_fill:
                self._found = (NOBODY,)
                return
        blanks = yield from self._blanks_come_to()
        conflict_set = yield from self._least_conflict_set(blanks)
        options = []
        for cell, digit in self._failure.next_choice.options:
            option = yield from self._blamed(cell, digit, conflict_set, blanks)
            options.append(option)
        self._found = (blame_of(self._failure, tuple(options), conflict_set, blanks),)

    def _blanks_come_to(self) -> Resumable[tuple[Cell, ...]]:
        """Return the fewest first blanks that cannot all be filled; all, where any may be next."""
        blanks = self._failure.grid.blanks()
        if self._order is BlankOrder.CHOSEN:
            return blanks
        if self._order is BlankOrder.BACKWARDS:
            blanks = blanks[::-1]
        # The first `many` cannot be filled: all of them cannot, or the search would not have
        # failed.  Fewer than `few` can.  More blanks are never easier to fill.
        few, many = 1, len(blanks)
        while few < many:
            middle = (few + many) // 2
            filling = yield from _fill(self._placements, blanks[:middle])
            few, many = (middle + 1, many) if filling.can_fill else (few, middle)
        return blanks[:few]

    def _least_conflict_set(self, blanks: tuple[Cell, ...]) -> Resumable[tuple[Cell, ...]]:
        """Return the fewest first placements that suffice, and of these only what is needed."""
        path = self._failure.path
        filling = yield from _fill(self._placements, blanks)
        conflict_set = filling.conflict_set
        # The conflict set always suffices, and is among the first `many` placements; fewer than
        # `few` of the first do not suffice.
        few, many = 0, _reach(path, conflict_set)
        while few < many:
            middle = (few + many) // 2
            filling = yield from _fill(self._placements.of(path[:middle]), blanks)
            if filling.can_fill:
                few = middle + 1
            else:
                conflict_set = filling.conflict_set
                many = _reach(path, conflict_set)
        # The latest is needed now: without it, fewer first placements would do.  Whatever is
        # found to be needed stays so when others are left out, so one pass is enough.
        for cell in conflict_set[-2::-1]:
            if cell in conflict_set:
                others = [each for each in conflict_set if each != cell]
                filling = yield from _fill(self._placements.of(others), blanks)
                if not filling.can_fill:
                    conflict_set = filling.conflict_set
        return conflict_set

    def _blamed(
        self, cell: Cell, digit: Digit, conflict_set: tuple[Cell, ...], blanks: tuple[Cell, ...]
    ) -> Resumable[BlamedOption]:
        reasons = why_not(self._failure, cell, digit)
        blockers = [
            each for each in reasons.blockers if not each.depth or each.cell in conflict_set
        ]
        if blockers:
            earliest = min(blockers, key=lambda blocker: blocker.depth)
            return BlamedOption(reasons, (earliest.cell,) if earliest.depth else ())
        tried = self._placements.of(conflict_set).then(cell, digit)
        filling = yield from _fill(tried, [blank for blank in blanks if blank != cell])
        because_of = tuple(each for each in filling.conflict_set if each != cell)
        return BlamedOption(reasons, because_of, leads_nowhere=True)


def _fill(
    placements: Placements, blanks: tuple[Cell, ...] | list[Cell]
) -> Resumable[BackjumpingSearch]:
    filling = BackjumpingSearch(placements, blanks)
    yield from filling.run()
    return filling


def _reach(path: tuple[Cell, ...], conflict_set: tuple[Cell, ...]) -> int:
    """How many of the first placements the conflict set needs."""
    return path.index(conflict_set[-1]) + 1 if conflict_set else 0
