"""Paints a search tree that is laid out: each kind of branch has a shape besides its colour."""

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainter, QPen, QPolygon, QRegion

from sudoku_gui.presentation.theme import Theme
from sudoku_gui.solvers.explain.attempts import AttemptResult
from sudoku_gui.ui.kit.painted_words import paint_centred
from sudoku_gui.ui.learn.tree_arrangement import BESIDE_WORDS, BETWEEN_ROWS
from sudoku_gui.ui.learn.tree_layout import TreeLayout
from sudoku_gui.ui.learn.tree_shapes import HERE, PlacedBranch, PlacedFork, inside_words

NOTHING_NEEDLESS: Mapping[int, float] = {}
_RADIUS = 4
_PALENESS = 110  # of 255


class _Style(NamedTuple):
    """How a branch is drawn; without an edge, it is letters alone."""

    font: QFont
    ground: str
    edge: str
    ink: str
    line: str  # that leads to it
    width: int = 1


class TreePainter:
    """Paints the part of a tree that is to be seen.

    needless: by node, which part of the steps of a branch another rule would spare.
    """

    def __init__(
        self,
        painter: QPainter,
        layout: TreeLayout,
        theme: Theme,
        needless: Mapping[int, float] = NOTHING_NEEDLESS,
    ) -> None:
        self._painter = painter
        self._needless = needless
        self._layout = layout
        self._theme = theme
        self._plain = QFont(painter.font())
        struck, bold, self._underlined = (QFont(self._plain) for _ in range(3))
        self._underlined.setUnderline(True)
        struck.setStrikeOut(True)
        bold.setBold(True)
        failed, muted = theme.taken_back, theme.muted
        # Made once: hundreds of branches ask for them.
        self._here = _Style(bold, theme.base, theme.standing, theme.standing, theme.standing, 2)
        self._solved = _Style(self._plain, theme.base, theme.solver, theme.solver, theme.solver)
        self._styles = {
            AttemptResult.PLACED: _Style(
                bold, theme.placed_ground, theme.solver, theme.ink, theme.solver, 2
            ),
            AttemptResult.FAILED: _Style(struck, theme.taken_back_ground, failed, failed, muted),
            AttemptResult.UNTRIED: _Style(
                self._plain, theme.base, theme.thin_line, theme.ink, muted
            ),
            AttemptResult.REFUSED: _Style(struck, "", "", muted, ""),
        }

    def paint(self, region: QRegion) -> None:
        """Paint what lies in a region."""
        groups = [*self._layout.groups_in(region)]
        for group in groups:
            if group.parent is not None:
                self._paint_lines(group, group.parent)
        self._painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for group in groups:
            if not self._layout.words_width:
                self._paint_words(group, group.rect.left() - BESIDE_WORDS)
            for node in group.nodes:
                if region.intersects(node.area.adjusted(-1, -1, 1, 1)):
                    self._paint_node(node)

    def paint_words(self, seen: QRect, ground: QColor) -> None:
        """Paint what the rows are about at the left edge of `seen`, over what is there."""
        column = QRect(seen.topLeft(), seen.bottomLeft())
        column.setWidth(self._layout.words_width)
        self._painter.fillRect(column, ground)
        for row in self._layout.rows_between(seen.top(), seen.bottom()):
            self._paint_words(self._layout.row(row)[0], column.right() - BESIDE_WORDS // 2)

    def paint_cursor(self, node: PlacedBranch) -> None:
        """A frame around the node where the keys are."""
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.setPen(QPen(QColor(self._theme.accent), 2))
        self._painter.drawRoundedRect(node.rect.adjusted(-2, -2, 2, 2), _RADIUS, _RADIUS)

    def _style(self, node: PlacedBranch) -> _Style:
        if node.branch.solutions:
            return self._solved
        return self._here if node.branch is HERE else self._styles[node.branch.result]

    def _paint_lines(self, group: PlacedFork, start: QPoint) -> None:
        """From the branch above to each of the fork, those on the way to the moment on top."""
        height = group.top - BETWEEN_ROWS // 2
        self._painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        ends = zip(group.middles, map(self._style, group.nodes), strict=True)
        for middle, style in sorted(ends, key=lambda end: end[1].width):
            if style.line:
                self._painter.setPen(QPen(QColor(style.line), style.width))
                bend = [QPoint(start.x(), height), QPoint(middle, height)]
                self._painter.drawPolyline([start, *bend, QPoint(middle, group.top - 1)])

    def _paint_words(self, group: PlacedFork, right: int) -> None:
        """Paint what a fork is about."""
        width, height = group.shape.words_width, self._layout.measures.node_height
        self._painter.setFont(self._plain)
        paint_centred(
            self._painter,
            QRect(right - width, group.top, width, height),
            group.words,
            self._theme.muted,
        )

    def _paint_node(self, node: PlacedBranch) -> None:
        style, branch = self._style(node), node.branch
        if not node.triangle.isEmpty():
            self._paint_triangle(node, style)
        if style.edge:
            is_present = branch.node == self._layout.tree.at and style.width > 1
            has_failed = branch.result is AttemptResult.FAILED and not branch.solutions
            is_dead_end = has_failed and not branch.inside
            line = Qt.PenStyle.DashLine if is_dead_end else Qt.PenStyle.SolidLine
            width = 2 if is_present or branch is HERE else 1
            self._painter.setPen(QPen(QColor(style.edge), width, line))
            self._painter.setBrush(QColor(style.ground))
            self._painter.drawRoundedRect(node.rect, _RADIUS, _RADIUS)
        self._painter.setFont(style.font)
        paint_centred(self._painter, node.rect, node.sign, style.ink)
        part = self._needless.get(branch.node, 0.0)
        if part:
            self._paint_needless(node, part)

    def _paint_needless(self, node: PlacedBranch, part: float) -> None:
        """Pale and hatch what is needless: all of the branch, or a part of its triangle."""
        foot = node.triangle if not node.triangle.isEmpty() else node.rect
        height = round(part * foot.height())
        room = foot.adjusted(0, foot.height() - height, 0, 0)
        if part == 1.0:
            room = room.united(node.rect)
        pale = QColor(self._theme.base)
        pale.setAlpha(_PALENESS)
        self._painter.fillRect(room, pale)
        hatch = QBrush(QColor(self._theme.muted), Qt.BrushStyle.BDiagPattern)
        self._painter.fillRect(room, hatch)

    def _paint_triangle(self, node: PlacedBranch, style: _Style) -> None:
        """For what is folded; the number of its steps is underlined, since a click unfolds it."""
        below = node.triangle
        apex = QPoint(node.rect.center().x(), below.top())
        self._painter.setPen(QPen(QColor(style.edge), 1))
        self._painter.setBrush(QColor(style.ground))
        self._painter.drawPolygon(QPolygon([apex, below.bottomLeft(), below.bottomRight()]))
        self._painter.setFont(self._underlined)
        paint_centred(self._painter, node.number, inside_words(node.branch), style.ink)
