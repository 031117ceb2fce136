"""A puzzle: the givens, and what is known about them."""

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid


@dataclass(frozen=True, slots=True)
class Metadata:
    """What a file says about a puzzle besides its digits, word for word; "" where it says nothing.

    date and level are whatever people write there: files agree on no form for them.
    """

    title: str = ""
    author: str = ""
    description: str = ""
    comment: str = ""
    date: str = ""
    source: str = ""
    level: str = ""
    url: str = ""


NO_METADATA = Metadata()


@dataclass(frozen=True, slots=True)
class Puzzle:
    """Givens, and what is known about them."""

    givens: Grid
    metadata: Metadata = NO_METADATA

    @classmethod
    def empty(cls, size: int = 9) -> "Puzzle":
        """Return a puzzle without givens, to be typed in."""
        return cls(Grid.empty(Geometry.of_size(size)))
