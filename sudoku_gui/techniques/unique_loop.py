"""Unique rectangles and loops: cells that all have the same two digits, four of them or more.

Every house has two of the cells or none, so that with these digits alone they could change places:
there would be two solutions.  So one of the other candidates, the extras, is true.  The types say
what follows from that, as Sudoku Explainer counts them:

    1         the extras are in one cell: it has neither digit
    2         they are one digit: what sees them all loses it.  (In a rectangle it is called
              type 5 if the cells are not two of a line.)
    3         they are in two cells of a house, and some others of it have one digit more than
              there are cells, the extras among them: these digits go nowhere else in the house
    4         they are in two cells of a house that has no other place for one of the two
              digits: the other goes into neither
"""

from collections.abc import Callable, Iterator
from functools import partial

from sudoku_gui.language import text
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.geometry import Cell, Digit, Geometry, HouseKind
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.cell_scans import UniqueLoopScan
from sudoku_gui.techniques.deadly_pattern import Loss, losses_by_sets, prove_by_extras
from sudoku_gui.techniques.explainer_order import ExplainerOrder
from sudoku_gui.techniques.position import Position, digits_in
from sudoku_gui.techniques.proof import Proof
from sudoku_gui.techniques.technique import Finding, FindingCollector, Technique

RECTANGLE = range(4, 5)
LONGER = range(6, 100)
"""How many cells a loop has."""


@dataclass(frozen=True, slots=True)
class _Loop:
    """Cells in a loop, their two digits as a mask, and the cells that have others besides."""

    cells: tuple[int, ...]
    pair: int
    rescuers: tuple[int, ...]
    extras: int
    """What they have besides, all of it, as a mask."""


_Rule = Callable[["UniqueLoopFinder", _Loop, CandidateMasks], Iterator[Loss]]


class UniqueLoopFinder:
    """Finds loops of some lengths and types.

    The pattern is the number of cells, the cells, the two digits, and for type 3 a house and the
    further cells.
    """

    def __init__(self, geometry: Geometry, lengths: range, rules: tuple[_Rule, ...]) -> None:
        self._geometry = geometry
        self._lengths = lengths
        self._rules = rules
        self._scan = UniqueLoopScan(geometry)
        self._shared: dict[tuple[int, int], list[int]] = {}

    def find(self, masks: CandidateMasks, collector: FindingCollector) -> None:
        """Report every loop of the types that rules something out, the easiest first."""
        loops = masks.worked_out(UniqueLoopScan, self._loops)
        if not loops:
            return
        findings = []
        loops = [each for each in loops if len(each.cells) in self._lengths]
        for rank, rule in enumerate(self._rules):
            for loop in loops:
                for loss in rule(self, loop, masks):
                    finding = _finding(loop, loss, masks)
                    if finding.eliminations:
                        findings.append((finding.added_tenths, rank, finding))
        findings.sort(key=lambda each: each[:2])
        for _, _, finding in findings:
            if collector.take(finding):
                return

    def shared_houses(self, one: int, other: int, masks: CandidateMasks) -> list[int]:
        """Return the houses that have both cells, boxes first."""
        found = self._shared.get((one, other))
        if found is None:
            homes = [
                set(masks.homes[masks.first_home[cell] : masks.first_home[cell + 1]])
                for cell in (one, other)
            ]
            kinds = self._geometry.houses
            found = sorted(homes[0] & homes[1], key=lambda at: kinds[at].kind is not HouseKind.BOX)
            self._shared[one, other] = found
        return found

    def is_line(self, one: int, other: int, masks: CandidateMasks) -> bool:
        """Return whether both cells are in one row or one column."""
        lines = (HouseKind.ROW, HouseKind.COLUMN)
        shared = self.shared_houses(one, other, masks)
        return any(self._geometry.houses[each].kind in lines for each in shared)

    def _loops(self, masks: CandidateMasks) -> list[_Loop]:
        met = set()
        loops = []
        for *cells, pair in self._scan.loops(masks, RECTANGLE.start, LONGER.stop - 1):
            key = (frozenset(cells), pair)
            if key not in met:
                met.add(key)
                rescuers = tuple(cell for cell in cells if masks.of_cell[cell] != pair)
                extras = 0
                for cell in rescuers:
                    extras |= masks.of_cell[cell] & ~pair
                loops.append(_Loop(tuple(cells), pair, rescuers, extras))
        return loops


def type_1(_: UniqueLoopFinder, loop: _Loop, __: CandidateMasks) -> Iterator[Loss]:
    """Yield the two digits in the only cell with extras."""
    if len(loop.rescuers) == 1:
        yield Loss({loop.rescuers[0]: loop.pair})


def type_2(finder: UniqueLoopFinder, loop: _Loop, masks: CandidateMasks) -> Iterator[Loss]:
    """Yield what sees the extras, one digit, in two cells of a line if it is a rectangle."""
    if _has_one_extra(loop) and (len(loop.cells) > 4 or _is_of_line(finder, loop, masks)):
        yield from _seen_by_all(loop, masks)


def type_5(finder: UniqueLoopFinder, loop: _Loop, masks: CandidateMasks) -> Iterator[Loss]:
    """Yield what sees the extras, one digit, in three cells or in two across."""
    if _has_one_extra(loop) and not _is_of_line(finder, loop, masks):
        yield from _seen_by_all(loop, masks)


