"""What the findings of chains have in common."""

from collections.abc import Iterable

from sudoku_gui.model.geometry import Cell


def eliminations_of(nodes: Iterable[int], stride: int) -> tuple[tuple[Cell, int], ...]:
    """Return candidates, numbered cell * stride + digit, as cells with masks."""
    masks: dict[Cell, int] = {}
    for node in sorted(nodes):
        cell, digit = divmod(node, stride)
        masks[Cell(cell)] = masks.get(Cell(cell), 0) | 1 << digit
    return tuple(masks.items())
