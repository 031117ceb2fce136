"""Leaving a document: questions about changes, and disks that answer late."""

from pathlib import Path

import pytest

from sudoku_gui.documents.document import SaveTarget
from sudoku_gui.formats import format_named, write
from sudoku_gui.model.geometry import Cell
from sudoku_gui.ui.files.document_prompts import OverwriteChoice, UnsavedChoice
from tests.support.puzzles import SMALL, SMALL_SOLVED
from tests.support.ui.document_bench import DocumentBench

BOJ2580 = format_named("boj2580")


@pytest.fixture
def puzzle_file(tmp_path: Path) -> Path:
    path = tmp_path / "puzzle.txt"
    path.write_bytes(write(SMALL, BOJ2580))
    return path


@pytest.fixture
def mine(desk: DocumentBench, tmp_path: Path) -> Path:
    """Where the person saves; the grid has a digit that is not safe yet."""
    desk.enter(0, 3)
    return desk.will_save_to(tmp_path / "mine.txt", BOJ2580)


@pytest.mark.parametrize("unsaved", list(UnsavedChoice))
@pytest.mark.parametrize("leaving", ["new", "open", "sample", "paste", "close"])
def test_whatever_leaves_changes_behind_asks_first(
    desk: DocumentBench, puzzle_file: Path, mine: Path, leaving: str, unsaved: UnsavedChoice
) -> None:
    before = desk.sheet
    desk.person.unsaved = unsaved

    left = desk.leave_by(leaving, puzzle_file)

    assert desk.person.asked[0] == "changes to Untitled?"
    assert mine.exists() == (unsaved is UnsavedChoice.SAVE)
    assert left == (unsaved is not UnsavedChoice.CANCEL)
    assert (desk.sheet == before) == (unsaved is UnsavedChoice.CANCEL or leaving == "close")


@pytest.mark.parametrize("leaving", ["new", "open", "sample", "paste", "close"])
def test_without_changes_nobody_is_asked(
    desk: DocumentBench, puzzle_file: Path, leaving: str
) -> None:
    assert desk.leave_by(leaving, puzzle_file)

    assert desk.person.asked == []


def test_digits_of_a_solver_alone_are_left_without_a_question(
    desk: DocumentBench, puzzle_file: Path
) -> None:
    desk.open(puzzle_file)
    desk.solve()

    desk.opener.new(9)

    assert desk.person.asked == []


def test_what_is_to_follow_waits_until_the_file_is_safe(desk: DocumentBench, mine: Path) -> None:
    desk.person.unsaved = UnsavedChoice.SAVE
    closed: list[bool] = []

    desk.saver.after_saving(lambda: closed.append(mine.exists()))
    assert closed == []
    desk.files.work()

    assert closed == [True]


def test_nothing_follows_a_save_that_failed(desk: DocumentBench, mine: Path) -> None:
    desk.person.unsaved = UnsavedChoice.SAVE
    desk.will_save_to(mine.parent / "gone" / "mine.txt", BOJ2580)

    assert not desk.leave_by("close", mine)

    assert desk.sentences[-1].startswith("mine.txt was not saved:")


def test_nothing_follows_a_save_for_which_no_file_was_chosen(
    desk: DocumentBench, mine: Path
) -> None:
    desk.person.unsaved, desk.person.target = UnsavedChoice.SAVE, None

    assert not desk.leave_by("close", mine)


@pytest.mark.parametrize(
    ("answer", "followed"),
    [
        (UnsavedChoice.CANCEL, "otherwise"),
        (UnsavedChoice.DISCARD, "then"),
        (UnsavedChoice.SAVE, "otherwise"),  # for no file is chosen
    ],
)
def test_one_of_two_things_follows_by_what_people_answer(
    desk: DocumentBench, answer: UnsavedChoice, followed: str
) -> None:
    desk.enter(0, 3)
    desk.person.unsaved, desk.person.target = answer, None
    done: list[str] = []

    desk.saver.after_saving(lambda: done.append("then"), lambda: done.append("otherwise"))

    assert "changes to Untitled?" in desk.person.asked
    assert done == [followed]


def test_what_is_saved_has_only_one_of_two_things_follow(desk: DocumentBench, mine: Path) -> None:
    desk.person.unsaved = UnsavedChoice.SAVE
    done: list[str] = []

    desk.saver.after_saving(lambda: done.append("then"), lambda: done.append("otherwise"))
    desk.files.work()

    assert mine.exists()
    assert done == ["then"]


