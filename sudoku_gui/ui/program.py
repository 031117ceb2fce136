"""The program behind the window: connects the parts, and ends them in order."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtCore import QSettings, QTimer, Slot
from PySide6.QtWidgets import QApplication

from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.ui.grid.digit_forwarder import DigitForwarder
from sudoku_gui.ui.kit.first_use import at_first_use
from sudoku_gui.ui.kit.qactions import bind_actions
from sudoku_gui.ui.kit.threads.worker_thread import WorkerThread
from sudoku_gui.ui.program_parts import ProgramParts

if TYPE_CHECKING:
    from sudoku_gui.presentation.export.export_options import ExportPrompts
    from sudoku_gui.solvers.search import Algorithm
    from sudoku_gui.ui.files.document_prompts import DocumentPrompts
    from sudoku_gui.ui.printing.print_prompts import PrintPrompts
    from sudoku_gui.ui.search.search_view import SearchView

_FIRST_SIZE = 9  # of the grid that the program starts with
_SETTLED_MILLISECONDS = 300  # until the window is there


class Program(ProgramParts):
    """Connects the parts, begins, and ends them in order."""

    def __init__(
        self,
        application: QApplication,
        store: QSettings,
        journals: Path,
        questions: DocumentPrompts | None = None,
        export_questions: ExportPrompts | None = None,
        print_questions: PrintPrompts | None = None,
    ) -> None:
        super().__init__(application, store, journals, questions, export_questions, print_questions)
        self._is_session_ending = False
        self._connect_parts()
        self._connect_said()
        self._connect_actions()
        DigitForwarder(application, self.window.grid, self)
        self.preferences.apply_motion()
        self._retranslate()
        self.window.show_layout(self.layouts.layout)
        self.checks.presenter.show_layout(self.layouts.layout)
        self.window.show_state(self.state_tracker.state)

    def start(self, files: Sequence[str], moment: str = "") -> None:
        """Show the window, with the first of `files` opened, or where it was left.

        moment: the address of one of the search over that file, or a link to one.
        """
        self.window.restoreGeometry(self._settings.window_geometry)
        self.window.docks.restore(self._settings.window_layout)
        self.game_controller.new(_FIRST_SIZE)
        self.window.show()
        self.window.grid.setFocus()
        if files:
            self.opener.open_file(*map(Path, files), then=partial(self._go_to, moment))
            self.journal.keep_unfinished()
        elif moment:
            self.opener.open_text(moment)
            self.journal.keep_unfinished()
        else:
            self.journal.resume()
        QTimer.singleShot(_SETTLED_MILLISECONDS, self, self._ask_system_motion)

    def _go_to(self, moment: str) -> None:
        if moment:
            self.layouts.watch()
            self.moment_links.go_to(moment)

    @property
    def is_held_up(self) -> bool:
        """Whether, after `shut_down`, a thread has not ended.

        It waits for a disk that does not answer, or is at one long step of a check.
        """
        owners = self, self.window
        return any(each.is_running for owner in owners for each in owner.findChildren(WorkerThread))

    @Slot()
    def shut_down(self) -> None:
        """End the threads; harmless when they have ended."""
        self._end_late_parts()
        self.search.shut_down()
        self.checks.shut_down()
        self.panels.shut_down()
        self._files.shut_down()
        self.journal.shut_down()

    def _connect_parts(self) -> None:
        window = self.window
        for signal, slot in (
            (window.close_requested, self._close_when_safe),
            (window.dropped, self._open_dropped),
            (window.menus.file.aboutToShow, self._find_picture_sources),
            (window.search_view_made, self._connect_search_view),
            (self.search.forgotten, window.show_no_moment),
            (self.search.algorithm_changed, self._keep_algorithm),
            (window.layout_switch.chosen, self.layouts.choose),
            (self.layouts.layout_changed, window.show_layout),
            (self.layouts.layout_changed, self.checks.presenter.show_layout),
            (self.state_tracker.state_changed, window.show_state),
            (self.game_controller.sheet_changed, window.show_sheet),
            (self.game_controller.notes_changed, window.show_sheet),
            (self.game_controller.game_replaced, self._timeline_actions.fill_digits),
            (self.game_controller.notice_outdated, window.notices.clear),
            (self.game_search.notice_outdated, window.notices.clear),
            (self.checks.typos_opened, window.show_typos),
            (self.checks.typos_closed, window.hide_typos),
            (self._game_actions.title_changed, window.show_title),
            (self.documents.recent_changed, self._menus.fill_recent),
            (self.documents.moment_opened, self.layouts.watch),
            (self.journal.unfinished_changed, self._menus.fill_unfinished),
            (self.preferences.language_changed, self._retranslate),
            (self.preferences.theme_changed, window.set_theme),
            (self.preferences.motion_changed, self._let_move),
        ):
            signal.connect(slot)

    @Slot(object)
    def _connect_search_view(self, view: SearchView) -> None:
        chooser = view.panel.chooser
        chooser.show_algorithm(self.search.algorithm)
        chooser.algorithm_chosen.connect(self.search.choose_algorithm)
        self.search.algorithm_changed.connect(chooser.show_algorithm)
        view.panel.speed.pace_changed.connect(self._keep_speed)
        self._timeline_actions.connect_timeline(view.timeline)
        view.panel.attempts.attempt_chosen.connect(self._timeline_actions.follow_attempt)
        view.panel.counters.counter_chosen.connect(self._timeline_actions.follow_counter)
        self._timeline_actions.program_state_wanted.connect(self._show_program_state)
        if self._settings.moment_bookmarks:
            self.moment_bookmarks.show_those_of_puzzle()

    @Slot()
    def _show_program_state(self) -> None:
        self.panels[ActionId.LESSON].panel.open_with_focus()

    def _connect_said(self) -> None:
        show_notice = self.window.notices.show_notice
        for part in (
            self.game_controller,
            self.game_search,
            self.documents,
            self.journal,
            self.checks,
            self.puzzle_entry,
            self._selection_actions,
            self.highlights,
            self.tentative,
            self.panels,
        ):
            part.notice_posted.connect(show_notice)

    def _connect_actions(self) -> None:
        dialogs = at_first_use(_help_dialogs)
        handlers = {
            ActionId.QUIT: self.window.close,
            ActionId.SWITCH_LAYOUT: self.layouts.switch,
            ActionId.STOP: self.game_controller.stop,
            ActionId.FASTER: lambda: self.window.search_view.panel.speed.move_by(1),
            ActionId.SLOWER: lambda: self.window.search_view.panel.speed.move_by(-1),
            ActionId.KEYBOARD: lambda: dialogs.show_keyboard(self.window),
            ActionId.ABOUT: lambda: dialogs.show_about(self.window),
        }
        bind_actions(self.window.named_actions, handlers)

    @Slot()
    def _retranslate(self) -> None:
        self.window.retranslate()
        self._menus.fill_all()
        self._timeline_actions.fill_digits()
        self._selection_actions.fill_digits()
        self.highlights.fill_menus()
        self._game_actions.show()

    @Slot()
    def _ask_system_motion(self) -> None:
        # Loaded when the window is there: the answer comes in its own time anyway.
        from PySide6.QtDBus import QDBusConnection  # noqa: PLC0415

        from sudoku_gui.ui.kit.system_motion import SystemMotionPreference  # noqa: PLC0415

        preference = SystemMotionPreference(self)
        preference.wished.connect(self.preferences.set_system_motion)
        preference.ask(QDBusConnection.sessionBus())

    @Slot(bool)
    def _let_move(self, is_reduced: bool) -> None:
        self.window.set_motion(is_reduced)

    @Slot(object)
    def _keep_algorithm(self, algorithm: Algorithm) -> None:
        self._settings.algorithm = algorithm.name
        self._menus.fill_algorithms()

    @Slot(float)
    def _keep_speed(self, pace: float) -> None:
        self.search.set_pace(pace)
        self._settings.speed = self.window.search_view.panel.speed.position

    @Slot()
    def end_unasked(self) -> None:
        """The session of the desktop ends: close without a question, for the journal has all."""
        self._is_session_ending = True

    @Slot()
    def _close_when_safe(self) -> None:
        if self._is_session_ending:
            self._close()
        else:
            self.saver.after_saving(self._close_for_good)

    def _close_for_good(self) -> None:
        """What is not saved by now was thrown away by whoever closes the window."""
        if self.documents.is_modified:
            self.journal.forget()
        self._close()

    def _close(self) -> None:
        self._end_lecture()
        self._settings.window_geometry = self.window.saveGeometry()
        self._settings.window_layout = self.window.saveState()
        self.shut_down()
        self.window.close_unasked()


def _help_dialogs() -> ModuleType:
    from sudoku_gui.ui import help_dialogs  # noqa: PLC0415

    return help_dialogs
