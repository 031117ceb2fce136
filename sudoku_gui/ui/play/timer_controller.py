"""The time played: connects the clock with the window, its timer and the cover of the grid."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QApplication, QDockWidget, QWidget

from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.ui.files.settings import Settings
from sudoku_gui.ui.kit.qactions import bind_actions
from sudoku_gui.ui.play.play_clock import PlayClock
from sudoku_gui.ui.play.timer_button import TimerButton
from sudoku_gui.ui.search.game_controller import GameController
from sudoku_gui.ui.search.search_controller import SearchController

if TYPE_CHECKING:
    from sudoku_gui.ui.play.pause_cover import PauseCover


class TimerController(QObject):
    """Shows the time of the game where people want that, and pauses it when they ask.

    is_in_front: whether the player can see the game (see `is_window_in_front`).
    """

    shown_changed = Signal(bool)

    def __init__(
        self,
        game_controller: GameController,
        search: SearchController,
        button: TimerButton,
        cover: PauseCover,
        settings: Settings,
        actions: Mapping[ActionId, QAction],
        is_in_front: Callable[[], bool],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._game_controller = game_controller
        self._button = button
        self._cover = cover
        self._settings = settings
        self._actions = actions
        self._is_shown = self._has_paused = False
        self.clock = PlayClock(game_controller, search, is_in_front, self)
        for signal, slot in (
            (self.clock.time_changed, self._show),
            (self.clock.paused_changed, self._show_paused),
            (_application().focusWindowChanged, self.clock.look_again),
        ):
            signal.connect(slot)
        actions[ActionId.TIMER].setChecked(settings.shows_timer)
        handlers = {
            ActionId.PAUSE_GAME: self._toggle_pause,
            ActionId.TIMER: self._keep_choice,
        }
        bind_actions(actions, handlers)

    def _toggle_pause(self) -> None:
        self.clock.toggle_pause()
        self._actions[ActionId.PAUSE_GAME].setChecked(self.clock.is_paused)

    def _keep_choice(self) -> None:
        self._settings.shows_timer = self._actions[ActionId.TIMER].isChecked()
        self._show()

    @Slot()
    def _show(self) -> None:
        self._button.show_time(self._game_controller.game.totals.seconds)
        is_shown = self._settings.shows_timer and self.clock.has_begun
        if is_shown != self._is_shown:
            self._is_shown = is_shown
            self.shown_changed.emit(is_shown)

    @Slot(bool)
    def _show_paused(self, is_paused: bool) -> None:
        if is_paused and not self._has_paused:
            self._has_paused = True
            self._cover.resume_wanted.connect(self.clock.toggle_pause)
        if self._has_paused:
            self._cover.show_paused(is_paused)
        self._actions[ActionId.PAUSE_GAME].setChecked(is_paused)


def is_window_in_front(window: QWidget) -> bool:
    """Return whether keys go to `window` or to a dock torn off it, and no dialog is open."""
    active = QApplication.activeWindow()
    is_ours = active is window or (
        isinstance(active, QDockWidget) and active.parentWidget() is window
    )
    return is_ours and QApplication.activeModalWidget() is None


def _application() -> QGuiApplication:
    application = QGuiApplication.instance()
    assert isinstance(application, QGuiApplication)
    return application
