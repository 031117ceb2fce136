"""The program behind the window: makes the parts, connects them, and ends them in order."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QSettings, Slot
from PySide6.QtDBus import QDBusConnection
from PySide6.QtWidgets import QApplication

from sudoku_gui.presentation.action_ids import ActionId
from sudoku_gui.presentation.export_options import ExportPrompts
from sudoku_gui.solvers import ALGORITHMS, UnknownAlgorithmError, algorithm_named
from sudoku_gui.solvers.search import Algorithm
from sudoku_gui.ui.check.check_controller import CheckController
from sudoku_gui.ui.dynamic_menus import DynamicMenus
from sudoku_gui.ui.export.export_controller import ExportController
from sudoku_gui.ui.export.export_dialogs import ExportDialogs
from sudoku_gui.ui.files.collection_controller import CollectionController
from sudoku_gui.ui.files.document_actions import DEFAULT_SIZE, DocumentActions
from sudoku_gui.ui.files.document_controller import DocumentController
from sudoku_gui.ui.files.document_dialogs import DocumentDialogs, DocumentPrompts
from sudoku_gui.ui.files.file_thread import FileThread
from sudoku_gui.ui.files.preferences import Preferences
from sudoku_gui.ui.files.settings import Settings
from sudoku_gui.ui.game_actions import GameActions
from sudoku_gui.ui.help.handbook_opener import HandbookOpener
from sudoku_gui.ui.help_dialogs import show_about, show_keyboard
from sudoku_gui.ui.kit.qactions import bind_actions
from sudoku_gui.ui.kit.reduced_motion import REDUCED_MOTION_SECONDS, SystemMotionPreference
from sudoku_gui.ui.learn.learning_panels import LearningPanels
from sudoku_gui.ui.learn.tree_controller import TreeController
from sudoku_gui.ui.main_window import MainWindow
from sudoku_gui.ui.race.race_launcher import RaceLauncher
from sudoku_gui.ui.search.game_controller import GameController
from sudoku_gui.ui.search.search_controller import SearchController
from sudoku_gui.ui.search.search_messages import SearchMessages
from sudoku_gui.ui.search.search_thread import SearchThread
from sudoku_gui.ui.search.speed_slider import FIRST_POSITION, pace_at
from sudoku_gui.ui.search.timeline_actions import TimelineActions
from sudoku_gui.ui.search.what_if import WhatIfController
from sudoku_gui.ui.window_state_tracker import WindowStateTracker


class Program(QObject):
    """Everything that lives as long as the window."""

    def __init__(
        self,
        application: QApplication,
        store: QSettings,
        questions: DocumentPrompts | None = None,
        export_questions: ExportPrompts | None = None,
    ) -> None:
        super().__init__()
        self._settings = Settings(store)
        self.preferences = Preferences(application, self._settings, self)
        self._make_search_and_window()
        self._make_documents(questions or DocumentDialogs(self.window))
        self._make_parts_of_game()
        self._make_exports(export_questions or ExportDialogs(self.window, self._settings))
        self._make_panels()
        self._make_state_tracker()
        self._system_motion = SystemMotionPreference(self)
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
        self.game_controller.new(DEFAULT_SIZE)
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
        self.learning.shut_down()
        self.exports.shut_down()
        self._files.shut_down()

    def _make_search_and_window(self) -> None:
        settings = self._settings
        speed = settings.speed if settings.speed >= 0 else FIRST_POSITION
        algorithm, self._thread = _algorithm_wished(settings), SearchThread(self)
        self.search = SearchController(algorithm, pace_at(speed), self._thread, self)
        self.game_controller = GameController(self.search, self)
        self.search_messages = SearchMessages(self.game_controller, self.search, self)
        sheet = self.game_controller.game.sheet
        self.window = MainWindow(sheet, algorithm, speed, self.preferences.theme)

    def _make_documents(self, asking: DocumentPrompts) -> None:
        game, search, settings = self.game_controller, self.search, self._settings
        self._files = FileThread(self)
        self.documents = DocumentController(game, self._files, settings, asking, self)
        self._document_actions = DocumentActions(self.documents, self.window.named_actions, self)
        self._menus = DynamicMenus(
            self.window.menus, self.documents, search, self.preferences, settings, self
        )
        self.races = RaceLauncher(
            game, search, self.documents, self._files, asking, self.preferences, self
        )
        self.handbook = HandbookOpener(self.preferences, self)

    def _make_parts_of_game(self) -> None:
        window, actions = self.window, self.window.named_actions
        game, search, grid = self.game_controller, self.search, window.grid
        self.checks = CheckController(
            game, search, window.verdict, window.typos, grid, window.overlays, actions, self
        )
        self.browsing = CollectionController(
            window.collection, game, self.documents, self.checks.verdicts, grid, actions, self
        )
        self._game_actions = GameActions(
            game, self.documents, grid, window.puzzle_heading, actions, window, self
        )
        self._timeline_actions = TimelineActions(
            game, search, self.search_messages, window.timeline, grid, window.menus, actions, self
        )
        self.what_if = WhatIfController(game, search, grid, window.branch, actions, self)

    def _make_exports(self, questions: ExportPrompts) -> None:
        window = self.window
        game, search, documents = self.game_controller, self.search, self.documents
        overlays, actions, settings = window.overlays, window.named_actions, self._settings
        self.exports = ExportController(
            game, search, overlays, documents, questions, settings, actions, window, self
        )

    def _make_panels(self) -> None:
        window, game, search = self.window, self.game_controller, self.search
        documents, branches, theme = self.documents, self.what_if.branches, self.preferences.theme
        grid, overlays, speed, docks = (
            window.grid,
            window.overlays,
            window.panel.speed,
            window.docks,
        )
        actions = window.named_actions
        self.tree = TreeController(game, search, self._thread, theme, self)
        docks.add(self.tree.panel, ActionId.SEARCH_TREE)
        self.learning = LearningPanels(
            game, search, documents, branches, grid, overlays, speed, docks, actions, theme, self
        )

    def _make_state_tracker(self) -> None:
        game, search, branches = self.game_controller, self.search, self.what_if.branches
        self.state_tracker = WindowStateTracker(
            game, search, branches, self.documents, self.exports, self
        )

    def _connect_parts(self) -> None:
        window, panel = self.window, self.window.panel
        for signal, slot in (
            (window.grid.digit_entered, self.game_controller.enter_digit),
            (window.close_requested, self._close_when_safe),
            (window.dropped, self._document_actions.open_dropped),
            (panel.chooser.algorithm_chosen, self.search.choose_algorithm),
            (panel.speed.pace_changed, self._keep_speed),
            (self.learning.sub_step_player.moment_shown, window.show_moment),
            (self.learning.sub_step_player.step_entered, window.show_moment_before_step),
            (self.search.forgotten, window.show_no_moment),
            (self.search.algorithm_changed, panel.chooser.show_algorithm),
            (self.search.algorithm_changed, self._keep_algorithm),
            (self.state_tracker.state_changed, window.show_state),
            (self.game_controller.sheet_changed, window.show_sheet),
            (self.game_controller.game_replaced, self._timeline_actions.fill_digits),
            (self.game_controller.notice_outdated, window.notices.clear),
            (self.checks.typos.opened, window.show_typos),
            (self.checks.typos.closed, window.hide_typos),
            (self._game_actions.title_changed, window.show_title),
            (self.documents.recent_changed, self._menus.fill_recent),
            (self.preferences.language_changed, self._retranslate),
            (self.preferences.theme_changed, window.set_theme),
            (self.preferences.motion_changed, self._let_move),
            (self._system_motion.wished, self.preferences.set_system_motion),
        ):
            signal.connect(slot)

    def _connect_said(self) -> None:
        for part in (
            self.game_controller,
            self.search_messages,
            self.documents,
            self.browsing,
            self.exports,
            self.checks,
            self.what_if,
            self.learning,
        ):
            part.notice_posted.connect(self.window.notices.show_notice)

    def _connect_actions(self) -> None:
        handlers = {
            ActionId.QUIT: self.window.close,
            ActionId.STOP: self.game_controller.stop,
            ActionId.RACE: self.races.open,
            ActionId.FASTER: lambda: self.window.panel.speed.move_by(1),
            ActionId.SLOWER: lambda: self.window.panel.speed.move_by(-1),
            ActionId.HANDBOOK: self.handbook.open,
            ActionId.KEYBOARD: lambda: show_keyboard(self.window),
            ActionId.ABOUT: lambda: show_about(self.window),
        }
        bind_actions(self.window.named_actions, handlers)

    @Slot()
    def _retranslate(self) -> None:
        self.window.retranslate()
        self._menus.fill_all()
        self._timeline_actions.fill_digits()
        self._game_actions.show()

    @Slot(bool)
    def _let_move(self, is_reduced: bool) -> None:
        self._thread.set_pause(REDUCED_MOTION_SECONDS if is_reduced else 0.0)
        self.window.setAnimated(not is_reduced)

    @Slot(object)
    def _keep_algorithm(self, algorithm: Algorithm) -> None:
        self._settings.algorithm = algorithm.name
        self._menus.fill_algorithms()

    @Slot(float)
    def _keep_speed(self, pace: float) -> None:
        self.search.set_pace(pace)
        self._settings.speed = self.window.panel.speed.position

    @Slot()
    def _close_when_safe(self) -> None:
        self.documents.after_saving(self._close)

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
