"""A judge of deductions by trying: it knows no step of a proof, only the rules."""

from collections.abc import Sequence

from sudoku_gui.model.candidates import Candidate
from sudoku_gui.model.geometry import Cell
from sudoku_gui.techniques.deduction import Deduction
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.proof import CellConstraint, Constraint, statements_in

Options = Sequence[Sequence[Candidate]]


def follows(deduction: Deduction, position: Position) -> bool:
    """Whether what is concluded follows from the cells and houses that the proof speaks of.

    For each conclusion the opposite is assumed, and every way tried to choose one candidate for
    each of them: there must be none.
    """
    options = [_options_of(each.constraint, position) for each in statements_in(deduction.proof)]
    denials = [
        [[each for each in some if each != placed] for some in options]
        for placed in deduction.placements
    ]
    assumptions = [[[target], *options] for target in deduction.eliminations]
    return not any(_can_choose(each, (), position) for each in denials + assumptions)


def _options_of(constraint: Constraint, position: Position) -> list[Candidate]:
    if isinstance(constraint, CellConstraint):
        digits = position.digits_left(constraint.cell)
        return [Candidate(constraint.cell, digit) for digit in digits]
    cells = position.places_left(constraint.house, constraint.digit)
    return [Candidate(cell, constraint.digit) for cell in cells]


def _can_choose(options: Options, chosen: tuple[Candidate, ...], position: Position) -> bool:
    """Whether one of each can be true beside those chosen; first where the fewest can."""
    if not options:
        return True
    left = [[each for each in some if _fits(each, chosen, position)] for some in options]
    fewest = min(range(len(left)), key=lambda index: len(left[index]))
    others = [*left[:fewest], *left[fewest + 1 :]]
    return any(_can_choose(others, (*chosen, each), position) for each in left[fewest])


def _fits(candidate: Candidate, chosen: Sequence[Candidate], position: Position) -> bool:
    return all(candidate == each or _fit(candidate, each, position) for each in chosen)


def _fit(one: Candidate, other: Candidate, position: Position) -> bool:
    if one.cell == other.cell:
        return False
    houses = position.geometry.houses
    shared = any({one.cell, other.cell} <= set[Cell](house.cells) for house in houses)
    return one.digit != other.digit or not shared
