"""A puzzle: the givens, and where they come from."""

from dataclasses import dataclass

from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid


@dataclass(frozen=True, slots=True)
class Puzzle:
    """Givens with a title, an author and a source, each possibly empty."""

    givens: Grid
    title: str = ""
    author: str = ""
    source: str = ""

    @classmethod
    def empty(cls, size: int = 9) -> "Puzzle":
        """A puzzle without givens, to be typed in."""
        return cls(Grid.empty(Geometry.of_size(size)))
