"""The path to the solution as a person would find it: the easiest deduction, again and again."""

from collections.abc import Sequence

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.solvers.task import Resumable
from sudoku_gui.techniques.contradictions import Contradiction
from sudoku_gui.techniques.deduction import Deduction
from sudoku_gui.techniques.deduction_search import KeptSearch
from sudoku_gui.techniques.hint_task import HintTask
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.technique import Technique


@dataclass(frozen=True, slots=True)
class PathStep:
    """A deduction, and the position in which it is made."""

    position: Position
    deduction: Deduction


@dataclass(frozen=True, slots=True)
class SolutionPath:
    """The steps, as far as techniques lead; none if something is wrong with the sheet."""

    start: Position
    steps: tuple[PathStep, ...] = ()
    contradiction: Contradiction | None = None
    is_complete: bool = False
    """Whether the last step fills the last blank."""
    leaves_out_uniqueness: bool = False

    @property
    def hardest(self) -> Deduction | None:
        """The first of the hardest deductions, None without any."""
        deductions = (step.deduction for step in self.steps)
        return max(deductions, key=lambda each: each.tenths, default=None)


class PathTask:
    """A task that finds the path from a sheet, a step at a time.

    `kept` is what earlier tasks of the same thread have made for theirs.
    """

    def __init__(
        self, sheet: Sheet, techniques: Sequence[Technique], kept: KeptSearch | None = None
    ) -> None:
        self._kept = kept or KeptSearch()
        self._beginning = HintTask(sheet, techniques, kept=self._kept)
        self._techniques = techniques
        self._steps: list[PathStep] = []
        self._is_complete = False
        self._amount = 1
        self._run_steps = self._run()

    @property
    def partial_result(self) -> SolutionPath:
        """The path as far as it is known."""
        beginning = self._beginning.partial_result
        return SolutionPath(
            beginning.position,
            tuple(self._steps),
            beginning.contradiction,
            self._is_complete,
            beginning.leaves_out_uniqueness,
        )

    @property
    def progress(self) -> float:
        """How many of the blanks are filled, from 0 to 1."""
        blanks = len(self._beginning.partial_result.position.grid.blanks())
        filled = sum(len(step.deduction.placements) for step in self._steps)
        return filled / max(1, blanks)

    def work(self, amount: int) -> bool:
        """Go on with the first step, or find the next one, or a part of what finds it."""
        self._amount = amount
        return next(self._run_steps, self) is self

    def _run(self) -> Resumable[None]:
        while not self._beginning.work(self._amount):
            yield
        first = self._beginning.partial_result
        position = first.position
        suited = [
            each
            for each in self._techniques
            if not (first.leaves_out_uniqueness and each.needs_uniqueness)
        ]
        search = self._kept.of(position.geometry, suited)
        found = first.deductions[0] if first.deductions else None
        while found is not None:
            self._steps.append(PathStep(position, found))
            position = position_after(found, position)
            yield
            found = yield from search.first_in_slices(position)
        self._is_complete = first.contradiction is None and position.grid.is_complete()


def position_after(deduction: Deduction, position: Position) -> Position:
    """Return the position once a deduction is made in it."""
    for each in deduction.eliminations:
        position = position.without(each)
    for each in deduction.placements:
        position = position.with_digit(each.cell, each.digit)
    return position
