"""A controller of searches, its thread turned by hand, and all that it says."""

from sudoku_gui.model.grid import Grid
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.playback.player import AS_FAST_AS_IT_GOES
from sudoku_gui.presentation.shown_moment import Scene
from sudoku_gui.presentation.variation import Line
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.ui.search.search_controller import Phase, SearchController
from tests.support.ui.fakes import HandTurnedSolver
from tests.support.ui.searches import ENDLESS, SMALL


class HeardSearch:
    """A controller, and all that it says."""

    def __init__(self, pace: float = AS_FAST_AS_IT_GOES) -> None:
        self.solver = HandTurnedSolver()
        self.search = SearchController(algorithm_named("used-tables"), pace, self.solver)
        self.scenes: list[Scene] = []
        self.phases: list[Phase] = []
        self.ended: list[Scene] = []
        self.stopped: list[Scene] = []
        self.search.scene_changed.connect(self.scenes.append)
        self.search.phase_changed.connect(self.phases.append)
        self.search.ended.connect(self.ended.append)
        self.search.stopped.connect(self.stopped.append)

    def begin(self, grid: Grid = SMALL) -> None:
        """Begin a search of `grid` and show its start."""
        self.search.begin(Line.main(Sheet.of_givens(grid), self.search.algorithm))
        self.solver.deliver()

    def play_a_little(self) -> Scene:
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
