"""The panels of the classroom: builds them, docks them, and connects them with the search."""

from PySide6.QtCore import QObject

from sudoku_gui.language import text
from sudoku_gui.presentation.action_ids import ActionId
from sudoku_gui.ui.desk import Desk
from sudoku_gui.ui.files.documents import Documents
from sudoku_gui.ui.kit.announcer import Announcer
from sudoku_gui.ui.learn.inspector import Inspector
from sudoku_gui.ui.learn.lesson_panel import LessonPanel
from sudoku_gui.ui.learn.quiz_master import QuizMaster
from sudoku_gui.ui.learn.quiz_panel import QuizPanel
from sudoku_gui.ui.learn.reasons import Reasons
from sudoku_gui.ui.learn.step_log import StepLog
from sudoku_gui.ui.learn.step_log_panel import StepLogPanel
from sudoku_gui.ui.learn.sub_walk import SubWalk
from sudoku_gui.ui.learn.tour_guide import TourGuide
from sudoku_gui.ui.learn.tour_panel import TourPanel
from sudoku_gui.ui.search.branches import Branches


class Lesson(QObject):
    """What helps to understand a search while it is watched."""

    def __init__(
        self,
        desk: Desk,
        documents: Documents,
        branches: Branches,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.reasons = Reasons(desk, self)
        procedure, sub_step = (
            desk.search.algorithm.procedure,
            desk.window.named_actions[ActionId.SUB_STEP],
        )
        self.panel = LessonPanel(procedure, sub_step, desk.window.theme)
        self.sub_walk = SubWalk(self.panel, desk, self)
        self.inspector = Inspector(self.panel, desk.search, self)
        desk.window.add_dock(self.panel, text("Procedure"), ActionId.LESSON)
        self.log_panel = StepLogPanel()
        self.log = StepLog(self.log_panel, Announcer(self.log_panel, self), self)
        desk.window.add_dock(self.log_panel, text("Log"), ActionId.STEP_LOG)
        self.quiz_panel = QuizPanel()
        announcer = Announcer(self.quiz_panel, self)
        self.quiz = QuizMaster(self.quiz_panel, desk.workbench, desk.search, announcer, self)
        desk.window.add_dock(self.quiz_panel, text("Quiz"), ActionId.QUIZ)
        self.tour_panel = TourPanel()
        tour = desk.window.named_actions[ActionId.TOUR]
        self.guide = TourGuide(self.tour_panel, tour, documents, desk.search, self)
        desk.window.add_dock(self.tour_panel, text("Tour"), ActionId.TOUR)
        for signal, slot in (
            (self.sub_walk.moment_shown, self.inspector.follow),
            (desk.search.scene_changed, self.log.follow),
            (desk.search.forgotten, self.log.begin_anew),
            (self.quiz.pointed, desk.window.grid.point),
            (branches.left_line, self.log.tell_branch),
            (branches.came_back, self.log.tell_main_line),
        ):
            signal.connect(slot)

    def shut_down(self) -> None:
        """End the thread of the inspector; to be called before the window goes."""
        self.inspector.shut_down()
