"""What a puzzle that is made has to be like."""

from sudoku_gui.generation.symmetry import Symmetry
from sudoku_gui.lazy_dataclasses import dataclass, replace
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.techniques.explainer_order import ExplainerOrder
from sudoku_gui.techniques.level import Level, most_tenths_of
from sudoku_gui.techniques.rating import Rater
from sudoku_gui.techniques.registry import TECHNIQUES, techniques_named
from sudoku_gui.techniques.technique import Technique


@dataclass(frozen=True, slots=True)
class Criteria:
    """Of level, difficulty and technique at most one is said."""

    symmetry: Symmetry = Symmetry.NONE
    givens: range | None = None
    """How many givens there may be; None for any number."""
    level: Level | None = None
    tenths: range | None = None
    """The difficulty of the hardest step, in tenths of Sudoku Explainer's scale."""
    technique: str | None = None
    """The name of the hardest technique needed."""


class CriteriaCheck:
    """Says whether puzzles of one geometry meet criteria; their symmetry is not looked at.

    No technique harder than is wanted is tried: who needs one is refused at once.
    """

    def __init__(self, geometry: Geometry, criteria: Criteria) -> None:
        self._criteria = criteria
        self._rater = Rater(geometry, _techniques_for(criteria))

    def accepts(self, puzzle: Grid) -> bool:
        """Return whether a puzzle, which has one solution, is as it has to be."""
        wanted = self._criteria
        if wanted.givens is not None and len(puzzle.filled()) not in wanted.givens:
            return False
        if wanted.level is None and wanted.tenths is None and wanted.technique is None:
            return True
        rating = self._rater.rate(puzzle)
        if wanted.level is not None:
            return rating.level is wanted.level
        hardest = rating.hardest
        if hardest is None or not rating.is_solved:
            return False
        if wanted.tenths is not None:
            return hardest.tenths in wanted.tenths
        return any(
            step.technique.name == wanted.technique and step.tenths == hardest.tenths
            for step in rating.steps
        )


def _techniques_for(criteria: Criteria) -> list[Technique]:
    """Return the techniques that are needed to say whether a puzzle meets the criteria."""
    if criteria.technique is not None:
        rows = techniques_named(criteria.technique)
        most = max(row.tenths for row in rows)
        easier = [each for each in TECHNIQUES if each.tenths <= most and each not in rows]
        return [*easier, *map(_rated, rows)]
    if criteria.tenths is not None:
        most = criteria.tenths[-1]
    else:  # what techniques of the level below do not solve is extreme
        level = Level.UNFAIR if criteria.level in (None, Level.EXTREME) else criteria.level
        most = most_tenths_of(level)
    return [each for each in TECHNIQUES if each.tenths <= most]


def _rated(technique: Technique) -> Technique:
    """Return a technique as one that is rated, after all others if it is not."""
    if technique.explainer_order is not None:
        return technique
    return replace(technique, explainer_order=max(ExplainerOrder))
