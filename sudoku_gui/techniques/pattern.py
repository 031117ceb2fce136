"""The pattern of a deduction: what one has to see, taken from the proof."""

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.candidates import Candidate
from sudoku_gui.model.geometry import Cell, House
from sudoku_gui.techniques.deduction import Deduction
from sudoku_gui.techniques.proof import HouseConstraint, OneOf


@dataclass(frozen=True, slots=True)
class Pattern:
    """Cells, candidates and houses, each once, in the order in which the proof speaks of them."""

    cells: tuple[Cell, ...]
    candidates: tuple[Candidate, ...]
    houses: tuple[House, ...]


def pattern_of(deduction: Deduction) -> Pattern:
    """Return what the proof of `deduction` rests on."""
    statements = [
        statement
        for step in deduction.proof
        for statement in ((step,) if isinstance(step, OneOf) else step.bases)
    ]
    covers = [
        cover for step in deduction.proof if not isinstance(step, OneOf) for cover in step.covers
    ]
    constraints = [*(each.constraint for each in statements), *covers]
    candidates = dict.fromkeys(each for statement in statements for each in statement.candidates)
    houses = (each.house for each in constraints if isinstance(each, HouseConstraint))
    return Pattern(
        tuple(dict.fromkeys(each.cell for each in candidates)),
        tuple(candidates),
        tuple(dict.fromkeys(houses)),
    )
