"""Two almost locked sets that are linked: ALS-XZ, and the WXYZ-wing, which is one of four cells.

One of two sets that are linked by a digit X is locked.  So what sees all places of another digit Z
that both have does not have Z.  Linked by two digits, both sets are locked, each by the other.
"""

from functools import partial

from sudoku_gui.language import text
from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.techniques.almost_locked_sets import AlmostLockedSets
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.linked_sets import LinkedSets, Losses, prove
from sudoku_gui.techniques.position import digits_in
from sudoku_gui.techniques.technique import Finding, FindingCollector, Technique


class LinkedPairFinder:
    """Finds two sets that rule something out; the pattern is that of `LinkedSets`.

    is_wing: whether they have four cells with four digits, one of which links them.
    """

    def __init__(self, geometry: Geometry, is_wing: bool) -> None:
        self._sets = AlmostLockedSets(geometry)
        self._is_wing = is_wing

    def find(self, masks: CandidateMasks, collector: FindingCollector) -> None:
        """Report every such pair, those of few cells first."""
        self._sets = masks.worked_out(AlmostLockedSets, self._sets.loaded)
        cells = self._sets.cells
        for one, other, links in sorted(
            self._sets.pairs(), key=lambda pair: len(cells[pair[0]]) + len(cells[pair[1]])
        ):
            if not {*cells[one]}.isdisjoint(cells[other]) or not self._suits(one, other, links):
                continue
            finding = self._finding(one, other, links)
            if finding.eliminations and collector.take(finding):
                return

    def _suits(self, one: int, other: int, links: int) -> bool:
        if not self._is_wing:
            return True
        digits = self._sets.digits_of(one) | self._sets.digits_of(other)
        count = len(self._sets.cells[one]) + len(self._sets.cells[other])
        return count == 4 and digits.bit_count() == 4 and links.bit_count() == 1

    def _finding(self, one: int, other: int, links: int) -> Finding:
        losses = Losses()
        digits = self._sets.digits_of(one), self._sets.digits_of(other)
        is_locked = links.bit_count() > 1
        for digit in digits_in(digits[0] & digits[1] & (-1 if is_locked else ~links)):
            seen = self._sets.seen_from(one, digit) & self._sets.seen_from(other, digit)
            losses.add(seen, digit)
        if is_locked:
            for index, beside in ((one, other), (other, one)):
                spared = sum(1 << cell for cell in self._sets.cells[beside])
                for digit in digits_in(self._sets.digits_of(index) & ~links):
                    losses.add(self._sets.seen_from(index, digit) & ~spared, digit)
        sets = tuple(tuple(map(Cell, self._sets.cells[index])) for index in (one, other))
        pattern = LinkedSets(sets, tuple(map(Digit, digits_in(links)))).pattern
        return Finding((), losses.eliminations, pattern)


TECHNIQUES = (
    Technique(
        "wxyz-wing",
        55,
        text("WXYZ-wing"),
        text("four cells with four digits, three of which each see themselves everywhere"),
        partial(LinkedPairFinder, is_wing=True),
        prove,
    ),
    Technique(
        "als-xz",
        62,
        text("ALS-XZ"),
        text("two sets of n cells with n + 1 digits, not both of which can have a digit of both"),
        partial(LinkedPairFinder, is_wing=False),
        prove,
    ),
)
