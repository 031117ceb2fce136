"""Moves of notes and colours: what they change, and what they leave."""

from dataclasses import replace

import pytest

from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.note_moves import (
    clear_colours,
    clear_notes,
    rule_out,
    toggle_colour,
    toggle_note,
    toggle_note_colour,
    write_notes,
)
from sudoku_gui.model.notes import NO_NOTES, CellNotes, Colour, NoteKind
from sudoku_gui.model.sheet import CellState, Origin, Sheet
from tests.support.notes import NOTES, noted, notes_after
from tests.support.puzzles import SMALL

GIVENS = Sheet.of_givens(SMALL)
ENTRY = CellState(Digit(3), Origin.ENTRY)
SOLVER = CellState(Digit(4), Origin.SOLVER)
MIXED = GIVENS.with_states({Cell(0): ENTRY, Cell(2): SOLVER})


@pytest.mark.parametrize("kind", NoteKind)
def test_a_note_is_written_into_all_cells_until_all_have_it(kind: NoteKind) -> None:
    one = toggle_note(GIVENS, [Cell(0)], kind, Digit(1)).done_to(GIVENS)
    both = toggle_note(one, [Cell(0), Cell(2)], kind, Digit(1)).done_to(one)
    none = toggle_note(both, [Cell(0), Cell(2)], kind, Digit(1)).done_to(both)

    only_note = NO_NOTES.with_digits(kind, [Digit(1)])
    assert [both.notes_at(Cell(cell)) for cell in (0, 1, 2)] == [only_note, NO_NOTES, only_note]
    assert none == GIVENS


def test_no_note_is_written_beside_a_given_or_an_entry() -> None:
    cells = [Cell(0), Cell(1), Cell(2), Cell(3)]  # entry, given, a solver's digit, blank

    for move in (
        toggle_note(MIXED, cells, NoteKind.CORNER, Digit(1)),
        write_notes(MIXED, {cell: [Digit(1)] for cell in cells}, NoteKind.CORNER),
    ):
        assert notes_after(move, MIXED).keys() == {2, 3}


def test_notes_of_one_kind_are_written_over_and_the_rest_stays() -> None:
    sheet = noted(GIVENS, 0)

    move = write_notes(sheet, {Cell(0): [Digit(3), Digit(4)], Cell(2): []}, NoteKind.CORNER)

    corner = frozenset({Digit(3), Digit(4)})
    assert notes_after(move, sheet) == {0: replace(NOTES, corner=corner)}


def test_every_cell_takes_colours_and_several_of_them() -> None:
    cells = [Cell(0), Cell(1), Cell(2)]
    once = toggle_colour(MIXED, cells, Colour(1)).done_to(MIXED)
    twice = toggle_colour(once, cells[:1], Colour(2)).done_to(once)

    back = toggle_colour(twice, cells, Colour(1))

    assert [sorted(twice.notes_at(cell).colours) for cell in cells] == [[1, 2], [1], [1]]
    assert notes_after(back, twice) == {0: CellNotes(colours=frozenset({Colour(2)}))}


def test_a_note_takes_one_colour_at_a_time_in_all_cells_that_have_it() -> None:
    cells, one = [Cell(0), Cell(1), Cell(2)], Digit(1)
    sheet = toggle_note(GIVENS, [Cell(0), Cell(2)], NoteKind.CORNER, one).done_to(GIVENS)
    red = toggle_note_colour(sheet, cells, one, Colour(1)).done_to(sheet)
    mixed = toggle_note_colour(red, [Cell(0)], one, Colour(2)).done_to(red)
    both = toggle_note_colour(mixed, cells, one, Colour(2)).done_to(mixed)

    assert [mixed.notes_at(cell).colour_of(one) for cell in cells] == [2, None, 1]
    assert [both.notes_at(cell).colour_of(one) for cell in cells] == [2, None, 2]
    assert toggle_note_colour(both, cells, one, Colour(2)).done_to(both) == sheet
    assert toggle_note_colour(sheet, cells, Digit(2), Colour(2)).changes == ()


def test_a_note_that_goes_takes_its_colour_along() -> None:
    sheet = noted(GIVENS, 0)
    red = toggle_note_colour(sheet, [Cell(0)], Digit(1), Colour(1)).done_to(sheet)
    gone = toggle_note(red, [Cell(0)], NoteKind.CORNER, Digit(1)).done_to(red)
    back = toggle_note(gone, [Cell(0)], NoteKind.CORNER, Digit(1)).done_to(gone)

    assert back == sheet


def test_clearing_colours_leaves_the_notes() -> None:
    sheet = noted(GIVENS, 0)
    red = toggle_note_colour(sheet, [Cell(0)], Digit(1), Colour(1)).done_to(sheet)

    move = clear_colours(red, [Cell(0), Cell(1)])

    assert notes_after(move, red) == {0: CellNotes(NOTES.corner, NOTES.centre)}


def test_clearing_notes_leaves_the_colours_of_the_cells() -> None:
    sheet, colour = noted(MIXED, 0, 3), CellNotes(colours=NOTES.colours)

    assert notes_after(clear_notes(sheet, [Cell(0), Cell(1)]), sheet) == {0: colour, 3: NOTES}
    assert clear_notes(MIXED, [Cell(0)]).changes == ()


def test_what_is_ruled_out_goes_from_notes_of_both_kinds_and_the_rest_stays() -> None:
    sheet = write_notes(GIVENS, {Cell(0): [Digit(1), Digit(3)]}, NoteKind.CORNER).done_to(GIVENS)
    sheet = write_notes(sheet, {Cell(0): [Digit(1)]}, NoteKind.CENTRE).done_to(sheet)

    move = rule_out(sheet, {Cell(0): frozenset({Digit(1)})}, {})

    assert notes_after(move, sheet) == {0: CellNotes(frozenset({Digit(3)}))}


def test_candidates_are_noted_in_the_same_move_that_rules_some_out() -> None:
    noted_first = {Cell(0): [Digit(1), Digit(3)], Cell(2): [Digit(4)]}

    move = rule_out(GIVENS, {Cell(0): frozenset({Digit(1)})}, noted_first)

    after = {0: CellNotes(frozenset({Digit(3)})), 2: CellNotes(frozenset({Digit(4)}))}
    assert notes_after(move, GIVENS) == after
    assert move.undone_from(move.done_to(GIVENS)) == GIVENS