def test_what_was_typed_while_the_disk_was_busy_is_asked_about(
    desk: DocumentBench, mine: Path
) -> None:
    desk.person.unsaved = UnsavedChoice.SAVE
    closed: list[bool] = []
    desk.saver.after_saving(lambda: closed.append(True))
    saved = desk.sheet.grid
    desk.enter(1, 4)
    desk.person.unsaved = UnsavedChoice.CANCEL

    desk.files.work()

    assert mine.read_bytes() == write(saved, BOJ2580)
    assert desk.person.asked[-1] == "changes to mine.txt?"
    assert closed == []
    assert desk.bench.game.is_modified


def test_what_was_typed_while_the_question_was_open_is_asked_about(
    desk: DocumentBench, mine: Path
) -> None:
    answers = [UnsavedChoice.DISCARD, UnsavedChoice.CANCEL]
    closed: list[bool] = []

    def type_and_answer(name: str) -> UnsavedChoice:
        if len(answers) == 2:
            desk.enter(1, 4)
        return answers.pop(0)

    desk.person.what_about_changes = type_and_answer  # type: ignore[method-assign]
    desk.saver.after_saving(lambda: closed.append(True))

    assert (answers, closed) == ([], [])
    assert desk.sheet.grid.digit_at(Cell(1)) == 4


def test_what_was_typed_while_a_file_was_chosen_is_asked_about(
    desk: DocumentBench, mine: Path
) -> None:
    where_to, asked_about = desk.person.where_to, desk.sheet.grid
    desk.person.unsaved = UnsavedChoice.SAVE
    closed: list[bool] = []

    def type_and_answer(suggestion: SaveTarget, puzzles: int = 1) -> SaveTarget | None:
        desk.enter(1, 4)
        desk.person.unsaved = UnsavedChoice.CANCEL
        return where_to(suggestion, puzzles)

    desk.person.where_to = type_and_answer  # type: ignore[method-assign]
    desk.saver.after_saving(lambda: closed.append(True))
    desk.files.work()

    assert mine.read_bytes() == write(asked_about, BOJ2580)
    assert desk.person.asked[-1] == "changes to mine.txt?"
    assert closed == []


@pytest.mark.parametrize("last", [UnsavedChoice.CANCEL, UnsavedChoice.DISCARD])
def test_digits_that_were_not_saved_with_their_puzzle_are_asked_about(
    desk: DocumentBench, puzzle_file: Path, last: UnsavedChoice
) -> None:
    desk.open(puzzle_file)
    desk.enter(0, 3)
    desk.person.content = OverwriteChoice.GIVENS
    answers, closed = [UnsavedChoice.SAVE, last], list[bool]()

    def answer(name: str) -> UnsavedChoice:
        return answers.pop(0)

    desk.person.what_about_changes = answer  # type: ignore[method-assign]
    desk.saver.after_saving(lambda: closed.append(True))
    desk.files.work()

    assert (answers, bool(closed)) == ([], last is UnsavedChoice.DISCARD)
    assert desk.bench.game.is_modified


def test_a_save_that_ends_late_does_not_give_its_file_to_the_next_puzzle(
    desk: DocumentBench, mine: Path
) -> None:
    desk.saver.save()
    desk.person.unsaved = UnsavedChoice.DISCARD
    desk.opener.new(4)

    desk.files.work()

    assert desk.sentences[-1] == "Saved mine.txt"
    assert desk.settings.recent.files == [mine]
    assert desk.documents.name == "Untitled"
    desk.person.asked.clear()
    desk.saver.save()
    assert desk.person.asked == ["where to?"]


def test_what_is_saved_is_the_game_that_the_person_was_asked_about(
    desk: DocumentBench, mine: Path, puzzle_file: Path
) -> None:
    asked_about = desk.sheet.grid
    where_to = desk.person.where_to
    desk.opener.open_file(puzzle_file)
    desk.person.unsaved = UnsavedChoice.DISCARD

    def answer_late(suggestion: SaveTarget, puzzles: int = 1) -> SaveTarget | None:
        desk.files.work()  # the slow disk answers while the dialog is open
        return where_to(suggestion, puzzles)

    desk.person.where_to = answer_late  # type: ignore[method-assign]
    desk.save()

    assert mine.read_bytes() == write(asked_about, BOJ2580)
    assert desk.sheet.givens == SMALL
    assert desk.documents.name == "puzzle.txt"


def test_of_two_files_opened_quickly_the_last_one_stays(
    desk: DocumentBench, puzzle_file: Path
) -> None:
    other = puzzle_file.with_name("other.txt")
    other.write_bytes(write(SMALL_SOLVED, BOJ2580))

    desk.opener.open_file(puzzle_file)
    desk.opener.open_file(other)
    desk.files.work()

    assert desk.sheet.givens == SMALL_SOLVED
    assert desk.documents.name == "other.txt"
