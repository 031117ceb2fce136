"""Where notes stand: each in its cell, none over another, at every size of a cell."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.model.geometry import SIZES, Digit
from sudoku_gui.model.grid import sign_of
from sudoku_gui.model.notes import CellNotes, Colour
from sudoku_gui.presentation.grid.cell_look import NotesLook
from sudoku_gui.presentation.grid.note_layout import MORE, PlacedNote, rows_of_notes

NINE = tuple(map(Digit, range(1, 10)))
SMALLEST = 22  # pixels of a cell of 9x9, in the smallest window
Box = tuple[int, int, int, int]


def look_of(corner: set[Digit], centre: set[Digit], size: int = 9) -> NotesLook:
    """Some notes of a cell, none of them excluded."""
    return NotesLook(CellNotes(frozenset(corner), frozenset(centre)), frozenset(), size)


def placed_in(look: NotesLook, side: int) -> list[tuple[PlacedNote, Box]]:
    """Every note with the rectangle it stands in: left, top, right, bottom."""
    return [
        (note, (note.left, row.top, note.left + note.width, row.top + row.height))
        for row in rows_of_notes(look, side)
        for note in row.notes
    ]


@st.composite
def looks(draw: st.DrawFn) -> NotesLook:
    size = draw(st.sampled_from(SIZES))
    digits = st.sets(st.integers(1, size).map(Digit))
    corner, centre = draw(digits), draw(st.just(set[Digit]()) | digits)
    return look_of(corner, centre, size)


@given(look=looks(), side=st.integers(SMALLEST, 400))
def test_notes_stand_within_their_cell_and_none_over_another(look: NotesLook, side: int) -> None:
    boxes = [box for _, box in placed_in(look, side)]

    for place, (left, top, right, bottom) in enumerate(boxes):
        assert 0 <= left < right <= side
        assert 0 <= top < bottom <= side + 1
        for other in boxes[:place]:
            assert (
                right <= other[0] + 1
                or left >= other[2] - 1
                or bottom <= other[1] + 2
                or (top >= other[3] - 2)
            )


@given(look=looks(), side=st.integers(1, SMALLEST))
def test_in_the_smallest_cells_there_is_a_sign_of_notes_at_least(
    look: NotesLook, side: int
) -> None:
    for row in rows_of_notes(look, side):
        assert row.height > 0
        assert row.letter_height > 0
        assert all(note.width > 0 for note in row.notes)


@given(look=looks(), side=st.integers(SMALLEST, 400))
def test_every_note_is_seen_or_a_sign_that_there_are_more(look: NotesLook, side: int) -> None:
    signs = [note.sign for note, _ in placed_in(look, side)]
    noted = [*sorted(look.notes.corner), *sorted(look.notes.centre)]

    assert MORE in signs or sorted(signs) == sorted(map(sign_of, noted))
    assert bool(signs) == bool(noted)


@given(digits=st.sets(st.sampled_from(NINE)), side=st.integers(SMALLEST, 400))
def test_up_to_nine_each_corner_note_has_its_place_whatever_stands_beside_it(
    digits: set[Digit], side: int
) -> None:
    places = {note.sign: box for note, box in placed_in(look_of(set(NINE), set()), side)}

    for note, box in placed_in(look_of(digits, set()), side):
        assert places[note.sign] == box


@given(digits=st.sets(st.sampled_from(NINE)), side=st.integers(SMALLEST, 400))
def test_up_to_nine_notes_of_one_kind_are_all_seen(digits: set[Digit], side: int) -> None:
    for look in (look_of(digits, set()), look_of(set(), digits)):
        assert MORE not in [note.sign for note, _ in placed_in(look, side)]


@pytest.mark.parametrize("side", [40, 60, 100, 200])
def test_centre_notes_stand_below_the_first_and_above_the_last_corner_notes(side: int) -> None:
    rows = rows_of_notes(look_of({NINE[0], NINE[8]}, {NINE[4]}), side)

    assert [[note.sign for note in row.notes] for row in rows] == [["1"], ["5"], ["9"]]
    assert [row.top for row in rows] == sorted(row.top for row in rows)


def test_what_is_excluded_or_coloured_is_told_of_its_note() -> None:
    one, two = NINE[:2]
    notes = CellNotes(frozenset({one, two})).with_note_colour(two, Colour(3))
    look = NotesLook(notes, frozenset({one}), 9)

    first, second = (note for note, _ in placed_in(look, 60))

    assert (first.is_excluded, first.colour) == (True, None)
    assert (second.is_excluded, second.colour) == (False, 3)
