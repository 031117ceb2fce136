"""The grid of the photo from straight above, with what was read drawn over it."""

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QImage,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from sudoku_gui.language import tr
from sudoku_gui.model.geometry import NO_CELL, Cell, Geometry
from sudoku_gui.model.grid import sign_of
from sudoku_gui.presentation.photo.transcript import Transcript
from sudoku_gui.presentation.photo.transcript_annotation import DOUBT_COLOURS
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.grid.cell_painter import paint_sign
from sudoku_gui.ui.grid.grid_layout import GridLayout
from sudoku_gui.ui.grid.selection_painter import paint_selection
from sudoku_gui.ui.kit.area_places import SMALLEST_SQUARE

_GEOMETRY = Geometry.of_size(9)
_TINT = 70  # of 255: what was printed stays to be seen
_UNDER_A_SIGN = 225


class StraightPhoto(QWidget):
    """Shows a picture of nine by nine cells, and reports the cell that is pressed."""

    cell_pressed = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("straight-photo")
        self._theme = theme
        self._picture = QPixmap()
        self._transcript: Transcript | None = None
        self._cursor = NO_CELL
        self.setMinimumSize(SMALLEST_SQUARE, SMALLEST_SQUARE)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_picture(self, picture: QImage) -> None:
        """Show this one from now on."""
        self._picture = QPixmap.fromImage(picture)
        self.update()

    def show_transcript(self, transcript: Transcript | None) -> None:
        """Draw what was read over the picture."""
        self._transcript = transcript
        self.update()

    def show_cursor(self, cell: Cell) -> None:
        """Draw the cursor around a cell."""
        self._cursor = cell
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of `theme` from now on."""
        self._theme = theme
        self.update()

    def retranslate(self) -> None:
        """Say the names that assistive technology reads in the language in use."""
        self.setAccessibleName(tr("The photo from straight above"))
        self.setAccessibleDescription(tr("What was read of it stands in the grid beside it."))

    def sizeHint(self) -> QSize:
        return QSize(SMALLEST_SQUARE * 2, SMALLEST_SQUARE * 2)

    def paintEvent(self, _event: QPaintEvent) -> None:
        layout = GridLayout(_GEOMETRY, self.size())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            if not self._picture.isNull():
                painter.drawPixmap(layout.cells_rect, self._picture)
            if self._transcript is not None:
                self._paint_transcript(painter, layout, self._transcript)
                paint_selection(painter, layout, frozenset(), self._cursor, self._theme)

    def _paint_transcript(
        self, painter: QPainter, layout: GridLayout, transcript: Transcript
    ) -> None:
        grid, doubts = transcript.grid, transcript.doubts
        for number, digit in enumerate(grid):
            cell = Cell(number)
            rect, doubt = layout.cell_rect(cell), doubts.get(cell)
            colour = self._theme.solver
            if doubt is not None:
                colour = getattr(self._theme, DOUBT_COLOURS[doubt])
                _paint_tint(painter, rect, colour)
            elif cell in transcript.corrected:
                colour = self._theme.entry
            sign = sign_of(digit, blank="?" if doubt is not None else "")
            if sign:
                self._paint_read(painter, rect, sign, colour)

    def _paint_read(self, painter: QPainter, rect: QRect, sign: str, colour: str) -> None:
        """Paint what was read small, in the corner where it hides least of what is printed."""
        side = max(12, rect.width() * 3 // 8)
        corner = QRect(rect.right() - side, rect.bottom() - side, side, side)
        ground = QColor(self._theme.base)
        ground.setAlpha(_UNDER_A_SIGN)
        painter.fillRect(corner, ground)
        font = QFont(self.font())
        font.setPixelSize(max(9, side * 4 // 5))
        font.setBold(True)
        paint_sign(painter, corner, sign, colour, font)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        cell = GridLayout(_GEOMETRY, self.size()).cell_at(event.position().toPoint())
        if cell is not None and event.button() is Qt.MouseButton.LeftButton:
            self.cell_pressed.emit(cell)


def _paint_tint(painter: QPainter, rect: QRect, colour: str) -> None:
    tint = QColor(colour)
    width = max(2, rect.width() // 16)
    painter.setPen(QPen(tint, width))
    tint.setAlpha(_TINT)
    painter.setBrush(tint)
    inset = width // 2 + 1
    painter.drawRect(rect.adjusted(inset, inset, -inset - 1, -inset - 1))
