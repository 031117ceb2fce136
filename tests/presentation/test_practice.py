"""Questions of the practice: what is shown, what is right, what is said."""

import pytest

from sudoku_gui.documents.practice_search import PracticeQuestion, PracticeSearch, made_puzzles
from sudoku_gui.model.candidates import Candidate
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.notes import CellNotes
from sudoku_gui.presentation.grid.cell_look import NotesLook
from sudoku_gui.presentation.grid.note_layout import digit_of_note_at, rows_of_notes
from sudoku_gui.presentation.practice import (
    PracticeTally,
    deduction_with,
    sheet_of,
    shown_proof,
    task_sentence,
)
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.registry import TECHNIQUES


def question_of(name: str) -> PracticeQuestion:
    search = PracticeSearch(made_puzzles(1), TECHNIQUES, name)
    while not search.work(10):
        pass
    question = search.partial_result.question
    assert question is not None
    return question


@pytest.mark.parametrize("name", ["hidden-single", "pointing", "naked-pair"])
def test_the_grid_shows_the_position(name: str) -> None:
    position = question_of(name).position

    assert Position.of_sheet(sheet_of(position)) == position


@pytest.mark.parametrize("name", ["hidden-single", "pointing"])
def test_right_is_what_the_technique_concludes_and_nothing_else(name: str) -> None:
    question = question_of(name)
    geometry = question.position.geometry
    every = [Candidate(Cell(c), Digit(d)) for c in geometry.cells for d in geometry.digits]

    right = {each for each in every if deduction_with(question, each) is not None}

    concluded = (
        each for one in question.deductions for each in (*one.placements, *one.eliminations)
    )
    assert right == set(concluded)


def test_what_is_asked_names_the_technique_and_what_to_press() -> None:
    places, rules_out = (
        task_sentence(question_of("hidden-single")),
        task_sentence(question_of("pointing")),
    )

    assert str(places.values["technique"]) == "Hidden single"
    assert str(rules_out.values["technique"]) == "Pointing"
    assert places.template != rules_out.template


def test_the_proof_is_shown_whole() -> None:
    question = question_of("pointing")

    hint = shown_proof(question, question.deductions[0])

    assert hint.is_complete
    assert hint.step == len(hint.steps) - 1


def test_the_tally_counts_questions() -> None:
    tally = PracticeTally().counted(is_right=True).counted(is_right=False)

    assert tally == PracticeTally(right=1, asked=2)
    assert str(tally.sentence) == "1 right of 2 questions"


@pytest.mark.parametrize("side", [20, 33, 60, 120])
@pytest.mark.parametrize("size", [4, 9, 16])
def test_a_note_is_found_where_it_stands(side: int, size: int) -> None:
    noted = frozenset(map(Digit, range(1, size + 1, 3)))
    look = NotesLook(CellNotes(noted), frozenset(), size)

    found = {
        digit_of_note_at(look, side, x, y)
        for row in rows_of_notes(look, side)
        for note in row.notes
        for x in (note.left, note.left + note.width - 1)
        for y in (row.top, row.top + row.height - 1)
    }

    assert found - {None} <= noted
    if side >= 60:
        assert found == noted
    assert digit_of_note_at(look, side, 0, 0) is None
