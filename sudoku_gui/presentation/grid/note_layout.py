"""Where the notes of a cell stand in it: arithmetic only, no painting.

A corner note has its place by its digit, the smallest at the upper left, as long as such
places are large enough to be read; else corner notes follow each other in rows.  Centre notes
stand in the middle, and corner notes beside them above and below.  What does not fit gives
way to a sign that says so.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import ceil, sqrt
from typing import NamedTuple

from sudoku_gui.model.geometry import Digit
from sudoku_gui.model.grid import digit_of, sign_of
from sudoku_gui.model.notes import Colour
from sudoku_gui.presentation.grid.cell_look import NotesLook

MORE = "…"
_LEAST_PLACE = 6  # pixels of the side of a place that belongs to a digit
_LEAST_DIGIT, _LEAST_LETTER = 6, 8  # pixels of the signs that follow each other
_MARGIN = 11  # the part of a cell that stays free around the notes
_BAND = 0.3  # in parts of the inside: the height of what corner notes get beside centre notes
_LARGEST = 0.34  # in parts of a cell: the height of signs
_LEAST_IN_ROW = 0.6  # of the largest height: below it, centre notes stand in several rows
_WIDE, _NARROW = 0.82, 0.64  # the width of a sign in parts of its height: with letters, without


class PlacedNote(NamedTuple):
    """A note, or the sign for those that do not fit, in its row."""

    sign: str
    left: int
    width: int
    is_excluded: bool = False
    colour: Colour | None = None


class NoteRow(NamedTuple):
    """Notes beside each other, by where they stand in their cell."""

    top: int
    height: int
    letter_height: int
    notes: tuple[PlacedNote, ...]


class _Space(NamedTuple):
    """A rectangle for notes, and the largest that these may be."""

    left: int
    top: int
    width: int
    height: int
    largest: int


@lru_cache(maxsize=4096)
def rows_of_notes(look: NotesLook, side: int) -> tuple[NoteRow, ...]:
    """Return the notes of a cell with `side` pixels, row by row."""
    corner, centre = look.notes.corner, look.notes.centre
    margin = max(2, side // _MARGIN)
    inner, largest = side - 2 * margin, max(_least(look), int(side * _LARGEST))
    if inner < _LEAST_DIGIT * (3 if corner and centre else 1):
        return (NoteRow(0, side, side, (PlacedNote(MORE, 0, side),)),)
    whole = _Space(margin, margin, inner, inner, largest)
    if not centre:
        return _fixed_rows(look, whole) or _flow(look, sorted(corner), whole)
    if not corner:
        return _flow(look, sorted(centre), whole, is_centred=True)
    band, noted = max(_LEAST_DIGIT, int(inner * _BAND)), sorted(corner)
    first, letters = ceil(len(noted) / 2), max(_least(look), band)
    top = _Space(margin, margin, inner, band, letters)
    middle = _Space(margin, margin + band, inner, inner - 2 * band, largest)
    bottom = _Space(margin, side - margin - band, inner, band, letters)
    return (
        *_flow(look, noted[:first], top),
        *_flow(look, sorted(centre), middle, is_centred=True),
        *_flow(look, noted[first:], bottom),
    )


def _fixed_rows(look: NotesLook, space: _Space) -> tuple[NoteRow, ...]:
    """Return the corner notes, each at the place of its digit, or () where that is too small."""
    columns = ceil(sqrt(look.size))
    height = space.height // ceil(look.size / columns)
    if min(space.width // columns, height) < _LEAST_PLACE:
        return ()
    width = space.width / columns
    letters = max(_LEAST_PLACE, min(int(height * 1.15), int(width / _NARROW), space.largest))
    rows: dict[int, list[PlacedNote]] = {}
    for digit in sorted(look.notes.corner):
        row, column = divmod(digit - 1, columns)
        left, right = (space.left + round(width * edge) for edge in (column, column + 1))
        rows.setdefault(row, []).append(_placed(look, digit, left, right - left))
    return tuple(
        NoteRow(space.top + row * height, height, letters, tuple(notes))
        for row, notes in rows.items()
    )


def _flow(
    look: NotesLook, digits: Sequence[Digit], space: _Space, is_centred: bool = False
) -> tuple[NoteRow, ...]:
    """Return `digits` in rows, as large as all of them fit, or as many as fit of the smallest."""
    letters = _letters_for(look, len(digits), space, is_centred)
    columns, lines = _columns(look, space, letters), _lines(space, letters)
    shown = digits if len(digits) <= columns * lines else digits[: columns * lines - 1]
    width, height = space.width // columns, min(letters, space.height)
    used = ceil(max(1, len(shown) + (len(shown) < len(digits))) / columns)
    top = space.top + (space.height - used * height) // 2 if is_centred else space.top
    rows = []
    for line in range(used):
        part = shown[line * columns : (line + 1) * columns]
        count = len(part) + (line == used - 1 and len(shown) < len(digits))
        step = min(width, ceil(letters * _WIDE)) if is_centred else width
        left = space.left + ((space.width - count * step) // 2 if is_centred else 0)
        notes = [_placed(look, each, left + step * at, step) for at, each in enumerate(part)]
        if count > len(part):
            notes.append(PlacedNote(MORE, left + step * len(part), step))
        rows.append(NoteRow(top + line * height, height, letters, tuple(notes)))
    return tuple(row for row in rows if row.notes)


def _letters_for(look: NotesLook, count: int, space: _Space, is_centred: bool) -> int:
    """Return the largest height of signs at which all fit: in one row if that is not too small."""
    least_in_row = max(_least(look), int(space.largest * _LEAST_IN_ROW))
    for letters in range(space.largest, least_in_row - 1, -1) if is_centred else ():
        if _columns(look, space, letters) >= count:
            return letters
    letters = space.largest
    while letters > _least(look) and _capacity(look, space, letters) < count:
        letters -= 1
    return letters


def _placed(look: NotesLook, digit: Digit, left: int, width: int) -> PlacedNote:
    is_excluded, colour = digit in look.excluded, look.notes.colour_of(digit)
    return PlacedNote(sign_of(digit), left, width, is_excluded, colour)


def _least(look: NotesLook) -> int:
    return _LEAST_DIGIT if look.size <= 9 else _LEAST_LETTER


def _columns(look: NotesLook, space: _Space, letters: int) -> int:
    part = _NARROW if look.size <= 9 else _WIDE
    return max(1, int(space.width / (letters * part)))


def _lines(space: _Space, letters: int) -> int:
    return max(1, space.height // letters)


def _capacity(look: NotesLook, space: _Space, letters: int) -> int:
    return _columns(look, space, letters) * _lines(space, letters)


def digit_of_note_at(look: NotesLook, side: int, x: int, y: int) -> Digit | None:
    """Return the digit of the note at a place in a cell with `side` pixels, None without any."""
    for row in rows_of_notes(look, side):
        if row.top <= y < row.top + row.height:
            for note in row.notes:
                if note.left <= x < note.left + note.width:
                    return digit_of(note.sign)
    return None
