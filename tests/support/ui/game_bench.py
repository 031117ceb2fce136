"""A game controller to test on: its searches turned by hand, and all that is said noted down."""

from functools import partial

from PySide6.QtCore import QTimer

from sudoku_gui.model.game import Game
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.playback.pace import UNLIMITED_PACE
from sudoku_gui.presentation.notice import Notice
from sudoku_gui.presentation.search.shown_moment import ShownMoment
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.ui.search.game_controller import GameController
from sudoku_gui.ui.search.game_search import GameSearch
from sudoku_gui.ui.search.search_controller import SearchController
from sudoku_gui.ui.search.search_messages import SearchMessages
from tests.support.puzzles import SMALL
from tests.support.ui.fakes import HandTurnedSolver


class GameBench:
    """A game controller with its search over a puzzle, and what both of them told the window."""

    def __init__(self, givens: Grid = SMALL, pace: float = UNLIMITED_PACE) -> None:
        self.solver = HandTurnedSolver()
        self.search = SearchController(partial(algorithm_named, "used-tables"), pace, self.solver)
        self.bench = GameController(self.search)
        self.game_search = GameSearch(self.bench, self.search)
        self.said: list[Notice] = []
        self.scenes: list[ShownMoment] = []
        self.shown: list[Sheet] = []
        self.conclusions = SearchMessages(self.bench, self.game_search, self.search)
        self.bench.notice_posted.connect(self.said.append)
        self.game_search.notice_posted.connect(self.said.append)
        self.conclusions.notice_posted.connect(self.said.append)
        self.bench.sheet_changed.connect(self.shown.append)
        self.search.moment_changed.connect(self._note)
        self.bench.open_game(Game(Puzzle(givens)))
        self.said.clear()

    @property
    def sheet(self) -> Sheet:
        """What stands in the cells of the game."""
        return self.bench.game.sheet

    @property
    def sentences(self) -> list[str]:
        """All that was said, in English."""
        return [str(notice.sentence) for notice in self.said]

    @property
    def offers(self) -> list[str]:
        """What the last notice offers."""
        return [str(offer.label) for offer in self.said[-1].actions]

    def accept(self, label: str) -> None:
        """Take up an offer of the last notice."""
        (offer,) = (offer for offer in self.said[-1].actions if str(offer.label) == label)
        offer.accept()

    def enter(self, name: str, digit: int) -> None:
        """Type `digit` into the cell that people call `name`."""
        self.bench.enter_in_all((self.cell(name),), Digit(digit))

    def cell(self, name: str) -> Cell:
        """The cell that people call `name`, such as r1c1."""
        geometry = self.sheet.geometry
        return next(Cell(cell) for cell in geometry.cells if geometry.name(Cell(cell)) == name)

    def step(self, times: int = 1) -> None:
        """Take single steps and show them."""
        for _ in range(times):
            self.game_search.step(1)
            self.solver.deliver()

    def watch_a_little(self) -> None:
        """Begin to watch: some steps are shown, and the next may be on their way."""
        self.step(5)
        self.game_search.watch()
        self.solver.deliver()
        self.solver.tick()

    def lose_patience(self) -> None:
        """Let the time pass after which something quicker is offered, if it is running."""
        (patience,) = self.game_search.findChildren(QTimer)
        if patience.isActive():
            patience.timeout.emit()

    def _note(self, shown_moment: ShownMoment) -> None:
        self.scenes.append(shown_moment)
        self.shown.append(shown_moment.sheet)
