"""Bookmarks: names moments of the game, goes back to them, and shows what differs from them."""

from PySide6.QtCore import QObject, Signal, Slot

from sudoku_gui.language import text, tr
from sudoku_gui.model.bookmark import bookmark_named
from sudoku_gui.presentation.grid.difference_annotation import annotation_of_differences
from sudoku_gui.presentation.notice import Notice, NoticeAction
from sudoku_gui.ui.grid.grid_overlays import AnnotationSource, GridOverlays
from sudoku_gui.ui.play.bookmark_view import BookmarkView
from sudoku_gui.ui.search.game_controller import GameController
from sudoku_gui.wording.bookmarks import differences_sentence, free_name


class BookmarkController(QObject):
    """Connects the bookmarks of the game with their list."""

    notice_posted = Signal(object)  # Notice
    name_wanted = Signal(int)  # the row of a new bookmark, to be given another name

    def __init__(
        self,
        game_controller: GameController,
        view: BookmarkView,
        overlays: GridOverlays,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._game_controller = game_controller
        self._view = view
        self._overlays = overlays
        for signal, slot in (
            (game_controller.game_changed, self.follow),
            (game_controller.game_replaced, self.follow),
            (view.return_wanted, self._go_back),
            (view.comparison_wanted, self._compare),
            (view.removal_wanted, self._remove),
            (view.model.rename_wanted, self._rename),
        ):
            signal.connect(slot)

    @Slot()
    def add(self) -> None:
        """Name the moment shown after the moves made, and let another name be typed."""
        self._game_controller.stop()  # and keep what is shown of a search
        game = self._game_controller.game
        number = sum(timed.move.is_counted for timed in game.timed_moves)
        names = [each.name for each in game.bookmarks]
        name = free_name(tr("Move {number}", number=number), names)
        self._game_controller.edit_game(lambda game: game.add_bookmark(name))
        self.name_wanted.emit(len(names))

    @Slot(str)
    def _go_back(self, name: str) -> None:
        self._game_controller.stop()  # what is shown of a search differs, too
        bookmark = bookmark_named(self._game_controller.game.bookmarks, name)
        if self._game_controller.game.sheet == bookmark.sheet:
            now = self._game_controller.game.sheet
            self.notice_posted.emit(Notice(differences_sentence(bookmark, now)))
            return
        self._game_controller.restore(bookmark.sheet)
        undo = NoticeAction(text("Undo"), self._game_controller.undo)
        self.notice_posted.emit(Notice(text("Back to “{name}”.", name=name), actions=(undo,)))

    @Slot(str)
    def _compare(self, name: str) -> None:
        self._game_controller.stop()
        game = self._game_controller.game
        bookmark = bookmark_named(game.bookmarks, name)
        annotation = annotation_of_differences(bookmark, game.sheet)
        if annotation.cells:
            self._overlays.annotate(AnnotationSource.BOOKMARK, annotation)
        self.notice_posted.emit(Notice(annotation.description))

    @Slot(str)
    def _remove(self, name: str) -> None:
        self._game_controller.edit_game(lambda game: game.remove_bookmark(name))

    @Slot(str, str)
    def _rename(self, name: str, new_name: str) -> None:
        self._game_controller.edit_game(lambda game: game.rename_bookmark(name, new_name))

    @Slot()
    def follow(self) -> None:
        """List what there is now; what was marked as different may be so no longer."""
        self._overlays.withdraw(AnnotationSource.BOOKMARK)
        self._view.show_bookmarks(self._game_controller.game.bookmarks)
