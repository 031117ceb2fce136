"""Why a digit cannot go somewhere, and which earlier placements are to blame for a dead end.

A dead end is a choice of which nothing fits.  Each of its options is refused by peers: by
givens, which no search can change, or by placements of the path.  Of the placements that
refuse an option the earliest is enough: as long as it stands, the option is refused,
whatever is placed later.  So these earliest ones together, one for each option that no
given refuses, are a conflict set: as long as all of them stand, nothing fits here.  And the
latest of them is the first that must go, so a clever search may jump back to it at once;
every placement after it can be taken out without losing a solution.  With fewer placements
of the path than up to that one, some option would fit, so the jump is as far as it can be.

Where the place of a digit is sought in a house, a cell of the house that the path has
filled with something else is out of the question too, and to blame from then on.
"""

from enum import Enum

from sudoku_gui.lazy_dataclasses import dataclass, replace
from sudoku_gui.model.candidates import candidates
from sudoku_gui.model.geometry import NO_CELL, Cell, Digit, House
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.solvers.search import NO_CHOICE, Counters, Moment, Outcome, StepKind


@dataclass(frozen=True, slots=True)
class Blocker:
    """A peer that holds the digit, the houses that it shares with the cell, and its depth.

    depth: how many blanks were filled when it had been placed; 0 for a given.
    """

    cell: Cell
    houses: tuple[House, ...]
    depth: int


class DigitRuling(Enum):
    """Whether a digit can go into a cell at a moment, by the rules alone."""

    HELD_HERE = "held here"  # the cell holds this very digit
    FILLED = "filled"  # the cell holds another digit, and peers may refuse this one too
    REFUSED = "refused"  # a peer holds it
    FITS = "fits"  # nothing speaks against it


@dataclass(frozen=True, slots=True)
class WhyNot:
    """The ruling on a digit in a cell; `blockers`: those of its row first, then house by house."""

    cell: Cell
    digit: Digit
    ruling: DigitRuling
    blockers: tuple[Blocker, ...]

    @property
    def to_blame(self) -> Blocker:
        """Of the blockers, where there are any, the first given or else the earliest placement."""
        return min(self.blockers, key=lambda blocker: blocker.depth)


@dataclass(frozen=True, slots=True)
class BlamedOption:
    """An option of which nothing came, and what is to blame for that.

    blamed: the placements of the path that are, none if givens are.  If it is refused, the
    earliest that does so.  leads_nowhere: if the conflict set alone stood it would fit, as
    perhaps it does, and nothing could come of it because of those blamed.
    """

    why_not: WhyNot
    blamed: tuple[Cell, ...]
    leads_nowhere: bool = False


@dataclass(frozen=True, slots=True)
class Blame:
    """What is to blame that nothing is left to try at a place.

    options: of the choice, in its order.  conflict_set: the placements of the path, in its
    order, because of which `blanks` cannot all be filled; none if the givens alone leave no
    way to.  At a dead end, where nothing fits, `blanks` is empty: it is the place alone.
    can_be_filled: they all can, for a solution was found below the place and gone on behind;
    then nothing is to blame, and all else is empty.
    jump_to: the latest of them, to which a clever search could jump back at once, NO_CELL
    if there is none and so no solution; skipped: how many placements after it a search
    step by step has to take back first.
    """

    options: tuple[BlamedOption, ...]
    conflict_set: tuple[Cell, ...]
    jump_to: Cell
    skipped: int
    blanks: tuple[Cell, ...] = ()
    can_be_filled: bool = False


NOBODY = Blame((), (), NO_CELL, 0, can_be_filled=True)
"""Who is to blame where a solution was found."""


def why_not(moment: Moment, cell: Cell, digit: Digit) -> WhyNot:
    """Whether `digit` can go into `cell` at this moment, and which cells speak against it."""
    held = moment.grid.digit_at(cell)
    blockers = tuple(
        Blocker(peer, _shared_houses(moment.grid, cell, peer), _depth_of(moment, peer))
        for peer in moment.grid.geometry.peers_of(cell)
        if moment.grid.digit_at(peer) == digit
    )
    if held:
        ruling = DigitRuling.HELD_HERE if held == digit else DigitRuling.FILLED
    else:
        ruling = DigitRuling.REFUSED if blockers else DigitRuling.FITS
    return WhyNot(cell, digit, ruling, blockers)


