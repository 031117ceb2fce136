"""Which digits a cell can still take by the rules, and which cell forbids the others."""

from enum import Enum

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.sheet import Sheet


@dataclass(frozen=True, slots=True)
class Candidate:
    """A digit in a cell, whether it is possible there or not."""

    cell: Cell
    digit: Digit


class LinkKind(Enum):
    """What follows for one end of a link from the other."""

    WEAK = "weak"  # not both are true
    STRONG = "strong"  # not both are false


@dataclass(frozen=True, slots=True)
class Link:
    """An inference from one candidate to another; what a cell holds is its only candidate."""

    source: Candidate
    target: Candidate
    kind: LinkKind = LinkKind.WEAK


def exclude_each_other(one: Candidate, other: Candidate, geometry: Geometry) -> bool:
    """Return whether not both can be true: another digit in the cell, or the digit in a peer."""
    if one.cell == other.cell:
        return one.digit != other.digit
    return one.digit == other.digit and other.cell in geometry.peers_of(one.cell)


_NONE: frozenset[Digit] = frozenset()


def blockers(grid: Grid, cell: Cell) -> dict[Digit, Cell]:
    """Return each digit that `cell` cannot take, with the first peer that holds it.

    Peers are looked at house by house, the row first; the digit in `cell`
    itself plays no part.
    """
    found: dict[Digit, Cell] = {}
    for peer in grid.geometry.peers_of(cell):
        digit = grid.digit_at(peer)
        if digit:
            found.setdefault(digit, peer)
    return found


def candidates(grid: Grid, cell: Cell) -> tuple[Digit, ...]:
    """Return the digits that no peer of `cell` holds, ascending."""
    blocked = blockers(grid, cell)
    return tuple(Digit(digit) for digit in grid.geometry.digits if digit not in blocked)


def candidates_of_blanks(grid: Grid) -> dict[Cell, frozenset[Digit]]:
    """Return the digits that no peer holds, for each blank."""
    geometry, taken = grid.geometry, _digits_in_houses(grid)
    every = frozenset(map(Digit, geometry.digits))
    return {
        cell: every.difference(*(taken[id(house)] for house in geometry.houses_of(cell)))
        for cell in grid.blanks()
    }


def excluded_notes(sheet: Sheet) -> dict[Cell, frozenset[Digit]]:
    """Return the notes of which a peer holds the digit, for each blank that has such."""
    geometry, taken, found = sheet.geometry, _digits_in_houses(sheet.grid), {}
    for place, (notes, digit) in enumerate(zip(sheet.notes, sheet.grid.digits, strict=False)):
        if not digit and (notes.corner or notes.centre):
            houses = geometry.houses_of(Cell(place))
            excluded = notes.digits & _NONE.union(*(taken[id(house)] for house in houses))
            if excluded:
                found[Cell(place)] = excluded
    return found


def _digits_in_houses(grid: Grid) -> dict[int, frozenset[Digit]]:
    """Return the digits in each house by its identity, which takes a tenth of finding its hash."""
    digits = grid.digits
    return {
        id(house): frozenset(Digit(digits[cell]) for cell in house.cells)
        for house in grid.geometry.houses
    }
