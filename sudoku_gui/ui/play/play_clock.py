"""Counts the time that a game is played: while its player can see it, and has begun to play."""

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from sudoku_gui.model.game import Game
from sudoku_gui.presentation.grid.grid_cursor import TypingMode
from sudoku_gui.ui.search.game_controller import GameController
from sudoku_gui.ui.search.search_controller import SearchController

_TICK_MILLISECONDS = 1_000
_MOST_SECONDS = 5.0  # between two ticks; after more the machine has slept, and so has its user


class PlayClock(QObject):
    """Adds what goes by to the seconds of the current game, once a second.

    It counts from the first move on, while a puzzle is not being typed nor searched, until it is
    solved; not while `is_in_front` says that the window is not, nor while it is paused.
    """

    time_changed = Signal()
    paused_changed = Signal(bool)

    def __init__(
        self,
        game_controller: GameController,
        search: SearchController,
        is_in_front: Callable[[], bool],
        parent: QObject | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(parent)
        self._game_controller = game_controller
        self._search = search
        self._is_in_front = is_in_front
        self._clock = clock
        self._is_paused = False
        self._last = 0.0
        self._rest = 0.0  # what went by before the clock stood still last
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK_MILLISECONDS)
        self._timer.timeout.connect(self.tick)
        for played in (game_controller.sheet_changed, game_controller.notes_changed):
            played.connect(self._follow_move)
        game_controller.game_replaced.connect(self._follow_game)
        for changed in (game_controller.game_changed, search.phase_changed):
            changed.connect(self.look_again)

    @property
    def is_running(self) -> bool:
        """Whether time is counted now."""
        return self._timer.isActive()

    @property
    def is_paused(self) -> bool:
        """Whether somebody wants it to stand still."""
        return self._is_paused

    @property
    def has_begun(self) -> bool:
        """Whether the game has a time to be shown."""
        return self.is_running or self._is_paused or self._game.totals.seconds >= 1

    @Slot()
    def toggle_pause(self) -> None:
        """Stand still until that is asked for again; only what runs can be paused."""
        if self._is_paused or self.is_running:
            self._set_paused(not self._is_paused)

    @Slot()
    def tick(self) -> None:
        """Add what went by since the last time."""
        now = self._clock()
        self._game.add_seconds(self._rest + min(now - self._last, _MOST_SECONDS))
        self._last, self._rest = now, 0.0
        self.time_changed.emit()

    @Slot()
    def look_again(self) -> None:
        """Run or stand still, by how things are now."""
        if self._should_run() == self.is_running:
            return
        if self.is_running:
            # The rest is added later: the time of a solved game does not change any more.
            self._rest += min(self._clock() - self._last, _MOST_SECONDS)
            self._timer.stop()
        else:
            self._last = self._clock()
            self._timer.start()
        self.time_changed.emit()

    @property
    def _game(self) -> Game:
        return self._game_controller.game

    def _should_run(self) -> bool:
        controller = self._game_controller
        return (
            not self._is_paused
            and controller.typing is TypingMode.ENTRIES
            and not self._search.has_search
            and self._is_in_front()
            and any(timed.move.is_counted for timed in reversed(self._game.timed_moves))
            and not self._game.sheet.grid.is_solved()
        )

    def _set_paused(self, is_paused: bool) -> None:
        self._is_paused = is_paused
        self.paused_changed.emit(is_paused)
        self.look_again()

    @Slot()
    def _follow_move(self) -> None:
        """Whoever makes a move goes on playing."""
        if self._is_paused:
            self._set_paused(False)

    @Slot()
    def _follow_game(self) -> None:
        self._timer.stop()
        self._rest = 0.0
        self._follow_move()
        self.time_changed.emit()
