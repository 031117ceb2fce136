"""What the findings of chains have in common."""

from collections.abc import Iterable
from itertools import count

from sudoku_gui.model.geometry import Cell


def eliminations_of(nodes: Iterable[int], stride: int) -> tuple[tuple[Cell, int], ...]:
    """Return candidates, numbered cell * stride + digit, as cells with masks."""
    masks: dict[Cell, int] = {}
    for node in sorted(nodes):
        cell, digit = divmod(node, stride)
        masks[Cell(cell)] = masks.get(Cell(cell), 0) | 1 << digit
    return tuple(masks.items())


def tenths_for_length(literals: int) -> int:
    """Return what so many different literals add to the difficulty of a chain.

    It is a tenth, as Sudoku Explainer has it, for each of the borders 4, 6, 8, 12, 16, 24, ...
    that their number less 2 exceeds.
    """
    border = 4
    for tenths in count():
        if literals - 2 <= border:
            return tenths
        border = border * 3 // 2 if tenths % 2 == 0 else border * 4 // 3
    raise AssertionError("unreachable")
