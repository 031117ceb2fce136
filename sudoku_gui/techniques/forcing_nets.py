"""Forcing nets: forcing chains in which statements follow from several others together.

contradiction   what is supposed leaves nothing to a cell or a house, or comes to its opposite
verity          each candidate of a cell, each place of a digit in a house, or a candidate that is
                true as well as false leads to the same
"""

from collections.abc import Iterator
from functools import partial

from sudoku_gui.language import text
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.forcing.forcing_search import (
    CONTRADICTION,
    IN_CELLS_AND_HOUSES,
    ForcingSearch,
)
from sudoku_gui.techniques.multiple_forcing_chains import find_in_cases, prove, report_forced
from sudoku_gui.techniques.technique import FindingCollector, SlicedFinder, Technique


class ForcingNetFinder(SlicedFinder):
    """Finds forcing nets of one outcome; the pattern is that of dynamic forcing chains."""

    def __init__(self, geometry: Geometry, is_contradiction: bool) -> None:
        self._geometry = geometry
        self._is_contradiction = is_contradiction
        self._search: ForcingSearch | None = None

    def find_in_slices(self, masks: CandidateMasks, collector: FindingCollector) -> Iterator[None]:
        """Report what follows, by the shortest nets first."""
        if self._search is None:
            self._search = ForcingSearch(self._geometry)
        # All are wanted: the first one might be of the other outcome.
        found = yield from find_in_cases(self._search, masks, 1, IN_CELLS_AND_HOUSES, False)
        wanted = (each for each in found if (each[1] == CONTRADICTION) == self._is_contradiction)
        yield from report_forced(wanted, masks.size, collector)


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
