"""Siamese fish: two finned fish with the same base lines, whose fins lie differently.

What is a fin to the one may be covered in the other.  Each rules out what it does alone.
"""

from functools import partial
from itertools import combinations

from sudoku_gui.language import Text, text
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.techniques import fish
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.dual_patterns import joined, parts_of
from sudoku_gui.techniques.fish import FinnedFishFinder, FinnedKind
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.proof import Proof
from sudoku_gui.techniques.technique import Finding, FindingCollector, Technique


class SiameseFishFinder:
    """Finds two finned fish with so many base lines, one of them of a kind at least.

    The pattern is how many candidates the first rules out, and the patterns of both.
    """

    def __init__(self, geometry: Geometry, count: int, kind: FinnedKind) -> None:
        self._count = count
        self._kind = kind
        self._finders = [(each, FinnedFishFinder(geometry, count, each)) for each in FinnedKind]

    def find(self, masks: CandidateMasks, collector: FindingCollector) -> None:
        """Report every such pair of which each rules out something that the other does not."""
        if collector.stops_at_first:
            return  # each of the two is found before both
        found: dict[tuple[int, ...], list[tuple[FinnedKind, Finding]]] = {}
        for kind, finder in self._finders:
            singles = FindingCollector(stops_at_first=False)
            finder.find(masks, singles)
            for single in singles.found:
                found.setdefault(single.pattern[: self._count + 1], []).append((kind, single))
        for alike in found.values():
            for (kind, one), (other_kind, other) in combinations(alike, 2):
                both = joined(one, other) if self._kind in (kind, other_kind) else None
                if both is not None and collector.take(both):
                    return


def prove(position: Position, finding: Finding) -> Proof:
    """Return why each fish rules out what it does."""
    return tuple(step for part in parts_of(finding) for step in fish.prove(position, part))


def _row(name: str, tenths: int, title: Text, count: int, kind: FinnedKind) -> Technique:
    return Technique(
        name,
        tenths,
        title,
        text("two of them with the same base lines, whose fins lie differently"),
        partial(SiameseFishFinder, count=count, kind=kind),
        prove,
    )


TECHNIQUES = (
    _row("finned-x-wing", 43, text("Finned X-wing"), 2, FinnedKind.FINNED),
    _row("sashimi-x-wing", 44, text("Sashimi X-wing"), 2, FinnedKind.SASHIMI),
    _row("finned-swordfish", 48, text("Finned swordfish"), 3, FinnedKind.FINNED),
    _row("sashimi-swordfish", 49, text("Sashimi swordfish"), 3, FinnedKind.SASHIMI),
    _row("finned-jellyfish", 57, text("Finned jellyfish"), 4, FinnedKind.FINNED),
    _row("sashimi-jellyfish", 58, text("Sashimi jellyfish"), 4, FinnedKind.SASHIMI),
)
