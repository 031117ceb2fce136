"""Questions about the player's entries, the threads turned by hand."""

import pytest
from PySide6.QtWidgets import QApplication

from sudoku_gui.model.game import Game
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.note_moves import write_notes
from sudoku_gui.model.notes import NoteKind
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.presentation.grid.grid_cursor import TypingMode
from sudoku_gui.presentation.notice import Notice, NoticeTone
from sudoku_gui.ui.check.entry_checker import EntryChecker
from sudoku_gui.ui.check.verdict_controller import VerdictController
from sudoku_gui.wording.outcomes import solved_sentence
from tests.support.puzzles import SMALL, SMALL_SOLVED
from tests.support.ui.fakes import HandTurnedChecks
from tests.support.ui.game_bench import GameBench

SEVERAL = Grid.from_line("1234341200000000")
NO_SOLUTION = Grid.from_line("1230000400000000")
CLASHING = Grid.from_line("1100000000000000")


class Desk(GameBench):
    """A game controller whose entries can be asked about."""

    def __init__(self) -> None:
        super().__init__()
        self.thread = HandTurnedChecks()
        self.verdicts = VerdictController(self.thread)
        self.bench.sheet_changed.connect(self.verdicts.check)
        self.checker = EntryChecker(self.thread, self.verdicts, self.bench)
        self.answers: list[Notice] = []
        self.pointed: list[Cell] = []
        self.checker.notice_posted.connect(self.answers.append)
        self.checker.pointed_at.connect(self.pointed.append)
        self.put(SMALL)

    def put(self, givens: Grid) -> None:
        """Put a puzzle on the table and have it judged."""
        self.bench.open_game(Game(Puzzle(givens)))
        self.thread.work()

    def enter_right(self, place: int) -> Cell:
        """Write what the solution has into a blank."""
        cell = SMALL.blanks()[place]
        self.bench.enter_in_all((Cell(cell),), Digit(SMALL_SOLVED.digit_at(cell)))
        return cell

    def enter_wrong(self, place: int) -> Cell:
        """Write something else than the solution has into a blank."""
        cell = SMALL.blanks()[place]
        self.bench.enter_in_all((Cell(cell),), Digit(SMALL_SOLVED.digit_at(cell) % 4 + 1))
        return cell

    @property
    def answer(self) -> str:
        """What was said last."""
        return str(self.answers[-1].sentence)


@pytest.fixture
def desk(qapp: QApplication) -> Desk:
    return Desk()


def test_entries_that_contradict_the_solution_are_marked_and_counted(desk: Desk) -> None:
    desk.enter_right(0)
    wrong = {desk.enter_wrong(1), desk.enter_wrong(4)}

    desk.checker.check_entries()

    assert desk.checker.wrong == wrong
    assert desk.answer == "2 entries contradict the solution and are struck through."
    assert desk.answers[-1].tone is NoticeTone.WARNING


def test_nothing_is_said_or_marked_unasked(desk: Desk) -> None:
    desk.enter_wrong(1)

    assert (desk.checker.wrong, desk.answers) == (frozenset(), [])


def test_right_entries_are_confirmed_and_none_is_no_praise(desk: Desk) -> None:
    desk.checker.check_entries()
    assert (desk.answer, desk.answers[-1].tone) == (
        "There are no entries to check.",
        NoticeTone.PLAIN,
    )

    desk.enter_right(0)
    desk.checker.check_entries()

    assert desk.answer == "Your 1 entry agrees with the solution."
    assert desk.answers[-1].tone is NoticeTone.GOOD


