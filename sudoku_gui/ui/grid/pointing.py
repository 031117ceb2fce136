"""What is pointed at in the grid: digits in question, and the cells that speak against them."""

from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRect, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import BLANK, sign_of
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.grid.grid_layout import GridLayout


@dataclass(frozen=True, slots=True)
class Link:
    """`blocker` speaks against something in `cell`."""

    cell: Cell
    blocker: Cell


@dataclass(frozen=True, slots=True)
class Pointing:
    """What to draw over the grid.

    cells: where something is in question.  digit: what is in question there, drawn into
    those that are `blank`; BLANK where it is several digits.
    """

    cells: tuple[Cell, ...] = ()
    digit: Digit = BLANK
    blank: frozenset[Cell] = frozenset()
    links: tuple[Link, ...] = ()


NO_POINTING = Pointing()


def paint_pointing(
    painter: QPainter, layout: GridLayout, pointing: Pointing, theme: Theme, font: QFont
) -> None:
    """A dashed box around each cell in question, a ring around each blocker, a line between."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    width = max(2, layout.cell_side // 20)
    refusing = QPen(QColor(theme.blocker), width)
    painter.setPen(refusing)
    for link in pointing.links:
        painter.drawLine(_between(layout, link))
    for blocker in {link.blocker for link in pointing.links}:
        inset = layout.cell_side // 10
        painter.drawEllipse(layout.cell_rect(blocker).adjusted(inset, inset, -inset, -inset))
    for cell in pointing.cells:
        rect = layout.cell_rect(cell)
        painter.setPen(QPen(QColor(theme.accent), width, Qt.PenStyle.DashLine))
        painter.drawRect(rect.adjusted(width, width, -width, -width))
        if pointing.digit and cell in pointing.blank:
            _paint_question(painter, rect, pointing, theme, font)


def _between(layout: GridLayout, link: Link) -> QLineF:
    """From the edge of one cell to the ring in the other, so that no sign is struck through."""
    first, last = (
        QPointF(layout.cell_rect(cell).toRectF().center()) for cell in (link.cell, link.blocker)
    )
    whole = QLineF(first, last)
    half = layout.cell_side * 0.42
    start, end = half / whole.length(), 1 - half / whole.length()
    return QLineF(whole.pointAt(start), whole.pointAt(end))


def _paint_question(
    painter: QPainter, rect: QRect, pointing: Pointing, theme: Theme, font: QFont
) -> None:
    """The digit in question, struck through where something speaks against it."""
    sized = QFont(font)
    sized.setPixelSize(max(6, round(rect.height() * 0.5)))
    sized.setStrikeOut(bool(pointing.links))
    painter.setFont(sized)
    painter.setPen(QColor(theme.blocker if pointing.links else theme.accent))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, sign_of(pointing.digit))
