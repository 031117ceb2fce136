"""Plays the moves of the game, forwards and backwards, at the pace of the speed slider."""

import math
import time
from collections.abc import Callable
from itertools import takewhile

from PySide6.QtCore import QEvent, QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QApplication

from sudoku_gui.playback.pace import UNLIMITED_PACE, PlayDirection
from sudoku_gui.ui.search.game_controller import GameController

_FRAME_SECONDS = 1 / 60


class HistoryPlayer(QObject):
    """Undoes or redoes move after move; any key stops it, and does nothing else.

    So a digit pressed while it plays is not entered somewhere in the past, which would cost
    the moves behind it.
    pace: returns the moves a second.  clock: returns seconds.
    """

    direction_changed = Signal(object)  # PlayDirection

    def __init__(
        self,
        game_controller: GameController,
        pace: Callable[[], float],
        parent: QObject | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(parent)
        self._game_controller = game_controller
        self._pace = pace
        self._clock = clock
        self._direction = PlayDirection.PAUSED
        self._last = 0.0  # when the moves were counted last
        self._due = 0.0
        self._is_moving = False
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.go_on)
        game_controller.game_changed.connect(self._stop_for_others)
        game_controller.game_replaced.connect(self.stop)

    @property
    def direction(self) -> PlayDirection:
        """Whether it plays, and which way."""
        return self._direction

    def play(self, direction: PlayDirection) -> None:
        """Play, or stop what plays that way; forwards from the end it begins anew."""
        if direction is self._direction:
            self.stop()
            return
        if direction is PlayDirection.FORWARDS and not self._game_controller.game.undone_moves:
            self._go_to(self._first)
        self._last, self._due = self._clock(), 0.0
        if self._direction is PlayDirection.PAUSED:
            _application().installEventFilter(self)
        self._enter(direction)
        self._set_timer()

    @Slot()
    def stop(self) -> None:
        """Stand still."""
        if self._direction is not PlayDirection.PAUSED:
            self._timer.stop()
            _application().removeEventFilter(self)
            self._enter(PlayDirection.PAUSED)

    @Slot()
    def go_on(self) -> None:
        """Play the moves that are due since the last time."""
        game, pace, now = self._game_controller.game, self._pace(), self._clock()
        if pace == UNLIMITED_PACE:
            self._due = math.inf
        else:
            self._due += (now - self._last) * pace
        self._last = now
        steps = min(self._due, len(game.timed_moves) + len(game.undone_moves))
        if steps < 1:
            return
        self._due = 0.0 if math.isinf(self._due) else self._due - math.floor(steps)
        place, last = len(game.timed_moves), len(game.timed_moves) + len(game.undone_moves)
        if self._direction is PlayDirection.BACKWARDS:
            first = min(self._first, place)  # nothing is taken back of a puzzle being typed
            self._arrive(max(first, place - math.floor(steps)), first)
        else:
            self._arrive(min(last, place + math.floor(steps)), last)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ShortcutOverride:
            event.accept()  # the key is going to come, and no shortcut in its place
            return True
        if event.type() is QEvent.Type.KeyPress:
            self.stop()
            return True
        return super().eventFilter(watched, event)

    @property
    def _first(self) -> int:
        """How many moves come before the first one that counts: the puzzle being typed."""
        game = self._game_controller.game
        moves = (*game.timed_moves, *game.undone_moves)
        return sum(1 for _ in takewhile(lambda timed: not timed.move.is_counted, moves))

    def _arrive(self, place: int, end: int) -> None:
        self._go_to(place)
        if place == end:
            self.stop()
        else:
            self._set_timer()

    def _go_to(self, place: int) -> None:
        self._is_moving = True
        try:
            self._game_controller.go_to_move(place)
        finally:
            self._is_moving = False

    def _set_timer(self) -> None:
        """Wake once a move, or once a frame where that is rarer; the pace may have changed."""
        self._timer.start(math.ceil(1000 * max(_FRAME_SECONDS, 1 / self._pace())))

    def _enter(self, direction: PlayDirection) -> None:
        self._direction = direction
        self.direction_changed.emit(direction)

    @Slot()
    def _stop_for_others(self) -> None:
        """Somebody else changes the game: what would be played is no more."""
        if not self._is_moving:
            self.stop()


def _application() -> QApplication:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    return application
