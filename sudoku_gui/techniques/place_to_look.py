"""Where one has to look to see a deduction, without what is to be seen there."""

from collections.abc import Sequence

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.geometry import Cell, Digit, Geometry, House, HouseKind
from sudoku_gui.techniques.deduction import Deduction
from sudoku_gui.techniques.pattern import pattern_of
from sudoku_gui.techniques.proof import CellConstraint, Constraint, constraints_in

_CELLS_OF_A_PATTERN = 10  # at most; more are all over the grid
_BOXES_NAMED = 2  # at most; a pattern in more is found from where it begins


@dataclass(frozen=True, slots=True)
class PlaceToLook:
    """Houses to look at, or a digit in them or everywhere, or a cell from which much follows.

    With none of them, it is the whole grid.
    """

    digit: Digit | None = None
    houses: tuple[House, ...] = ()
    cell: Cell | None = None
    is_beginning: bool = False
    """Whether the pattern goes on from there to other places."""


def place_to_look(deduction: Deduction, geometry: Geometry) -> PlaceToLook:
    """Return the place that shows least of the deduction, and is still found at once."""
    constraints = tuple(constraints_in(deduction.proof))
    pattern = pattern_of(deduction)
    digits = {each.digit for each in pattern.candidates}
    is_about_a_cell = len(constraints) == 1 and isinstance(constraints[0], CellConstraint)
    if len(digits) == 1 and not is_about_a_cell:
        (digit,) = digits
        return PlaceToLook(digit, pattern.houses if len(pattern.houses) == 1 else ())
    cells = pattern.cells or tuple(
        each.cell for each in (*deduction.placements, *deduction.eliminations)
    )
    if len(cells) > _CELLS_OF_A_PATTERN:
        return PlaceToLook()
    shared = _houses_around(cells, geometry)
    return PlaceToLook(houses=shared) if shared else _beginning(constraints, cells)


def _houses_around(cells: Sequence[Cell], geometry: Geometry) -> tuple[House, ...]:
    """Return a house that has all of the cells, a box if any has, or else a few boxes."""
    boxes_first = sorted(geometry.houses, key=lambda house: house.kind is not HouseKind.BOX)
    for house in boxes_first:
        if {*house.cells}.issuperset(cells):
            return (house,)
    boxes = [
        house
        for house in geometry.houses
        if house.kind is HouseKind.BOX and not {*house.cells}.isdisjoint(cells)
    ]
    return tuple(boxes) if len(boxes) <= _BOXES_NAMED else ()


def _beginning(constraints: Sequence[Constraint], cells: Sequence[Cell]) -> PlaceToLook:
    """Return what the proof looks at first."""
    if not constraints:
        return PlaceToLook(cell=cells[0], is_beginning=True)
    first = constraints[0]
    if isinstance(first, CellConstraint):
        return PlaceToLook(cell=first.cell, is_beginning=True)
    return PlaceToLook(first.digit, (first.house,), is_beginning=True)
