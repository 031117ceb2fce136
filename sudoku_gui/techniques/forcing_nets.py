"""Forcing nets: forcing chains in which statements follow from several others together.

contradiction   what is supposed leaves nothing to a cell or a house, or comes to its opposite
verity          each candidate of a cell, each place of a digit in a house, or a candidate that is
                true as well as false leads to the same
"""

from collections.abc import Iterator
from functools import partial

from sudoku_gui.language import text
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.solvers.task import Resumable
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.forcing.forcing_search import CONTRADICTION, IN_CELLS_AND_HOUSES
from sudoku_gui.techniques.multiple_forcing_chains import (
    Forced,
    SharedSearchFinder,
    find_in_cases,
    prove,
    report_forced,
)
from sudoku_gui.techniques.technique import FindingCollector, Technique


class ForcingNetFinder(SharedSearchFinder):
    """Finds forcing nets of one outcome; the pattern is that of dynamic forcing chains."""

    def __init__(self, geometry: Geometry, is_contradiction: bool) -> None:
        super().__init__(geometry)
        self._is_contradiction = is_contradiction

    def find_in_slices(self, masks: CandidateMasks, collector: FindingCollector) -> Iterator[None]:
        """Report what follows, by the shortest nets first."""
        # All are wanted, by the finder of the other outcome, too.
        found = yield from masks.worked_out_in_slices(ForcingNetFinder, self._find_all)
        wanted = (each for each in found if (each[1] == CONTRADICTION) == self._is_contradiction)
        yield from report_forced(wanted, masks.size, collector)

    def _find_all(self, masks: CandidateMasks) -> Resumable[Forced]:
        return find_in_cases(self._loaded(masks), masks, 1, IN_CELLS_AND_HOUSES, False)


TECHNIQUES = (
    Technique(
        "forcing-net-contradiction",
        85,
        text("Forcing net: contradiction"),
        text(
            "what follows from one candidate, by several ways together, leaves nothing to a cell "
            "or a house"
        ),
        partial(ForcingNetFinder, is_contradiction=True),
        partial(prove, reasoning=1),
    ),
    Technique(
        "forcing-net-verity",
        85,
        text("Forcing net: verity"),
        text(
            "all cases of a cell, a house or a candidate lead to the same, by several ways together"
        ),
        partial(ForcingNetFinder, is_contradiction=False),
        partial(prove, reasoning=1),
    ),
)