def test_a_puzzle_with_several_solutions_that_is_solved_is_said_to_have_them(desk: Desk) -> None:
    said: list[Notice] = []
    desk.bench.notice_posted.connect(said.append)
    desk.put(SEVERAL)
    for cell, digit in enumerate(Grid.from_line("1234341221434321")):
        if not SEVERAL.digit_at(Cell(cell)):
            desk.bench.enter_in_all((Cell(cell),), Digit(digit))
    desk.checker.check_entries()

    sentence = str(solved_sentence(desk.bench.game, has_several=True))
    assert [str(notice.sentence) for notice in said][-1] == desk.answer == sentence
    assert "one of several solutions" in sentence
    assert desk.answers[-1].tone is NoticeTone.GOOD


def test_the_puzzle_after_one_with_several_solutions_is_not_said_to_have_them(desk: Desk) -> None:
    desk.put(SEVERAL)
    desk.bench.open_game(Game(Puzzle(SMALL)))

    assert not desk.bench.has_several_solutions


def test_a_check_of_all_entries_says_that_the_puzzle_is_solved(desk: Desk) -> None:
    for place in range(len(SMALL.blanks())):
        desk.enter_right(place)

    desk.checker.check_entries()

    assert desk.answer == str(solved_sentence(desk.bench.game))
    assert desk.answers[-1].tone is NoticeTone.GOOD


def test_typed_givens_are_not_counted_among_the_moves(desk: Desk) -> None:
    desk.bench.type_givens({SMALL.blanks()[-1]: SMALL_SOLVED.digit_at(SMALL.blanks()[-1])})
    desk.thread.work()
    desk.enter_right(0)
    desk.enter_wrong(1)

    desk.checker.find_mistake()
    desk.thread.work()

    assert desk.answer.startswith("It went wrong with move 2, ")


def test_an_edit_takes_the_mark_off_its_cell_alone(desk: Desk) -> None:
    first, second = desk.enter_wrong(1), desk.enter_wrong(4)
    desk.checker.check_entries()

    desk.bench.enter_in_all((Cell(first),), Digit(0))

    assert desk.checker.wrong == {second}


def test_asking_again_takes_the_marks_away_and_after_an_edit_checks_anew(desk: Desk) -> None:
    first = desk.enter_wrong(1)
    desk.checker.check_entries()
    second = desk.enter_wrong(4)

    desk.checker.check_entries()
    assert desk.checker.wrong == {first, second}

    desk.checker.check_entries()
    assert desk.checker.wrong == frozenset()


def test_another_puzzle_takes_all_marks_away(desk: Desk) -> None:
    desk.enter_wrong(1)
    desk.checker.check_entries()

    desk.put(SMALL)

    assert desk.checker.wrong == frozenset()


def test_asked_before_the_verdict_it_answers_when_that_is_known(desk: Desk) -> None:
    desk.put(SEVERAL)
    desk.bench.open_game(Game(Puzzle(SMALL)))
    wrong = desk.enter_wrong(1)
    desk.checker.check_entries()
    assert desk.answers == []

    desk.thread.work()

    assert desk.checker.wrong == {wrong}


@pytest.mark.parametrize(
    ("givens", "reason"),
    [
        (SEVERAL, "The puzzle has several solutions, so no entry can be called wrong yet."),
        (NO_SOLUTION, "The puzzle itself has no solution: look for the typo first."),
        (CLASHING, "Digits of the puzzle itself clash: look for the typo first."),
    ],
)
def test_without_a_single_solution_it_says_why_it_cannot_say(
    givens: Grid, reason: str, desk: Desk
) -> None:
    desk.put(givens)

    desk.checker.check_entries()

    assert (desk.answer, desk.checker.wrong) == (reason, frozenset())


@pytest.mark.parametrize("givens", [NO_SOLUTION, CLASHING])
def test_of_a_puzzle_without_a_solution_no_move_is_to_blame(givens: Grid, desk: Desk) -> None:
    desk.put(givens)

    desk.checker.find_mistake()

    assert desk.answer.endswith("look for the typo first.")
    assert desk.thread.waiting == []


