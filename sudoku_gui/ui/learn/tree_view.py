"""The search tree as a picture that is scrolled, clicked, and walked through by keys."""

from functools import lru_cache

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QRegion,
)
from PySide6.QtWidgets import QMenu, QToolTip, QWidget

from sudoku_gui.language import say, tr
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import sign_of
from sudoku_gui.playback.search_tree import EMPTY_TREE, NO_NODE, TreeFork, TreeSnapshot
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.solvers.explain.attempts import AttemptResult
from sudoku_gui.ui.kit.panel_picture import PanelPicture
from sudoku_gui.ui.learn.tree_layout import EMPTY_TREE_LAYOUT, MARGIN, TreeDirection, TreeLayout
from sudoku_gui.ui.learn.tree_painter import TreePainter
from sudoku_gui.ui.learn.tree_shapes import HERE, PlacedBranch, TreeMeasures
from sudoku_gui.ui.learn.zoomed_area import ZoomedArea
from sudoku_gui.wording import house_name
from sudoku_gui.wording.branches import branch_sentence, with_share

_WIDTHS_KEPT = 2_000
_WAYS = {
    Qt.Key.Key_Up: TreeDirection.PARENT,
    Qt.Key.Key_Down: TreeDirection.CHILD,
    Qt.Key.Key_Left: TreeDirection.BEFORE,
    Qt.Key.Key_Right: TreeDirection.AFTER,
}


