"""Where the nodes of a search tree lie: arithmetic only, no painting.

A row for each depth, and in it the forks of that depth, in the order of the search; in a
fork all that is gone through there.  A row is laid out when it is asked for: of a large
tree few are seen.  Where branches are unfolded, forks lie below their parents as far as
there is room; a mere path is kept at the left, where it is soon found.
"""

from collections.abc import Callable, Mapping
from enum import IntEnum

from PySide6.QtCore import QPoint, QRect

from sudoku_gui.lazy_dataclasses import dataclass, replace
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import sign_of
from sudoku_gui.playback.search_tree import EMPTY_TREE, NO_NODE, TreeBranch, TreeFork, TreeSnapshot
from sudoku_gui.solvers.explain.attempts import AttemptResult

MARGIN = 8
_GAP = 3  # between the nodes of a fork
_BETWEEN = 16  # forks of a row
_SPREAD_UP_TO = 100  # rows, all of which must be laid out then


@dataclass(frozen=True, slots=True)
class PlacedBranch:
    """A branch, and where it is drawn; `fork` is the node below which it is gone through."""

    branch: TreeBranch
    fork: int
    sign: str
    rect: QRect
    bottom: QPoint  # where the line to what is below begins


@dataclass(frozen=True, slots=True)
class PlacedFork:
    """A fork, and where it is drawn: its nodes, and above them what it is about."""

    fork: TreeFork
    words: str
    rect: QRect
    nodes: tuple[PlacedBranch, ...]

    @property
    def top(self) -> QPoint:
        """Where the line from the parent ends."""
        return QPoint(self.rect.center().x(), self.rect.top())

    def moved_right(self, pixels: int) -> "PlacedFork":
        """Return the same so many pixels to the right, or unmoved if that number is negative."""
        if pixels <= 0:
            return self
        nodes = (
            replace(
                node, rect=node.rect.translated(pixels, 0), bottom=node.bottom + QPoint(pixels, 0)
            )
            for node in self.nodes
        )
        return replace(self, rect=self.rect.translated(pixels, 0), nodes=tuple(nodes))


class TreeDirection(IntEnum):
    """Where one can go from a node."""

    PARENT = 0
    CHILD = 1
    BEFORE = 2
    AFTER = 3


class TreeLayout:
    """A tree laid out with rows of `row_height`, in a font that `width_of` measures.

    words_of: what stands above a fork.
    """

    def __init__(
        self,
        tree: TreeSnapshot,
        geometry: Geometry,
        line_height: int,
        width_of: Callable[[str], int],
        words_of: Callable[[TreeFork], str],
    ) -> None:
        self.tree = tree
        self._geometry = geometry
        self._line = line_height
        self._width_of = width_of
        self._words_of = words_of
        self._levels: dict[int, list[TreeFork]] = {}
        for fork in (*tree.path, *tree.unfolded):
            self._levels.setdefault(fork.depth, []).append(fork)
        self._first = min(self._levels, default=0)
        self._rows: dict[int, tuple[PlacedFork, ...]] = {}
        self._placed: dict[int, PlacedBranch] = {}  # by the step that placed them
        self._is_spread = bool(tree.unfolded) and len(self._levels) <= _SPREAD_UP_TO
        self._parents = {fork.node: fork for fork in (*tree.path, *tree.unfolded)}

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
                group = self._group(fork, left, MARGIN + number * self.row_height)
                if self._is_spread and fork.node in self._placed:
                    middle = self._placed[fork.node].rect.center().x()
                    group = group.moved_right(middle - group.rect.center().x())
                groups.append(group)
                self._placed.update((node.branch.node, node) for node in group.nodes)
                left = group.rect.right() + _BETWEEN
            self._rows[number] = tuple(groups)
        return self._rows[number]

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
        if branch.node == NO_NODE or branch.node not in self._parents:
            return None
        return self._group_of(self._parents[branch.node])

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
        row = self.row(fork.depth - self._first)
        return next(group for group in row if group.fork.node == fork.node)

    def _group(self, fork: TreeFork, left: int, top: int) -> PlacedFork:
        words = self._words_of(fork)
        nodes = []
        right, nodes_top = left, top + self._line + 2
        for branch in fork.branches:
            cell = self._geometry.name(branch.cell)
            sign = sign_of(branch.digit) if fork.house is None else cell
            width = self._width_of(sign) + (6 if branch.result is AttemptResult.REFUSED else 16)
            if branch.inside:
                width = max(width, self._width_of(inside_words(branch)))
            rect = QRect(right, nodes_top, width, self._line + 6)
            bottom = rect.bottom() + 1 + (self._line if branch.inside else 0)
            start = QPoint(rect.center().x(), bottom)
            nodes.append(PlacedBranch(branch, fork.node, sign, rect, start))
            right += width + _GAP
        width = max(right - left, self._width_of(words))
        return PlacedFork(fork, words, QRect(left, top, width, 3 * self._line + 8), tuple(nodes))


def inside_words(branch: TreeBranch) -> str:
    """Return how many steps there were inside a branch, in few signs."""
    for size, sign in _MAGNITUDES.items():
        if branch.inside >= 10 * size:
            return f"{branch.inside // size}{sign}"
    return str(branch.inside)


EMPTY_TREE_LAYOUT = TreeLayout(EMPTY_TREE, Geometry.of_box_shape(2, 2), 1, len, lambda _: "")
_MAGNITUDES: Mapping[int, str] = {1_000_000: "M", 1_000: "k"}


def _most_telling(group: PlacedFork) -> PlacedBranch | None:
    """Return the node on the way to the moment, or else the first that was placed, or the first."""
    for kinds in ({AttemptResult.PLACED}, {AttemptResult.FAILED}, set(AttemptResult)):
        found = next((node for node in group.nodes if node.branch.result in kinds), None)
        if found is not None:
            return found
    return None
