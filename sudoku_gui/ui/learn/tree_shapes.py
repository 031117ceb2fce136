"""What is drawn of a search tree: forks and their branches, measured once and placed again.

From most moments a fork looks as from the one before; then it is the same object, and so is
its shape.  A branch that failed stands for all that is below it while it is folded: a triangle
hangs below it, the larger the more steps there were inside.
"""

from collections.abc import Callable
from collections.abc import Set as AbstractSet
from math import log10

from PySide6.QtCore import QPoint, QRect

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.geometry import NO_CELL, Geometry
from sudoku_gui.model.grid import BLANK, sign_of
from sudoku_gui.playback.search_tree import TreeBranch, TreeFork
from sudoku_gui.solvers.explain.attempts import AttemptResult

GAP = 6  # between the branches of a fork
_PLACED, _FAILED = AttemptResult.PLACED, AttemptResult.FAILED
HERE = TreeBranch(NO_CELL, BLANK, AttemptResult.UNTRIED)
"""In place of a branch: where the search stands, and nothing is placed yet."""


@dataclass(frozen=True, slots=True)
class PlacedBranch:
    """A branch, and where it is drawn; `fork` is the node below which it is gone through."""

    branch: TreeBranch
    fork: int
    sign: str
    rect: QRect
    triangle: QRect  # below it, for what is folded; empty where nothing is
    number: QRect  # of the steps inside, in the triangle or below it

    @property
    def area(self) -> QRect:
        """All that is drawn of it."""
        return self.rect.united(self.triangle).united(self.number)


@dataclass(frozen=True, slots=True)
class TreeMeasures:
    """What the shapes of a tree follow from; words_of: what a fork is about."""

    geometry: Geometry
    line: int  # the height of one
    width_of: Callable[[str], int]
    words_of: Callable[[TreeFork], str]
    shows_all: bool = False  # also what is refused, and what was not tried yet

    @property
    def node_height(self) -> int:
        """The height of the box around a digit."""
        return self.line + 4

    def triangle_side(self, branch: TreeBranch) -> int:
        """Return how high and how wide the triangle of a branch is that is folded."""
        return round(self.line * (0.4 + 0.5 * log10(branch.inside))) if branch.inside else 0


@dataclass(frozen=True, slots=True)
class FoldedRow:
    """Where a fork lies on the way to the moment with nothing unfolded beside it."""

    label: int  # the room for words at its left
    middles: tuple[int, ...]
    left: int
    right: int


