"""What a technique is: a row in the masks, a finder for its pattern, and the proof.

Finding is separate from proving.  A finder works on bit masks and reports, as numbers, which
pattern it has met and what follows; whoever only wants the effect, such as a rating, stops there.
The proof, which is made of values that can be checked, drawn and put into words, is
made for what is shown.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, Protocol

from sudoku_gui.language import Text
from sudoku_gui.lazy_dataclasses import dataclass, field
from sudoku_gui.model.candidates import Candidate
from sudoku_gui.model.geometry import Cell, Digit, Geometry, HouseKind
from sudoku_gui.solvers.task import Resumable
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.explainer_order import ExplainerOrder
from sudoku_gui.techniques.position import Position, digits_in
from sudoku_gui.techniques.proof import Proof

BOXES = frozenset({HouseKind.BOX})
OTHERS = frozenset(HouseKind) - BOXES

MOST_ADDED = 30
"""No finding adds so many tenths to the difficulty of its technique."""

_RANKS = {
    HouseKind.BOX: 0,
    HouseKind.COLUMN: 1,
    HouseKind.ROW: 2,
    HouseKind.DIAGONAL: 3,
    HouseKind.EXTRA_REGION: 4,
}


class Finding(NamedTuple):
    """A pattern that a finder has met, and what follows from it."""

    placements: tuple[tuple[Cell, Digit], ...]
    eliminations: tuple[tuple[Cell, int], ...]
    """Cells with a mask of the candidates that they lose."""
    pattern: tuple[int, ...]
    """Which pattern it is, in numbers that only the technique's own prover reads."""
    added_tenths: int = 0
    """What this pattern adds to the difficulty of the technique."""
    rank: tuple[int, ...] = ()
    """Of two that are as hard, the one with the lesser rank counts for a rating."""

    def placed(self) -> tuple[Candidate, ...]:
        """Return the placements as candidates, in the order of cells."""
        return tuple(Candidate(cell, digit) for cell, digit in sorted(self.placements))

    def ruled_out(self) -> tuple[Candidate, ...]:
        """Return the eliminations as candidates, in the order of cells."""
        return tuple(
            Candidate(cell, digit)
            for cell, mask in sorted(self.eliminations)
            for digit in digits_in(mask)
        )


@dataclass(slots=True)
class FindingCollector:
    """Takes what finders report, and stops them after the first if no more are wanted."""

    stops_at_first: bool
    most_added: int = MOST_ADDED
    """Findings that add more tenths to the difficulty of the technique are of no use."""
    found: list[Finding] = field(default_factory=list)

    def take(self, finding: Finding) -> bool:
        """Take a finding, and return whether the finder is to stop."""
        self.found.append(finding)
        return self.stops_at_first


class Finder(Protocol):
    """Looks for one technique in grids of one geometry."""

    def find(self, masks: CandidateMasks, collector: FindingCollector) -> None:
        """Report every pattern that has an effect, the easiest first, until told to stop."""


class SlicedFinder:
    """A finder that may take seconds, so that there is a way to give it up before its end."""

    def find(self, masks: CandidateMasks, collector: FindingCollector) -> None:
        """Report every pattern that has an effect, the easiest first, until told to stop."""
        for _ in self.find_in_slices(masks, collector):
            pass

    def find_in_slices(self, masks: CandidateMasks, collector: FindingCollector) -> Iterator[None]:
        """Do the same, slice by slice; meanwhile the masks are to stay as they are."""
        raise NotImplementedError


def slices_of(finder: Finder, masks: CandidateMasks, collector: FindingCollector) -> Iterable[None]:
    """Have a finder report all, in slices where it can; otherwise that is done at once."""
    if isinstance(finder, SlicedFinder):
        return finder.find_in_slices(masks, collector)
    finder.find(masks, collector)
    return ()


@dataclass(frozen=True, slots=True)
class Technique:
    """A row in the table of techniques."""

    name: str
    """Its name in the terminal.  Two rows may have one name, where places to look differ."""
    tenths: int
    """The least difficulty, in tenths of Sudoku Explainer's scale."""
    title: Text
    """What people call it."""
    summary: Text
    """What it is, in half a sentence."""
    make_finder: Callable[[Geometry], Finder]
    prove: Callable[[Position, Finding], Proof]
    needs_uniqueness: bool = False
    """Whether it rests on the puzzle having just one solution."""
    explainer_order: ExplainerOrder | None = None
    """When Sudoku Explainer tries it; None if it is not in its classical set."""
    prove_in_slices: Callable[[Position, Finding], Resumable[Proof]] | None = None
    """Does what `prove` does, where that may take a tenth of a second."""


def scan_order(geometry: Geometry) -> tuple[int, ...]:
    """Return the indices of all houses in the order to look at: boxes, columns, rows, others.

    It is that of Sudoku Explainer.
    """
    return tuple(
        sorted(range(len(geometry.houses)), key=lambda at: _RANKS[geometry.houses[at].kind])
    )
