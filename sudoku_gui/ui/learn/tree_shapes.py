"""What is drawn of a search tree: forks and their branches, measured once and placed again.

From most moments a fork looks as from the one before; then it is the same object, and so is
its shape.
"""

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRect

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import sign_of
from sudoku_gui.playback.search_tree import NO_NODE, TreeBranch, TreeFork
from sudoku_gui.solvers.explain.attempts import AttemptResult

_GAP = 3  # between the nodes of a fork


@dataclass(frozen=True, slots=True)
class PlacedBranch:
    """A branch, and where it is drawn; `fork` is the node below which it is gone through."""

    branch: TreeBranch
    fork: int
    sign: str
    rect: QRect
    bottom: QPoint  # where the line to what is below begins


@dataclass(frozen=True, slots=True)
class TreeMeasures:
    """What the shapes of a tree follow from; words_of: what stands above a fork."""

    geometry: Geometry
    line_height: int
    width_of: Callable[[str], int]
    words_of: Callable[[TreeFork], str]


class ForkShape:
    """How a fork is drawn, wherever that is."""

    def __init__(self, fork: TreeFork, measures: TreeMeasures) -> None:
        self.fork = fork
        self.words = measures.words_of(fork)
        self.line_height = measures.line_height
        self.signs: list[str] = []
        self.lefts: list[int] = []
        self.widths: list[int] = []
        right = 0
        for branch in fork.branches:
            cell = measures.geometry.name(branch.cell)
            sign = sign_of(branch.digit) if fork.house is None else cell
            is_refused = branch.result is AttemptResult.REFUSED
            width = measures.width_of(sign) + (6 if is_refused else 16)
            if branch.inside:
                width = max(width, measures.width_of(inside_words(branch)))
            self.signs.append(sign)
            self.lefts.append(right)
            self.widths.append(width)
            right += width + _GAP
        self.width = max(right, measures.width_of(self.words))
        self.middles = {
            branch.node: left + (width - 1) // 2
            for branch, left, width in zip(fork.branches, self.lefts, self.widths, strict=True)
            if branch.node != NO_NODE
        }
        self._placed: PlacedFork | None = None

    def placed(self, left: int, top: int) -> "PlacedFork":
        """Return the fork with its upper left corner there; the same object as last if it was."""
        if self._placed is None or self._placed.rect.topLeft() != QPoint(left, top):
            self._placed = PlacedFork(self, left, top)
        return self._placed


class PlacedFork:
    """A fork, and where it is drawn: its nodes, and above them what it is about.

    The nodes are placed when they are asked for: of a large tree few are seen.
    """

    def __init__(self, shape: ForkShape, left: int, top: int) -> None:
        self.shape = shape
        self.rect = QRect(left, top, shape.width, 3 * shape.line_height + 8)
        self._nodes: tuple[PlacedBranch, ...] | None = None

    @property
    def fork(self) -> TreeFork:
        """What is drawn."""
        return self.shape.fork

    @property
    def words(self) -> str:
        """What it is about."""
        return self.shape.words

    @property
    def top(self) -> QPoint:
        """Where the line from the parent ends."""
        return QPoint(self.rect.center().x(), self.rect.top())

    @property
    def nodes(self) -> tuple[PlacedBranch, ...]:
        """Its branches, from left to right."""
        if self._nodes is None:
            self._nodes = tuple(map(self._node, range(len(self.fork.branches))))
        return self._nodes

    def _node(self, place: int) -> PlacedBranch:
        shape, branch, line = self.shape, self.fork.branches[place], self.shape.line_height
        left, top = self.rect.left() + shape.lefts[place], self.rect.top() + line + 2
        rect = QRect(left, top, shape.widths[place], line + 6)
        bottom = rect.bottom() + 1 + (line if branch.inside else 0)
        start = QPoint(rect.center().x(), bottom)
        return PlacedBranch(branch, self.fork.node, shape.signs[place], rect, start)


def inside_words(branch: TreeBranch) -> str:
    """Return how many steps there were inside a branch, in few signs."""
    for size, sign in ((1_000_000, "M"), (1_000, "k")):
        if branch.inside >= 10 * size:
            return f"{branch.inside // size}{sign}"
    return str(branch.inside)
