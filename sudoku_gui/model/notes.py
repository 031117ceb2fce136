"""What a player writes into a cell besides a digit: notes of two kinds, and colours."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum
from typing import NewType

from sudoku_gui.model.geometry import Digit

Colour = NewType("Colour", int)
COLOURS = tuple(Colour(number) for number in range(1, 10))
"""The colours there are, by number; how each looks is the window's affair."""


class NoteKind(Enum):
    """Where in a cell a note stands: people use the two kinds for different thoughts."""

    CORNER = "corner"
    CENTRE = "centre"


@dataclass(frozen=True, slots=True)
class CellNotes:
    """The notes and colours of one cell; false where there are none."""

    corner: frozenset[Digit] = frozenset()
    centre: frozenset[Digit] = frozenset()
    colours: frozenset[Colour] = frozenset()

    def __bool__(self) -> bool:
        return bool(self.corner or self.centre or self.colours)

    def digits_of(self, kind: NoteKind) -> frozenset[Digit]:
        """Return the notes of one kind."""
        return self.corner if kind is NoteKind.CORNER else self.centre

    def with_digits(self, kind: NoteKind, digits: Iterable[Digit]) -> "CellNotes":
        """Return the same with other notes of one kind."""
        if kind is NoteKind.CORNER:
            return replace(self, corner=frozenset(digits))
        return replace(self, centre=frozenset(digits))

    def with_colours(self, colours: Iterable[Colour]) -> "CellNotes":
        """Return the same with other colours."""
        return replace(self, colours=frozenset(colours))

    def colours_alone(self) -> "CellNotes":
        """Return the same without notes."""
        return CellNotes(colours=self.colours) if self.colours else NO_NOTES


NO_NOTES = CellNotes()
