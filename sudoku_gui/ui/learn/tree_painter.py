"""Paints a search tree that is laid out: each kind of branch has a shape besides its colour."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QRegion

from sudoku_gui.presentation.theme import Theme
from sudoku_gui.solvers.explain.attempts import AttemptResult
from sudoku_gui.ui.learn.tree_items import groups_in, lines_in
from sudoku_gui.ui.learn.tree_layout import TreeLayout
from sudoku_gui.ui.learn.tree_shapes import PlacedBranch, PlacedFork, inside_words

_RADIUS = 4


class TreePainter:
    """Paints the part of a tree that is to be seen; `at` is the step of the present moment."""

    def __init__(self, painter: QPainter, layout: TreeLayout, theme: Theme, at: int) -> None:
        self._painter = painter
        self._layout = layout
        self._theme = theme
        self._at = at
        self._plain = QFont(painter.font())
        # The font, the ground, the edge and the ink: asked for by each of hundreds of nodes.
        self._looks = {
            AttemptResult.PLACED: (
                self._font(is_bold=True),
                theme.placed_ground,
                theme.solver,
                theme.ink,
            ),
            AttemptResult.FAILED: (
                self._font(is_struck=True),
                theme.taken_back_ground,
                theme.taken_back,
                theme.taken_back,
            ),
            AttemptResult.UNTRIED: (self._font(), theme.base, theme.thin_line, theme.ink),
            AttemptResult.REFUSED: (self._font(is_struck=True), "", "", theme.muted),
        }

    def paint(self, region: QRegion) -> None:
        """Paint what lies in a region."""
        self._painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for line, stands in lines_in(self._layout, region):
            colour = self._theme.solver if stands else self._theme.muted
            self._painter.setPen(QPen(QColor(colour), 2 if stands else 1))
            self._painter.drawLine(line)
        for group in groups_in(self._layout, region):
            self._paint_words(group)
            for node in group.nodes:
                if region.intersects(node.rect.adjusted(-1, -1, 1, node.rect.height())):
                    self._paint_node(node)

    def paint_cursor(self, node: PlacedBranch) -> None:
        """A frame around the node where the keys are."""
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.setPen(QPen(QColor(self._theme.accent), 2))
        self._painter.drawRoundedRect(node.rect.adjusted(-2, -2, 2, 2), _RADIUS, _RADIUS)

    def _font(self, *, is_bold: bool = False, is_struck: bool = False) -> QFont:
        font = QFont(self._plain)
        font.setStrikeOut(is_struck)
        font.setBold(is_bold)
        return font

    def _paint_words(self, group: PlacedFork) -> None:
        words = QRect(group.rect.topLeft(), group.rect.size())
        self._painter.setFont(self._plain)
        self._painter.setPen(QColor(self._theme.muted))
        self._painter.drawText(words, Qt.AlignmentFlag.AlignLeft, group.words)

    def _paint_node(self, node: PlacedBranch) -> None:
        result = node.branch.result
        is_present = node.branch.node == self._at and result is AttemptResult.PLACED
        font, ground, edge, ink = self._looks[result]
        if edge:
            is_dead_end = result is AttemptResult.FAILED and not node.branch.inside
            style = Qt.PenStyle.DashLine if is_dead_end else Qt.PenStyle.SolidLine
            self._painter.setPen(QPen(QColor(edge), 2 if is_present else 1, style))
            self._painter.setBrush(QColor(ground))
            self._painter.drawRoundedRect(node.rect, _RADIUS, _RADIUS)
        self._painter.setFont(font)
        self._painter.setPen(QColor(ink))
        self._painter.drawText(node.rect, Qt.AlignmentFlag.AlignCenter, node.sign)
        if node.branch.inside:
            self._paint_inside(node)

    def _paint_inside(self, node: PlacedBranch) -> None:
        """How many steps there were inside, underlined where they can be unfolded."""
        below = node.rect.translated(0, node.rect.height())
        folded = QFont(self._plain)
        folded.setUnderline(self._layout.group_below(node.branch) is None)
        self._painter.setFont(folded)
        self._painter.setPen(QColor(self._theme.taken_back))
        top = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter
        self._painter.drawText(below, top, inside_words(node.branch))
