"""What kind of puzzle somebody wants to have made."""

from sudoku_gui.generation.criteria import Criteria
from sudoku_gui.generation.symmetry import Symmetry
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.techniques.level import Level


@dataclass(frozen=True, slots=True)
class PuzzleRequest:
    """The size of a puzzle, and what it has to be like."""

    size: int
    criteria: Criteria

    @classmethod
    def of_level(cls, size: int, symmetry: Symmetry, level: Level) -> "PuzzleRequest":
        """Return the request for a puzzle of which no more than its level is said."""
        return cls(size, Criteria(symmetry, level=level))

    @property
    def is_of_level(self) -> bool:
        """Whether no more than the level is said."""
        criteria = self.criteria
        return criteria.level is not None and criteria == Criteria(
            criteria.symmetry, level=criteria.level
        )

    @property
    def geometry(self) -> Geometry:
        """The houses of the puzzle."""
        return Geometry.of_size(self.size)


LEVELS_OF_SIZE = {
    4: (Level.EASY,),
    6: (Level.EASY, Level.MEDIUM, Level.HARD, Level.UNFAIR),
    9: tuple(Level),
    12: tuple(Level),
    16: (Level.EXTREME,),
}
"""The sizes of puzzles that can be made, and the levels that occur among these.

Of 37,616 puzzles of 4x4 in which each given is needed none was medium or harder; of 30 of 16x16
all were extreme.
"""

GIVENS_OF_SIZE = {
    4: range(4, 9),
    6: range(8, 19),
    9: range(17, 41),
    12: range(30, 73),
    16: range(55, 129),
}
"""About how many givens there may be; nobody has seen fewer, and all needed there are no more."""


def symmetries_of_size(size: int) -> tuple[Symmetry, ...]:
    """Return the symmetries in which puzzles of a size are found.

    On the largest grids there is always a given that is not needed, but by the symmetry.
    """
    return (Symmetry.NONE,) if size == max(LEVELS_OF_SIZE) else tuple(Symmetry)
