"""An algorithm that counts what it is made to do: costs that are the same on every machine."""

from dataclasses import dataclass, replace

from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.search import (
    AdvanceResult,
    Algorithm,
    Condition,
    Counters,
    DepthSurvey,
    Moment,
    Search,
)


@dataclass
class Tally:
    """What all searches of an algorithm together have done."""

    steps: int = 0
    restores: int = 0

    def take_steps(self) -> int:
        """The steps since they were last taken."""
        taken, self.steps = self.steps, 0
        return taken

    def take_restores(self) -> int:
        """The restores since they were last taken."""
        restores, self.restores = self.restores, 0
        return restores


@dataclass
class Counting:
    """A search that keeps a tally; otherwise as the one it is made of."""

    search: Search
    tally: Tally

    def advance(self, steps: int) -> int:
        taken = self.search.advance(steps)
        self.tally.steps += taken
        return taken

    def advance_until(self, condition: Condition, steps: int) -> AdvanceResult:
        advance = self.search.advance_until(condition, steps)
        self.tally.steps += advance.taken
        return advance

    def survey(self, width: int, slices: int) -> DepthSurvey:
        survey = self.search.survey(width, slices)
        self.tally.steps += survey.taken
        return survey

    def take_extremes(self) -> tuple[int, int]:
        return self.search.take_extremes()

    def begin_at(self, grid: Grid) -> None:
        self.search.begin_at(grid)

    @property
    def has_ended(self) -> bool:
        return self.search.has_ended

    @property
    def counters(self) -> Counters:
        return self.search.counters

    def pass_solutions(self, count: int) -> None:
        self.search.pass_solutions(count)

    def snapshot(self) -> bytes:
        return self.search.snapshot()

    def restore(self, saved: bytes) -> None:
        self.tally.restores += 1
        self.search.restore(saved)

    def moment(self) -> Moment:
        return self.search.moment()


def counting(algorithm: Algorithm, tally: Tally) -> Algorithm:
    """The algorithm, all its searches keeping `tally`."""

    def start(grid: Grid) -> Search:
        return Counting(algorithm.start(grid), tally)

    return replace(algorithm, start=start)
