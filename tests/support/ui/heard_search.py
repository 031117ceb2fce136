"""A controller of searches, its thread turned by hand, and all that it says."""

from functools import partial

from sudoku_gui.model.grid import Grid
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.playback.pace import UNLIMITED_PACE
from sudoku_gui.presentation.search.shown_moment import ShownMoment
from sudoku_gui.presentation.search.variation import Variation
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.ui.search.search_controller import SearchController, SearchPhase
from tests.support.puzzles import SMALL
from tests.support.ui.fakes import HandTurnedSolver
from tests.support.ui.searches import ENDLESS


class HeardSearch:
    """A controller, and all that it says."""

    def __init__(self, pace: float = UNLIMITED_PACE) -> None:
        self.solver = HandTurnedSolver()
        self.search = SearchController(partial(algorithm_named, "used-tables"), pace, self.solver)
        self.scenes: list[ShownMoment] = []
        self.phases: list[SearchPhase] = []
        self.ended: list[ShownMoment] = []
        self.stopped: list[ShownMoment] = []
        self.search.moment_changed.connect(self.scenes.append)
        self.search.phase_changed.connect(self.phases.append)
        self.search.ended.connect(self.ended.append)
        self.search.stopped.connect(self.stopped.append)

    def begin(self, grid: Grid = SMALL) -> None:
        """Begin a search of `grid` and show its start."""
        self.search.begin(Variation.main(Sheet.of_givens(grid), self.search.algorithm))
        self.solver.deliver()

    def play_a_little(self) -> ShownMoment:
        """Play the search without an end at full speed, and show some of it."""
        self.begin(ENDLESS)
        self.search.play()
        self.solver.deliver()
        self.solver.tick()
        self.solver.deliver()
        assert self.steps() > 0
        return self.scenes[-1]

    def steps(self) -> int:
        """How many steps the search shown has taken."""
        return self.scenes[-1].moment.counters.steps
