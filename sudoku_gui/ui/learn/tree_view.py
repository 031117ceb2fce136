"""The search tree as a picture that is scrolled, clicked, and walked through by keys."""

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QToolTip, QWidget

from sudoku_gui.language import say, tr
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import sign_of
from sudoku_gui.playback.search_tree import EMPTY_TREE, NO_NODE, TreeFork, TreeSnapshot
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.solvers.explain.attempts import AttemptResult
from sudoku_gui.ui.learn.tree_layout import EMPTY_TREE_LAYOUT, MARGIN, TreeDirection, TreeLayout
from sudoku_gui.ui.learn.tree_painter import TreePainter
from sudoku_gui.ui.learn.tree_shapes import PlacedBranch
from sudoku_gui.wording import house_name
from sudoku_gui.wording.branches import branch_sentence

_WAYS = {
    Qt.Key.Key_Up: TreeDirection.PARENT,
    Qt.Key.Key_Down: TreeDirection.CHILD,
    Qt.Key.Key_Left: TreeDirection.BEFORE,
    Qt.Key.Key_Right: TreeDirection.AFTER,
}


class TreeView(QAbstractScrollArea):
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
        self._font_laid_out = self.font()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
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

    def _lay_out(self, before: TreeLayout | None = None) -> None:
        """Lay the tree out; `before` is a layout of the same shape, font and language."""
        metrics, self._font_laid_out = self.fontMetrics(), self.font()
        self._layout = TreeLayout(
            self._tree,
            self._geometry,
            metrics.lineSpacing(),
            metrics.horizontalAdvance,
            self._words_of,
            before,
        )
        self._fit_bars()
        if before is None:
            self.viewport().update()
        else:
            self._paint_from(max(0, self._layout.rows_kept - 1))

    def _paint_from(self, row: int) -> None:
        """Paint a row anew, and all below it; from the one above the first that is another.

        There lines begin that lead to what is different, and there is the node that is or was
        the present one: below it something is different.
        """
        space = self.viewport().rect()
        top = self._layout.top_of(row) - self.verticalScrollBar().value() - MARGIN
        self.viewport().update(space.adjusted(0, max(0, top), 0, 0))

    def _words_of(self, fork: TreeFork) -> str:
        """Return what a fork is about: a cell, or the place of a digit in a house."""
        if not fork.branches:
            return tr("the end")
        if fork.house is None:
            return self._geometry.name(fork.branches[0].cell)
        digit = sign_of(fork.branches[0].digit)
        return tr("{digit} in {house}", digit=digit, house=house_name(fork.house))

    def _fit_bars(self) -> None:
        space = self.viewport().size()
        down, across = self.verticalScrollBar(), self.horizontalScrollBar()
        down.setPageStep(space.height())
        down.setSingleStep(self._layout.row_height // 2)
        down.setRange(0, max(0, self._layout.height - space.height()))
        rows = self._layout.rows_between(down.value(), down.value() + space.height())
        edges = map(self._layout.right_of, rows)
        across.setPageStep(space.width())
        across.setSingleStep(20)
        across.setRange(0, max(0, max(edges, default=0) + MARGIN - space.width()))

    def _kept(self, node: PlacedBranch | None) -> PlacedBranch | None:
        """Return the same node in the newest layout, or else the present one."""
        found = None if node is None else self._layout.find(node.fork, node.branch)
        return found or self._layout.present()

    def _go_to(self, node: PlacedBranch | None) -> None:
        left, self._current = self._current, node
        words = "" if node is None else say(branch_sentence(node.branch, self._geometry))
        self.setAccessibleDescription(words)
        if node is not None:
            self._keep_in_sight(node)
        for each in (left, node):
            if each is not None:  # where the frame of the cursor is or was
                frame = each.rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
                self.viewport().update(frame.translated(-self._offset()))

    def _keep_in_sight(self, node: PlacedBranch) -> None:
        """What is gone through after it, all that is gone through there, at least the node."""
        after = self._layout.group_below(node.branch)
        if after is not None:
            self._show_rect(after.rect.adjusted(-MARGIN, 0, MARGIN, 0))
        self._show_rect(self._layout.around(node).adjusted(-MARGIN, 0, MARGIN, 0))
        self._show_rect(node.rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN))

    def _is_in_sight(self, node: PlacedBranch, space: QSize) -> bool:
        return QRect(self._offset(), space).contains(node.rect)

    def _show_rect(self, rect: QRect) -> None:
        space = self.viewport().size()
        down, across = self.verticalScrollBar(), self.horizontalScrollBar()
        down.setValue(_scrolled(down.value(), rect.top(), rect.bottom(), space.height()))
        self._fit_bars()
        across.setValue(_scrolled(across.value(), rect.left(), rect.right(), space.width()))

    def _offset(self) -> QPoint:
        return QPoint(self.horizontalScrollBar().value(), self.verticalScrollBar().value())

    def _node_under(self, point: QPoint) -> PlacedBranch | None:
        return self._layout.node_at(point + self._offset())

    def _want(self, node: PlacedBranch) -> None:
        if node.branch.node != NO_NODE:
            self.step_wanted.emit(node.branch.node)

    def _turn(self, node: PlacedBranch) -> None:
        """Unfold what is folded, fold what is not."""
        if node.branch.result is AttemptResult.FAILED and node.branch.inside:
            is_open = self._layout.group_below(node.branch) is not None
            self.unfold_wanted.emit(node.branch.node, not is_open)

    def sizeHint(self) -> QSize:
        return QSize(240, 300)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        was_in_sight = self._current and self._is_in_sight(self._current, event.oldSize())
        self._fit_bars()
        if self._current is not None and was_in_sight:
            self._keep_in_sight(self._current)

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        self._fit_bars()
        if dx:
            self.viewport().update()  # long lines would show where they were put together
        else:
            self.viewport().scroll(0, dy)  # what stays in sight is not painted again

    def mousePressEvent(self, event: QMouseEvent) -> None:
        node = self._node_under(event.position().toPoint())
        if node is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        self._go_to(node)
        below = event.position().toPoint().y() + self._offset().y() > node.rect.bottom()
        if below:
            self._turn(node)
        else:
            self._want(node)

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
            node = self._node_under(event.pos())
            words = "" if node is None else say(branch_sentence(node.branch, self._geometry))
            QToolTip.showText(event.globalPos(), words, self)
            return True
        return super().viewportEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setOpacity(0.5 if self._is_stale else 1.0)
        painter.translate(-self._offset())
        painting = TreePainter(painter, self._layout, self._theme, self._tree.at)
        painting.paint(event.region().translated(self._offset()))
        if self._current is not None and self.hasFocus():
            painting.paint_cursor(self._current)
        painter.end()


def _scrolled(value: int, first: int, last: int, page: int) -> int:
    """Return the nearest value of a scroll bar that shows what lies from `first` to `last`."""
    if first < value:
        return first
    return max(value, min(first, last - page))
