"""The search for deductions, technique by technique in the order of the table."""

from collections.abc import Iterator, Sequence

from sudoku_gui.model.geometry import Geometry
from sudoku_gui.solvers.task import Resumable, run
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.checker import is_proved
from sudoku_gui.techniques.deduction import Deduction
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.technique import (
    Finder,
    Finding,
    FindingCollector,
    Technique,
    slices_of,
)


class DeductionSearch:
    """Finds what techniques conclude in positions of one geometry, `techniques` in their order.

    The finder of a technique is made when it is first needed, and serves all positions after.
    """

    def __init__(self, geometry: Geometry, techniques: Sequence[Technique]) -> None:
        self.geometry = geometry
        self.techniques = tuple(techniques)
        self._masks = CandidateMasks(geometry)
        self._finders: list[Finder] = []

    def first(self, position: Position) -> Deduction | None:
        """Return the first deduction, or None where no technique finds one."""
        return run(self.first_in_slices(position))

    def first_in_slices(self, position: Position) -> Resumable[Deduction | None]:
        """Return the same, and yield wherever it may be given up."""
        for deductions in self.by_technique(position, stops_at_first=True):
            if deductions is None:
                yield
            elif deductions:
                return deductions[0]
        return None

    def every(self, position: Position) -> Iterator[Deduction]:
        """Yield all deductions, each effect of a technique once."""
        for deductions in self.by_technique(position):
            yield from deductions or ()

    def by_technique(
        self, position: Position, *, stops_at_first: bool = False
    ) -> Iterator[list[Deduction] | None]:
        """Yield what each technique concludes, each effect once, or the first alone.

        Before that come any number of None, from techniques that take long, and between proofs.
        The position is that of the search until the last is taken, or another is begun.
        """
        if {*position.masks} == {(2 << position.geometry.size) - 2}:
            return  # each digit could be any other, so nothing follows; long chains would be tried
        self._masks.load(position.masks, position.placed_digits)
        for at, technique in enumerate(self.techniques):
            if at == len(self._finders):
                self._finders.append(technique.make_finder(self.geometry))
            collector = FindingCollector(stops_at_first)
            for _ in slices_of(self._finders[at], self._masks, collector):
                yield None
            by_effect: dict[object, Finding] = {}
            for each in collector.found:
                yield None  # of these, too
                by_effect.setdefault((each.placed(), each.ruled_out()), each)
            deductions: list[Deduction] = []
            for each in by_effect.values():
                if deductions:
                    yield None  # there can be thousands, which take seconds
                deductions.append((yield from proved_in_slices(technique, each, position)))
            yield deductions


class KeptSearch:
    """Keeps the search that was made last, for the next position with the same techniques."""

    def __init__(self) -> None:
        self._search: DeductionSearch | None = None

    def of(self, geometry: Geometry, techniques: Sequence[Technique]) -> DeductionSearch:
        """Return a search for these techniques, that of before if it is one."""
        kept = self._search
        if kept is None or kept.geometry != geometry or kept.techniques != tuple(techniques):
            kept = self._search = DeductionSearch(geometry, techniques)
        return kept


def proved(technique: Technique, finding: Finding, position: Position) -> Deduction:
    """Return what was found, with its proof.

    Nobody is ever shown what the checker refuses.
    """
    return run(proved_in_slices(technique, finding, position))


def proved_in_slices(
    technique: Technique, finding: Finding, position: Position
) -> Resumable[Deduction]:
    """Do the same, and yield wherever it may be given up."""
    if technique.prove_in_slices:
        proof = yield from technique.prove_in_slices(position, finding)
    else:
        proof = technique.prove(position, finding)
    yield
    deduction = Deduction(
        technique,
        technique.tenths + finding.added_tenths,
        finding.placed(),
        finding.ruled_out(),
        proof,
    )
    if not is_proved(deduction, position):
        raise AssertionError(f"{technique.name} in {position} is not proved")
    return deduction
