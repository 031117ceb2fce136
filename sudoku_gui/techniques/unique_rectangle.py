"""Unique rectangles: four cells in two rows, two columns and two boxes, and two digits.

Had they no candidates besides these, the digits could change places: there would be two solutions.
So one of the others, the extras, is true.  The types say what follows from that:

    1         the extras are in one cell: it has neither digit
    2         they are one digit, in two cells of a line: what sees them all
    3         they are in two cells of a house, and some others of it have one digit more than
              there are cells, the extras among them: these digits go nowhere else in the house
    4         they are in two cells of a house that has no other place for one of the two
              digits: the other goes into neither
    5         they are one digit, in three cells or in two across: what sees them all
    6         they are in cells across, and in both rows, or both columns, one of the two digits
              has no other place: it goes into neither
    hidden    a cell has no extras, and the row and the column of that across have no other place
              for one of the two digits: the other does not go there
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import combinations

from sudoku_gui.language import text
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.geometry import Cell, Digit, Geometry, HouseKind
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.deadly_pattern import Loss, losses_by_sets, prove_by_extras
from sudoku_gui.techniques.position import Position, digits_in
from sudoku_gui.techniques.proof import Proof
from sudoku_gui.techniques.rectangles import rectangles_in
from sudoku_gui.techniques.technique import Finding, FindingCollector, Technique


@dataclass(frozen=True, slots=True)
class _Rectangle:
    """Corners, row by row, with two digits of all as a mask, and what the corners have besides."""

    corners: tuple[int, int, int, int]
    pair: int
    extras: tuple[int, int, int, int]

    def with_extras(self) -> tuple[int, ...]:
        """Return the corners that have extras."""
        return tuple(c for c, more in zip(self.corners, self.extras, strict=True) if more)

    @property
    def union(self) -> int:
        """What the corners have besides, all of it, as a mask."""
        first, second, third, fourth = self.extras
        return first | second | third | fourth

    def across(self, corner: int) -> int:
        """Return the corner in the other row and the other column."""
        return self.corners[3 - self.corners.index(corner)]


_Rule = Callable[["UniqueRectangleFinder", _Rectangle, CandidateMasks], Iterator[Loss]]


class UniqueRectangleFinder:
    """Finds rectangles of one type.

    The pattern is the corners, the two digits, and for type 3 a house and the further cells.
    """

    def __init__(self, geometry: Geometry, rule: _Rule) -> None:
        self._geometry = geometry
        self._rule = rule
        self._all_corners = rectangles_in(geometry)
        digits = range(1, geometry.size + 1)
        self._pairs = frozenset(1 << one | 1 << other for one, other in combinations(digits, 2))
        self._houses_of = [
            [index for index, house in enumerate(geometry.houses) if Cell(cell) in house.cells]
            for cell in geometry.cells
        ]
        self.peers = [frozenset(geometry.peers_of(Cell(cell))) for cell in geometry.cells]

    def find(self, masks: CandidateMasks, collector: FindingCollector) -> None:
        """Report every rectangle of the type that rules something out."""
        for rectangle in masks.worked_out("rectangles", self._rectangles):
            for loss in self._rule(self, rectangle, masks):
                lost = {cell: masks.of_cell[cell] & mask for cell, mask in loss.lost.items()}
                eliminations = tuple((Cell(cell), mask) for cell, mask in lost.items() if mask)
                pattern = (*rectangle.corners, *digits_in(rectangle.pair))
                if loss.others:
                    pattern = (*pattern, loss.house, *loss.others)
                finding = Finding((), eliminations, pattern, loss.added_tenths)
                if eliminations and collector.take(finding):
                    return

    def shared_houses(self, one: int, other: int) -> list[int]:
        """Return the houses that have both cells."""
        return [house for house in self._houses_of[one] if house in self._houses_of[other]]

    def is_line(self, one: int, other: int) -> bool:
        """Return whether both cells are in one row or one column."""
        lines = (HouseKind.ROW, HouseKind.COLUMN)
        houses = self._geometry.houses
        return any(houses[each].kind in lines for each in self.shared_houses(one, other))

    def _rectangles(self, masks: CandidateMasks) -> list[_Rectangle]:
        """Return the rectangles with extras, and a corner that has two digits alone."""
        found = []
        for corners in self._all_corners:
            first, second, third, fourth = (masks.of_cell[corner] for corner in corners)
            every = (first, second, third, fourth)
            if not (first and second and third and fourth):
                continue
            for pair in {mask for mask in every if mask in self._pairs}:
                extras = (first & ~pair, second & ~pair, third & ~pair, fourth & ~pair)
                is_whole = all(
                    more or mask == pair for mask, more in zip(every, extras, strict=True)
                )
                if any(extras) and is_whole and all(mask & pair for mask in every):
                    found.append(_Rectangle(corners, pair, extras))
        return found


def type_1(_: UniqueRectangleFinder, rectangle: _Rectangle, __: CandidateMasks) -> Iterator[Loss]:
    """Yield the two digits in the only corner with extras."""
    corners = rectangle.with_extras()
    if len(corners) == 1:
        yield Loss({corners[0]: rectangle.pair})


def type_2(
    finder: UniqueRectangleFinder, rectangle: _Rectangle, masks: CandidateMasks
) -> Iterator[Loss]:
    """Yield what sees the extras, one digit in two corners of a line."""
    corners = rectangle.with_extras()
    if len(corners) != 2 or not finder.is_line(*corners):
        return
    yield from _seen_by_all(finder, corners, rectangle.union)


def type_3(
    finder: UniqueRectangleFinder, rectangle: _Rectangle, masks: CandidateMasks
) -> Iterator[Loss]:
    """Yield what the extras and further cells of a house rule out in it."""
    corners = rectangle.with_extras()
    if len(corners) == 2 and rectangle.union.bit_count() > 1:
        houses = finder.shared_houses(*corners)
        yield from losses_by_sets(rectangle.union, corners, houses, masks)


def type_4(
    finder: UniqueRectangleFinder, rectangle: _Rectangle, masks: CandidateMasks
) -> Iterator[Loss]:
    """Yield one digit in two corners where the other has no place besides."""
    corners = rectangle.with_extras()
    if len(corners) != 2 or not finder.is_line(*corners):
        return
    for digit in digits_in(rectangle.pair):
        if _is_joined(finder, corners, digit, masks):
            yield Loss(dict.fromkeys(corners, rectangle.pair & ~(1 << digit)))


def type_5(
    finder: UniqueRectangleFinder, rectangle: _Rectangle, _: CandidateMasks
) -> Iterator[Loss]:
    """Yield what sees the extras, one digit, in three corners or in two across."""
    corners = rectangle.with_extras()
    if len(corners) == 3 or (len(corners) == 2 and not finder.is_line(*corners)):
        yield from _seen_by_all(finder, corners, rectangle.union)


def type_6(
    finder: UniqueRectangleFinder, rectangle: _Rectangle, masks: CandidateMasks
) -> Iterator[Loss]:
    """Yield a digit in two corners across that has no place besides in both rows or columns."""
    corners = rectangle.with_extras()
    if len(corners) != 2 or finder.is_line(*corners):
        return
    first, second, third, fourth = rectangle.corners
    for digit in digits_in(rectangle.pair):
        for sides in (((first, second), (third, fourth)), ((first, third), (second, fourth))):
            if all(_is_joined(finder, side, digit, masks) for side in sides):
                yield Loss(dict.fromkeys(corners, 1 << digit))


def hidden(
    finder: UniqueRectangleFinder, rectangle: _Rectangle, masks: CandidateMasks
) -> Iterator[Loss]:
    """Yield a digit across a corner without extras, where the other has no place besides."""
    with_extras = rectangle.with_extras()
    for corner, more in zip(rectangle.corners, rectangle.extras, strict=True):
        across = rectangle.across(corner)
        if more or (across not in with_extras and len(with_extras) != 2):
            continue
        beside = [each for each in rectangle.corners if each not in (corner, across)]
        for digit in digits_in(rectangle.pair):
            if all(_is_joined(finder, (across, each), digit, masks) for each in beside):
                yield Loss({across: rectangle.pair & ~(1 << digit)})


def prove(position: Position, finding: Finding) -> Proof:
    """Return why each of the extras rules out the targets."""
    one, other, *further = finding.pattern[4:]
    pairs = tuple((Cell(corner), Digit(one), Digit(other)) for corner in finding.pattern[:4])
    return prove_by_extras(position, pairs, finding.ruled_out(), further)


def _seen_by_all(
    finder: UniqueRectangleFinder, corners: Sequence[int], extras: int
) -> Iterator[Loss]:
    if extras.bit_count() == 1:
        common = frozenset.intersection(*(finder.peers[corner] for corner in corners))
        yield Loss(dict.fromkeys(sorted(common), extras))


def _is_joined(
    finder: UniqueRectangleFinder, side: Sequence[int], digit: Digit, masks: CandidateMasks
) -> bool:
    """Return whether two corners are the only places for a digit in a house."""
    one, other = side
    stride = masks.size + 1
    return bool(masks.of_cell[one] & masks.of_cell[other] & 1 << digit) and any(
        masks.places[house * stride + digit].bit_count() == 2
        for house in finder.shared_houses(one, other)
    )


TECHNIQUES = (
    Technique(
        "unique-rectangle-1",
        45,
        text("Unique rectangle type 1"),
        text("a rectangle of two digits with others in one corner"),
        partial(UniqueRectangleFinder, rule=type_1),
        prove,
        needs_uniqueness=True,
    ),
    Technique(
        "unique-rectangle-2",
        45,
        text("Unique rectangle type 2"),
        text("a rectangle of two digits with one other in two corners of a line"),
        partial(UniqueRectangleFinder, rule=type_2),
        prove,
        needs_uniqueness=True,
    ),
    Technique(
        "unique-rectangle-5",
        45,
        text("Unique rectangle type 5"),
        text("a rectangle of two digits with one other in three corners or two across"),
        partial(UniqueRectangleFinder, rule=type_5),
        prove,
        needs_uniqueness=True,
    ),
    Technique(
        "unique-rectangle-3",
        45,
        text("Unique rectangle type 3"),
        text("a rectangle of two digits, of which what two corners have besides forms a subset"),
        partial(UniqueRectangleFinder, rule=type_3),
        prove,
        needs_uniqueness=True,
    ),
    Technique(
        "unique-rectangle-4",
        45,
        text("Unique rectangle type 4"),
        text("a rectangle of two digits, of which the line with others has one nowhere else"),
        partial(UniqueRectangleFinder, rule=type_4),
        prove,
        needs_uniqueness=True,
    ),
    Technique(
        "unique-rectangle-6",
        45,
        text("Unique rectangle type 6"),
        text("a rectangle of two digits with others across, two lines of which lack one besides"),
        partial(UniqueRectangleFinder, rule=type_6),
        prove,
        needs_uniqueness=True,
    ),
    Technique(
        "hidden-rectangle",
        45,
        text("Hidden rectangle"),
        text("a rectangle of two digits, of which the lines of a corner have one nowhere else"),
        partial(UniqueRectangleFinder, rule=hidden),
        prove,
        needs_uniqueness=True,
    ),
)
