"""A grid: the digits and blanks, immutable, and the clashes among them.

Text is a first-class form: `Grid.from_line("53..7...")`, `grid.line()`, `str(grid)`.
"""

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.geometry import SIZES, Cell, Digit, Geometry, House

BLANK = Digit(0)
_SIGNS = "0123456789ABCDEFGHIJKLMNOP"
_SIGN_OF_DIGIT = _SIGNS.encode().ljust(256)
_DIGIT_OF_SIGN = {sign: Digit(digit) for digit, sign in enumerate(_SIGNS)} | {".": BLANK}
_NO_DIGIT = 255
_BYTE_OF_SIGN = bytes(_DIGIT_OF_SIGN.get(chr(sign), _NO_DIGIT) for sign in range(256))


def sign_of(digit: Digit, blank: str = "0") -> str:
    """Return how a digit is written: 1..9, then A = 10, B = 11, ... P = 25."""
    return _SIGNS[digit] if digit else blank


def digit_of(sign: str) -> Digit | None:
    """Return the digit written as `sign` (0 and . are the blank, letters in capitals), or None."""
    return _DIGIT_OF_SIGN.get(sign)


@dataclass(frozen=True, slots=True)
class Conflict:
    """Two cells of one house that hold the same digit."""

    first: Cell
    second: Cell
    house: House
    digit: Digit


@dataclass(frozen=True, slots=True)
class Grid:
    """`digits[cell]` is the digit in a cell, or BLANK (0)."""

    geometry: Geometry
    digits: bytes

    def __post_init__(self) -> None:
        if len(self.digits) != self.geometry.cell_count:
            raise ValueError(
                f"{len(self.digits)} digits given, {self.geometry.cell_count} expected"
            )
        if max(self.digits) > self.geometry.size:
            raise ValueError(f"digit {max(self.digits)} in a grid of size {self.geometry.size}")

    @classmethod
    def empty(cls, geometry: Geometry) -> "Grid":
        """Return a grid of blanks."""
        return cls(geometry, bytes(geometry.cell_count))

    @classmethod
    def from_line(cls, line: str) -> "Grid":
        """Return the grid written as a line of signs, row by row, or raise ValueError."""
        sizes = [size for size in SIZES if size * size == len(line)]
        if not sizes:
            raise ValueError(f"no grid has {len(line)} cells")
        # Lists have a million lines: all signs are looked up at once.
        digits = line.encode("ascii", "replace").translate(_BYTE_OF_SIGN)
        if _NO_DIGIT in digits:
            place = digits.index(_NO_DIGIT)
            raise ValueError(f"{line[place]!r} at position {place + 1} is no digit")
        return cls(Geometry.of_size(sizes[0]), digits)

    def __str__(self) -> str:
        return self.line(blank=".")

    def line(self, blank: str = "0") -> str:
        """Return all cells as one line of signs, row by row."""
        line = self.digits.translate(_SIGN_OF_DIGIT).decode("ascii")
        return line if blank == "0" else line.replace("0", blank)

    def rows(self) -> Iterator[tuple[Digit, ...]]:
        """Yield the digits, one tuple per row."""
        size = self.geometry.size
        for start in range(0, len(self.digits), size):
            yield tuple(map(Digit, self.digits[start : start + size]))

    def __iter__(self) -> Iterator[Digit]:
        return map(Digit, self.digits)

    def digit_at(self, cell: Cell) -> Digit:
        """Return the digit in `cell`, or BLANK."""
        return Digit(self.digits[cell])

    def blanks(self) -> tuple[Cell, ...]:
        """Return the cells without a digit, in order."""
        return tuple(Cell(cell) for cell, digit in enumerate(self.digits) if not digit)

    def filled(self) -> tuple[Cell, ...]:
        """Return the cells with a digit, in order."""
        return tuple(Cell(cell) for cell, digit in enumerate(self.digits) if digit)

    def filled_count(self) -> int:
        """Return how many cells have a digit."""
        return len(self.digits) - self.digits.count(0)

    def with_digit(self, cell: Cell, digit: Digit) -> "Grid":
        """Return this grid with `digit` (or BLANK) in `cell`."""
        return self.with_digits({cell: digit})

    def with_digits(self, changes: Mapping[Cell, Digit] | Iterable[tuple[Cell, Digit]]) -> "Grid":
        """Return this grid with each changed cell holding its new digit (or BLANK)."""
        digits = bytearray(self.digits)
        for cell, digit in dict(changes).items():
            digits[cell] = digit
        return Grid(self.geometry, bytes(digits))

    def conflicts(self) -> tuple[Conflict, ...]:
        """Return every pair of cells that clash, once per house in which they do."""
        return tuple(
            conflict for house in self.geometry.houses for conflict in self._conflicts_in(house)
        )

    def conflicting_cells(self) -> frozenset[Cell]:
        """Return the cells that clash with another."""
        return frozenset(
            cell for conflict in self.conflicts() for cell in (conflict.first, conflict.second)
        )

    def is_complete(self) -> bool:
        """Return whether no cell is blank."""
        return 0 not in self.digits

    def is_solved(self) -> bool:
        """Return whether no cell is blank and no two cells clash."""
        return self.is_complete() and not self.conflicts()

    def _conflicts_in(self, house: House) -> Iterator[Conflict]:
        cells_of: dict[int, list[Cell]] = {}
        for cell in house.cells:
            if self.digits[cell]:
                cells_of.setdefault(self.digits[cell], []).append(cell)
        for digit, cells in cells_of.items():
            for first, second in combinations(cells, 2):
                yield Conflict(first, second, house, Digit(digit))
