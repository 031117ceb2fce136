"""Duplicates in a list of puzzles: the very same, or essentially the same."""

from enum import Enum

from sudoku_gui.generation.canonical_form import CanonicalForms, NoCanonicalFormError
from sudoku_gui.model.grid import Grid
from sudoku_gui.split_dict import SplitDict


class Likeness(Enum):
    """How like each other two puzzles have to be; the values are those of the terminal."""

    EXACT = "exact"  # the same givens in the same cells
    ESSENTIAL = "essential"  # the same canonical form


class DuplicateFinder:
    """Tells, of one puzzle after another, whether one like it has been there before.

    A puzzle that has no canonical form is like none but the very same.
    """

    def __init__(self, likeness: Likeness) -> None:
        self._is_essential = likeness is Likeness.ESSENTIAL
        self._forms = CanonicalForms()
        self._first = SplitDict[bytes, int]()
        self._count = 0

    def first_like(self, puzzle: Grid) -> int | None:
        """Return the number of the first puzzle like the next one, counted from 0; None: it is new.

        Grids of different geometries are never alike.
        """
        number = self._count
        self._count += 1
        first = self._first.setdefault(self._key_of(puzzle), number)
        return first if first != number else None

    def _key_of(self, puzzle: Grid) -> bytes:
        """Return the same for puzzles that are alike; the first byte parts givens from forms."""
        if self._is_essential:
            try:
                return b"f" + self._forms.of(puzzle).digits
            except NoCanonicalFormError:
                pass
        return b"g" + puzzle.digits
