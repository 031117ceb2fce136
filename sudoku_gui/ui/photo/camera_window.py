"""The window in which a puzzle is photographed: what the camera sees, and a button for it."""

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QCloseEvent, QImage, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from sudoku_gui.language import Text, say, text, tr
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.kit.announcer import Announcer
from sudoku_gui.ui.kit.dialog_fields import choice_field
from sudoku_gui.ui.kit.screen_room import screen_room
from sudoku_gui.ui.kit.wrapping_label import WrappingLabel
from sudoku_gui.ui.photo.camera_feed import CameraFeed, camera_names
from sudoku_gui.ui.photo.picture_view import PictureView

_MARGIN = 10
_FIRST_SIZE = QSize(760, 620)
_WAITING = text("waiting for the camera…")
_HOLD = text("hold the puzzle so that the grid fills the picture")


class CameraWindow(QWidget):
    """Reports the photo that is taken; the camera is in use only as long as the window is open."""

    taken = Signal(object)  # QImage

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._sentence = _WAITING
        self.feed = CameraFeed(self)
        self.view = PictureView(theme)
        self.view.setObjectName("camera-view")
        self.cameras: QComboBox = choice_field("camera-choice", ())
        self._told = WrappingLabel("camera-told")
        self.take, self._cancel = QPushButton(), QPushButton()
        self.take.setObjectName("camera-take")
        self._cancel.setObjectName("camera-cancel")
        self._announcer = Announcer(self)
        self._lay_out()
        self.feed.seen.connect(self._show)
        self.feed.failed.connect(self._tell)
        self.cameras.activated.connect(self._look)
        self.take.clicked.connect(self._take)
        self._cancel.clicked.connect(self.close)
        for key in ("Esc", "Ctrl+W"):
            QShortcut(QKeySequence(key), self).activated.connect(self.close)

    def _lay_out(self) -> None:
        foot = QHBoxLayout()
        foot.addWidget(self.cameras)
        foot.addWidget(self._told, stretch=1)
        foot.addWidget(self._cancel)
        foot.addWidget(self.take)
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        column.addWidget(self.view, stretch=1)
        column.addLayout(foot)
        self.take.setDefault(True)
        self.resize(_FIRST_SIZE.boundedTo(screen_room(self)))

    @property
    def told(self) -> str:
        """What is said below the picture."""
        return self._told.text()

    def open(self) -> None:
        """Look through the camera that was chosen last."""
        if not self.feed.is_looking:
            names, chosen = camera_names(), max(0, self.cameras.currentIndex())
            self.cameras.clear()
            self.cameras.addItems(list(names))
            self.cameras.setCurrentIndex(chosen if chosen < len(names) else 0)
            self.cameras.setVisible(len(names) > 1)
            self._look(max(0, self.cameras.currentIndex()))
        self.show()
        self.raise_()
        self.activateWindow()
        self.take.setFocus()

    def set_theme(self, theme: Theme) -> None:
        """Show everything in the colours of `theme` from now on."""
        self.view.set_theme(theme)

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.setWindowTitle(tr("Photograph a Puzzle"))
        self.view.setAccessibleName(tr("What the camera sees"))
        self.cameras.setAccessibleName(tr("Camera"))
        self.take.setText(tr("&Take the Photo"))
        self.take.setToolTip(tr("Take what is seen now, and read it (Enter)"))
        self._cancel.setText(tr("&Cancel"))
        self._cancel.setToolTip(tr("Close the window, and let go of the camera (Esc)"))
        self._say()

    @Slot(int)
    def _look(self, number: int) -> None:
        self.view.show_picture(QImage())
        self.take.setEnabled(False)
        self._tell(_WAITING)
        self.feed.start(number)

    @Slot(object)
    def _show(self, picture: QImage) -> None:
        self.view.show_picture(picture)
        if not self.take.isEnabled():
            self.take.setEnabled(True)
            self.take.setFocus()
            self._tell(_HOLD)

    @Slot(object)
    def _tell(self, sentence: Text) -> None:
        self._sentence = sentence
        if not self.feed.is_looking:
            self.take.setEnabled(False)
        self._say()
        self._announcer.announce(self.told)

    def _say(self) -> None:
        words = say(self._sentence)
        self._told.setText(words[:1].upper() + words[1:])

    @Slot()
    def _take(self) -> None:
        picture = self.feed.picture()
        if not picture.isNull():
            self.close()
            self.taken.emit(picture)

    # Qt's own names from here on

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.take.click()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.feed.stop()
        super().closeEvent(event)
