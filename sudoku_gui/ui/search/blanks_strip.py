"""The strip of blanks: how far the search is, and what it holds on the way there.

Each blank is a column; a filled one is a bar as high as its digit, the one where
the search stands is marked by a pointer.  Off the main line the digits found before stay,
and the bar of the digit put in has the colour of the branch.
"""

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from sudoku_gui.language import tr
from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.grid import sign_of
from sudoku_gui.presentation.search.shown_moment import ShownMoment
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.solvers.search import NO_CELL

_HEIGHT = 30
_POINTER = 8  # pixels of the height that the pointer needs


class BlanksStrip(QWidget):
    """Shows the blanks of a moment in the order in which the search fills them."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._shown_moment: ShownMoment | None = None
        self._blanks: tuple[Cell, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_moment(self, shown_moment: ShownMoment | None) -> None:
        """Show the blanks of `shown_moment`, or an empty strip."""
        self._shown_moment = shown_moment
        self._blanks = _in_order(shown_moment) if shown_moment else ()
        self._say()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in the colours of `theme` from now on."""
        self._theme = theme
        self.update()

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.setAccessibleName(tr("Blanks"))
        self._say()

    def _say(self) -> None:
        words = ""
        if self._shown_moment is not None:
            filled, blanks = len(self._shown_moment.moment.path), len(self._blanks)
            words = tr("{depth} of {blanks} blanks filled", depth=filled, blanks=blanks)
        self.setAccessibleDescription(words)

    def _column(self, place: int) -> QRectF:
        """Return the column of the blank at `place`: at most 12 pixels wide, together centred."""
        width = min(12.0, self.width() / max(1, len(self._blanks)))
        left = (self.width() - width * len(self._blanks)) / 2 + place * width
        return QRectF(left, 0, width, self.height())

    def _paint_blanks(self, painter: QPainter, shown_moment: ShownMoment) -> None:
        """All of a colour at once: this is done in every frame."""
        bars: dict[str, list[QRectF]] = {}
        size, grid = shown_moment.sheet.geometry.size, shown_moment.moment.grid
        first, put_in = self._column(0), len(shown_moment.prefilled) - 1
        width, foot = first.width(), float(self.height() - _POINTER)
        gap = 1 if width >= 4 else 0
        for place, cell in enumerate(self._blanks):
            digit = grid.digit_at(cell)
            top = foot * (1 - digit / size) if digit else foot - 2
            bar = QRectF(first.left() + place * width + gap / 2, top, width - gap, foot - top)
            colour = self._theme.solver if digit else self._theme.muted
            bars.setdefault(self._theme.branch if place == put_in else colour, []).append(bar)
        painter.setPen(Qt.PenStyle.NoPen)
        for colour, alike in bars.items():
            painter.setBrush(QColor(colour))
            painter.drawRects(alike)
        if shown_moment.moment.current_blank in self._blanks:
            place = self._blanks.index(shown_moment.moment.current_blank)
            self._paint_pointer(painter, self._column(place).center().x())

    def _paint_pointer(self, painter: QPainter, middle: float) -> None:
        top, bottom = self.height() - _POINTER + 1, self.height() - 1
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.standing))
        corners = [QPointF(middle, top), QPointF(middle - 5, bottom), QPointF(middle + 5, bottom)]
        painter.drawPolygon(QPolygonF(corners))

    def _tip_at(self, point: QPoint) -> str:
        if self._shown_moment is None:
            return ""
        for place, cell in enumerate(self._blanks):
            column = self._column(place)
            if column.left() <= point.x() < column.right():
                sign = sign_of(self._shown_moment.moment.grid.digit_at(cell), blank="–")
                return f"{place + 1}: {self._shown_moment.sheet.geometry.name(cell)} {sign}"
        return ""

    def sizeHint(self) -> QSize:
        return QSize(200, _HEIGHT)

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self._tip_at(event.pos()), self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._shown_moment is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_blanks(painter, self._shown_moment)
        painter.end()


def _in_order(shown_moment: ShownMoment) -> tuple[Cell, ...]:
    """Return the filled blanks in the order of filling, the one standing at, then the others."""
    moment = shown_moment.moment
    standing = () if moment.current_blank == NO_CELL else (moment.current_blank,)
    others = (cell for cell in moment.grid.blanks() if cell != moment.current_blank)
    return (*shown_moment.moment.path, *standing, *others)
