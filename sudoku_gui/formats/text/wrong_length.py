"""Sentences about a row or a puzzle that has as many cells as no grid has."""

from collections.abc import Iterable

from sudoku_gui.language import Text, text_n
from sudoku_gui.model.geometry import SIZES


def row_of_wrong_length(cells: int) -> Text:
    """Return the sentence about a row that is as long as those of no grid."""
    return text_n(
        "the row has {n} cell, expected one of {sizes}",
        "the row has {n} cells, expected one of {sizes}",
        n=cells,
        sizes=_listed(SIZES),
    )


def row_of_other_length(cells: int, size: int) -> Text:
    """Return the sentence about a row that is not as long as those of a grid of that size."""
    return text_n(
        "the row has {n} cell, expected {size}",
        "the row has {n} cells, expected {size}",
        n=cells,
        size=size,
    )


def puzzle_of_wrong_length(cells: int, lengths: Iterable[int]) -> Text:
    """Return the sentence about a puzzle in one piece that has none of these lengths."""
    return text_n(
        "the puzzle has {n} cell, expected {lengths}",
        "the puzzle has {n} cells, expected {lengths}",
        n=cells,
        lengths=_listed(lengths),
    )


def _listed(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers))