def moment_without_search(grid: Grid) -> Moment:
    """A grid that no search has touched, to ask about it all the same."""
    return Moment(
        grid,
        Counters(),
        Outcome.RUNNING,
        StepKind.START,
        cell=NO_CELL,
        digit=BLANK,
        tried_at=NO_CELL,
        path=(),
        current_blank=NO_CELL,
        last_choice=NO_CHOICE,
        next_choice=NO_CHOICE,
    )


def is_dead_end(moment: Moment) -> bool:
    """Whether nothing at all fits where the search stands."""
    options = moment.next_choice.options
    if not options:
        return False
    fitting = {cell: candidates(moment.grid, cell) for cell in moment.next_choice.cells}
    return not any(digit in fitting[cell] for cell, digit in options)


def has_failed(moment: Moment) -> bool:
    """Whether there is a place where nothing was left to try.

    It is where the search stands at a dead end, or what the last step left for good.
    """
    return is_dead_end(moment) or (moment.tried_at != NO_CELL and moment.kind in _LEFT)


_LEFT = frozenset({StepKind.START, StepKind.BACKTRACK})


def failure_in(moment: Moment) -> Moment:
    """The moment as the search stood at the place where nothing was left to try.

    Raises ValueError if there is no such place.
    """
    if is_dead_end(moment):
        return moment
    if not has_failed(moment):
        raise ValueError("the search has not failed anywhere at this moment")
    grid, path = moment.grid, moment.path
    if moment.kind is StepKind.BACKTRACK:
        grid = grid.with_digit(moment.cell, moment.digit)
        path = (*path, moment.cell)
    return replace(
        moment,
        grid=grid,
        path=path,
        current_blank=moment.tried_at,
        next_choice=moment.last_choice,
    )


def blame_for(moment: Moment) -> Blame:
    """What is to blame for the dead end where the search stands; see the module.

    Raises ValueError if something fits there.
    """
    if not is_dead_end(moment):
        raise ValueError("something fits where the search stands")
    options = tuple(_blamed(moment, cell, digit) for cell, digit in moment.next_choice.options)
    blamed = {cell for option in options for cell in option.blamed}
    blamed |= _filled_in_the_house(moment)
    return blame_of(moment, options, tuple(cell for cell in moment.path if cell in blamed), ())


def blame_of(
    moment: Moment,
    options: tuple[BlamedOption, ...],
    conflict_set: tuple[Cell, ...],
    blanks: tuple[Cell, ...],
) -> Blame:
    """What is to blame, with the jump that follows from the conflict set."""
    jump_to = conflict_set[-1] if conflict_set else NO_CELL
    skipped = len(moment.path) - _depth_of(moment, jump_to)
    return Blame(options, conflict_set, jump_to, skipped, blanks)


def _blamed(moment: Moment, cell: Cell, digit: Digit) -> BlamedOption:
    reasons = why_not(moment, cell, digit)
    to_blame = reasons.to_blame
    return BlamedOption(reasons, (to_blame.cell,) if to_blame.depth else ())


def _filled_in_the_house(moment: Moment) -> set[Cell]:
    """What is to blame that cells of the house are out of the question for the digit sought.

    For each of them that the path has filled: the earliest of that placement and of the
    peers that refuse the digit there; nothing where a given refuses it.
    """
    choice = moment.next_choice
    if choice.house is None:
        return set()
    blamed = set()
    for cell in choice.house.cells:
        if _depth_of(moment, cell):
            blockers = why_not(moment, cell, choice.digits[0]).blockers
            earliest = min(
                [(blocker.depth, blocker.cell) for blocker in blockers]
                + [(_depth_of(moment, cell), cell)]
            )
            if earliest[0]:
                blamed.add(earliest[1])
    return blamed


def _depth_of(moment: Moment, cell: Cell) -> int:
    """How many blanks were filled when the cell had been filled; 0 for one not in the path."""
    return moment.path.index(cell) + 1 if cell in moment.path else 0


def _shared_houses(grid: Grid, cell: Cell, peer: Cell) -> tuple[House, ...]:
    return tuple(house for house in grid.geometry.houses_of(cell) if peer in house.cells)
