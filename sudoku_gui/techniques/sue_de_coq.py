"""Sue de Coq: cells that a box shares with a line, and with them as many digits as cells.

The shared cells have at least two digits more than they are cells.  Cells of the rest of the line,
and others of the rest of the box, have some of these digits, none of them in both, and fewer others
than they are cells; together there are just as many digits as cells.  So each digit is in one of
the cells, and nowhere else in the line or the box where its places are.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from sudoku_gui.language import text
from sudoku_gui.model.geometry import Cell, Geometry, HouseKind
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.proof import Counting, HouseConstraint, Proof, digits_left
from sudoku_gui.techniques.technique import Finding, FindingCollector, SlicedFinder, Technique

_MOST_CELLS_ON_LARGE_GRIDS = 3
"""Of the line alone, or of the box: larger grids than 9x9 have a million groups of more cells."""


class _Cells(NamedTuple):
    """Some cells, and their digits as a mask."""

    cells: tuple[int, ...]
    digits: int


class _Crossing(NamedTuple):
    """A line and a box with the cells that they share, and with the others of each."""

    line: int
    box: int
    shared: tuple[int, ...]
    of_line: tuple[int, ...]
    of_box: tuple[int, ...]


class SueDeCoqFinder(SlicedFinder):
    """Finds Sue de Coqs; the pattern is line, box, and the cells that are shared,
    the line's, and the box's, before each their number.
    """

    def __init__(self, geometry: Geometry) -> None:
        self._crossings = tuple(_crossings(geometry))

    def find_in_slices(self, masks: CandidateMasks, collector: FindingCollector) -> Iterator[None]:
        """Report every Sue de Coq that rules something out, crossing by crossing."""
        for crossing in self._crossings:
            yield
            blanks = [cell for cell in crossing.shared if masks.of_cell[cell]]
            groups = _GroupsBeside(crossing, len(blanks), masks)
            for count in range(2, len(blanks) + 1):
                for middle in _groups(blanks, count, masks):
                    if middle.digits.bit_count() < count + 2:
                        continue
                    for parts in _parts(groups, middle, blanks):
                        finding = _finding(crossing, (middle, *parts), masks)
                        if finding.eliminations and collector.take(finding):
                            return


class _GroupsBeside:
    """The groups of cells of a line or a box that can be part of a Sue de Coq, beside its middle.

    Line and box together have at most as many digits more than cells as the middle has cells, and
    neither has fewer digits than cells; so groups with more of them are left out.
    """

    def __init__(self, crossing: _Crossing, most_over: int, masks: CandidateMasks) -> None:
        self._crossing = crossing
        self._most_over = most_over
        self._masks = masks
        self._most_cells = masks.size if masks.size <= 9 else _MOST_CELLS_ON_LARGE_GRIDS
        self._by_cells: dict[tuple[int, ...], list[_Cells]] = {}

    def beside(self, spare: Sequence[int]) -> tuple[list[_Cells], list[_Cells]]:
        """Return the groups of the line, and those of the box; `spare`: shared cells for either."""
        line, box = self._crossing.of_line, self._crossing.of_box
        return self._among(sorted((*line, *spare))), self._among(sorted((*box, *spare)))

    def _among(self, cells: Sequence[int]) -> list[_Cells]:
        key = tuple(cells)
        if key not in self._by_cells:
            groups: list[tuple[tuple[int, ...], int]] = [((), 0)]
            most_digits = self._most_cells + self._most_over
            for cell in cells:
                mask = self._masks.of_cell[cell]
                if mask and mask.bit_count() <= most_digits:
                    groups += [
                        ((*chosen, cell), digits | mask)
                        for chosen, digits in groups
                        if len(chosen) < self._most_cells
                        and (digits | mask).bit_count() <= most_digits
                    ]
            self._by_cells[key] = [
                _Cells(*each)
                for each in groups[1:]
                if each[1].bit_count() - len(each[0]) <= self._most_over
            ]
        return self._by_cells[key]


def _parts(
    groups: _GroupsBeside, middle: _Cells, blanks: Sequence[int]
) -> Iterator[tuple[_Cells, _Cells]]:
    """Yield the cells of the line and those of the box that leave no digit over."""
    spare = [cell for cell in blanks if cell not in middle.cells]
    missing = middle.digits.bit_count() - len(middle.cells)
    of_line, of_box = groups.beside(spare)
    by_gain: dict[int, list[_Cells]] = {}
    for box_part, gain in _useful(of_box, middle):
        by_gain.setdefault(gain, []).append(box_part)
    for line_part, gain in _useful(of_line, middle):
        used = line_part.digits & middle.digits
        for box_part in by_gain.get(missing - gain, ()):
            if not used & box_part.digits and {*line_part.cells}.isdisjoint(box_part.cells):
                yield line_part, box_part


def _groups(cells: Sequence[int], count: int, masks: CandidateMasks) -> Iterator[_Cells]:
    for chosen in combinations(cells, count):
        digits = 0
        for cell in chosen:
            digits |= masks.of_cell[cell]
        yield _Cells(chosen, digits)


def _useful(groups: Sequence[_Cells], middle: _Cells) -> Iterator[tuple[_Cells, int]]:
    """Yield the groups with digits of the middle, and how many more cells than others they have."""
    others = ~middle.digits
    most_over = len(middle.cells)
    for group in groups:
        cells, digits = group
        gain = len(cells) - (digits & others).bit_count()
        if gain > 0 and digits & middle.digits and digits.bit_count() <= len(cells) + most_over:
            yield group, gain


def _finding(
    crossing: _Crossing, parts: tuple[_Cells, _Cells, _Cells], masks: CandidateMasks
) -> Finding:
    middle, of_line, of_box = parts
    common = of_line.digits & of_box.digits
    lost: dict[int, int] = {}
    for house_cells, own, other in (
        ((*crossing.shared, *crossing.of_line), of_line, of_box),
        ((*crossing.shared, *crossing.of_box), of_box, of_line),
    ):
        digits = (middle.digits | own.digits) & ~other.digits | common
        for cell in house_cells:
            if cell not in own.cells and cell not in middle.cells:
                lost[cell] = lost.get(cell, 0) | masks.of_cell[cell] & digits
    eliminations = tuple((Cell(cell), mask) for cell, mask in lost.items() if mask)
    numbers = (number for part in parts for number in (len(part.cells), *part.cells))
    return Finding((), eliminations, (crossing.line, crossing.box, *numbers))


def _crossings(geometry: Geometry) -> Iterator[_Crossing]:
    houses = geometry.houses
    for line, one in enumerate(houses):
        for box, other in enumerate(houses):
            shared = {*one.cells} & {*other.cells}
            if one.kind == HouseKind.BOX or other.kind != HouseKind.BOX or len(shared) < 2:
                continue
            of_line = (cell for cell in one.cells if cell not in shared)
            of_box = (cell for cell in other.cells if cell not in shared)
            yield _Crossing(line, box, tuple(sorted(shared)), tuple(of_line), tuple(of_box))


def prove(position: Position, finding: Finding) -> Proof:
    """Return why every digit is in one of the cells."""
    line, box, *rest = finding.pattern
    numbers = iter(rest)
    middle, of_line, of_box = ([Cell(next(numbers)) for _ in range(size)] for size in numbers)
    digits = [
        {each for cell in cells for each in position.digits_left(cell)}
        for cells in (middle, of_line, of_box)
    ]
    houses = position.geometry.houses
    covers = [HouseConstraint(houses[line], each) for each in sorted(digits[1])]
    covers += [HouseConstraint(houses[box], each) for each in sorted(digits[2])]
    others = digits[0] - digits[1] - digits[2]
    covers += [HouseConstraint(houses[box], each) for each in sorted(others)]
    bases = tuple(digits_left(position, cell) for cell in sorted((*middle, *of_line, *of_box)))
    return (Counting(bases, tuple(covers), finding.ruled_out()),)


TECHNIQUES = (
    Technique(
        "sue-de-coq",
        60,
        text("Sue de Coq"),
        text("as many digits as cells where a box and a line cross, and in the rest of both"),
        SueDeCoqFinder,
        prove,
    ),
)
