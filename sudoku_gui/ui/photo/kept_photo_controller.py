"""Shows the photo that the puzzle was read from, which is kept with its game."""

from PySide6.QtCore import QObject, Signal, Slot

from sudoku_gui.language import text
from sudoku_gui.model.photo import Photo
from sudoku_gui.presentation.notice import Notice, NoticeAction
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.photo.kept_photo_window import KeptPhotoWindow
from sudoku_gui.ui.search.game_controller import GameController


class KeptPhotoController(QObject):
    """Keeps the window at the photo of the game that is open, and closes it where there is none."""

    notice_posted = Signal(object)  # Notice

    def __init__(
        self, game_controller: GameController, theme: Theme, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._game_controller = game_controller
        self._shown: Photo | None = None
        self.window = KeptPhotoWindow(theme)
        self.window.remove_wanted.connect(self._remove)
        game_controller.game_changed.connect(self._follow)
        self.window.retranslate()

    def open(self) -> None:
        """Show the photo of the game, which there has to be."""
        self._show(self._game_controller.game.photo)
        self.window.show()
        self.window.raise_()
        self.window.activateWindow()

    def shut_down(self) -> None:
        """Close the window."""
        self.window.close()

    @Slot()
    def _follow(self) -> None:
        photo = self._game_controller.game.photo
        if photo is None:
            self.window.close()
        elif self.window.isVisible():
            self._show(photo)

    def _show(self, photo: Photo | None) -> None:
        if photo is not None and photo is not self._shown:
            self._shown = photo
            self.window.show_photo(photo)

    @Slot()
    def _remove(self) -> None:
        game, photo = self._game_controller.game, self._game_controller.game.photo

        def put_back() -> None:
            if self._game_controller.game is game:
                self._put(photo)

        self._put(None)
        offer = NoticeAction(text("Put it back"), put_back)
        self.notice_posted.emit(Notice(text("The photo is not kept any more."), actions=(offer,)))

    def _put(self, photo: Photo | None) -> None:
        self._game_controller.edit_game(lambda edited: setattr(edited, "photo", photo))