def type_3(finder: UniqueLoopFinder, loop: _Loop, masks: CandidateMasks) -> Iterator[Loss]:
    """Yield what the extras and further cells of a house rule out in it."""
    if len(loop.rescuers) != 2 or loop.extras.bit_count() < 2:
        return
    houses = finder.shared_houses(*loop.rescuers, masks)
    yield from losses_by_sets(loop.extras, loop.rescuers, houses, masks)


def type_4(finder: UniqueLoopFinder, loop: _Loop, masks: CandidateMasks) -> Iterator[Loss]:
    """Yield one digit in two cells where the other has no place besides."""
    if len(loop.rescuers) != 2:
        return
    for digit in digits_in(loop.pair):
        places = (
            masks.places[house * (masks.size + 1) + digit]
            for house in finder.shared_houses(*loop.rescuers, masks)
        )
        if any(each.bit_count() == 2 for each in places):
            yield Loss(dict.fromkeys(loop.rescuers, loop.pair & ~(1 << digit)))


def prove(position: Position, finding: Finding) -> Proof:
    """Return why each of the extras rules out the targets."""
    count, *numbers = finding.pattern
    one, other, *further = numbers[count:]
    pairs = tuple((Cell(cell), Digit(one), Digit(other)) for cell in numbers[:count])
    return prove_by_extras(position, pairs, finding.ruled_out(), further)


def _finding(loop: _Loop, loss: Loss, masks: CandidateMasks) -> Finding:
    lost = ((Cell(cell), masks.of_cell[cell] & mask) for cell, mask in sorted(loss.lost.items()))
    pattern = (len(loop.cells), *loop.cells, *digits_in(loop.pair))
    if loss.others:
        pattern = (*pattern, loss.house, *loss.others)
    added = _added_for_length(len(loop.cells)) + loss.added_tenths
    return Finding((), tuple(each for each in lost if each[1]), pattern, added)


def _added_for_length(count: int) -> int:
    """Return what a loop of so many cells adds to the difficulty of a rectangle or one of six."""
    if count <= 6:
        return 0
    return 1 if count == 8 else 4


def _has_one_extra(loop: _Loop) -> bool:
    """Return whether several cells have others, all the same digit."""
    return len(loop.rescuers) > 1 and loop.extras.bit_count() == 1


def _is_of_line(finder: UniqueLoopFinder, loop: _Loop, masks: CandidateMasks) -> bool:
    return len(loop.rescuers) == 2 and finder.is_line(*loop.rescuers, masks)


def _seen_by_all(loop: _Loop, masks: CandidateMasks) -> Iterator[Loss]:
    first, *others = loop.rescuers
    seen = (masks.peers[at] for at in range(masks.first_peer[first], masks.first_peer[first + 1]))
    yield Loss(
        {
            cell: loop.extras
            for cell in seen
            if all(masks.sees[each * masks.cell_count + cell] for each in others)
        }
    )


TECHNIQUES = (
    Technique(
        "unique-rectangle-1",
        45,
        text("Unique rectangle type 1"),
        text("a rectangle of two digits with others in one corner"),
        partial(UniqueLoopFinder, lengths=RECTANGLE, rules=(type_1,)),
        prove,
        needs_uniqueness=True,
        explainer_order=ExplainerOrder.UNIQUE_LOOP,
    ),
    Technique(
        "unique-rectangle-2",
        45,
        text("Unique rectangle type 2"),
        text("a rectangle of two digits with one other in two corners of a line"),
        partial(UniqueLoopFinder, lengths=RECTANGLE, rules=(type_2,)),
        prove,
        needs_uniqueness=True,
        explainer_order=ExplainerOrder.UNIQUE_LOOP,
    ),
    Technique(
        "unique-rectangle-5",
        45,
        text("Unique rectangle type 5"),
        text("a rectangle of two digits with one other in three corners or two across"),
        partial(UniqueLoopFinder, lengths=RECTANGLE, rules=(type_5,)),
        prove,
        needs_uniqueness=True,
        explainer_order=ExplainerOrder.UNIQUE_LOOP,
    ),
    Technique(
        "unique-rectangle-3",
        45,
        text("Unique rectangle type 3"),
        text("a rectangle of two digits, of which what two corners have besides forms a subset"),
        partial(UniqueLoopFinder, lengths=RECTANGLE, rules=(type_3,)),
        prove,
        needs_uniqueness=True,
        explainer_order=ExplainerOrder.UNIQUE_LOOP,
    ),
    Technique(
        "unique-rectangle-4",
        45,
        text("Unique rectangle type 4"),
        text("a rectangle of two digits, of which the line with others has one nowhere else"),
        partial(UniqueLoopFinder, lengths=RECTANGLE, rules=(type_4,)),
        prove,
        needs_uniqueness=True,
        explainer_order=ExplainerOrder.UNIQUE_LOOP,
    ),
    Technique(
        "unique-loop",
        46,
        text("Unique loop"),
        text("a unique rectangle with six cells or more"),
        partial(UniqueLoopFinder, lengths=LONGER, rules=(type_1, type_2, type_3, type_4)),
        prove,
        needs_uniqueness=True,
        explainer_order=ExplainerOrder.UNIQUE_LOOP,
    ),
)
