"""Paints a grid from the looks of its cells, into a picture that is kept.

Only cells whose look changed are painted again, so a search at full speed costs
the window a few cells per frame.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QFont, QPainter, QPixmap, QRegion

from sudoku_gui.model.geometry import Cell
from sudoku_gui.presentation.grid.cell_look import CellLook
from sudoku_gui.presentation.grid.grid_layers import GridLook
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.grid.cell_painter import paint_cell, paint_sign
from sudoku_gui.ui.grid.grid_layout import GridLayout
from sudoku_gui.ui.kit.ground import fill
from sudoku_gui.ui.kit.text_outlines import plain_font

if TYPE_CHECKING:
    from sudoku_gui.presentation.grid.annotation import Annotation

Stamps = Mapping[int, QPixmap]
"""The pictures of cells that look the same, by the identity of the look that they share."""

NO_STAMPS: Stamps = {}
_STAMPS_AT_MOST = 128
_LEAST_LETTERS = 8  # pixels of the height of a label


class GridPicture:
    """The picture of one grid at one size and in one theme."""

    def __init__(self, layout: GridLayout, theme: Theme, pixel_ratio: float, font: QFont) -> None:
        self.layout = layout
        self._theme = theme
        self._font = font
        self._cells: tuple[CellLook, ...] = ()
        self._annotation: Annotation | None = None
        # By the identity of a look, which is kept so that no other takes it on.
        self._stamps: dict[int, tuple[CellLook, QPixmap]] = {}
        self.pixmap = QPixmap((layout.space.toSizeF() * pixel_ratio).toSize())  # of the cells
        self.pixmap.setDevicePixelRatio(pixel_ratio)
        self.pixmap.fill(QColor(theme.window))
        if layout.has_labels:
            painter = QPainter(self.pixmap)
            _paint_labels(painter, layout, theme, font)
            painter.end()

    def show(self, look: GridLook) -> QRegion:
        """Make the picture show `look`; return where it is another than before."""
        annotation, self._annotation = self._annotation, look.annotation
        before, self._cells = self._cells, look.cells
        changed = _changed_looks(before, look.cells) if before != look.cells else {}
        if changed:
            stamps = self._stamps_of(changed.values())
            painter = QPainter(self.pixmap)
            _paint_cells(painter, self.layout, changed, self._theme, self._font, stamps)
            painter.end()
        if annotation != look.annotation:
            return QRegion(QRect(QPoint(), self.layout.space))
        region = QRegion()
        for cell in changed:
            region += self.layout.cell_rect(cell)
        return region

    def _stamps_of(self, looks: Collection[CellLook]) -> Stamps:
        """Return the pictures of looks that several cells have, or that a search comes back to.

        There are none where a pixel of the picture is no whole part of one of the window, for
        then cells that look the same are not painted with the same pixels.
        """
        ratio = self.pixmap.devicePixelRatio()
        if ratio != int(ratio):
            return {}
        counts = Counter(map(id, looks))
        stamps: dict[int, QPixmap] = {}
        for look in looks:
            number = id(look)
            if counts[number] > 1 or (look.notes is None and not look.colours):
                if number not in self._stamps:
                    self._keep_stamp(look, self._stamp(look, int(ratio)))
                stamps[number] = self._stamps[number][1]
        return stamps

    def _keep_stamp(self, look: CellLook, stamp: QPixmap) -> None:
        if len(self._stamps) >= _STAMPS_AT_MOST:
            self._stamps.clear()
        self._stamps[id(look)] = look, stamp

    def _stamp(self, look: CellLook, ratio: int) -> QPixmap:
        """Return the picture of a cell that looks so."""
        side = self.layout.cell_side
        stamp = QPixmap(side * ratio, side * ratio)
        stamp.setDevicePixelRatio(ratio)
        painter = QPainter(stamp)
        paint_cell(painter, QRect(0, 0, side, side), look, self._theme, self._font)
        painter.end()
        return stamp

    def paint(self, painter: QPainter, corner: QPoint) -> None:
        """Paint the whole picture, its upper left corner at `corner`."""
        painter.drawPixmap(corner, self.pixmap)
        painter.translate(corner)
        _paint_above(painter, self.layout, self._annotation, self._theme, self._font)
        painter.translate(-corner)


def repaint_grid(
    painter: QPainter,
    layout: GridLayout,
    before: GridLook,
    look: GridLook,
    theme: Theme,
    font: QFont,
) -> None:
    """Paint a grid where `before` is painted; what an annotation covered is painted again."""
    is_covered = before.annotation is not None or look.annotation is not None
    changed = _changed_looks(() if is_covered else before.cells, look.cells)
    _paint_cells(painter, layout, changed, theme, font)
    _paint_above(painter, layout, look.annotation, theme, font)


def paint_grid(
    painter: QPainter, layout: GridLayout, look: GridLook, theme: Theme, font: QFont
) -> None:
    """Paint a whole grid on any device, one without pixels included."""
    for _ in paint_grid_by_rows(painter, layout, look, theme, font):
        pass


def paint_grid_by_rows(
    painter: QPainter, layout: GridLayout, look: GridLook, theme: Theme, font: QFont
) -> Iterator[None]:
    """Paint a whole grid, pausing after each row of cells."""
    for cell, cell_look in enumerate(look.cells):
        paint_cell(painter, layout.cell_rect(Cell(cell)), cell_look, theme, font)
        if (cell + 1) % layout.geometry.size == 0:
            yield
    _paint_lines(painter, layout, theme)
    _paint_above(painter, layout, look.annotation, theme, font)


def _paint_cells(
    painter: QPainter,
    layout: GridLayout,
    looks: Mapping[Cell, CellLook],
    theme: Theme,
    font: QFont,
    stamps: Stamps = NO_STAMPS,
) -> None:
    """Paint some cells of a grid, and all lines over them."""
    for cell, look in looks.items():
        rect = layout.cell_rect(cell)
        stamp = stamps.get(id(look))
        if stamp is not None:
            painter.drawPixmap(rect.topLeft(), stamp)
            continue
        painter.setClipRect(rect)  # nothing may reach a neighbour that is not painted again
        paint_cell(painter, rect, look, theme, font)
        painter.setClipping(False)
    _paint_lines(painter, layout, theme)


def _changed_looks(before: Sequence[CellLook], looks: Sequence[CellLook]) -> dict[Cell, CellLook]:
    """Return the cells whose look is not what it was `before`, () for all of them."""
    if not before:
        return {Cell(cell): look for cell, look in enumerate(looks)}
    pairs = enumerate(zip(before, looks, strict=True))
    return {Cell(cell): new for cell, (old, new) in pairs if old is not new and old != new}


def _paint_above(
    painter: QPainter,
    layout: GridLayout,
    annotation: Annotation | None,
    theme: Theme,
    font: QFont,
) -> None:
    """Paint what lies over the cells."""
    if annotation is not None:
        # Imported late: nothing is shown over a grid at first.
        from sudoku_gui.ui.grid.annotation_painter import paint_annotation  # noqa: PLC0415

        paint_annotation(painter, layout, annotation, theme, font)


def _paint_lines(painter: QPainter, layout: GridLayout, theme: Theme) -> None:
    """Thin lines between cells first, thick ones between boxes and around on top."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    for lines, colour in (
        (layout.thin_lines, QColor(theme.thin_line)),
        (layout.thick_lines, QColor(theme.thick_line)),
    ):
        # Not all at once: in a PDF they would be one shape, whose edges are rounded otherwise.
        for line in lines:
            fill(painter, line, colour)


def _paint_labels(painter: QPainter, layout: GridLayout, theme: Theme, font: QFont) -> None:
    """Paint the number of each row and column, or of each fifth where all would run together."""
    sized, letters = plain_font(font), max(_LEAST_LETTERS, layout.label_side * 7 // 10)
    sized.setPixelSize(letters)
    is_narrow = layout.cell_side < letters * 3 // 2
    for place in range(4 if is_narrow else 0, layout.geometry.size, 5 if is_narrow else 1):
        for rect in (layout.row_label_rect(place), layout.column_label_rect(place)):
            paint_sign(painter, rect, str(place + 1), theme.muted, sized)
