"""A position: the digits that stand, and the candidates left to the blanks.

The candidates are what the rules leave, less what was ruled out before: by the notes of a player,
by a file, by earlier deductions.
"""

from collections.abc import Iterable, Iterator, Mapping

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.candidates import Candidate, candidates_of_blanks
from sudoku_gui.model.geometry import Cell, Digit, Geometry, House
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.sheet import Origin, Sheet


@dataclass(frozen=True, slots=True)
class Position:
    """Digits and candidates.  Nothing says that they can be right: see `contradictions`."""

    grid: Grid
    masks: tuple[int, ...]
    """By cell, the candidates of a blank, bit d for the digit d; 0 where a digit stands."""
    placed: frozenset[Cell] = frozenset()
    """The cells with a digit that is no given."""

    @classmethod
    def of_grid(cls, givens: Grid) -> "Position":
        """Return the position in which nothing is ruled out but by the rules."""
        return cls._with_candidates(givens, candidates_of_blanks(givens), ())

    @classmethod
    def of_sheet(cls, sheet: Sheet) -> "Position":
        """Return the position of givens and entries, and of the notes if they are complete.

        What a search has placed plays no part.
        """
        grid = sheet.only({Origin.GIVEN, Origin.ENTRY}).grid
        left = candidates_of_blanks(grid)
        if has_complete_notes(sheet):
            left = {cell: digits & sheet.notes_at(cell).digits for cell, digits in left.items()}
        return cls._with_candidates(grid, left, sheet.cells_of(Origin.ENTRY))

    @classmethod
    def _with_candidates(
        cls, grid: Grid, candidates: Mapping[Cell, frozenset[Digit]], placed: Iterable[Cell]
    ) -> "Position":
        masks = [0] * grid.geometry.cell_count
        for cell, digits in candidates.items():
            masks[cell] = sum(1 << digit for digit in digits)
        return cls(grid, tuple(masks), frozenset(placed))

    @property
    def geometry(self) -> Geometry:
        """The shape of the grid."""
        return self.grid.geometry

    @property
    def placed_digits(self) -> tuple[int, ...]:
        """By cell, the digit that stands there and is no given; 0 where none is."""
        digits = enumerate(self.grid.digits)
        return tuple(digit if cell in self.placed else 0 for cell, digit in digits)

    def is_given(self, cell: Cell) -> bool:
        """Return whether a given stands in `cell`."""
        return bool(self.grid.digits[cell]) and cell not in self.placed

    def is_candidate(self, cell: Cell, digit: Digit) -> bool:
        """Return whether `digit` stands in `cell`, or is a candidate of it."""
        return bool(self.masks[cell] >> digit & 1) or self.grid.digits[cell] == digit

    def digits_left(self, cell: Cell) -> tuple[Digit, ...]:
        """Return the candidates of `cell`, ascending; its digit alone where one stands."""
        if self.grid.digits[cell]:
            return (self.grid.digit_at(cell),)
        return tuple(digits_in(self.masks[cell]))

    def places_left(self, house: House, digit: Digit) -> tuple[Cell, ...]:
        """Return the cells of `house` where `digit` stands or is a candidate."""
        return tuple(cell for cell in house.cells if self.is_candidate(cell, digit))

    def with_digit(self, cell: Cell, digit: Digit) -> "Position":
        """Return the position after placing `digit`, which its peers lose as a candidate."""
        masks = list(self.masks)
        masks[cell] = 0
        for peer in self.geometry.peers_of(cell):
            masks[peer] &= ~(1 << digit)
        return Position(self.grid.with_digit(cell, digit), tuple(masks), self.placed | {cell})

    def without(self, candidate: Candidate) -> "Position":
        """Return the position with a candidate ruled out."""
        masks = list(self.masks)
        masks[candidate.cell] &= ~(1 << candidate.digit)
        return Position(self.grid, tuple(masks), self.placed)


def digits_in(mask: int) -> Iterator[Digit]:
    """Yield the digits whose bits are set, ascending."""
    while mask:
        lowest = mask & -mask
        yield Digit(lowest.bit_length() - 1)
        mask ^= lowest


def has_complete_notes(sheet: Sheet) -> bool:
    """Return whether every blank has a note, so that the notes can be meant as all candidates."""
    blanks = sheet.only({Origin.GIVEN, Origin.ENTRY}).grid.blanks()
    return bool(blanks) and all(sheet.notes_at(cell).digits for cell in blanks)
