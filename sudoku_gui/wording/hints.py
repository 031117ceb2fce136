"""Hints in words, before they say why: where to look, which technique; and why there is none."""

from collections.abc import Sequence

from sudoku_gui.language import Text, text, text_n
from sudoku_gui.model.geometry import Cell, Geometry
from sudoku_gui.model.grid import sign_of
from sudoku_gui.techniques.deduction import Deduction
from sudoku_gui.techniques.pattern import pattern_of
from sudoku_gui.techniques.place_to_look import PlaceToLook, place_to_look
from sudoku_gui.wording import house_name, listed
from sudoku_gui.wording.deductions import difficulty_words

_CELLS_NAMED = 16  # at most
NOTES_INCOMPLETE = text("the notes are not complete, so they play no part")
NOTES_COMPLETE = text("your notes are complete, so they are the candidates")
UNIQUENESS_LEFT_OUT = text(
    "the puzzle has not just one solution: techniques that need that are left out"
)
SOLVED = text("the puzzle is solved: there is no next step")
LOOKING_FAILED = text("Something went wrong inside the program.")


def place_sentence(deduction: Deduction, geometry: Geometry) -> Text:
    """Return where to look."""
    place = place_to_look(deduction, geometry)
    if not place.is_beginning:
        return _simple_sentence(place)
    if place.cell is not None:
        return text(
            "Look at {cell}, and at what follows from its digits.", cell=geometry.name(place.cell)
        )
    return text(
        "Look at {digit} in {houses}, and at what follows from where it goes.",
        digit=_digit_of(place),
        houses=_houses_of(place),
    )


def technique_sentence(deduction: Deduction, geometry: Geometry) -> Text:
    """Return which technique it is, and which cells make its pattern."""
    return text(
        "{technique} ({difficulty}): {cells}",
        technique=deduction.technique.title,
        difficulty=difficulty_words(deduction.tenths),
        cells=_cells_named(sorted(pattern_of(deduction).cells), geometry),
    )


def _cells_named(cells: Sequence[Cell], geometry: Geometry) -> Text | str:
    if len(cells) > _CELLS_NAMED:
        return text_n("{n} cell", "{n} cells", n=len(cells))
    return ", ".join(map(geometry.name, cells))


def _simple_sentence(place: PlaceToLook) -> Text:
    if place.digit is None and not place.houses:
        return text("Look at the whole grid.")
    if place.digit is None:
        return text("Look at {houses}.", houses=_houses_of(place))
    if not place.houses:
        return text("Look at where {digit} can go.", digit=_digit_of(place))
    return text("Look at {digit} in {houses}.", digit=_digit_of(place), houses=_houses_of(place))


def _digit_of(place: PlaceToLook) -> str:
    assert place.digit is not None, "a place without a digit"
    return sign_of(place.digit)


def _houses_of(place: PlaceToLook) -> Text:
    return listed([house_name(house) for house in place.houses])
