"""The search for deductions, technique by technique in the order of the table."""

from collections.abc import Iterator, Sequence

from sudoku_gui.model.geometry import Geometry
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.checker import is_proved
from sudoku_gui.techniques.deduction import Deduction
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.technique import Finding, FindingCollector, Technique


class DeductionSearch:
    """Finds what techniques conclude in positions of one geometry, `techniques` in their order."""

    def __init__(self, geometry: Geometry, techniques: Sequence[Technique]) -> None:
        self._masks = CandidateMasks(geometry)
        self._finders = [(each, each.make_finder(geometry)) for each in techniques]

    def first(self, position: Position) -> Deduction | None:
        """Return the first deduction, or None where no technique finds one."""
        self._masks.load(position.masks, position.placed_digits)
        for technique, finder in self._finders:
            collector = FindingCollector(stops_at_first=True)
            finder.find(self._masks, collector)
            if collector.found:
                return proved(technique, collector.found[0], position)
        return None

    def every(self, position: Position) -> Iterator[Deduction]:
        """Yield all deductions, each effect of a technique once."""
        self._masks.load(position.masks, position.placed_digits)
        for technique, finder in self._finders:
            collector = FindingCollector(stops_at_first=False)
            finder.find(self._masks, collector)
            met = set()
            for finding in collector.found:
                effect = (technique.name, finding.placed(), finding.ruled_out())
                if effect not in met:
                    met.add(effect)
                    yield proved(technique, finding, position)


def proved(technique: Technique, finding: Finding, position: Position) -> Deduction:
    """Return what was found, with its proof.

    Nobody is ever shown what the checker refuses.
    """
    deduction = Deduction(
        technique,
        technique.tenths + finding.added_tenths,
        finding.placed(),
        finding.ruled_out(),
        technique.prove(position, finding),
    )
    if not is_proved(deduction, position):
        raise AssertionError(f"{technique.name} in {position} is not proved")
    return deduction
