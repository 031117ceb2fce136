"""Ways to a solution: positions as deductions taken by lot lead to them."""

from collections.abc import Iterator
from random import Random

from sudoku_gui.techniques.deduction import Deduction
from sudoku_gui.techniques.deduction_search import DeductionSearch
from sudoku_gui.techniques.position import Position


def after(position: Position, deduction: Deduction) -> Position:
    """The position once a deduction is done."""
    for placed in deduction.placements:
        position = position.with_digit(placed.cell, placed.digit)
    for ruled_out in deduction.eliminations:
        position = position.without(ruled_out)
    return position


def random_path(
    position: Position, search: DeductionSearch, chance: Random
) -> Iterator[tuple[Position, list[Deduction]]]:
    """Positions with all deductions there; which one leads to the next is a matter of luck.

    The hard ones are taken as often as the easy ones, of which there are many more.
    """
    while deductions := list(search.every(position)):
        yield position, deductions
        tenths = chance.choice(sorted({each.tenths for each in deductions}))
        taken = chance.choice([each for each in deductions if each.tenths == tenths])
        position = after(position, taken)
