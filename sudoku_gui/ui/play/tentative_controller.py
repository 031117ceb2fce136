"""Trying something out: from a moment on, until it is kept or thrown away as a whole."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction

from sudoku_gui.language import text, tr
from sudoku_gui.model.bookmark import Bookmark
from sudoku_gui.model.game import Game
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.notice import Notice, NoticeAction
from sudoku_gui.ui.grid.grid_overlays import GridOverlays
from sudoku_gui.ui.kit.qactions import bind_actions
from sudoku_gui.ui.search.game_controller import GameController

if TYPE_CHECKING:
    from sudoku_gui.ui.play.tentative_banner import TentativeBanner


class TentativeController(QObject):
    """Remembers for each game where its player began to try something out.

    That moment is a bookmark too, so that it is kept in the file.
    """

    changed = Signal()
    notice_posted = Signal(object)  # Notice

    def __init__(
        self,
        game_controller: GameController,
        banner: TentativeBanner,
        overlays: GridOverlays,
        actions: Mapping[ActionId, QAction],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._game_controller = game_controller
        self._banner = banner
        self._overlays = overlays
        self._is_shown = False
        self._begun: WeakKeyDictionary[Game, Bookmark] = WeakKeyDictionary()
        game_controller.sheet_changed.connect(self._show)
        handlers = {
            ActionId.TRY_OUT: self.begin,
            ActionId.KEEP_TRIED: self.keep,
            ActionId.DISCARD_TRIED: self.discard,
        }
        bind_actions(actions, handlers)

    @property
    def is_trying_out(self) -> bool:
        """Whether something is being tried out in the current game."""
        return self._game_controller.game in self._begun

    @Slot()
    def begin(self) -> None:
        """Take what is entered from now on as tried out."""
        from sudoku_gui.wording.bookmarks import free_name  # noqa: PLC0415 - seldom wanted

        self._game_controller.stop()  # and keep what is shown of a search
        game = self._game_controller.game
        number = sum(timed.move.is_counted for timed in game.timed_moves)
        wished = tr("Tried after move {number}", number=number)
        name = free_name(wished, [each.name for each in game.bookmarks])
        self._game_controller.edit_game(lambda game: game.add_bookmark(name))
        self._begun[game] = game.bookmarks[-1]
        self._show()

    @Slot()
    def keep(self) -> None:
        """Go on with what was tried out."""
        if self._end() is not None:
            self.notice_posted.emit(Notice(text("What you tried is kept.")))

    @Slot()
    def discard(self) -> None:
        """Go back to where it began, as one move."""
        self._game_controller.stop()  # and keep what is shown of a search
        bookmark = self._end()
        if bookmark is not None:
            is_changed = self._game_controller.game.sheet != bookmark.sheet
            self._game_controller.restore(bookmark.sheet)
            undo = NoticeAction(text("Undo"), self._game_controller.undo)
            sentence = text("What you tried is thrown away.")
            self.notice_posted.emit(Notice(sentence, actions=(undo,) if is_changed else ()))

    def _end(self) -> Bookmark | None:
        """Try nothing out any more; return the moment at which it began, if there was one."""
        game = self._game_controller.game
        bookmark = self._begun.pop(game, None)
        if bookmark in game.bookmarks:  # and neither renamed nor removed
            name = bookmark.name
            self._game_controller.edit_game(lambda game: game.remove_bookmark(name))
        self._show()
        return bookmark

    @Slot()
    def _show(self) -> None:
        bookmark = self._begun.get(self._game_controller.game)
        self._overlays.show_tentative_since(bookmark.sheet if bookmark else None)
        if self._is_shown or bookmark:
            self._is_shown = bookmark is not None
            self._banner.show_sentence(_SENTENCE if bookmark else None)
        self.changed.emit()


_SENTENCE = text("You are trying something out.")