class ForkShape:
    """How a fork is drawn, wherever that is; is_last: the search stands there."""

    def __init__(self, fork: TreeFork, measures: TreeMeasures, *, is_last: bool) -> None:
        self.fork = fork
        self.measures = measures
        self.words = measures.words_of(fork) if fork.branches else ""
        self.words_width = measures.width_of(self.words)
        self.branches = [
            branch
            for branch in fork.branches
            # Compared one by one: a set asks each for its hash, which takes longer.
            if branch.result is _PLACED or branch.result is _FAILED or measures.shows_all
        ]
        if is_last:
            failed = [branch.result is AttemptResult.FAILED for branch in self.branches]
            place = len(failed) - failed[::-1].index(True) if True in failed else 0
            self.branches.insert(place, HERE)
        self.middle = self._place_on_path()
        self.signs = [self._sign(branch) for branch in self.branches]
        self._widths = [
            measures.width_of(sign) + (6 if branch.result is AttemptResult.REFUSED else 16)
            for branch, sign in zip(self.branches, self.signs, strict=True)
        ]
        self._numbers = [
            measures.width_of(inside_words(branch)) if branch.inside else 0
            for branch in self.branches
        ]
        self.folded: FoldedRow | None = None  # once it was placed so
        self._folded_height: int | None = None
        self._placed: PlacedFork | None = None

    def width(self, place: int, *, is_open: bool) -> int:
        """Return how wide a branch is; what is below it, where it is open, left aside."""
        if is_open or not self._numbers[place]:
            return self._widths[place]
        side = self.measures.triangle_side(self.branches[place])
        return max(self._widths[place], side, self._numbers[place])

    def _hanging(self, place: int) -> int:
        """Return how far what is folded reaches below a branch."""
        side, line = self.measures.triangle_side(self.branches[place]), self.measures.line
        return side if self._fits_inside(place) else side + line

    def height(self, is_open: AbstractSet[int]) -> int:
        """Return how high it is, with what is folded; `is_open` has the nodes that are not."""
        if not is_open and self._folded_height is not None:
            return self._folded_height
        hanging = (
            self._hanging(place)
            for place, number in enumerate(self._numbers)
            if number and self.branches[place].node not in is_open
        )
        height = self.measures.node_height + max(hanging, default=0)
        if not is_open:
            self._folded_height = height
        return height

    def placed(
        self,
        middles: tuple[int, ...],
        is_open: tuple[bool, ...],
        top: int,
        parent: QPoint | None,
    ) -> "PlacedFork":
        """Return the fork with its branches there; the same object as last if it was."""
        found = self._placed
        if found is None or (found.middles, found.is_open, found.top, found.parent) != (
            middles,
            is_open,
            top,
            parent,
        ):
            found = self._placed = PlacedFork(self, middles, is_open, top, parent)
        return found

    def node(self, place: int, middle: int, top: int, *, is_open: bool) -> PlacedBranch:
        """Return a branch with its middle there."""
        branch, width = self.branches[place], self._widths[place]
        measures = self.measures
        rect = QRect(middle - width // 2, top, width, measures.node_height)
        triangle = number = QRect()
        if self._numbers[place] and not is_open:
            side, below = measures.triangle_side(branch), rect.bottom() + 1
            triangle = QRect(middle - side // 2, below, side, side)
            wide, foot = self._numbers[place], below + side
            base = foot - measures.line if self._fits_inside(place) else foot
            number = QRect(middle - wide // 2, base, wide, measures.line)
        return PlacedBranch(branch, self.fork.node, self.signs[place], rect, triangle, number)

    def _fits_inside(self, place: int) -> bool:
        """Whether the number finds room in the triangle, whose width is its height."""
        side = self.measures.triangle_side(self.branches[place])
        return side - self.measures.line > self._numbers[place]

    def _place_on_path(self) -> int:
        """Return which of the branches is on the way to the moment; -1 if none is."""
        for place, branch in enumerate(self.branches):
            if branch is HERE or branch.result is AttemptResult.PLACED:
                return place
        return -1

    def _sign(self, branch: TreeBranch) -> str:
        if branch is HERE:
            results = {each.result for each in self.fork.branches}
            if not results:
                return self.measures.words_of(self.fork)
            return "?" if AttemptResult.UNTRIED in results else "✗"
        is_digit = self.fork.house is None
        return sign_of(branch.digit) if is_digit else self.measures.geometry.name(branch.cell)


class PlacedFork:
    """A fork, and where it is drawn; the nodes are placed when they are asked for.

    middles: of its branches.  is_open: which of them have forks of their own below them.
    parent: where the line from the branch above begins, None at the root.
    """

    def __init__(
        self,
        shape: ForkShape,
        middles: tuple[int, ...],
        is_open: tuple[bool, ...],
        top: int,
        parent: QPoint | None,
    ) -> None:
        self.shape = shape
        self.middles = middles
        self.is_open = is_open
        self.top = top
        self.parent = parent
        self._nodes: tuple[PlacedBranch, ...] | None = None
        last = len(middles) - 1
        left = middles[0] - shape.width(0, is_open=is_open[0]) // 2
        right = middles[last] + shape.width(last, is_open=is_open[last]) // 2
        opened = {each.node for each, o in zip(shape.branches, is_open, strict=True) if o}
        self.rect = QRect(left, top, right - left + 1, shape.height(opened))

    @property
    def fork(self) -> TreeFork:
        """What is drawn."""
        return self.shape.fork

    @property
    def words(self) -> str:
        """What it is about."""
        return self.shape.words

    @property
    def nodes(self) -> tuple[PlacedBranch, ...]:
        """Its branches, from left to right."""
        if self._nodes is None:
            self._nodes = tuple(
                self.shape.node(place, middle, self.top, is_open=is_open)
                for place, (middle, is_open) in enumerate(
                    zip(self.middles, self.is_open, strict=True)
                )
            )
        return self._nodes


def inside_words(branch: TreeBranch) -> str:
    """Return how many steps there were inside a branch, in few signs."""
    for size, sign in ((1_000_000, "M"), (1_000, "k")):
        if branch.inside >= 10 * size:
            return f"{branch.inside // size}{sign}"
    return str(branch.inside)
