"""What would have saved a search: its steps counted once more, as another rule would have it.

Where the rule leaves out branches of the search, each needless step is known (`recording`).
Where it leads another way, there is another search, of which only the numbers are compared.
"""

from __future__ import annotations

from sudoku_gui.lazy_dataclasses import dataclass, field
from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.grid import Grid
from sudoku_gui.playback.followed_search import FollowedRecording, FollowedSearch
from sudoku_gui.playback.needless_profile import NeedlessProfile
from sudoku_gui.solvers.algorithms.backtracking import BacktrackingSearch
from sudoku_gui.solvers.diagnose.counting import solver_for
from sudoku_gui.solvers.rules.followers import WasteCounter
from sudoku_gui.solvers.rules.rule import Rule, RuleKind
from sudoku_gui.solvers.search import Algorithm, Outcome, Search
from sudoku_gui.solvers.search_start import start_search
from sudoku_gui.solvers.task import Resumable

_GUESSES_AT_MOST = 2_000  # to find the only solution of a puzzle at once


@dataclass(frozen=True, slots=True)
class Savings:
    """What is known by now of a search (`steps`) and the other one (placements, backtracks).

    outcome: RUNNING until all is known.  recording: None where numbers alone are compared; then
    `profile` is empty.
    """

    steps: int
    placements: int
    backtracks: int
    outcome: Outcome
    profile: NeedlessProfile = field(compare=False)
    recording: FollowedRecording | None = field(default=None, compare=False)
    rule: Rule | None = None  # with the digit of a given; None: another program is compared

    @property
    def own_steps(self) -> int:
        """How many steps the other search takes."""
        return self.placements + self.backtracks

    @property
    def spared(self) -> int:
        """How many steps fall away; fewer than none if the other takes more."""
        return self.steps - self.own_steps


class RuleSavings:
    """A task: what a rule spares a search, which it follows.

    rule: one that only leaves out branches.  A given more asks for the digit of its cell: it is
    found first.  known: how many steps the search takes, 0 if nobody knows.
    """

    def __init__(self, algorithm: Algorithm, grid: Grid, rule: Rule, known: int) -> None:
        self._algorithm, self._grid, self._rule, self._known = algorithm, grid, rule, known
        self._recording: FollowedRecording | None = None
        self._solution = SolutionFinder(algorithm, grid)
        if rule.kind is not RuleKind.GIVEN or rule.digit:
            self._record(rule)

    @property
    def partial_result(self) -> tuple[Savings, ...]:
        """What is known by now."""
        recording = self._recording
        if recording is None:
            return ()
        own = recording.step - recording.needless
        depth = recording.own_depth
        return (
            Savings(
                recording.step,
                (own + depth) // 2,
                (own - depth) // 2,
                recording.moment().outcome,
                recording.profile.copy(),
                recording,
                self._rule,
            ),
        )

    @property
    def progress(self) -> float:
        """How much of it is done, from 0 to 1; 0 where nobody knows."""
        done = self._recording.step if self._recording else 0
        return min(1.0, done / self._known) if self._known else 0.0

    def work(self, steps: int) -> bool:
        """Follow about so many steps more; return whether all is known."""
        if self._recording is not None:
            return self._recording.record(steps) < steps
        if not self._solution.work(steps):
            return False
        for solution in self._solution.found:
            cell = self._rule.cell
            self._rule = Rule(self._rule.kind, cell, solution.digit_at(cell))
            self._record(self._rule)
        return self._recording is None

    def _record(self, rule: Rule) -> None:
        self._recording = recording_of(self._algorithm, self._grid, rule)


class OtherSearch:
    """A task: how many steps another search takes, and the one that is compared with it.

    rule: under which it is another, if it is not one by another program.
    """

    def __init__(self, other: Search, compared: Search, rule: Rule | None = None) -> None:
        self._other, self._compared, self._rule = other, compared, rule

    @property
    def partial_result(self) -> tuple[Savings, ...]:
        """What is known by now."""
        moment = self._other.moment()
        counters = moment.counters
        return (
            Savings(
                self._compared.moment().counters.steps,
                counters.placements,
                counters.backtracks,
                moment.outcome,
                NeedlessProfile(2),
                rule=self._rule,
            ),
        )

    @property
    def progress(self) -> float:
        """Nobody knows."""
        return 0.0

    def work(self, steps: int) -> bool:
        """Take about so many steps more; return whether both have ended."""
        are_under_way = [search.advance(steps) == steps for search in (self._other, self._compared)]
        return not any(are_under_way)


class GivenElsewhere:
    """A task: the same with one given more, where the program then chooses other blanks."""

    def __init__(self, algorithm: Algorithm, grid: Grid, cell: Cell) -> None:
        self._algorithm, self._grid, self._cell = algorithm, grid, cell
        self._solution = SolutionFinder(algorithm, grid)
        self._other: OtherSearch | None = None

    @property
    def partial_result(self) -> tuple[Savings, ...]:
        """What is known by now."""
        return self._other.partial_result if self._other else ()

    @property
    def progress(self) -> float:
        """Nobody knows."""
        return 0.0

    def work(self, steps: int) -> bool:
        """Take about so many steps more; return whether all is known."""
        if self._other is not None:
            return self._other.work(steps)
        if not self._solution.work(steps):
            return False
        for solution in self._solution.found:
            rule = Rule(RuleKind.GIVEN, self._cell, solution.digit_at(self._cell))
            with_given = self._grid.with_digit(rule.cell, rule.digit)
            other, compared = (
                start_search(self._algorithm, grid) for grid in (with_given, self._grid)
            )
            self._other = OtherSearch(other, compared, rule)
        return self._other is None


class SolutionFinder:
    """A task: the solution that a search finds; at once, if it is the only one."""

    def __init__(self, algorithm: Algorithm, grid: Grid) -> None:
        self._algorithm, self._grid = algorithm, grid
        self._amount = 1
        self._work = self._find()
        self._is_done = False
        self.found: tuple[Grid, ...] = ()
        """Nothing while it is not known, or if there is none."""

    def work(self, steps: int) -> bool:
        """Take about so many steps more; return whether it is known."""
        self._amount = steps
        self._is_done = self._is_done or next(self._work, True) is True
        return self._is_done

    def _find(self) -> Resumable[None]:
        solver = solver_for(self._grid.geometry)
        solver.start(self._grid.digits, 2)
        if solver.advance(_GUESSES_AT_MOST) and solver.solution_count < 2:
            solutions = solver.solutions
            self.found = tuple(Grid(self._grid.geometry, digits) for digits in solutions)
            return
        search = start_search(self._algorithm, self._grid)
        while search.advance(self._amount) == self._amount:
            yield
        moment = search.moment()
        if moment.outcome is Outcome.SOLVED:
            self.found = (moment.grid,)


def recording_of(algorithm: Algorithm, grid: Grid, rule: Rule) -> FollowedRecording:
    """Return what records the search under a rule that only leaves out branches."""
    return FollowedRecording(lambda: FollowedSearch(_begin(algorithm, grid), rule.follower_of))


def waste_recording_of(algorithm: Algorithm, grid: Grid) -> FollowedRecording:
    """Return what records the waste of each cell in the search."""
    return FollowedRecording(lambda: FollowedSearch(_begin(algorithm, grid), WasteCounter))


def _begin(algorithm: Algorithm, grid: Grid) -> BacktrackingSearch:
    search: Search = start_search(algorithm, grid)
    assert isinstance(search, BacktrackingSearch), "all algorithms to watch are"
    return search
