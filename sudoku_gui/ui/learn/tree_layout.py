"""Where the nodes of a search tree lie: arithmetic only, no painting.

A row for each depth, and in it the forks of that depth, in the order of the search; in a
fork all that is gone through there.  A row is laid out when it is asked for: of a large
tree few are seen.  Where branches are unfolded, forks lie below their parents as far as
there is room; a mere path is kept at the left, where it is soon found.
"""

from collections.abc import Callable
from enum import IntEnum

from PySide6.QtCore import QPoint, QRect

from sudoku_gui.model.geometry import Geometry
from sudoku_gui.playback.search_tree import EMPTY_TREE, TreeBranch, TreeFork, TreeSnapshot
from sudoku_gui.solvers.explain.attempts import AttemptResult
from sudoku_gui.ui.learn.tree_shapes import ForkShape, PlacedBranch, PlacedFork, TreeMeasures

MARGIN = 8
_BETWEEN = 16  # forks of a row
_SPREAD_UP_TO = 100  # rows, all of which must be laid out then


class TreeDirection(IntEnum):
    """Where one can go from a node."""

    PARENT = 0
    CHILD = 1
    BEFORE = 2
    AFTER = 3


class TreeLayout:
    """A tree laid out with rows of `row_height`, in a font that `width_of` measures.

    words_of: what stands above a fork.  before: a layout of the same measures, whose shapes of
    forks that are in this tree too are used again, as are rows that lie where they lay.
    """

    def __init__(
        self,
        tree: TreeSnapshot,
        geometry: Geometry,
        line_height: int,
        width_of: Callable[[str], int],
        words_of: Callable[[TreeFork], str],
        before: "TreeLayout | None" = None,
    ) -> None:
        self.tree = tree
        self._measures = TreeMeasures(geometry, line_height, width_of, words_of)
        self._line = line_height
        forks = (*tree.path, *tree.unfolded)
        known: dict[int, ForkShape] = before._shapes if before is not None else {}
        # By the identity of their forks, which they keep.
        self._shapes: dict[int, ForkShape] = {
            id(fork): known[id(fork)] for fork in forks if id(fork) in known
        }
        self._levels: dict[int, list[TreeFork]] = {}
        for fork in forks:
            self._levels.setdefault(fork.depth, []).append(fork)
        self._first = min(self._levels, default=0)
        self._rows: dict[int, tuple[PlacedFork, ...]] = {}
        self._middles: dict[int, int] = {}  # of the nodes, by the step that placed them
        self._groups: dict[int, PlacedFork] = {}  # by the node that they are below
        self._is_spread = bool(tree.unfolded) and len(self._levels) <= _SPREAD_UP_TO
        self._parents = {fork.node: fork for fork in forks}
        self.rows_kept = 0 if before is None else self._keep_rows(before)
        """How many rows there are from the top that are those of the layout before."""

    @property
    def row_height(self) -> int:
        """The words of a fork, its nodes, the steps inside them, and room for lines."""
        return 4 * self._line + 18

    @property
    def height(self) -> int:
        """Of all rows together."""
        return len(self._levels) * self.row_height + 2 * MARGIN

    @property
    def rows(self) -> range:
        """The numbers of all rows, from the top."""
        return range(len(self._levels))

    def row(self, number: int) -> tuple[PlacedFork, ...]:
        """Return the forks in a row."""
        if number not in self._rows:
            if self._is_spread and number > 0:
                self.row(number - 1)
            left, groups = MARGIN, []
            for fork in sorted(self._levels[self._first + number], key=lambda fork: fork.node):
                group = self._group(fork, left, self.top_of(number))
                groups.append(group)
                left = group.rect.right() + _BETWEEN
            self._note_row(number, tuple(groups))
        return self._rows[number]

    def top_of(self, number: int) -> int:
        """Return where a row begins."""
        return MARGIN + number * self.row_height

    def _note_row(self, number: int, groups: tuple[PlacedFork, ...]) -> None:
        self._rows[number] = groups
        for group in groups:
            self._groups[group.fork.node] = group
            corner = group.rect.left()
            for node, middle in group.shape.middles.items():
                self._middles[node] = corner + middle

    def _keep_rows(self, before: "TreeLayout") -> int:
        """Take over the rows that are the same from the top on, and return how many."""
        if (before._first, before._is_spread) != (self._first, self._is_spread):
            return 0
        for number in self.rows:
            depth = self._first + number
            if before._levels.get(depth) != self._levels[depth]:
                return number
            if number in before._rows:
                self._note_row(number, before._rows[number])
        return len(self.rows)

    def right_of(self, number: int) -> int:
        """Return where the last fork of a row ends."""
        return max((group.rect.right() for group in self.row(number)[-1:]), default=0)

    def rows_between(self, top: int, bottom: int) -> range:
        """Return the rows that lie between two heights, some of them in part."""
        first = max(0, (top - MARGIN) // self.row_height)
        return self.rows[first : max(first, (bottom - MARGIN) // self.row_height + 1)]

    def node_at(self, point: QPoint) -> PlacedBranch | None:
        """Return the node under `point`, with the steps inside it."""
        for number in self.rows_between(point.y(), point.y()):
            for group in self.row(number):
                for node in group.nodes:
                    if node.rect.adjusted(0, 0, 0, self._line).contains(point):
                        return node
        return None

    def find(self, fork: int, branch: TreeBranch) -> PlacedBranch | None:
        """Return the node of a branch of the fork below the node `fork`."""
        if fork not in self._parents:
            return None
        nodes = self._group_of(self._parents[fork]).nodes
        same = (
            node
            for node in nodes
            if (node.branch.cell, node.branch.digit) == (branch.cell, branch.digit)
        )
        return next(same, None)

    def present(self) -> PlacedBranch | None:
        """Return the node that was placed last of those that stand."""
        for fork in reversed(self.tree.path):
            for node in self._group_of(fork).nodes:
                if node.branch.result is AttemptResult.PLACED:
                    return node
        return self.first()

    def first(self) -> PlacedBranch | None:
        """Return the first node there is."""
        return next((node for node in self.row(0)[0].nodes), None) if self._levels else None

    def group_below(self, branch: TreeBranch) -> PlacedFork | None:
        """Return the fork below a branch, where it is drawn."""
        return self.fork_below(branch.node)

    def fork_below(self, node: int) -> PlacedFork | None:
        """Return the fork below a node, where it is drawn; None of NO_NODE."""
        fork = self._parents.get(node)
        return None if fork is None else self._group_of(fork)

    def around(self, node: PlacedBranch) -> QRect:
        """Return where the fork lies that `node` is a branch of."""
        return self._group_of(self._parents[node.fork]).rect

    def neighbour(self, node: PlacedBranch, way: TreeDirection) -> PlacedBranch | None:
        """Return the next node that way."""
        if way is TreeDirection.PARENT:
            return self._parent(node)
        if way is TreeDirection.CHILD:
            below = self.group_below(node.branch)
            return _most_telling(below) if below is not None else None
        nodes = self._group_of(self._parents[node.fork]).nodes
        place = nodes.index(node) + (1 if way is TreeDirection.AFTER else -1)
        return nodes[place] if 0 <= place < len(nodes) else None

    def _parent(self, node: PlacedBranch) -> PlacedBranch | None:
        depth = self._parents[node.fork].depth
        above = self._levels.get(depth - 1, [])
        for fork in above:
            for each in self._group_of(fork).nodes:
                if each.branch.node == node.fork:
                    return each
        return None

    def _group_of(self, fork: TreeFork) -> PlacedFork:
        if fork.node not in self._groups:
            self.row(fork.depth - self._first)
        return self._groups[fork.node]

    def _group(self, fork: TreeFork, left: int, top: int) -> PlacedFork:
        """Return a fork at `left` or, where trees are spread, further right below its parent."""
        shape = self._shapes.get(id(fork))
        if shape is None:
            shape = self._shapes[id(fork)] = ForkShape(fork, self._measures)
        if self._is_spread and fork.node in self._middles:
            left = max(left, self._middles[fork.node] - (shape.width - 1) // 2)
        return shape.placed(left, top)


EMPTY_TREE_LAYOUT = TreeLayout(EMPTY_TREE, Geometry.of_box_shape(2, 2), 1, len, lambda _: "")


def _most_telling(group: PlacedFork) -> PlacedBranch | None:
    """Return the node on the way to the moment, or else the first that was placed, or the first."""
    for kinds in ({AttemptResult.PLACED}, {AttemptResult.FAILED}, set(AttemptResult)):
        found = next((node for node in group.nodes if node.branch.result in kinds), None)
        if found is not None:
            return found
    return None