def test_the_first_wrong_move_is_shown_and_what_came_after_stays(desk: Desk) -> None:
    desk.enter_right(0)
    wrong = desk.enter_wrong(1)
    desk.enter_right(2)
    before = desk.sheet

    desk.checker.find_mistake()
    desk.thread.work()

    assert desk.pointed == [wrong]
    assert desk.checker.wrong == {wrong}
    assert desk.sheet == before
    name, digit = before.geometry.name(wrong), before.grid.digit_at(wrong)
    assert desk.answer == (
        f"It went wrong with move 2, {name} = {digit}: since then the puzzle cannot be completed."
    )


def test_cells_in_which_the_wrong_move_tidied_notes_are_not_marked(desk: Desk) -> None:
    first, wrong = (Cell(cell) for cell in SMALL.blanks()[:2])
    digit = Digit(3)  # it clashes with nothing
    desk.bench.write_notes(lambda sheet: write_notes(sheet, {first: [digit]}, NoteKind.CORNER))
    desk.bench.enter_in_all((wrong,), digit)
    assert {change.cell for change in desk.bench.game.moves[-1].changes} == {first, wrong}

    desk.checker.find_mistake()
    desk.thread.work()

    assert (desk.pointed, desk.checker.wrong) == ([wrong], frozenset({wrong}))


def test_a_wrong_digit_that_was_taken_out_again_is_shown_and_not_marked(desk: Desk) -> None:
    first = desk.enter_wrong(1)
    desk.enter_wrong(2)
    desk.bench.enter_in_all((first,), Digit(0))

    desk.checker.find_mistake()
    desk.thread.work()

    assert (desk.pointed, desk.checker.wrong) == ([first], frozenset())


def test_going_back_to_before_it_can_be_redone(desk: Desk) -> None:
    desk.enter_right(0)
    wrong = desk.enter_wrong(1)
    desk.enter_right(2)
    before = desk.sheet
    desk.checker.find_mistake()
    desk.thread.work()

    (offer,) = desk.answers[-1].actions
    offer.accept()

    assert len(desk.bench.game.moves) == 1
    assert desk.sheet.grid.digit_at(wrong) == 0
    assert desk.checker.wrong == frozenset()
    desk.bench.redo()
    desk.bench.redo()
    assert desk.sheet == before


def test_a_game_that_can_be_completed_has_no_mistake(desk: Desk) -> None:
    desk.enter_right(0)

    desk.checker.find_mistake()
    desk.thread.work()

    assert desk.answer == "Nothing is wrong so far: the puzzle can still be completed."
    assert desk.pointed == []


def test_with_several_solutions_there_can_be_a_mistake_all_the_same(desk: Desk) -> None:
    desk.put(SEVERAL)
    third_row, fourth_row = Cell(8), Cell(12)
    desk.bench.enter_in_all((Cell(third_row),), Digit(2))
    desk.bench.enter_in_all((Cell(fourth_row),), Digit(2))

    desk.checker.find_mistake()
    desk.thread.work()

    assert desk.pointed == [fourth_row]


def test_an_edit_ends_the_search_for_a_mistake(desk: Desk) -> None:
    desk.enter_wrong(1)
    desk.checker.find_mistake()
    assert desk.thread.waiting

    desk.enter_right(2)
    desk.thread.work()

    assert (desk.thread.waiting, desk.answers, desk.pointed) == ([], [], [])


def test_an_edit_of_the_puzzle_does_not_end_the_check_of_that(desk: Desk) -> None:
    desk.checker.find_mistake()
    desk.bench.set_typing(TypingMode.GIVENS)

    desk.enter_right(2)
    desk.thread.work()

    assert desk.verdicts.verdict is not None


def test_what_is_cleared_is_answered_no_more(desk: Desk) -> None:
    desk.enter_wrong(1)
    desk.checker.check_entries()
    desk.checker.find_mistake()

    desk.checker.clear()
    desk.thread.work()

    assert desk.checker.wrong == frozenset()
    assert len(desk.answers) == 1
