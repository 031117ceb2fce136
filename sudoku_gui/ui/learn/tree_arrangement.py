"""Puts the forks of a search tree into their places, row by row."""

from PySide6.QtCore import QPoint

from sudoku_gui.playback.search_tree import TreeBranch, TreeSnapshot
from sudoku_gui.ui.learn.tree_shapes import ForkShape, PlacedFork, TreeMeasures
from sudoku_gui.ui.learn.tree_subtrees import DrawnSubtree, Spine

BETWEEN_ROWS = 14
BESIDE_WORDS = 6


class TreeArrangement:
    """Where everything lies; of `before`, by the same measures, what has not changed is kept."""

    def __init__(
        self, tree: TreeSnapshot, measures: TreeMeasures, before: "TreeArrangement | None"
    ) -> None:
        self._measures = measures
        shapes = before._shapes if before is not None else {}
        self._shapes: dict[tuple[int, bool], ForkShape] = _shapes_of(tree, measures, shapes)
        self._known = before._subtrees if before is not None else {}
        # By the node that they are below.
        self._subtrees: dict[int, DrawnSubtree] = {}
        self._drawn: dict[int, ForkShape] = {}
        self.groups: dict[int, PlacedFork] = {}
        last = len(tree.path) - 1
        self._way = [self._shapes[id(fork), row == last] for row, fork in enumerate(tree.path)]
        levels = self._level_by_level(tree)
        self.words_width = self._measure_words(levels)
        self.rows: list[list[PlacedFork]] = [[] for _ in levels]
        self._spine = Spine(len(levels))
        self._ways_below = [self._below(shape) for shape in self._way]
        middles = self._place_way()
        self.tops = self._find_tops(levels)
        self._place_forks(middles)

    @property
    def left(self) -> int:
        """The left edge of all that is drawn, with the words beside the rows."""
        return self._spine.left - self.words_width

    @property
    def right(self) -> int:
        """The right edge."""
        return self._spine.right

    @property
    def bottom(self) -> int:
        """The lower edge."""
        return self.tops[-1] - BETWEEN_ROWS

    def _level_by_level(self, tree: TreeSnapshot) -> list[list[ForkShape]]:
        """Return what is drawn in each row."""
        levels = [[shape] for shape in self._way]
        for fork in tree.unfolded:
            shape = self._shapes[id(fork), False]
            if shape.branches:
                self._drawn[fork.node] = shape
                row = fork.depth - tree.path[0].depth
                levels.extend([] for _ in range(len(levels), row + 1))
                levels[row].append(shape)
        return levels

    def _measure_words(self, levels: list[list[ForkShape]]) -> int:
        """Return how wide the column is of what the forks of each row are about.

        There is none where forks of one row are about different things: their words stand at each.
        """
        if any(len(level) > 1 and len({shape.words for shape in level}) > 1 for level in levels):
            return 0
        return BESIDE_WORDS + max((level[0].words_width for level in levels), default=0)

    def _label(self, shape: ForkShape) -> int:
        return 0 if self.words_width else shape.words_width + BESIDE_WORDS

    def _below(self, shape: ForkShape) -> tuple[DrawnSubtree | None, ...]:
        """Return what is drawn below each branch, but for the way to the moment."""
        drawn = self._drawn
        if not drawn:
            return (None,) * len(shape.branches)
        return tuple(
            self._subtree_below(branch) if branch.node in drawn else None
            for branch in shape.branches
        )

    def _subtree_below(self, branch: TreeBranch) -> DrawnSubtree:
        shape = self._drawn[branch.node]
        below, label = self._below(shape), self._label(shape)
        known = self._known.get(branch.node)
        if known is None or (known.shape, known.below, known.label) != (shape, below, label):
            known = DrawnSubtree(shape, below, label)
        self._subtrees[branch.node] = known
        return known

    def _place_way(self) -> list[tuple[int, ...]]:
        """Return the middles of the branches of the forks on the way to the moment."""
        middles = [
            self._spine.place(row, shape, self._ways_below[row], self._label(shape))
            for row, shape in reversed([*enumerate(self._way)])
        ]
        return middles[::-1]

    def _find_tops(self, levels: list[list[ForkShape]]) -> list[int]:
        """Return where each row begins, and one after the last would."""
        is_open = self._drawn.keys()
        tops = [0]
        for level in levels:
            height = max(shape.height(is_open) for shape in level)
            tops.append(tops[-1] + height + BETWEEN_ROWS)
        return tops

    def _place_forks(self, middles: list[tuple[int, ...]]) -> None:
        for row, shape in enumerate(self._way):
            self._place(shape, self._ways_below[row], middles[row], row, 0)
        for forks in self.rows:
            forks.sort(key=lambda group: group.rect.left())

    def _place(
        self,
        shape: ForkShape,
        below: tuple[DrawnSubtree | None, ...],
        middles: tuple[int, ...],
        row: int,
        above: int,
    ) -> None:
        """Place a fork and all below its branches; `above` is the middle of the branch above it."""
        top = self.tops[row]
        bottom = self.tops[row - 1] + self._measures.node_height
        is_open = tuple(each is not None for each in below)
        group = shape.placed(middles, is_open, top, QPoint(above, bottom) if row else None)
        self.rows[row].append(group)
        self.groups[shape.fork.node] = group
        for middle, each in zip(middles, below, strict=True):
            if each is not None:
                inner = tuple(middle + other for other in each.middles)
                self._place(each.shape, each.below, inner, row + 1, middle)


def _shapes_of(
    tree: TreeSnapshot, measures: TreeMeasures, known: dict[tuple[int, bool], ForkShape]
) -> dict[tuple[int, bool], ForkShape]:
    """Return the shapes of all forks, by the identity of these, which they keep."""
    last = len(tree.path) - 1
    forks = [(fork, row == last) for row, fork in enumerate(tree.path)]
    forks += [(fork, False) for fork in tree.unfolded]
    return {
        (id(fork), is_last): known.get((id(fork), is_last))
        or ForkShape(fork, measures, is_last=is_last)
        for fork, is_last in forks
    }
