"""The parts of a program and their state, as the tests of the whole program name them."""

from typing import TypeVar

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from sudoku_gui.documents.collection import Collection
from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.grid.cell_look import Findings
from sudoku_gui.presentation.search.shown_moment import ShownMoment
from sudoku_gui.presentation.window_state import WindowState
from sudoku_gui.solvers.search import Algorithm, Moment
from sudoku_gui.ui.check.verdict_controller import VerdictController
from sudoku_gui.ui.grid.grid_widget import GridWidget
from sudoku_gui.ui.help.handbook_window import HandbookWindow
from sudoku_gui.ui.kit.dock import Dock, Panel
from sudoku_gui.ui.learn.procedure_controller import ProcedureController
from sudoku_gui.ui.learn.quiz_panel import QuizPanel
from sudoku_gui.ui.learn.tree_panel import TreePanel
from sudoku_gui.ui.learn.why_not_controller import WhyNotController
from sudoku_gui.ui.main_window import MainWindow
from sudoku_gui.ui.panel_table import PANELS
from sudoku_gui.ui.program import Program
from sudoku_gui.ui.race.race_launcher import RaceLauncher
from sudoku_gui.ui.search.branch_controller import BranchController
from sudoku_gui.ui.search.game_controller import GameController
from sudoku_gui.ui.search.game_search import GameSearch
from sudoku_gui.ui.search.search_controller import SearchController, SearchPhase

PanelKind = TypeVar("PanelKind", bound=Panel)


class ProgramParts:
    """Where each part of a program is found, so that a test need not know the way."""

    def __init__(self, program: Program) -> None:
        self.program = program

    @property
    def window(self) -> MainWindow:
        """The main window."""
        return self.program.window

    @property
    def grid(self) -> GridWidget:
        """The grid in the window."""
        return self.window.grid

    def action(self, action_id: ActionId) -> QAction:
        """An action of the window."""
        return self.window.named_actions[action_id]

    @property
    def state(self) -> WindowState:
        """What decides which actions are enabled."""
        return self.program.state_tracker.state

    @property
    def game_controller(self) -> GameController:
        """What changes the game."""
        return self.program.game_controller

    @property
    def game_search(self) -> GameSearch:
        """What begins searches over the game."""
        return self.program.game_search

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle of the game."""
        return self.game_controller.game.puzzle

    @property
    def sheet(self) -> Sheet:
        """What stands in the cells of the game."""
        return self.game_controller.game.sheet

    @property
    def search(self) -> SearchController:
        """The search over the game."""
        return self.program.search

    @property
    def phase(self) -> SearchPhase:
        """What there is of a search."""
        return self.search.phase

    @property
    def algorithm(self) -> Algorithm:
        """The algorithm that is chosen."""
        return self.search.algorithm

    @property
    def shown_moment(self) -> ShownMoment | None:
        """What is shown of a search, where there is one."""
        return self.search.shown_moment

    @property
    def moment(self) -> Moment:
        """The moment of the search that is shown."""
        assert self.shown_moment is not None
        return self.shown_moment.moment

    @property
    def branches(self) -> BranchController:
        """The branches off the search."""
        return self.program.what_if.branches

    @property
    def what_if_menu(self) -> QMenu:
        """The list of what may be put in instead."""
        return self.program.what_if.menu

    def panel_of(self, kind: type[PanelKind]) -> PanelKind:
        """The panel of that class."""
        panels = [self.program.panels[spec.action].panel for spec, _make in PANELS]
        (found,) = (panel for panel in panels if type(panel) is kind)
        assert isinstance(found, kind)
        return found

    def dock(self, action_id: ActionId) -> Dock:
        """The dock that an action opens."""
        dock = self.window.findChild(Dock, action_id.value)
        assert isinstance(dock, Dock)
        return dock

    @property
    def procedure(self) -> ProcedureController:
        """What has the panel of the procedure follow the search."""
        controller = self.program.panels[ActionId.LESSON]
        assert isinstance(controller, ProcedureController)
        return controller

    @property
    def why_not(self) -> WhyNotController:
        """What answers why a digit cannot stand in a cell."""
        return self.program.why_not

    @property
    def quiz_panel(self) -> QuizPanel:
        """The panel of the quiz."""
        return self.panel_of(QuizPanel)

    @property
    def tree_panel(self) -> TreePanel:
        """The panel of the search tree."""
        return self.panel_of(TreePanel)

    @property
    def handbook(self) -> HandbookWindow:
        """The window of the handbook, which must have been opened."""
        window = self.program.handbook.window
        assert window is not None
        return window

    @property
    def collection(self) -> Collection:
        """The puzzles that lie open."""
        return self.program.documents.collection

    @property
    def verdicts(self) -> VerdictController:
        """What judges the puzzle."""
        return self.program.checks.verdicts

    @property
    def wrong_entries(self) -> frozenset[Cell]:
        """The entries that are marked as wrong."""
        return self.program.checks.entries.wrong

    @property
    def typo_findings(self) -> Findings:
        """What the search for typing mistakes has found to mark in the grid."""
        return self.program.checks.typos.findings

    @property
    def races(self) -> RaceLauncher:
        """What opens the window of the races."""
        return self.program.races
