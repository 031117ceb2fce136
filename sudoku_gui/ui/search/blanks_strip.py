"""The strip of blanks: how far the search is, and what it holds on the way there.

Each blank is a column; a filled one is a bar as high as its digit, the one where
the search stands is marked by a pointer.  Off the main line the digits found before stay,
and the bar of the digit put in has the colour of the branch.
"""

from math import floor

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from sudoku_gui.language import tr
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.geometry import NO_CELL, Cell
from sudoku_gui.model.grid import sign_of
from sudoku_gui.presentation.search.shown_moment import ShownMoment
from sudoku_gui.presentation.theme import Theme

_HEIGHT = 30
_POINTER = 8  # pixels of the height that the pointer needs
_POINTER_SIDE = 5  # pixels from its middle
_NOWHERE = -1


class BlanksStrip(QWidget):
    """Shows the blanks of a moment in the order in which the search fills them."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._shown_moment: ShownMoment | None = None
        self._content = _NOTHING
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_moment(self, shown_moment: ShownMoment | None) -> None:
        """Show the blanks of `shown_moment`, or an empty strip."""
        before, self._shown_moment = self._content, shown_moment
        self._content = content = _content_of(shown_moment) if shown_moment else _NOTHING
        self._say()
        if content.kind != before.kind:
            self.update()
            return
        pairs = enumerate(zip(before.digits, content.digits, strict=True))
        changed = {place for place, (old, new) in pairs if old != new}
        if content.pointed != before.pointed:
            changed |= {before.pointed, content.pointed} - {_NOWHERE}
        if changed:
            columns = self._column(min(changed)).united(self._column(max(changed)))
            self.update(columns.toAlignedRect().adjusted(-_POINTER_SIDE, 0, _POINTER_SIDE, 0))

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
            filled, blanks = len(self._shown_moment.moment.path), len(self._content.cells)
            words = tr("{depth} of {blanks} blanks filled", depth=filled, blanks=blanks)
        self.setAccessibleDescription(words)

    def _column(self, place: int) -> QRectF:
        """Return the column of the blank at `place`: at most 12 pixels wide, together centred."""
        count = len(self._content.cells)
        width = min(12.0, self.width() / max(1, count))
        left = (self.width() - width * count) / 2 + place * width
        return QRectF(left, 0, width, self.height())

    def _places_in(self, rect: QRect) -> range:
        """Return the places of the columns that have a part of `rect`, or are beside it."""
        first, count = self._column(0), len(self._content.cells)
        begin = floor((rect.left() - first.left()) / first.width()) - 1
        end = floor((rect.right() + 1 - first.left()) / first.width()) + 2
        return range(max(0, begin), min(count, end))

    def _paint_blanks(self, painter: QPainter, places: range) -> None:
        """All of a colour at once: this is done in every frame."""
        content, theme = self._content, self._theme
        # In this order whichever are painted, for bars may share pixels.
        bars: dict[str, list[QRectF]] = {theme.solver: [], theme.branch: [], theme.muted: []}
        first = self._column(0)
        width, foot = first.width(), float(self.height() - _POINTER)
        gap = 1 if width >= 4 else 0
        for place in places:
            digit = content.digits[place]
            top = foot * (1 - digit / content.size) if digit else foot - 2
            bar = QRectF(first.left() + place * width + gap / 2, top, width - gap, foot - top)
            colour = theme.solver if digit else theme.muted
            bars[theme.branch if place == content.put_in else colour].append(bar)
        painter.setPen(Qt.PenStyle.NoPen)
        for colour, alike in bars.items():
            if alike:
                painter.setBrush(QColor(colour))
                painter.drawRects(alike)
        if content.pointed != _NOWHERE:
            self._paint_pointer(painter, self._column(content.pointed).center().x())

    def _paint_pointer(self, painter: QPainter, middle: float) -> None:
        top, bottom = self.height() - _POINTER + 1, self.height() - 1
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.standing))
        corners = [
            (middle, top),
            (middle - _POINTER_SIDE, bottom),
            (middle + _POINTER_SIDE, bottom),
        ]
        painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))

    def _tip_at(self, point: QPoint) -> str:
        if self._shown_moment is None:
            return ""
        for place, cell in enumerate(self._content.cells):
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
        self._paint_blanks(painter, self._places_in(event.rect()))
        painter.end()


@dataclass(frozen=True, slots=True)
class _Content:
    """The blanks in the order in which they are filled, and what is seen of each."""

    cells: tuple[Cell, ...]
    digits: bytes  # 0 where none has been found yet
    size: int  # of the grid: the highest digit
    put_in: int  # the place of the digit put in on a branch, or _NOWHERE
    pointed: int  # the place at which the search stands, or _NOWHERE

    @property
    def kind(self) -> tuple[int, int, int]:
        """What decides on the look of every column."""
        return len(self.cells), self.size, self.put_in


_NOTHING = _Content((), b"", 0, _NOWHERE, _NOWHERE)


def _content_of(shown_moment: ShownMoment) -> _Content:
    """Return the filled blanks in the order of filling, the one standing at, then the others."""
    moment = shown_moment.moment
    stands = moment.current_blank != NO_CELL
    others = (cell for cell in moment.grid.blanks() if cell != moment.current_blank)
    cells = (*moment.path, *((moment.current_blank,) if stands else ()), *others)
    digits = bytes(map(moment.grid.digits.__getitem__, cells))
    pointed = len(moment.path) if stands else _NOWHERE
    size, put_in = moment.grid.geometry.size, len(shown_moment.prefilled) - 1
    return _Content(cells, digits, size, put_in, pointed)
