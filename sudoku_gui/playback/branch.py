"""Branches of a search: another digit where it chooses one, and the search from there on.

A branch is a search of its own, of the same givens.  It begins where the search would stand
if it had placed the other digit at the moment left, and takes the steps that the search
would take below such a placement; it ends when nothing is left to try there.  Its counters
count what the program counts from there on: first its way to the next blank.
"""

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.candidates import blockers
from sudoku_gui.model.geometry import NO_CELL, Cell, Digit
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.playback.timeline import Timeline
from sudoku_gui.solvers.explain.attempts import Attempt, AttemptResult
from sudoku_gui.solvers.search import Algorithm, Choice, Moment, StepKind


@dataclass(frozen=True, slots=True)
class ChoicePoint:
    """Where a search makes a choice: the grid before it, and what may be chosen, in its order."""

    step: int  # the moment at which one looks at it
    before: Grid
    # The blanks filled before the choice, in the order in which they were filled.
    path: tuple[Cell, ...]
    choice: Choice  # what the search goes through there
    options: tuple[Attempt, ...]

    @property
    def placed(self) -> Attempt | None:
        """What stands there, or None where the search has yet to choose."""
        return next((each for each in self.options if each.result is AttemptResult.PLACED), None)

    def branch_point(self, option: Attempt) -> "BranchPoint":
        """Return the branch with `option` put in, or raise ValueError if a peer refuses it."""
        if option.result is AttemptResult.REFUSED:
            raise ValueError(f"digit {option.digit} is refused in cell {option.cell}")
        return BranchPoint(self.step, self.before, self.path, option.cell, option.digit)


@dataclass(frozen=True, slots=True)
class BranchPoint:
    """Where a branch leaves a search: at `step`, with `digit` put into `cell` of `before`."""

    step: int
    before: Grid
    path: tuple[Cell, ...]  # the blanks that the search had filled in `before`, in that order
    cell: Cell
    digit: Digit

    def timeline(self, algorithm: Algorithm) -> Timeline:
        """Return the branch, from its start."""
        givens = self.before.with_digits((cell, BLANK) for cell in self.path)
        return Timeline(algorithm, givens, begins_at=self.before.with_digit(self.cell, self.digit))


def choice_points_of(moment: Moment) -> tuple[ChoicePoint, ...]:
    """Return where the search stands and where it placed its last digit, if there are such."""
    places = (_current_choice_point(moment), _last_choice_point(moment))
    return tuple(place for place in places if place.options)


def _current_choice_point(moment: Moment) -> ChoicePoint:
    """Return where the next step chooses.

    What it went through before is behind a digit taken out.
    """
    options = moment.next_choice.options
    taken_out = (moment.cell, moment.digit)
    is_back = moment.kind is StepKind.BACKTRACK and taken_out in options
    tried = options.index(taken_out) + 1 if is_back else 0
    return _choice_point(moment, moment.path, moment.next_choice, tried)


def _last_choice_point(moment: Moment) -> ChoicePoint:
    """Return where the last step placed a digit, without options if it did not."""
    if moment.kind is not StepKind.PLACE or not moment.last_choice.options:
        return ChoicePoint(moment.counters.steps, moment.grid, moment.path, moment.next_choice, ())
    tried = moment.last_choice.options.index((moment.cell, moment.digit))
    return _choice_point(moment, moment.path[:-1], moment.last_choice, tried)


def _choice_point(
    moment: Moment, path: tuple[Cell, ...], choice: Choice, tried: int
) -> ChoicePoint:
    """Return the place of `choice` behind `path`, its first `tried` options gone through."""
    before = moment.grid
    for cell in moment.path[len(path) :]:
        before = before.with_digit(cell, BLANK)
    refused = {cell: blockers(before, cell) for cell in choice.cells}
    options = []
    for index, (cell, digit) in enumerate(choice.options):
        blocker = refused[cell].get(digit, NO_CELL)
        if blocker != NO_CELL:
            result = AttemptResult.REFUSED
        elif moment.grid.digit_at(cell) == digit:
            result = AttemptResult.PLACED
        else:
            result = AttemptResult.FAILED if index < tried else AttemptResult.UNTRIED
        options.append(Attempt(cell, digit, result, blocker))
    return ChoicePoint(moment.counters.steps, before, path, choice, tuple(options))
