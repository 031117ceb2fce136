"""Paints a search tree that is laid out: each kind of branch has a shape besides its colour."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from sudoku_gui.presentation.theme import Theme
from sudoku_gui.solvers.explain.attempts import AttemptResult
from sudoku_gui.ui.learn.tree_layout import PlacedBranch, PlacedFork, TreeLayout, inside_words

_RADIUS = 4


class TreePainter:
    """Paints the part of a tree that is to be seen; `at` is the step of the present moment."""

    def __init__(self, painter: QPainter, layout: TreeLayout, theme: Theme, at: int) -> None:
        self._painter = painter
        self._layout = layout
        self._theme = theme
        self._at = at

    def paint(self, seen: QRect) -> None:
        """Paint what lies in `seen`."""
        self._painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rows = self._layout.rows_between(seen.top() - self._layout.row_height, seen.bottom())
        for row in rows:
            for group in self._layout.row(row):
                self._paint_lines(group)
        for row in rows:
            for group in self._layout.row(row):
                self._paint_group(group)

    def paint_cursor(self, node: PlacedBranch) -> None:
        """A frame around the node where the keys are."""
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.setPen(QPen(QColor(self._theme.accent), 2))
        self._painter.drawRoundedRect(node.rect.adjusted(-2, -2, 2, 2), _RADIUS, _RADIUS)

    def _paint_lines(self, group: PlacedFork) -> None:
        """From each node to the fork below it; thick on the way to the moment."""
        for node in group.nodes:
            below = self._layout.group_below(node.branch)
            if below is not None:
                stands = node.branch.result is AttemptResult.PLACED
                colour = self._theme.solver if stands else self._theme.muted
                self._painter.setPen(QPen(QColor(colour), 2 if stands else 1))
                self._painter.drawLine(node.bottom, below.top)

    def _paint_group(self, group: PlacedFork) -> None:
        words = QRect(group.rect.topLeft(), group.rect.size())
        self._painter.setPen(QColor(self._theme.muted))
        self._painter.drawText(words, Qt.AlignmentFlag.AlignLeft, group.words)
        for node in group.nodes:
            self._paint_node(node)

    def _paint_node(self, node: PlacedBranch) -> None:
        theme, result = self._theme, node.branch.result
        is_present = node.branch.node == self._at and result is AttemptResult.PLACED
        font = QFont(self._painter.font())
        font.setStrikeOut(result in {AttemptResult.FAILED, AttemptResult.REFUSED})
        font.setBold(result is AttemptResult.PLACED)
        ground, edge, ink = {
            AttemptResult.PLACED: (theme.placed_ground, theme.solver, theme.ink),
            AttemptResult.FAILED: (theme.taken_back_ground, theme.taken_back, theme.taken_back),
            AttemptResult.UNTRIED: (theme.base, theme.thin_line, theme.ink),
            AttemptResult.REFUSED: ("", "", theme.muted),
        }[result]
        if edge:
            is_dead_end = result is AttemptResult.FAILED and not node.branch.inside
            style = Qt.PenStyle.DashLine if is_dead_end else Qt.PenStyle.SolidLine
            self._painter.setPen(QPen(QColor(edge), 2 if is_present else 1, style))
            self._painter.setBrush(QColor(ground))
            self._painter.drawRoundedRect(node.rect, _RADIUS, _RADIUS)
        plain = self._painter.font()
        self._painter.setFont(font)
        self._painter.setPen(QColor(ink))
        self._painter.drawText(node.rect, Qt.AlignmentFlag.AlignCenter, node.sign)
        self._painter.setFont(plain)
        if node.branch.inside:
            self._paint_inside(node)

    def _paint_inside(self, node: PlacedBranch) -> None:
        """How many steps there were inside, underlined where they can be unfolded."""
        below = node.rect.translated(0, node.rect.height())
        font = QFont(self._painter.font())
        folded = QFont(font)
        folded.setUnderline(self._layout.group_below(node.branch) is None)
        self._painter.setFont(folded)
        self._painter.setPen(QColor(self._theme.taken_back))
        top = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter
        self._painter.drawText(below, top, inside_words(node.branch))
        self._painter.setFont(font)