class TreeView(ZoomedArea):
    """Shows a tree; reports which node people want to be at, and what they unfold."""

    step_wanted = Signal(object)  # int
    unfold_wanted = Signal(object, bool)  # int, the node; whether to show what is below it

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._geometry = Geometry.of_box_shape(3, 3)
        self._tree = EMPTY_TREE
        self._layout = EMPTY_TREE_LAYOUT
        self._current: PlacedBranch | None = None  # where the keys are
        self._is_stale = False
        self._shows_all = False
        self._needless: dict[int, float] = {}
        self._font_laid_out = self.font()
        self.viewport().setMouseTracking(True)
        self.setMinimumWidth(180)

    @property
    def current(self) -> PlacedBranch | None:
        """The node where the keys are."""
        return self._current

    @property
    def tree_layout(self) -> TreeLayout:
        """Where everything lies."""
        return self._layout

    def show_tree(self, tree: TreeSnapshot, geometry: Geometry) -> None:
        """Show `tree` of a search over a grid of that shape, and the present moment in it."""
        if tree is self._tree:
            return
        is_elsewhere = tree.at != self._tree.at or not self._tree.path
        is_alike = geometry == self._geometry and self.font() == self._font_laid_out
        self._tree, self._geometry = tree, geometry
        self._lay_out(self._layout if is_alike else None)
        self._go_to(self._layout.present() if is_elsewhere else self._kept(self._current))

    def show_all(self, shows_all: bool) -> None:
        """Whether to show also what is refused, and what was not tried yet."""
        self._shows_all = shows_all
        self.retranslate()

    def show_needless(self, parts: dict[int, float]) -> None:
        """Show which part of the steps of a branch is needless, by its node, where any is."""
        if parts != self._needless:
            self._needless = parts
            self.viewport().update()

    def show_stale(self, is_stale: bool) -> None:
        """Show whether the tree is that of an earlier moment."""
        if is_stale != self._is_stale:
            self._is_stale = is_stale
            self.viewport().update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in the colours of `theme` from now on."""
        self._theme = theme
        self.viewport().update()

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.setAccessibleName(tr("Search tree"))
        self._lay_out()
        self._go_to(self._kept(self._current))

    def picture(self) -> PanelPicture:
        """Return the whole tree as it is unfolded now."""
        layout, needless = self._layout, self._needless

        def draw(painter: QPainter, theme: Theme) -> None:
            painter.translate(-layout.rect.topLeft())
            painting = TreePainter(painter, layout, theme, needless)
            painting.paint(QRegion(layout.rect))
            painting.paint_words(layout.rect, QColor(theme.base))

        return PanelPicture(
            layout.rect.size(), draw, self._font_laid_out, self.sentence(layout.present())
        )

    def _lay_out(self, before: TreeLayout | None = None) -> None:
        """Lay the tree out; `before` is a layout of the same shape, font and language."""
        measures = self._measures() if before is None else before.measures
        self._layout = TreeLayout(self._tree, measures, before)
        rect = self._layout.rect if self._layout.rows else QRect()
        is_whole = self.show_content(rect, self._layout.words_width)
        if before is None or is_whole or self._layout.words_width != before.words_width:
            self.viewport().update()
        else:
            self._paint_from(max(0, self._layout.rows_kept - 1))

    def _measures(self) -> TreeMeasures:
        metrics, self._font_laid_out = self.fontMetrics(), self.font()
        return TreeMeasures(
            self._geometry,
            metrics.lineSpacing(),
            lru_cache(_WIDTHS_KEPT)(metrics.horizontalAdvance),
            self._words_of,
            self._shows_all,
        )

    def _paint_from(self, row: int) -> None:
        """Paint a row anew, and all below it; from the one above the first that is another.

        There lines begin that lead to what is different, and there is the node that is or was
        the present one: below it something is different.
        """
        space = self.viewport().rect()
        top = self.on_view(QRect(0, self._layout.top_of(row) - MARGIN, 1, 1)).top()
        self.viewport().update(space.adjusted(0, max(0, top), 0, 0))

    def _words_of(self, fork: TreeFork) -> str:
        """Return what a fork is about: a cell, or the place of a digit in a house."""
        if not fork.branches:
            return tr("the end")
        if fork.house is None:
            return self._geometry.name(fork.branches[0].cell)
        digit = sign_of(fork.branches[0].digit)
        return tr("{digit} in {house}", digit=digit, house=house_name(fork.house))

    def sentence(self, node: PlacedBranch | None) -> str:
        """Return what has become of a branch."""
        if node is None:
            return ""
        if node.branch is HERE:
            fork = self._tree.path[-1]
            return tr("The search stands here: {place}", place=self._words_of(fork))
        sentence = branch_sentence(node.branch, self._geometry)
        return say(with_share(sentence, node.branch, self._tree.at))

    def _kept(self, node: PlacedBranch | None) -> PlacedBranch | None:
        """Return the same node in the newest layout, or else the present one."""
        found = None if node is None else self._layout.find(node.fork, node.branch)
        return found or self._layout.present()

    def _go_to(self, node: PlacedBranch | None) -> None:
        left, self._current = self._current, node
        self.setAccessibleDescription(self.sentence(node))
        self.show_focus()
        for each in (left, node):
            if each is not None:  # where the frame of the cursor is or was
                frame = each.rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
                self.viewport().update(self.on_view(frame))

    def focus_rects(self) -> list[QRect]:
        """What is gone through after the node, all that is gone through there, the node itself."""
        node = self._current
        if node is None:
            return []
        rects = [self._layout.around(node), node.rect]
        after = self._layout.fork_below(node.branch.node)
        if after is not None:
            on_way = after.nodes[max(0, after.shape.middle)].rect
            rects = [after.rect, rects[0], node.rect.united(on_way), node.rect]
        return [rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN) for rect in rects]

    def _node_under(self, point: QPoint) -> PlacedBranch | None:
        return self._layout.node_at(self.in_content(point))

    def _want(self, node: PlacedBranch) -> None:
        if node.branch.node != NO_NODE:
            self.step_wanted.emit(node.branch.node)

    def _turn(self, node: PlacedBranch) -> None:
        """Unfold what is folded, fold what is not."""
        if self._can_turn(node):
            self.unfold_wanted.emit(node.branch.node, not self._is_open(node))

    def _can_turn(self, node: PlacedBranch) -> bool:
        return node.branch.result is AttemptResult.FAILED and bool(node.branch.inside)

    def _is_open(self, node: PlacedBranch) -> bool:
        return self._layout.fork_below(node.branch.node) is not None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        place = event.position().toPoint()
        node = self._node_under(place)
        if node is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        self._go_to(node)
        if node.number.contains(self.in_content(place)):
            self._turn(node)
        else:
            self._want(node)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        is_pointed_at = event.reason() is QContextMenuEvent.Reason.Mouse
        node = self._node_under(event.pos()) if is_pointed_at else self._current
        if node is None or node.branch.node == NO_NODE:
            return
        self._go_to(node)
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(tr("Go to That Moment"), lambda: self._want(node))
        if self._can_turn(node):
            words = (
                tr("Fold What Is Inside") if self._is_open(node) else tr("Unfold What Is Inside")
            )
            menu.addAction(words, lambda: self._turn(node))
        menu.popup(self.viewport().mapToGlobal(self.on_view(node.rect).bottomLeft()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        node, key = self._current, Qt.Key(event.key())
        if node is None:
            super().keyPressEvent(event)
        elif key in _WAYS:
            self._go_to(self._layout.neighbour(node, _WAYS[key]) or node)
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._want(node)
        elif key == Qt.Key.Key_Space:
            self._turn(node)
        elif key == Qt.Key.Key_Home:
            self._go_to(self._layout.first())
        elif key == Qt.Key.Key_End:
            self._go_to(self._layout.present())
        else:
            super().keyPressEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self.sentence(self._node_under(event.pos())), self)
            return True
        return super().viewportEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setOpacity(0.5 if self._is_stale else 1.0)
        self.zoom(painter)
        painting = TreePainter(painter, self._layout, self._theme, self._needless)
        painting.paint(QRegion(self.rect_in_content(event.rect())))
        if self._current is not None and self.hasFocus():
            painting.paint_cursor(self._current)
        painter.setOpacity(1.0)
        ground = self.viewport().palette().color(self.viewport().backgroundRole())
        rows = QRect(0, event.rect().top(), self.viewport().width(), event.rect().height())
        painting.paint_words(self.rect_in_content(rows), ground)
        painter.end()
