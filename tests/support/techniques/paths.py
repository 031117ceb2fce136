"""Ways to a solution: positions as deductions lead to them."""

from sudoku_gui.techniques.deduction import Deduction
from sudoku_gui.techniques.position import Position


def after(position: Position, deduction: Deduction) -> Position:
    """The position once a deduction is done."""
    for placed in deduction.placements:
        position = position.with_digit(placed.cell, placed.digit)
    for ruled_out in deduction.eliminations:
        position = position.without(ruled_out)
    return position
