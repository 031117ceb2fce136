"""Notes and colours of one cell."""

import pytest

from sudoku_gui.model.geometry import Digit
from sudoku_gui.model.notes import CellNotes, Colour, NoteKind

ONE, TWO = Digit(1), Digit(2)
NOTED = CellNotes(frozenset({ONE}), frozenset({ONE, TWO}))


def test_the_colour_of_a_note_is_one_for_both_kinds() -> None:
    red = NOTED.with_note_colour(ONE, Colour(1))

    assert (red.colour_of(ONE), red.colour_of(TWO)) == (1, None)
    assert red.with_note_colour(ONE, Colour(2)).colour_of(ONE) == 2
    assert red.with_note_colour(ONE, None) == NOTED


def test_a_note_keeps_its_colour_until_it_is_gone_from_both_places() -> None:
    red = NOTED.with_note_colour(ONE, Colour(1))

    assert red.with_digits(NoteKind.CORNER, []).colour_of(ONE) == 1
    gone = red.with_digits(NoteKind.CORNER, []).with_digits(NoteKind.CENTRE, [TWO])
    assert gone == CellNotes(centre=frozenset({TWO}))


@pytest.mark.parametrize("colours", [{(Digit(3), Colour(1))}, {(ONE, Colour(1)), (ONE, Colour(2))}])
def test_a_colour_of_no_note_and_two_of_one_are_refused(
    colours: set[tuple[Digit, Colour]],
) -> None:
    with pytest.raises(ValueError, match="colours of notes"):
        CellNotes(NOTED.corner, NOTED.centre, note_colours=frozenset(colours))
