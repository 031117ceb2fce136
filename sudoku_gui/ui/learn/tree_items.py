"""What is seen of a search tree: forks, and the lines between them."""

from collections.abc import Iterator

from PySide6.QtCore import QLine, QPoint, QRect
from PySide6.QtGui import QRegion

from sudoku_gui.solvers.explain.attempts import AttemptResult
from sudoku_gui.ui.learn.tree_layout import TreeLayout
from sudoku_gui.ui.learn.tree_shapes import PlacedFork

_EDGE = 3  # pixels that an item may be drawn beyond its rectangle


def groups_in(layout: TreeLayout, region: QRegion) -> Iterator[PlacedFork]:
    """Yield the forks of which something is in a region."""
    seen = region.boundingRect()
    for row in layout.rows_between(seen.top() - layout.row_height, seen.bottom()):
        for group in layout.row(row):
            if region.intersects(_widened(group.rect)):
                yield group


def lines_in(layout: TreeLayout, region: QRegion) -> Iterator[tuple[QLine, bool]]:
    """Yield the lines of which something is there, and whether what they lead to stands."""
    seen = region.boundingRect()
    for row in layout.rows_between(seen.top() - layout.row_height, seen.bottom()):
        for group in layout.row(row):
            for node in group.shape.middles:
                below = layout.fork_below(node)
                if below is None or not _may_reach(group.rect, below.top, seen):
                    continue
                parent = next(each for each in group.nodes if each.branch.node == node)
                line = QLine(parent.bottom, below.top)
                if region.intersects(_widened(QRect(line.p1(), line.p2()).normalized())):
                    yield line, parent.branch.result is AttemptResult.PLACED


def _may_reach(parent: QRect, end: QPoint, seen: QRect) -> bool:
    """Return whether a line from the fork `parent` to `end` may be seen, without placing it."""
    left, right = min(parent.left(), end.x()), max(parent.right(), end.x())
    return left <= seen.right() + _EDGE and right >= seen.left() - _EDGE


def _widened(rect: QRect) -> QRect:
    return rect.adjusted(-_EDGE, -_EDGE, _EDGE, _EDGE)
