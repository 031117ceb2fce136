"""The program behind the window: makes the parts, connects them, and ends them in order."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QMimeData, QObject, QSettings, Slot
from PySide6.QtDBus import QDBusConnection
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from sudoku_gui.presentation.action_ids import ActionId
from sudoku_gui.presentation.export_options import ExportQuestions
from sudoku_gui.solvers import ALGORITHMS, UnknownAlgorithmError, algorithm_named
from sudoku_gui.solvers.search import Algorithm
from sudoku_gui.ui.check.check_controller import Checks
from sudoku_gui.ui.dynamic_menus import VaryingMenus
from sudoku_gui.ui.export.export_controller import Exports
from sudoku_gui.ui.export.export_dialogs import ExportDialogs
from sudoku_gui.ui.files.collection_controller import Browsing
from sudoku_gui.ui.files.document_controller import Documents
from sudoku_gui.ui.files.document_dialogs import Dialogs, Questions
from sudoku_gui.ui.files.file_thread import FileThread
from sudoku_gui.ui.files.preferences import Preferences
from sudoku_gui.ui.files.settings import Settings
from sudoku_gui.ui.game_actions import Sitting
from sudoku_gui.ui.help.handbook_opener import HandbookOpener
from sudoku_gui.ui.help_dialogs import show_about, show_keyboard
from sudoku_gui.ui.kit.qactions import let_do
from sudoku_gui.ui.kit.reduced_motion import CALM_SECONDS, SystemMotion
from sudoku_gui.ui.learn.learning_panels import Lesson
from sudoku_gui.ui.learn.tree_controller import TreeWalk
from sudoku_gui.ui.main_window import MainWindow
from sudoku_gui.ui.race.race_launcher import Races
from sudoku_gui.ui.search.game_controller import Workbench
from sudoku_gui.ui.search.search_controller import SearchController
from sudoku_gui.ui.search.search_messages import Conclusions
from sudoku_gui.ui.search.search_thread import SolverThread
from sudoku_gui.ui.search.speed_slider import FIRST_POSITION, pace_at
from sudoku_gui.ui.search.timeline_actions import Walk
from sudoku_gui.ui.search.what_if import WhatIf
from sudoku_gui.ui.window_state_tracker import WindowStateTracker


class Program(QObject):
    """Everything that lives as long as the window."""

    def __init__(
        self,
        application: QApplication,
        store: QSettings,
        questions: Questions | None = None,
        export_questions: ExportQuestions | None = None,
    ) -> None:
        super().__init__()
        self._settings = settings = Settings(store)
        self.preferences = Preferences(application, settings, self)
        speed = settings.speed if settings.speed >= 0 else FIRST_POSITION
        algorithm, self._thread = _algorithm_wished(settings), SolverThread(self)
        self.search = SearchController(algorithm, pace_at(speed), self._thread, self)
        self.workbench = Workbench(self.search, self)
        self.conclusions = Conclusions(self.workbench, self.search, self)
        sheet = self.workbench.game.sheet
        self.window = MainWindow(sheet, self.search.algorithm, speed, self.preferences.theme)
        self._files = FileThread(self)
        asking = questions or Dialogs(self.window)
        self.documents = Documents(self.workbench, self._files, settings, asking, self)
        self._menus = VaryingMenus(
            self.window.menus, self.documents, self.search, self.preferences, settings, self
        )
        self.races = Races(
            self.workbench, self.search, self.documents, self._files, asking, self.preferences, self
        )
        self.handbook = HandbookOpener(self.preferences, self)
        self._make_parts_of_game()
        self._make_exports(export_questions or ExportDialogs(self.window, settings))
        self._make_panels()
        self.state_tracker = WindowStateTracker(
            self.workbench, self.search, self.what_if.branches, self.documents, self.exports, self
        )
        self._system_motion = SystemMotion(self)
        self._connect_parts()
        self._connect_said()
        self._connect_actions()
        self.preferences.apply_motion()
        self._retranslate()
        self.window.show_state(self.state_tracker.state)

    def start(self, files: Sequence[str]) -> None:
        """Show the window, with the first of `files` opened."""
        self.window.restoreGeometry(self._settings.window_geometry)
        self.window.docks.restore(self._settings.window_layout)
        self._system_motion.ask(QDBusConnection.sessionBus())
        self.workbench.new(9)
        self.window.show()
        self.window.grid.setFocus()
        if files:
            self.documents.open_file(*map(Path, files))

    @property
    def is_held_up(self) -> bool:
        """Whether, after `shut_down`, a thread still waits for a disk that does not answer."""
        return self._files.is_running or self.exports.is_held_up

    @Slot()
    def shut_down(self) -> None:
        """End the threads; harmless when they have ended."""
        self.search.shut_down()
        self.checks.shut_down()
        self.browsing.shut_down()
        self.races.shut_down()
        self.handbook.shut_down()
        self.lesson.shut_down()
        self.exports.shut_down()
        self._files.shut_down()

    def _make_parts_of_game(self) -> None:
        window, actions = self.window, self.window.named_actions
        self.checks = Checks(
            self.workbench,
            self.search,
            window.verdict,
            window.typos,
            window.grid,
            window.overlays,
            actions,
            self,
        )
        self.browsing = Browsing(
            window.collection,
            self.workbench,
            self.documents,
            self.checks.judge,
            window.grid,
            actions,
            self,
        )
        self._sitting = Sitting(
            self.workbench, self.documents, window.grid, window.about_line, actions, window, self
        )
        self._walk = Walk(
            self.workbench,
            self.search,
            self.conclusions,
            window.timeline,
            window.grid,
            window.menus,
            actions,
            self,
        )
        self.what_if = WhatIf(
            self.workbench, self.search, window.grid, window.branch, actions, self
        )

    def _make_exports(self, questions: ExportQuestions) -> None:
        window = self.window
        self.exports = Exports(
            self.workbench,
            self.search,
            window.overlays,
            self.documents,
            questions,
            self._settings,
            window.named_actions,
            window,
            self,
        )

    def _make_panels(self) -> None:
        window = self.window
        self.tree = TreeWalk(
            self.workbench, self.search, self._thread, self.preferences.theme, self
        )
        window.docks.add(self.tree.panel, ActionId.SEARCH_TREE)
        self.lesson = Lesson(
            self.workbench,
            self.search,
            self.documents,
            self.what_if.branches,
            window.grid,
            window.overlays,
            window.panel.speed,
            window.docks,
            window.named_actions,
            self.preferences.theme,
            self,
        )

    def _connect_parts(self) -> None:
        window, panel = self.window, self.window.panel
        for signal, slot in (
            (window.grid.digit_entered, self.workbench.enter_digit),
            (window.close_requested, self._close_when_safe),
            (window.dropped, self._open_dropped),
            (panel.chooser.algorithm_chosen, self.search.choose),
            (panel.speed.pace_changed, self._keep_speed),
            (self.lesson.sub_walk.moment_shown, window.show_scene),
            (self.lesson.sub_walk.step_entered, window.show_scene_before_step),
            (self.search.forgotten, window.show_no_scene),
            (self.search.algorithm_changed, panel.chooser.show_algorithm),
            (self.search.algorithm_changed, self._keep_algorithm),
            (self.state_tracker.state_changed, window.show_state),
            (self.workbench.sheet_changed, window.show_sheet),
            (self.workbench.game_replaced, self._walk.fill_digits),
            (self.workbench.fell_silent, window.notices.clear),
            (self.checks.typos.opened, window.show_typos),
            (self.checks.typos.closed, window.hide_typos),
            (self._sitting.title_changed, window.show_title),
            (self.documents.recent_changed, self._menus.fill_recent),
            (self.preferences.language_changed, self._retranslate),
            (self.preferences.theme_changed, window.set_theme),
            (self.preferences.motion_changed, self._let_move),
            (self._system_motion.wished, self.preferences.hear_system),
        ):
            signal.connect(slot)

    def _connect_said(self) -> None:
        for part in (
            self.workbench,
            self.conclusions,
            self.documents,
            self.browsing,
            self.exports,
            self.checks,
            self.what_if,
            self.lesson,
        ):
            part.said.connect(self.window.notices.show_notice)

    def _connect_actions(self) -> None:
        deeds = {
            ActionId.NEW: lambda: self.documents.new(9),
            ActionId.OPEN: self.documents.open,
            ActionId.SAVE: self.documents.save,
            ActionId.SAVE_AS: self.documents.save_as,
            ActionId.QUIT: self.window.close,
            ActionId.COPY: self._copy,
            ActionId.PASTE: self._paste,
            ActionId.STOP: self.workbench.stop,
            ActionId.RACE: self.races.open,
            ActionId.FASTER: lambda: self.window.panel.speed.move_by(1),
            ActionId.SLOWER: lambda: self.window.panel.speed.move_by(-1),
            ActionId.HANDBOOK: self.handbook.open,
            ActionId.KEYBOARD: lambda: show_keyboard(self.window),
            ActionId.ABOUT: lambda: show_about(self.window),
        }
        let_do(self.window.named_actions, deeds)

    @Slot()
    def _retranslate(self) -> None:
        self.window.retranslate()
        self._menus.fill_all()
        self._walk.fill_digits()
        self._sitting.show()

    @Slot(bool)
    def _let_move(self, is_reduced: bool) -> None:
        self._thread.set_pause(CALM_SECONDS if is_reduced else 0.0)
        self.window.setAnimated(not is_reduced)

    @Slot(object)
    def _keep_algorithm(self, algorithm: Algorithm) -> None:
        self._settings.algorithm = algorithm.name
        self._menus.fill_algorithms()

    @Slot(float)
    def _keep_speed(self, pace: float) -> None:
        self.search.set_pace(pace)
        self._settings.speed = self.window.panel.speed.position

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.documents.grid_as_text())

    def _paste(self) -> None:
        self.documents.open_text(QGuiApplication.clipboard().text())

    @Slot(object)
    def _open_dropped(self, dropped: QMimeData) -> None:
        paths = [Path(url.toLocalFile()) for url in dropped.urls() if url.isLocalFile()]
        if paths:
            self.documents.open_file(*paths)
        elif dropped.hasText():
            self.documents.open_text(dropped.text())

    @Slot()
    def _close_when_safe(self) -> None:
        self.documents.when_safe(self._close)

    def _close(self) -> None:
        self._settings.window_geometry = self.window.saveGeometry()
        self._settings.window_layout = self.window.saveState()
        self.shut_down()
        self.window.close_unasked()


def _algorithm_wished(settings: Settings) -> Algorithm:
    try:
        return algorithm_named(settings.algorithm)
    except UnknownAlgorithmError:
        return ALGORITHMS[0]
