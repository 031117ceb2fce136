"""What a player writes into a cell besides a digit: notes of two kinds, and colours of both."""

from collections.abc import Iterable
from enum import Enum
from typing import NewType

from sudoku_gui.lazy_dataclasses import dataclass, replace
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
    """The notes and colours of one cell; false where there are none.

    Raises ValueError for the colour of a note that is not there, and for two of one.
    """

    corner: frozenset[Digit] = frozenset()
    centre: frozenset[Digit] = frozenset()
    colours: frozenset[Colour] = frozenset()
    """Those of the cell as a whole."""
    note_colours: frozenset[tuple[Digit, Colour]] = frozenset()
    """Those of single notes, which a digit has in common where it is noted twice."""

    def __post_init__(self) -> None:
        if self.note_colours:
            coloured = [digit for digit, _ in self.note_colours]
            if len(set(coloured)) < len(coloured) or not self.digits.issuperset(coloured):
                raise ValueError("colours of notes that are not there, or two of one note")

    def __bool__(self) -> bool:
        return bool(self.corner or self.centre or self.colours)

    @property
    def digits(self) -> frozenset[Digit]:
        """The notes of both kinds."""
        return self.corner | self.centre

    def colour_of(self, digit: Digit) -> Colour | None:
        """Return the colour of the note of `digit`, or None without one."""
        return dict(self.note_colours).get(digit)

    def digits_of(self, kind: NoteKind) -> frozenset[Digit]:
        """Return the notes of one kind."""
        return self.corner if kind is NoteKind.CORNER else self.centre

    def with_digits(self, kind: NoteKind, digits: Iterable[Digit]) -> "CellNotes":
        """Return the same with other notes of one kind; one that goes takes its colour along."""
        noted = frozenset(digits)
        if kind is NoteKind.CORNER:
            return self._with_notes(noted, self.centre)
        return self._with_notes(self.corner, noted)

    def without(self, digit: Digit) -> "CellNotes":
        """Return the same without `digit` among the notes of either kind."""
        return self._with_notes(self.corner - {digit}, self.centre - {digit})

    def with_note_of(self, digit: Digit, other: "CellNotes") -> "CellNotes":
        """Return the same with `digit` noted and coloured as in `other` besides."""
        return CellNotes(
            self.corner | (other.corner & {digit}),
            self.centre | (other.centre & {digit}),
            self.colours,
            self.note_colours
            if digit in self.digits
            else self.note_colours | {each for each in other.note_colours if each[0] == digit},
        )

    def with_colours(self, colours: Iterable[Colour]) -> "CellNotes":
        """Return the same with other colours."""
        return replace(self, colours=frozenset(colours))

    def with_note_colour(self, digit: Digit, colour: Colour | None) -> "CellNotes":
        """Return the same with another colour, or none, of the note of `digit`."""
        others = frozenset(each for each in self.note_colours if each[0] != digit)
        return replace(self, note_colours=others | {(digit, colour)} if colour else others)

    def colours_alone(self) -> "CellNotes":
        """Return the same without notes, with the colours of the cell."""
        return CellNotes(colours=self.colours) if self.colours else NO_NOTES

    def _with_notes(self, corner: frozenset[Digit], centre: frozenset[Digit]) -> "CellNotes":
        kept = frozenset(
            (digit, colour)
            for digit, colour in self.note_colours
            if digit in corner or digit in centre
        )
        return CellNotes(corner, centre, self.colours, kept)


NO_NOTES = CellNotes()
