"""Where the nodes of a search tree lie: arithmetic only, no painting.

A row for each depth, as high as what is folded in it needs.  The way to the moment runs straight
down at 0, what failed lies at its left and what is still to come at its right; so what is above
the moment stays where it is while the search goes on below.
"""

from bisect import bisect_right
from collections.abc import Iterator
from enum import IntEnum

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QRegion

from sudoku_gui.model.geometry import Geometry
from sudoku_gui.playback.search_tree import EMPTY_TREE, TreeBranch, TreeSnapshot
from sudoku_gui.solvers.explain.attempts import AttemptResult
from sudoku_gui.ui.learn.tree_arrangement import BESIDE_WORDS, TreeArrangement
from sudoku_gui.ui.learn.tree_shapes import HERE, PlacedBranch, PlacedFork, TreeMeasures

MARGIN = 8
_EDGE = 3  # that an item may be drawn beyond its rectangle


class TreeDirection(IntEnum):
    """Where one can go from a node."""

    PARENT = 0
    CHILD = 1
    BEFORE = 2
    AFTER = 3


class TreeLayout:
    """A tree laid out by `measures`.

    before: a layout by the same measures, whose shapes of forks that are in this tree too are
    used again, as is what lies where it lay.
    """

    def __init__(
        self, tree: TreeSnapshot, measures: TreeMeasures, before: "TreeLayout | None" = None
    ) -> None:
        self.tree = tree
        self._arrangement: TreeArrangement = TreeArrangement(
            tree, measures, before._arrangement if before is not None else None
        )
        self.measures = measures
        self._groups = self._arrangement.groups
        self._tops = self._arrangement.tops
        self.rows_kept = 0 if before is None else self._count_kept(before)
        """How many rows there are from the top that are those of the layout before."""

    @property
    def rect(self) -> QRect:
        """Where the tree lies, with the words beside its rows."""
        arrangement = self._arrangement
        corner = QPoint(arrangement.right + MARGIN, arrangement.bottom + MARGIN)
        return QRect(QPoint(arrangement.left - MARGIN, -MARGIN), corner)

    @property
    def words_width(self) -> int:
        """How wide the column of words at the left is; 0: they stand at each fork."""
        return self._arrangement.words_width

    @property
    def rows(self) -> range:
        """The numbers of all rows, from the top."""
        return range(len(self._arrangement.rows))

    def row(self, number: int) -> list[PlacedFork]:
        """Return the forks in a row, from left to right."""
        return self._arrangement.rows[number]

    def top_of(self, number: int) -> int:
        """Return where a row begins."""
        return self._tops[number]

    def height_of(self, number: int) -> int:
        """Return how far it is from a row to the next."""
        return self._tops[number + 1] - self._tops[number]

    def rows_between(self, top: int, bottom: int) -> range:
        """Return the rows that lie between two heights, some of them in part."""
        first = max(0, bisect_right(self._tops, top) - 1)
        return self.rows[first : bisect_right(self._tops, bottom)]

    def groups_in(self, region: QRegion) -> Iterator[PlacedFork]:
        """Yield the forks of which something may be in a region, with the lines that lead there."""
        seen = region.boundingRect()
        rows = self.rows_between(seen.top(), seen.bottom())
        for number in self.rows[rows.start : rows.stop + 1]:  # below the last, lines begin in it
            for group in self.row(number):
                if region.intersects(self._reach(group)):
                    yield group

    def _reach(self, group: PlacedFork) -> QRect:
        """Return where anything of a fork is drawn."""
        words = 0 if self.words_width else group.shape.words_width + BESIDE_WORDS
        rect = group.rect.adjusted(-words, 0, 0, 0)
        if group.parent is not None:
            rect = rect.united(QRect(group.parent, QSize(1, 1)))
        return rect.adjusted(-_EDGE, -_EDGE, _EDGE, _EDGE)

    def node_at(self, point: QPoint) -> PlacedBranch | None:
        """Return the node under `point`, with what hangs below it."""
        for number in self.rows_between(point.y(), point.y()):
            for group in self.row(number):
                if group.rect.contains(point):
                    return next((node for node in group.nodes if node.area.contains(point)), None)
        return None

    def find(self, fork: int, branch: TreeBranch) -> PlacedBranch | None:
        """Return the node of a branch of the fork below the node `fork`."""
        group = self._groups.get(fork)
        same = (branch.cell, branch.digit)
        nodes = group.nodes if group is not None else ()
        return next((n for n in nodes if (n.branch.cell, n.branch.digit) == same), None)

    def present(self) -> PlacedBranch | None:
        """Return the node that was placed last of those that stand, or else where that begins."""
        for fork in reversed(self.tree.path):
            for node in self._groups[fork.node].nodes:
                if node.branch.result is AttemptResult.PLACED:
                    return node
        return self.here()

    def here(self) -> PlacedBranch | None:
        """Return where the search stands and nothing is placed yet."""
        nodes = self._groups[self.tree.path[-1].node].nodes if self.tree.path else ()
        return next((node for node in nodes if node.branch is HERE), None)

    def first(self) -> PlacedBranch | None:
        """Return the first node there is."""
        return self.row(0)[0].nodes[0] if self.rows else None

    def fork_below(self, node: int) -> PlacedFork | None:
        """Return the fork below a node, where it is drawn; None of NO_NODE."""
        return self._groups.get(node)

    def around(self, node: PlacedBranch) -> QRect:
        """Return where the fork lies that `node` is a branch of."""
        return self._groups[node.fork].rect

    def neighbour(self, node: PlacedBranch, way: TreeDirection) -> PlacedBranch | None:
        """Return the next node that way."""
        if way is TreeDirection.PARENT:
            return self._parent(node)
        if way is TreeDirection.CHILD:
            below = self.fork_below(node.branch.node)
            return _most_telling(below) if below is not None else None
        nodes = self._groups[node.fork].nodes
        place = nodes.index(node) + (1 if way is TreeDirection.AFTER else -1)
        return nodes[place] if 0 <= place < len(nodes) else None

    def _parent(self, node: PlacedBranch) -> PlacedBranch | None:
        point = self._groups[node.fork].parent
        return None if point is None else self.node_at(point - QPoint(0, 2))

    def _count_kept(self, before: "TreeLayout") -> int:
        if before.words_width != self.words_width:
            return 0
        for number, (row, old) in enumerate(
            zip(self._arrangement.rows, before._arrangement.rows, strict=False)
        ):
            if len(row) != len(old) or any(a is not b for a, b in zip(row, old, strict=True)):
                return number
        return min(len(self.rows), len(before.rows))


EMPTY_TREE_LAYOUT = TreeLayout(
    EMPTY_TREE, TreeMeasures(Geometry.of_box_shape(2, 2), 1, len, lambda _: "")
)


def _most_telling(group: PlacedFork) -> PlacedBranch | None:
    """Return the node on the way to the moment, or else the first that was placed, or the first."""
    for kinds in ({AttemptResult.PLACED}, {AttemptResult.FAILED}, set(AttemptResult)):
        found = next((node for node in group.nodes if node.branch.result in kinds), None)
        if found is not None:
            return found
    return None
