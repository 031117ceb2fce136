"""The learning panels: builds them, docks them, and connects them with the search."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction

from sudoku_gui.presentation.action_ids import ActionId
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.files.document_controller import DocumentController
from sudoku_gui.ui.grid.grid_overlays import GridOverlays
from sudoku_gui.ui.grid.grid_widget import GridWidget
from sudoku_gui.ui.kit.announcer import Announcer
from sudoku_gui.ui.kit.docks import Docks
from sudoku_gui.ui.kit.qactions import bind_actions
from sudoku_gui.ui.learn.inspector import Inspector
from sudoku_gui.ui.learn.procedure_panel import ProcedurePanel
from sudoku_gui.ui.learn.quiz_controller import QuizController
from sudoku_gui.ui.learn.quiz_panel import QuizPanel
from sudoku_gui.ui.learn.step_log import StepLog
from sudoku_gui.ui.learn.step_log_panel import StepLogPanel
from sudoku_gui.ui.learn.sub_step_player import SubStepPlayer
from sudoku_gui.ui.learn.tour_controller import TourController
from sudoku_gui.ui.learn.tour_panel import TourPanel
from sudoku_gui.ui.learn.why_not_controller import WhyNotController
from sudoku_gui.ui.search.branch_controller import BranchController
from sudoku_gui.ui.search.game_controller import GameController
from sudoku_gui.ui.search.search_controller import SearchController
from sudoku_gui.ui.search.speed_slider import SpeedSlider


class LearningPanels(QObject):
    """What helps to understand a search while it is watched."""

    notice_posted = Signal(object)  # Notice

    def __init__(
        self,
        game_controller: GameController,
        search: SearchController,
        documents: DocumentController,
        branches: BranchController,
        grid: GridWidget,
        overlays: GridOverlays,
        speed: SpeedSlider,
        docks: Docks,
        actions: Mapping[ActionId, QAction],
        theme: Theme,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.why_not = WhyNotController(game_controller, search, grid, overlays, actions, self)
        self.panel = ProcedurePanel(search.algorithm.procedure, actions[ActionId.SUB_STEP], theme)
        self.sub_step_player = SubStepPlayer(
            self.panel, game_controller, search, speed, overlays, self
        )
        bind_actions(actions, {ActionId.SUB_STEP: self.sub_step_player.advance})
        self.inspector = Inspector(self.panel, search, self)
        docks.add(self.panel, ActionId.LESSON)
        self.log_panel = StepLogPanel()
        self.log = StepLog(self.log_panel, Announcer(self.log_panel, self), self)
        docks.add(self.log_panel, ActionId.STEP_LOG)
        self.quiz_panel = QuizPanel()
        announcer = Announcer(self.quiz_panel, self)
        self.quiz = QuizController(
            self.quiz_panel, game_controller, search, overlays, announcer, self
        )
        docks.add(self.quiz_panel, ActionId.QUIZ)
        self.tour_panel = TourPanel()
        self.guide = TourController(
            self.tour_panel, actions[ActionId.TOUR], documents, search, self
        )
        docks.add(self.tour_panel, ActionId.TOUR)
        for signal, slot in (
            (self.why_not.notice_posted, self.notice_posted),
            (self.sub_step_player.moment_shown, self.inspector.follow),
            (self.sub_step_player.step_entered, self.inspector.follow),
            (search.moment_changed, self.log.follow),
            (search.forgotten, self.log.begin_anew),
            (branches.branch_entered, self.log.tell_branch),
            (branches.branches_left, self.log.tell_main_line),
        ):
            signal.connect(slot)

    def shut_down(self) -> None:
        """End the thread of the inspector; to be called before the window goes."""
        self.inspector.shut_down()
