"""Avoidable rectangles: the corners of a rectangle, none of them a given, would hold two digits.

If each stood across from itself, they could change places: there would be two solutions.  So they
do not:

    1    three corners are filled, two across with the same digit: that of the third goes not
         into the fourth
    2    two corners of a line are filled, and one other digit is left to the two that would
         complete the rectangle: one of these has it, and what sees both has not
"""

from collections.abc import Iterator
from functools import partial

from sudoku_gui.language import text
from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.deadly_pattern import prove_by_extras
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.proof import Proof
from sudoku_gui.techniques.rectangles import rectangles_in
from sudoku_gui.techniques.technique import Finding, FindingCollector, Technique


class AvoidableRectangleFinder:
    """Finds rectangles with so many corners filled; the pattern is the corners, then the digits."""

    def __init__(self, geometry: Geometry, filled: int) -> None:
        self._all_corners = rectangles_in(geometry)
        self._filled = filled
        self._peers = [frozenset(geometry.peers_of(Cell(cell))) for cell in geometry.cells]

    def find(self, masks: CandidateMasks, collector: FindingCollector) -> None:
        """Report every rectangle that rules something out."""
        for corners in self._all_corners:
            placed = [corner for corner in corners if masks.placed[corner]]
            open_corners = [corner for corner in corners if masks.of_cell[corner]]
            if len(placed) != self._filled or len(open_corners) != 4 - self._filled:
                continue
            digits = [masks.placed[corner] for corner in corners]
            pair = digits[0] or digits[3], digits[1] or digits[2]
            if any(digit not in (0, pair[at in (1, 2)]) for at, digit in enumerate(digits)):
                continue
            lost = self._lost(corners, open_corners, pair, masks)
            eliminations = tuple((Cell(cell), mask) for cell, mask in lost)
            if eliminations and collector.take(Finding((), eliminations, (*corners, *pair))):
                return

    def _lost(
        self,
        corners: tuple[Cell, ...],
        open_corners: list[Cell],
        pair: tuple[int, int],
        masks: CandidateMasks,
    ) -> Iterator[tuple[int, int]]:
        """Yield the cells that lose something, with masks of it."""
        missing = [1 << pair[corners.index(corner) in (1, 2)] for corner in open_corners]
        left = [masks.of_cell[corner] for corner in open_corners]
        if not all(mask & digit for mask, digit in zip(left, missing, strict=True)):
            return
        others = [mask & ~digit for mask, digit in zip(left, missing, strict=True)]
        if len(others) == 1:
            if others[0]:
                yield open_corners[0], missing[0]
        elif others[0] == others[1] and others[0].bit_count() == 1:
            common = self._peers[open_corners[0]] & self._peers[open_corners[1]]
            for cell in sorted(common):
                if masks.of_cell[cell] & others[0]:
                    yield cell, others[0]


def prove(position: Position, finding: Finding) -> Proof:
    """Return why each of the other candidates of the corners rules out the targets."""
    *corners, one, other = finding.pattern
    pairs = tuple((Cell(corner), Digit(one), Digit(other)) for corner in corners)
    return prove_by_extras(position, pairs, finding.ruled_out())


TECHNIQUES = (
    Technique(
        "avoidable-rectangle-1",
        45,
        text("Avoidable rectangle type 1"),
        text("a rectangle without givens that one corner must not complete"),
        partial(AvoidableRectangleFinder, filled=3),
        prove,
        needs_uniqueness=True,
    ),
    Technique(
        "avoidable-rectangle-2",
        45,
        text("Avoidable rectangle type 2"),
        text("a rectangle without givens that one other digit in two corners must not complete"),
        partial(AvoidableRectangleFinder, filled=2),
        prove,
        needs_uniqueness=True,
    ),
)
