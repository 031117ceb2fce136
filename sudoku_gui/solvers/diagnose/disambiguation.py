"""What would disambiguate a grid with several solutions: where they differ, and which given
decides.

Every digit of every blank is put in on trial and the solutions with it are counted, but
never beyond two.  A digit without any is in no solution; with exactly one it disambiguates the
grid.  Solutions met on the way spare most trials, and so the answer is exact however many
solutions there are.  Where a count is hard, all trials that are left are made together: each
further solution has a digit that is wanted, and that there is none ends them all.

Where no single given is enough, a few are chosen that are together: those in which a
solution differs from as many others as can be, until none is left, and none too many.
"""

from collections import Counter
from collections.abc import Sequence

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.candidates import candidates
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.diagnose.counting import solver_for_extensions
from sudoku_gui.solvers.diagnose.grid_analysis import GridAnalysis
from sudoku_gui.solvers.engine.extension_solver import ExtensionSolver
from sudoku_gui.solvers.task import Resumable

_PART_FOR_TRIALS = 0.8  # of the progress
_BUDGET_OF_A_SOLUTION = 400_000  # guesses; that there is none tells of all givens at once
_SAMPLE = 50  # solutions compared at a time


@dataclass(frozen=True, slots=True)
class AddedGiven:
    """A digit that might be printed in a blank cell."""

    cell: Cell
    digit: Digit


@dataclass(frozen=True, slots=True)
class Disambiguation:
    """What is known by now of a grid with several solutions."""

    # The cells in which solutions differ; while not is_exact there may be more.
    differing_cells: tuple[Cell, ...] = ()
    # The givens each of which would leave a single solution.
    single_givens: tuple[AddedGiven, ...] = ()
    # Where there are no single ones, givens that do so together, and of which none can be spared.
    joint_givens: tuple[AddedGiven, ...] = ()
    is_exact: bool = False


class DisambiguationFinder(GridAnalysis):
    """Looks for what would disambiguate a grid without conflicts."""

    def __init__(self, grid: Grid) -> None:
        super().__init__(grid, solver_for_extensions(grid))
        self._met: dict[bytes, None] = {}  # in the order in which they were met
        self._holding: Counter[AddedGiven] = Counter()
        self._alone: list[AddedGiven] = []
        self._together: tuple[AddedGiven, ...] = ()
        self._is_exact = False

    @property
    def disambiguation(self) -> Disambiguation:
        """What is known by now."""
        digits_in = Counter(given.cell for given in self._holding)
        return Disambiguation(
            tuple(sorted(cell for cell, digits in digits_in.items() if digits > 1)),
            tuple(self._alone),
            self._together,
            self._is_exact,
        )

    @property
    def partial_result(self) -> Disambiguation:
        """The same."""
        return self.disambiguation

    def _work_out(self) -> Resumable[None]:
        trials = [
            AddedGiven(cell, digit)
            for cell in self._grid.blanks()
            for digit in candidates(self._grid, cell)
        ]
        for done, given in enumerate(trials):
            if isinstance(self._solver, ExtensionSolver) and self._solver.has_learned:
                yield from self._try_all(self._solver, trials[done:])
                break
            yield from self._try(given)
            self._report_progress(done + 1, len(trials), end=_PART_FOR_TRIALS)
        self._is_exact = not self._undecided
        if self._is_exact and self._met and not self._alone:
            yield from self._choose_together()

    def _try(self, given: AddedGiven) -> Resumable[None]:
        if self._holding[given] > 1:
            return
        count = yield from self._count(_with(self._grid, [given]), 2)
        if count.is_one:
            self._alone.append(given)
        for found in count.found:
            self._keep(found)

    def _try_all(self, solver: ExtensionSolver, trials: list[AddedGiven]) -> Resumable[None]:
        """Look for solutions until each given is in two of them, or there are no more."""
        wanted = trials
        while wanted := [given for given in wanted if self._holding[given] < 2]:
            solver.start_with_one_of((given.cell, given.digit) for given in wanted)
            count = yield from self._finish_count(_BUDGET_OF_A_SOLUTION)
            if not count.is_decided:
                return
            if count.is_none:
                break
            self._keep(count.found[0])
            self._report_progress(len(trials) - len(wanted), len(trials), end=_PART_FOR_TRIALS)
        self._alone += [given for given in trials if self._holding[given] == 1]

    def _keep(self, solution: bytes) -> None:
        if solution not in self._met:
            self._met[solution] = None
            self._holding.update(self._givens_of(solution))

    def _givens_of(self, solution: bytes) -> list[AddedGiven]:
        """Return what the solution puts into the blanks."""
        return [AddedGiven(cell, Digit(solution[cell])) for cell in self._grid.blanks()]

    def _choose_together(self) -> Resumable[None]:
        wanted, *others = list(self._met)[:_SAMPLE]
        chosen: list[AddedGiven] = []
        while True:
            while others:
                given = self._most_telling(wanted, others)
                chosen.append(given)
                others = [other for other in others if other[given.cell] == given.digit]
                yield
            count = yield from self._count(_with(self._grid, chosen), 2)
            if not count.is_decided:
                return
            if count.is_one:
                break
            others = [found for found in count.found if found != wanted]
            self._report_progress(len(chosen), self._grid.geometry.cell_count, _PART_FOR_TRIALS)
        yield from self._leave_out(chosen)

    def _most_telling(self, wanted: bytes, others: Sequence[bytes]) -> AddedGiven:
        """Return what the fewest of the others have in common with the solution that is wanted."""
        return min(
            self._givens_of(wanted),
            key=lambda given: sum(other[given.cell] == given.digit for other in others),
        )

    def _leave_out(self, chosen: list[AddedGiven]) -> Resumable[None]:
        for given in tuple(chosen):
            rest = [other for other in chosen if other != given]
            count = yield from self._count(_with(self._grid, rest), 2)
            if count.is_one:
                chosen = rest
        self._together = tuple(sorted(chosen, key=lambda given: given.cell))


def _with(grid: Grid, givens: Sequence[AddedGiven]) -> bytes:
    return grid.with_digits([(given.cell, given.digit) for given in givens]).digits
