"""Practising a technique: what is asked, what an answer is worth, and how that is said."""

from sudoku_gui.documents.practice_search import PracticeQuestion
from sudoku_gui.language import Text, text, text_n
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.candidates import Candidate
from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.grid import BLANK, Grid, sign_of
from sudoku_gui.model.notes import CellNotes
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.presentation.hint.shown_hint import HintStage, ShownHint
from sudoku_gui.techniques.deduction import Deduction
from sudoku_gui.techniques.hint_task import HintResult, NotesUse
from sudoku_gui.techniques.position import Position, digits_in
from sudoku_gui.wording.deductions import conclusion_sentence

STOPPED = text("No position was looked for any longer.")


@dataclass(frozen=True, slots=True)
class PracticeTally:
    """How many questions were answered right at once, of how many."""

    right: int = 0
    asked: int = 0

    def counted(self, *, is_right: bool) -> "PracticeTally":
        """Return the tally after one more question."""
        return PracticeTally(self.right + is_right, self.asked + 1)

    @property
    def sentence(self) -> Text:
        """The tally in words."""
        return text_n(
            "{right:,} right of {n:,} question",
            "{right:,} right of {n:,} questions",
            n=self.asked,
            right=self.right,
        )


def sheet_of(position: Position) -> Sheet:
    """Return what the grid shows: givens, digits placed as entries, candidates as notes."""
    givens, entries = bytearray(position.grid.digits), bytearray(position.geometry.cell_count)
    for cell in position.placed:
        givens[cell], entries[cell] = BLANK, position.grid.digits[cell]
    sheet = Sheet.of(
        Grid(position.geometry, bytes(givens)), Grid(position.geometry, bytes(entries))
    )
    return sheet.with_notes([CellNotes(frozenset(digits_in(mask))) for mask in position.masks])


def task_sentence(question: PracticeQuestion) -> Text:
    """Return what is asked."""
    technique = question.deductions[0].technique.title
    if all(each.placements for each in question.deductions):
        return text("{technique}: which digit goes where? Press it.", technique=technique)
    return text("{technique}: which candidate goes? Press it.", technique=technique)


def deduction_with(question: PracticeQuestion, answer: Candidate) -> Deduction | None:
    """Return the deduction that an answer belongs to, None if it is wrong."""
    for deduction in question.deductions:
        if answer in deduction.placements or answer in deduction.eliminations:
            return deduction
    return None


def right_sentence(deduction: Deduction, question: PracticeQuestion) -> Text:
    """Return what to say of a right answer."""
    follows = conclusion_sentence(deduction, question.position.geometry)
    return text("Right. {conclusion}", conclusion=follows)


def wrong_sentence(answer: Candidate, question: PracticeQuestion) -> Text:
    """Return what to say of a wrong answer."""
    return text(
        "No: {technique} says nothing about {digit} in {cell}.",
        technique=question.deductions[0].technique.title,
        digit=sign_of(answer.digit),
        cell=question.position.geometry.name(Cell(answer.cell)),
    )


def no_candidate_sentence(answer: Candidate, question: PracticeQuestion) -> Text:
    """Return what to say where a digit is pressed that is no candidate there."""
    return text(
        "{digit} is no candidate of {cell}.",
        digit=sign_of(answer.digit),
        cell=question.position.geometry.name(Cell(answer.cell)),
    )


def looking_sentence(looked_through: int) -> Text:
    """Return what to say while a position is looked for."""
    return text_n(
        "Looking for a position: {n:,} puzzle looked through",
        "Looking for a position: {n:,} puzzles looked through",
        n=looked_through,
    )


def none_sentence(looked_through: int) -> Text:
    """Return what to say where no puzzle has another position."""
    return text_n(
        "The list has no more positions: {n:,} puzzle looked through",
        "The list has no more positions: {n:,} puzzles looked through",
        n=looked_through,
    )


def shown_proof(question: PracticeQuestion, deduction: Deduction) -> ShownHint:
    """Return the proof of a deduction, as a hint shows it at last."""
    result = HintResult(question.position, NotesUse.NONE, deductions=(deduction,))
    return ShownHint.first(result, HintStage.PROOF)
