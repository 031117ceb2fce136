"""BUG, bivalue universal grave: every blank has two candidates, but for a few extras.

Without the extras, each digit would have two places or none in every house, and all blanks could
take their other digit: two solutions.  So one of the extras is true.  What follows from that, as
Sudoku Explainer counts it:

    1    they are in one cell, which has no other digit (BUG + 1)
    2    they are one digit: what sees them all loses it
    3    they are in cells of one house, and some others of it have one digit more than there are
         cells, the extras among them: these digits go nowhere else in the house
    4    they are in two cells of a house that share another digit, which has no other place
         there: the cells have no digit but this and the extras
"""

from collections.abc import Callable, Iterator
from functools import partial, reduce
from operator import or_

from sudoku_gui.language import text
from sudoku_gui.model.candidates import Candidate
from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.cell_scans import next_rich_cell
from sudoku_gui.techniques.deadly_pattern import Loss, Pairs, prove_by_extras, sets_with
from sudoku_gui.techniques.explainer_order import ExplainerOrder
from sudoku_gui.techniques.position import Position, digits_in
from sudoku_gui.techniques.proof import Proof
from sudoku_gui.techniques.technique import Finding, FindingCollector, Technique, scan_order

_Extras = dict[int, int]
"""By cell, a mask of its extras."""


_Rule = Callable[["BugFinder", _Extras, CandidateMasks], Iterator[Loss]]


class BugFinder:
    """Finds grids of that kind, of one type.

    The pattern is the number of extras, cell and digit of each, and for type 3 a house and the
    further cells.
    """

    def __init__(self, geometry: Geometry, rule: _Rule) -> None:
        self._rule = rule
        self.order = scan_order(geometry)
        self._peers = [frozenset(geometry.peers_of(Cell(cell))) for cell in geometry.cells]

    def find(self, masks: CandidateMasks, collector: FindingCollector) -> None:
        """Report what is ruled out, if the grid is of that kind."""
        extras = masks.worked_out(BugFinder, self._extras)
        if not extras:
            return
        places = [(cell, digit) for cell, mask in extras.items() for digit in digits_in(mask)]
        pattern = (len(places), *(number for place in places for number in place))
        for loss in self._rule(self, extras, masks):
            lost = ((Cell(cell), masks.of_cell[cell] & m) for cell, m in sorted(loss.lost.items()))
            eliminations = tuple(each for each in lost if each[1])
            further = (loss.house, *loss.others) if loss.others else ()
            finding = Finding((), eliminations, (*pattern, *further), loss.added_tenths)
            if eliminations and collector.take(finding):
                return

    def shared_houses(self, cells: _Extras, masks: CandidateMasks) -> list[int]:
        """Return the houses that have all of the cells, in the order to look at."""
        return [each for each in self.order if cells.keys() <= {*masks.cells_in(each)}]

    def _may_be_extras(self, masks: CandidateMasks) -> bool:
        """Return whether there is one cell with more than two candidates, or one sees them all.

        Otherwise nothing follows from a grid of that kind; mostly that is soon known.
        """
        cell = next_rich_cell(masks, 0)
        if cell < 0:
            return False
        seeing = self._peers[cell]
        while seeing and (cell := next_rich_cell(masks, cell + 1)) >= 0:
            seeing = seeing & self._peers[cell]
        return bool(seeing)

    def _extras(self, masks: CandidateMasks) -> _Extras:
        """Return the extras, none if the grid is not of that kind or nobody can say."""
        if not self._may_be_extras(masks):
            return {}
        extras: _Extras = {}
        undecided: dict[int, set[int]] = {}
        for house in self.order:
            cells = masks.cells_in(house)
            for digit in range(1, masks.size + 1):
                places = masks.places[house * (masks.size + 1) + digit]
                if places.bit_count() in (0, 2):
                    continue
                having = [cell for i, cell in enumerate(cells) if places >> i & 1]
                rich_cells = [cell for cell in having if masks.of_cell[cell].bit_count() > 2]
                if not rich_cells:
                    return {}
                undecided.setdefault(digit, set()).update(rich_cells)
                if len(rich_cells) == 1:
                    extras[rich_cells[0]] = extras.get(rich_cells[0], 0) | 1 << digit
        if len(undecided) == 1:
            ((digit, all_cells),) = undecided.items()
            extras = dict.fromkeys(sorted(all_cells), 1 << digit)
        return extras if _is_even_without(extras, masks) else {}


