"""How forks lie side by side, each below its branch, without one over another.

Arithmetic only.  What is below a branch that failed never changes, so it is laid out once: as a
contour, the edges of each of its rows, counted from the middle of the branch.  The way to the
moment runs straight down at 0, and what failed beside it is moved to the left as far as needed.
"""

from collections.abc import Sequence

from sudoku_gui.ui.learn.tree_shapes import GAP, FoldedRow, ForkShape

_BETWEEN = 14  # forks of a row


class DrawnSubtree:
    """A fork below a branch that failed, with all that is drawn below it.

    below: the subtree of each branch, None where there is none or it is folded.
    label: the room for words at its left.
    """

    def __init__(
        self, shape: ForkShape, below: "tuple[DrawnSubtree | None, ...]", label: int
    ) -> None:
        self.shape = shape
        self.below = below
        self.label = label
        middles: list[int] = []
        lefts: list[int] = []
        rights: list[int] = []
        for place in range(len(below)):
            left, right = contour(shape, place, below[place], label if place == 0 else 0)
            middle = max(
                (
                    mine - other + _gap(row)
                    for row, (mine, other) in enumerate(zip(rights, left, strict=False))
                ),
                default=0,
            )
            middles.append(middle)
            lefts += [middle + each for each in left[len(lefts) :]]
            rights[: len(right)] = [middle + each for each in right]
        centre = (middles[0] + middles[-1]) // 2
        self.middles = tuple(each - centre for each in middles)
        self.lefts = [each - centre for each in lefts]
        self.rights = [each - centre for each in rights]


def contour(
    shape: ForkShape, place: int, below: DrawnSubtree | None, label: int = 0
) -> tuple[list[int], list[int]]:
    """Return the left and the right edges of a branch, and of the rows below it."""
    width = shape.width(place, is_open=below is not None)
    left, right = [-(width // 2) - label], [width - width // 2]
    if below is not None:
        left += below.lefts
        right += below.rights
    return left, right


class Spine:
    """The way to the moment, from its last fork up, each with what is below its branches."""

    def __init__(self, rows: int) -> None:
        self._lefts: list[int | None] = [None] * rows
        self.left = self.right = 0

    def place(
        self, row: int, shape: ForkShape, below: Sequence[DrawnSubtree | None], label: int
    ) -> tuple[int, ...]:
        """Return the middles of the branches of the fork in a row; all rows below are placed."""
        is_folded = not any(below)
        if is_folded and shape.folded is not None and shape.folded.label == label:
            found = shape.folded  # of a large tree, that is what most rows are
            self._lefts[row] = found.left
            self.left, self.right = min(self.left, found.left), max(self.right, found.right)
            return found.middles
        middles, right = self._place_branches(row, shape, below, label)
        self.right = max(self.right, right)
        left = self._lefts[row]
        if is_folded and left is not None:
            shape.folded = FoldedRow(label, middles, left, right)
        return middles

    def _place_branches(
        self, row: int, shape: ForkShape, below: Sequence[DrawnSubtree | None], label: int
    ) -> tuple[tuple[int, ...], int]:
        """Return the middles of the branches, and where the last of them ends."""
        on_way = shape.middle
        middles = [0] * len(below)
        for place in range(on_way, -1, -1):
            left, right = contour(shape, place, below[place], label if place == 0 else 0)
            if place < on_way:
                middles[place] = self._room_for(row, right)
            self._take(row, middles[place], left, right)
        edge = shape.width(on_way, is_open=True)
        edge -= edge // 2
        for place in range(on_way + 1, len(below)):
            width = shape.width(place, is_open=False)
            middles[place] = edge + GAP + width // 2
            edge += GAP + width
        return tuple(middles), edge

    def _room_for(self, row: int, rights: Sequence[int]) -> int:
        """Return the middle farthest right at which a branch with such edges lies over nothing."""
        taken = self._lefts[row : row + len(rights)]
        return min(
            left - right - _gap(below)
            for below, (left, right) in enumerate(zip(taken, rights, strict=True))
            if left is not None
        )

    def _take(self, row: int, middle: int, lefts: Sequence[int], rights: Sequence[int]) -> None:
        self._lefts[row : row + len(lefts)] = [middle + left for left in lefts]
        self.left = min(self.left, middle + min(lefts))
        self.right = max(self.right, middle + max(rights))


def _gap(row: int) -> int:
    return GAP if row == 0 else _BETWEEN
