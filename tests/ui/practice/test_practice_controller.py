"""Practising: a position is asked about, an answer is judged, the proof is shown when wanted."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QListWidget, QPushButton

from sudoku_gui.documents.practice_search import PracticeQuestion
from sudoku_gui.formats import format_named, write_all
from sudoku_gui.model.candidates import Candidate
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.presentation.grid.cell_look import NotesLook
from sudoku_gui.presentation.grid.note_layout import rows_of_notes
from sudoku_gui.presentation.practice import PracticeTally, deduction_with
from sudoku_gui.presentation.theme import DARK
from sudoku_gui.ui.practice.practice_controller import PracticeController
from tests.support.contents import bare
from tests.support.puzzles import SMALL, SMALL_SOLVED
from tests.support.ui.open_program import OpenProgram


class Practice:
    """The practice of a program, opened."""

    def __init__(self, program: OpenProgram) -> None:
        program.trigger("practise")
        self.program = program
        self.controller: PracticeController = program.program.practice
        self.window = self.controller.window

    def combo(self, name: str) -> QComboBox:
        found = self.window.findChild(QComboBox, f"practice-{name}")
        assert found is not None
        return found

    def button(self, name: str) -> QPushButton:
        found = self.window.findChild(QPushButton, f"practice-{name}")
        assert found is not None
        return found

    def label(self, name: str) -> str:
        found = self.window.findChild(QLabel, f"practice-{name}")
        assert found is not None
        return found.text()

    def proof(self) -> QListWidget:
        found = self.window.findChild(QListWidget, "hint-proof")
        assert found is not None
        return found

    def choose(self, technique: str) -> PracticeQuestion:
        """Practise another technique."""
        combo = self.combo("technique")
        combo.setCurrentIndex(combo.findText(technique))
        return self.wait()

    def wait(self) -> PracticeQuestion:
        """Let the window live until something is asked."""
        self.program.wait_until(lambda: self.controller.question is not None)
        question = self.controller.question
        assert question is not None
        return question

    def answer(self, candidate: Candidate) -> None:
        """Answer by keys."""
        self.window.grid.select(candidate.cell)
        QTest.keyClick(self.window.grid, Qt.Key(Qt.Key.Key_0 + candidate.digit))

    def click(self, candidate: Candidate) -> None:
        """Answer by the mouse."""
        grid = self.window.grid
        layout, sheet = grid._layout, self.window.overlays.layers.sheet_shown
        assert layout is not None
        rect = layout.cell_rect(candidate.cell)
        look = NotesLook(sheet.notes_at(candidate.cell), frozenset(), sheet.geometry.size)
        (point,) = (
            rect.topLeft() + QPoint(note.left + note.width // 2, row.top + row.height // 2)
            for row in rows_of_notes(look, rect.width())
            for note in row.notes
            if note.sign == str(candidate.digit)
        )
        QTest.mouseClick(grid.viewport(), Qt.MouseButton.LeftButton, pos=point)


@pytest.fixture
def practice(playing: OpenProgram) -> Practice:
    return Practice(playing)


def right_answer(question: PracticeQuestion) -> Candidate:
    deduction = question.deductions[0]
    return (*deduction.placements, *deduction.eliminations)[0]


def wrong_answer(question: PracticeQuestion) -> Candidate:
    geometry = question.position.geometry
    return next(
        each
        for each in (Candidate(Cell(c), Digit(d)) for c in geometry.cells for d in geometry.digits)
        if question.position.masks[each.cell] >> each.digit & 1
        and deduction_with(question, each) is None
    )


@pytest.mark.parametrize("way", ["click", "answer"])
@pytest.mark.parametrize("technique", ["Hidden single", "Pointing"])
def test_a_right_answer_counts(practice: Practice, technique: str, way: str) -> None:
    question = practice.choose(technique)

    getattr(practice, way)(right_answer(question))

    assert practice.controller.tally == PracticeTally(1, 1)
    assert practice.label("answer").startswith("Right. So ")
    assert practice.label("tally") == "1 right of 1 question"


def test_of_several_answers_the_first_counts(practice: Practice) -> None:
    question = practice.choose("Pointing")

    practice.click(wrong_answer(question))
    assert practice.label("answer").startswith("No: Pointing says nothing about ")
    practice.click(right_answer(question))

    assert practice.controller.tally == PracticeTally(0, 1)
    assert practice.label("answer").startswith("Right.")


def test_a_digit_that_is_no_candidate_counts_for_nothing(practice: Practice) -> None:
    question = practice.wait()
    cell = question.position.grid.blanks()[0]
    digit = next(d for d in range(1, 10) if not question.position.masks[cell] >> d & 1)

    practice.answer(Candidate(cell, Digit(digit)))

    assert practice.controller.tally == PracticeTally()
    assert "is no candidate of" in practice.label("answer")


def test_the_proof_is_drawn_step_by_step_when_it_is_wanted(practice: Practice) -> None:
    question = practice.choose("Pointing")
    practice.click(right_answer(question))
    practice.button("proof").click()

    proof = practice.proof()
    drawn = [practice.window.overlays.layers.annotation]
    assert proof.currentRow() == proof.count() - 1
    proof.setCurrentRow(0)
    drawn.append(practice.window.overlays.layers.annotation)
    assert None not in drawn
    assert drawn[0] != drawn[1]
    assert practice.controller.tally == PracticeTally(1, 1)


def test_whoever_looks_at_the_proof_first_has_given_up(practice: Practice) -> None:
    question = practice.wait()

    practice.button("proof").click()
    practice.answer(right_answer(question))

    assert practice.controller.tally == PracticeTally(0, 1)


def test_the_next_position_is_another_one(practice: Practice) -> None:
    first = practice.wait()

    practice.button("next").click()

    assert practice.wait() != first
    assert not practice.proof().isVisible()


def test_the_open_game_stays_as_it_is(playing: OpenProgram) -> None:
    playing.put(SMALL)
    before, shown = playing.game_controller.game.snapshot, playing.sheet
    practice = Practice(playing)

    practice.click(right_answer(practice.wait()))
    practice.button("proof").click()

    assert playing.game_controller.game.snapshot == before
    assert playing.sheet == shown
    assert playing.window.overlays.layers.annotation is None


def test_positions_come_from_what_is_open_until_there_are_no_more(
    playing: OpenProgram, tmp_path: Path
) -> None:
    path = tmp_path / "two.txt"
    path.write_bytes(write_all([bare(SMALL), bare(SMALL_SOLVED)], format_named("boj2239")))
    playing.open_file(path)
    playing.wait_for_sentence("two.txt: 2 puzzles")
    practice = Practice(playing)
    assert practice.combo("source").itemText(1) == "What is open: 2 puzzles"

    practice.combo("source").setCurrentIndex(1)
    assert practice.wait().position.geometry == SMALL.geometry
    practice.button("next").click()
    playing.wait_until(lambda: "no more positions" in practice.label("question"))

    practice.button("next").click()
    assert practice.wait().position.geometry == SMALL.geometry


def test_a_search_in_vain_says_how_far_it_is_and_can_be_stopped(practice: Practice) -> None:
    combo = practice.combo("technique")
    combo.setCurrentIndex(combo.findText("Template set"))
    assert practice.controller.question is None
    practice.program.wait_until(lambda: "looked through" in practice.label("question"))

    practice.button("next").click()

    assert "looked through" not in practice.label("question")
    assert practice.button("next").text() == "&Next Position"
    assert practice.choose("Hidden single")


def test_the_window_follows_language_and_theme(practice: Practice) -> None:
    practice.wait()
    english = practice.label("question")

    practice.program.choose_language("ko")
    practice.window.set_theme(DARK)

    assert practice.label("question") != english
    assert practice.window.windowTitle() != "Practise a Technique"


def test_escape_closes_and_the_question_is_there_again(practice: Practice) -> None:
    question = practice.wait()
    QTest.keyClick(practice.window.grid, Qt.Key.Key_Escape)
    practice.program.wait_until(lambda: not practice.window.isVisible())

    practice.program.trigger("practise")

    assert practice.window.isVisible()
    assert practice.controller.question == question