def type_1(_: BugFinder, extras: _Extras, __: CandidateMasks) -> Iterator[Loss]:
    """Yield the other digits of the only cell with extras."""
    if len(extras) == 1:
        yield Loss({cell: ~mask for cell, mask in extras.items()})


def type_2(_: BugFinder, extras: _Extras, masks: CandidateMasks) -> Iterator[Loss]:
    """Yield what sees the extras, one digit in several cells."""
    digits = reduce(or_, extras.values())
    if len(extras) > 1 and digits.bit_count() == 1:
        count = masks.cell_count
        seen = (c for c in range(count) if all(masks.sees[e * count + c] for e in extras))
        yield Loss(dict.fromkeys(seen, digits))


def type_3(finder: BugFinder, extras: _Extras, masks: CandidateMasks) -> Iterator[Loss]:
    """Yield what the extras and further cells of a house rule out in it, the smallest first."""
    digits = reduce(or_, extras.values())
    if len(extras) < 2 or digits.bit_count() < 2:
        return
    losses = []
    for house in finder.shared_houses(extras, masks):
        free = [c for c in masks.cells_in(house) if masks.of_cell[c] and c not in extras]
        for others, of_set in sets_with(digits, free, masks):
            lost = {cell: of_set for cell in free if cell not in others}
            losses.append(Loss(lost, len(others) - 1, house, others))
    yield from sorted(losses, key=lambda each: each.added_tenths)


def type_4(finder: BugFinder, extras: _Extras, masks: CandidateMasks) -> Iterator[Loss]:
    """Yield what two cells lose because of a digit that goes into one of them."""
    if len(extras) != 2 or not finder.shared_houses(extras, masks):
        return
    one, other = extras
    digits = extras[one] | extras[other]
    common = masks.of_cell[one] & masks.of_cell[other] & ~digits
    if common.bit_count() == 1:
        yield Loss({cell: ~(mask | common) for cell, mask in extras.items()})


def prove(position: Position, finding: Finding) -> Proof:
    """Return why each of the extras rules out the targets."""
    count, *numbers = finding.pattern
    places, further = numbers[: 2 * count], numbers[2 * count :]
    extras = {
        Candidate(Cell(cell), Digit(digit))
        for cell, digit in zip(places[::2], places[1::2], strict=True)
    }
    pairs = _pairs_without(extras, position)
    return prove_by_extras(position, pairs, finding.ruled_out(), further)


def _pairs_without(extras: set[Candidate], position: Position) -> Pairs:
    pairs = []
    for cell in position.grid.blanks():
        digits = position.digits_left(cell)
        one, other = (each for each in digits if Candidate(cell, each) not in extras)
        pairs.append((cell, one, other))
    return tuple(pairs)


def _is_even_without(extras: _Extras, masks: CandidateMasks) -> bool:
    """Return whether without them all blanks have two digits, and digits two places or none."""
    left = (mask & ~extras.get(cell, 0) for cell, mask in enumerate(masks.of_cell))
    if any(mask.bit_count() not in (0, 2) for mask in left):
        return False
    counts = [places.bit_count() for places in masks.places]
    for cell, mask in extras.items():
        for house in masks.homes[masks.first_home[cell] : masks.first_home[cell + 1]]:
            for digit in digits_in(mask):
                counts[house * (masks.size + 1) + digit] -= 1
    return all(count in (0, 2) for count in counts)


TECHNIQUES = (
    Technique(
        "bug-plus-one",
        56,
        text("BUG + 1"),
        text("two candidates in every blank but one, which has more"),
        partial(BugFinder, rule=type_1),
        prove,
        needs_uniqueness=True,
        explainer_order=ExplainerOrder.BUG,
    ),
    Technique(
        "bug-2",
        57,
        text("BUG type 2"),
        text("two candidates in every blank, but for one digit in some of them"),
        partial(BugFinder, rule=type_2),
        prove,
        needs_uniqueness=True,
        explainer_order=ExplainerOrder.BUG,
    ),
    Technique(
        "bug-4",
        57,
        text("BUG type 4"),
        text("two candidates in every blank but two, which share a digit that goes into one"),
        partial(BugFinder, rule=type_4),
        prove,
        needs_uniqueness=True,
        explainer_order=ExplainerOrder.BUG,
    ),
    Technique(
        "bug-3",
        58,
        text("BUG type 3"),
        text("two candidates in every blank but some of a house, whose others form a subset"),
        partial(BugFinder, rule=type_3),
        prove,
        needs_uniqueness=True,
        explainer_order=ExplainerOrder.BUG,
    ),
)
