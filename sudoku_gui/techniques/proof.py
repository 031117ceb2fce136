"""The steps that proofs are made of; what they say can be checked by eye.

Every rule of Sudoku is a constraint: of its candidates, exactly one is true.  A cell takes one
digit, and a house has one place for each digit.
"""

from collections.abc import Container

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.candidates import Candidate
from sudoku_gui.model.geometry import Cell, Digit, House
from sudoku_gui.techniques.position import Position


@dataclass(frozen=True, slots=True)
class CellConstraint:
    """A cell takes exactly one digit."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class HouseConstraint:
    """A house has exactly one place for a digit."""

    house: House
    digit: Digit


Constraint = CellConstraint | HouseConstraint


@dataclass(frozen=True, slots=True)
class OneOf:
    """A cell has only these digits left, or a house only these places for a digit.

    One of the candidates is true; if it is the only one, it is proved.
    """

    constraint: Constraint
    candidates: tuple[Candidate, ...]
    """All that are left, in the order of digits or of cells."""


@dataclass(frozen=True, slots=True)
class Counting:
    """If a target were true, more constraints would be open than there are covers to meet them.

    Each base needs a true candidate, and each cover has room for one.  Were a target true, what
    it excludes would leave the bases candidates in fewer covers than there are bases.  So one
    house inside another, n cells with n digits between them, or n rows with places in n columns
    leave nothing to other cells: all targets are false.
    """

    bases: tuple[OneOf, ...]
    covers: tuple[Constraint, ...]
    targets: tuple[Candidate, ...]


Step = OneOf | Counting
Proof = tuple[Step, ...]


def digits_left(position: Position, cell: Cell) -> OneOf:
    """Return the statement which digits are left to `cell`."""
    digits = position.digits_left(cell)
    return OneOf(CellConstraint(cell), tuple(Candidate(cell, digit) for digit in digits))


def places_left(
    position: Position, house: House, digit: Digit, ruled_out: Container[Candidate] = ()
) -> OneOf:
    """Return the statement which places in `house` are left to `digit`.

    ruled_out: what earlier steps of the proof have ruled out.
    """
    left = (Candidate(cell, digit) for cell in position.places_left(house, digit))
    return OneOf(
        HouseConstraint(house, digit), tuple(each for each in left if each not in ruled_out)
    )
