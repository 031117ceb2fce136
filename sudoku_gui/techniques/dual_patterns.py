"""Dual patterns: two of a kind that share what joins them, and rule out two cells.

Two kites are dual if the same two cells of a box join them, each with a row and with a column, be
they of one digit or of two; two empty rectangles, if they are of one box and of one digit.
"""

from collections.abc import Callable, Hashable, Iterable
from functools import partial
from itertools import combinations

from sudoku_gui.language import text
from sudoku_gui.model.candidates import Candidate
from sudoku_gui.model.geometry import Cell, Digit, Geometry, House
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.empty_rectangle import EmptyRectangleFinder
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.proof import (
    Cases,
    Exclusion,
    NoneLeft,
    Proof,
    Step,
    TrueOrFalse,
    places_left,
)
from sudoku_gui.techniques.strong_links import LinkShape, StrongLinksFinder
from sudoku_gui.techniques.strong_links import prove as prove_kite
from sudoku_gui.techniques.technique import Finder, Finding, FindingCollector, Technique


class DualFinder:
    """Finds pairs of the findings of another finder.

    key_of: what two findings have in common that are dual.  The pattern is how many candidates
    the first rules out, and the patterns of both.
    """

    def __init__(
        self,
        geometry: Geometry,
        make_finder: Callable[[Geometry], Finder],
        key_of: Callable[[Finding], Hashable],
    ) -> None:
        self._finder = make_finder(geometry)
        self._key_of = key_of

    def find(self, masks: CandidateMasks, collector: FindingCollector) -> None:
        """Report every pair of which each rules out something that the other does not."""
        singles = FindingCollector(stops_at_first=False)
        self._finder.find(masks, singles)
        for one, other in combinations(singles.found, 2):
            if self._key_of(one) != self._key_of(other):
                continue
            both = joined(one, other)
            if both is not None and collector.take(both):
                return


def joined(one: Finding, other: Finding) -> Finding | None:
    """Return two findings as one; None if one rules out all that the other does.

    The pattern is how many cells lose something by the first, and the patterns of both.
    """
    more = tuple(each for each in other.eliminations if each not in one.eliminations)
    if not more or {*one.eliminations} <= {*other.eliminations}:
        return None
    pattern = (len(one.eliminations), *one.pattern, *other.pattern)
    return Finding((), (*one.eliminations, *more), pattern)


def kite_joint(kite: Finding) -> Hashable:
    """Return the two cells that join the row of a kite with its column."""
    return kite.pattern[4:]


def rectangle_box(rectangle: Finding) -> Hashable:
    """Return the digit and the box of an empty rectangle."""
    return rectangle.pattern[:2]


class _Branch:
    """What follows in one of several cases."""

    def __init__(self, position: Position, digit: Digit) -> None:
        self.steps: list[Step] = []
        self._position, self._digit = position, digit
        self._false: set[Candidate] = set()

    def exclude(self, source: Candidate, targets: Iterable[Candidate]) -> None:
        """Let what is true rule out others, as far as they are not ruled out yet."""
        new = tuple(each for each in targets if each not in self._false)
        if new:
            self.steps.append(Exclusion(source, new))
            self._false.update(new)

    def suppose_false(self, candidate: Candidate) -> None:
        """Take a candidate for false, as the case is."""
        self._false.add(candidate)

    def follow(self, house: House, targets: Iterable[Candidate]) -> None:
        """Let the only place left in a house rule out what it sees of the targets."""
        left = places_left(self._position, house, self._digit, self._false)
        if left.candidates:
            self.steps.append(left)
            (only,) = left.candidates
            self.exclude(only, targets)
        else:
            self.steps.append(NoneLeft(left.constraint))


def parts_of(finding: Finding) -> tuple[Finding, Finding]:
    """Return the two findings that were joined."""
    count, *patterns = finding.pattern
    half = len(patterns) // 2
    return (
        Finding((), finding.eliminations[:count], tuple(patterns[:half])),
        Finding((), finding.eliminations[count:], tuple(patterns[half:])),
    )


def prove_kites(position: Position, finding: Finding) -> Proof:
    """Return why an end of each kite is true, whether one cell of the joint is true or not."""
    kites = parts_of(finding)
    if kites[0].pattern[0] != kites[1].pattern[0]:
        return tuple(step for kite in kites for step in prove_kite(position, kite))
    digit, (one, other) = Digit(finding.pattern[1]), map(Cell, kites[0].pattern[4:])
    first, second = Candidate(one, digit), Candidate(other, digit)
    is_true, is_false = _Branch(position, digit), _Branch(position, digit)
    is_true.exclude(first, (second,))
    is_false.suppose_false(first)
    for kite in kites:
        for house in (position.geometry.houses[index] for index in kite.pattern[1:3]):
            branch = is_false if one in house.cells else is_true
            branch.follow(house, kite.ruled_out())
    branches = tuple(is_true.steps), tuple(is_false.steps)
    return (Cases(TrueOrFalse(first), branches, finding.ruled_out()),)


def prove_rectangles(position: Position, finding: Finding) -> Proof:
    """Return why each place left in the box rules out the same."""
    houses, digit = position.geometry.houses, Digit(finding.pattern[1])
    reason = places_left(position, houses[finding.pattern[2]], digit)
    branches = []
    for place in reason.candidates:
        branch = _Branch(position, digit)
        for rectangle in parts_of(finding):
            stem, bar, joint = (houses[index] for index in rectangle.pattern[2:])
            if place.cell in bar.cells:
                branch.exclude(place, rectangle.ruled_out())
            else:
                ends = places_left(position, joint, digit).candidates
                branch.exclude(place, (each for each in ends if each.cell in stem.cells))
                branch.follow(joint, rectangle.ruled_out())
        branches.append(tuple(branch.steps))
    return (Cases(reason, tuple(branches), finding.ruled_out()),)


TECHNIQUES = (
    Technique(
        "dual-two-string-kite",
        43,
        text("Dual two-string kite"),
        text("two kites joined by the same cells of a box"),
        partial(
            DualFinder,
            make_finder=partial(StrongLinksFinder, shape=LinkShape.KITE),
            key_of=kite_joint,
        ),
        prove_kites,
    ),
    Technique(
        "dual-empty-rectangle",
        45,
        text("Dual empty rectangle"),
        text("two empty rectangles of one box"),
        partial(
            DualFinder,
            make_finder=EmptyRectangleFinder,
            key_of=rectangle_box,
        ),
        prove_rectangles,
    ),
)
