"""The window in which the photo of a puzzle is looked at while it is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QSize, Signal
from PySide6.QtGui import QImage, QKeySequence, QPolygonF, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from sudoku_gui.language import tr
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.kit.check_box import CheckBox
from sudoku_gui.ui.kit.screen_room import screen_room
from sudoku_gui.ui.kit.wrapping_label import WrappingLabel
from sudoku_gui.ui.photo.picture_view import PictureView

if TYPE_CHECKING:
    from sudoku_gui.model.photo import Photo

_MARGIN = 10
_FIRST_SIZE = QSize(960, 560)


class KeptPhotoWindow(QWidget):
    """Shows all of a photo, and beside it the grid from straight above."""

    remove_wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._is_damaged = False
        self.page = PictureView(theme)
        self.page.setObjectName("kept-page")
        self.grid = PictureView(theme)
        self.grid.setObjectName("kept-grid")
        self._told = WrappingLabel("kept-told")
        self.alone = CheckBox()
        self.alone.setObjectName("kept-alone")
        self._remove, self._close = _button("kept-remove"), _button("kept-close")
        self._lay_out()
        self.alone.toggled.connect(self.grid.setHidden)
        self._remove.clicked.connect(self.remove_wanted)
        self._close.clicked.connect(self.close)
        for key, slot in (
            ("Esc", self.close),
            ("Ctrl+W", self.close),
            ("F2", self.alone.toggle),
        ):
            QShortcut(QKeySequence(key), self).activated.connect(slot)
        self.setTabOrder(self._close, self.alone)
        self._close.setFocus()

    def _lay_out(self) -> None:
        panes = QHBoxLayout()
        panes.addWidget(self.page, stretch=1)
        panes.addWidget(self.grid, stretch=1)
        foot = QHBoxLayout()
        for widget in (self.alone, self._remove):
            foot.addWidget(widget)
        foot.addStretch(1)
        foot.addWidget(self._close)
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        column.addLayout(panes, stretch=1)
        column.addWidget(self._told)
        column.addLayout(foot)
        self.resize(_FIRST_SIZE.boundedTo(screen_room(self)))

    @property
    def told(self) -> str:
        """What is said of the photo, "" where all is well."""
        return self._told.text()

    def show_photo(self, photo: Photo) -> None:
        """Show this one from now on."""
        page, grid = map(_decoded, (photo.page, photo.grid))
        self._is_damaged = page.isNull() or grid.isNull()
        corners = [QPointF(*point) for point in photo.corners]
        self.page.show_picture(page, None if page.isNull() else QPolygonF(corners))
        self.grid.show_picture(grid)
        self._say_damage()

    def set_theme(self, theme: Theme) -> None:
        """Show everything in the colours of `theme` from now on."""
        self.page.set_theme(theme)
        self.grid.set_theme(theme)

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.setWindowTitle(tr("The Photo of the Puzzle"))
        self.page.setAccessibleName(tr("The whole photo"))
        self.grid.setAccessibleName(tr("The photo from straight above"))
        self.alone.setText(tr("&Whole Photo"))
        self.alone.setToolTip(tr("Show the whole photo alone, as large as it can be (F2)"))
        self._remove.setText(tr("&Remove from the Game"))
        self._remove.setToolTip(tr("Keep the game without the photo, as before you pass it on"))
        self._close.setText(tr("&Close"))
        self._close.setToolTip(tr("Close the window (Esc)"))
        self._say_damage()

    def _say_damage(self) -> None:
        self._told.setText(
            tr("The photo is damaged and cannot be shown.") if self._is_damaged else ""
        )
        self._told.setVisible(self._is_damaged)


def _decoded(data: bytes) -> QImage:
    # PySide knows the format as text here, and its stubs as bytes.
    return QImage.fromData(data, "JPEG")  # type: ignore[arg-type]


def _button(name: str) -> QPushButton:
    button = QPushButton()
    button.setObjectName(name)
    return button
