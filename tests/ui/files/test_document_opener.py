"""Opening documents, with the file thread turned by hand and a fake person."""

from pathlib import Path

import pytest

from sudoku_gui.documents.samples import SAMPLES
from sudoku_gui.formats import format_named, write
from sudoku_gui.presentation.grid.grid_cursor import TypingMode
from sudoku_gui.presentation.notice import NoticeTone
from tests.support.puzzles import SMALL
from tests.support.ui.document_bench import DocumentBench

BOJ2580, LINE = map(format_named, ("boj2580", "line"))


def test_an_opened_file_gives_the_document_its_name(desk: DocumentBench, puzzle_file: Path) -> None:
    assert desk.documents.name == "Untitled"

    desk.open(puzzle_file)

    assert desk.documents.name == "puzzle.txt"
    assert desk.sheet.givens == SMALL
    assert desk.bench.typing is TypingMode.ENTRIES
    assert desk.sentences == ["Opened puzzle.txt"]
    assert desk.settings.recent.files == [puzzle_file]


def test_nothing_is_opened_while_the_disk_is_busy(desk: DocumentBench, puzzle_file: Path) -> None:
    desk.opener.open_file(puzzle_file)

    assert desk.sheet.givens != SMALL
    desk.files.work()
    assert desk.sheet.givens == SMALL


def test_of_several_files_the_first_is_opened_and_the_others_are_at_hand(
    desk: DocumentBench, puzzle_file: Path
) -> None:
    others = [puzzle_file.with_name(name) for name in ("b.txt", "c.txt")]

    desk.opener.open_file(puzzle_file, *others)
    desk.files.work()

    assert desk.sentences == ["Opened puzzle.txt; 2 more files wait under File ▸ Open Recent"]
    assert desk.settings.recent.files == [puzzle_file, *others]


def test_files_are_at_hand_though_the_first_cannot_be_opened(
    desk: DocumentBench, puzzle_file: Path
) -> None:
    desk.opener.open_file(puzzle_file.with_name("missing.txt"), puzzle_file)
    desk.files.work()

    assert desk.sentences == ["missing.txt was not opened: there is no such file"]
    assert desk.settings.recent.files == [puzzle_file]


def test_a_person_who_chooses_no_file_opens_none(desk: DocumentBench) -> None:
    desk.opener.open()
    desk.files.work()

    assert desk.said == []


def test_the_file_dialog_starts_where_the_last_file_was(
    desk: DocumentBench, puzzle_file: Path
) -> None:
    desk.open(puzzle_file)
    desk.person.file = puzzle_file

    desk.opener.open()

    assert desk.person.asked == [f"which file in {puzzle_file.parent}?"]


def test_remarks_of_the_reader_are_told(desk: DocumentBench, tmp_path: Path) -> None:
    path = tmp_path / "two.txt"
    path.write_bytes(write(SMALL, LINE) * 2)

    desk.open(path)

    assert desk.sentences == ["two.txt: 2 puzzles"]


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"", "the file is empty"),
        (b"\0" * 100, "not a text file: it holds zero bytes"),
        (b"0 2 0 0\n0 2 x 0\n0 0 0 0\n0 0 0 0\n", 'line 2, column 5: found "x"'),
    ],
)
def test_a_file_that_cannot_be_read_leaves_the_open_game_as_it_was(
    desk: DocumentBench, puzzle_file: Path, content: bytes, problem: str
) -> None:
    desk.open(puzzle_file)
    desk.enter(0, 3)
    before = (desk.bench.game, desk.sheet, desk.documents.name)
    bad = puzzle_file.with_name("bad.txt")
    bad.write_bytes(content)

    desk.open(bad)

    assert (desk.bench.game, desk.sheet, desk.documents.name) == before
    assert desk.sentences[-1].startswith(f"bad.txt was not opened: {problem}")
    assert desk.said[-1].tone is NoticeTone.WARNING
    assert desk.person.asked == []


def test_a_recent_file_that_is_gone_is_said_to_be_gone_and_leaves_the_list(
    desk: DocumentBench, puzzle_file: Path
) -> None:
    desk.open(puzzle_file)
    puzzle_file.unlink()

    desk.open(puzzle_file)

    assert desk.sentences[-1] == "puzzle.txt was not opened: there is no such file"
    assert desk.settings.recent.files == []
    assert desk.sheet.givens == SMALL


def test_a_sample_has_its_title_and_is_saved_somewhere_else(desk: DocumentBench) -> None:
    desk.opener.open_sample(SAMPLES[0])
    desk.files.work()
    assert desk.documents.name == str(SAMPLES[0].title)

    desk.saver.save()

    assert desk.person.asked == ["where to?"]


def test_a_copied_puzzle_is_opened(desk: DocumentBench) -> None:
    desk.paste(write(SMALL, BOJ2580).decode())

    assert desk.sheet.givens == SMALL
    assert desk.documents.name == "Untitled"


def test_the_window_does_not_wait_for_a_long_copied_text(desk: DocumentBench) -> None:
    before = desk.sheet

    desk.opener.open_text(write(SMALL, BOJ2580).decode() * 100_000)

    assert desk.sheet == before
    assert len(desk.files.waiting) == 1  # for the thread of files


def test_a_copied_text_that_is_no_puzzle_is_refused(desk: DocumentBench) -> None:
    before = desk.sheet

    desk.paste("Dear Ada, \udc80")

    assert desk.sentences[-1].startswith("What was copied is no puzzle:")
    assert desk.sheet == before
