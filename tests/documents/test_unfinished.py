"""Puzzles left unfinished: what can be gone back to, whatever else lies in the folder."""

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from unittest.mock import patch

import pytest

from sudoku_gui.documents.collection import Collection
from sudoku_gui.documents.document import Document
from sudoku_gui.documents.document_journal import VERSION, JournalRecorder
from sudoku_gui.documents.document_restoration import ResumeProblem
from sudoku_gui.documents.file_transfer import FileTransfer
from sudoku_gui.documents.journal_file import Journal, JournalFolder
from sudoku_gui.documents.unfinished import find_unfinished, take_unfinished
from sudoku_gui.model.game import Game
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.moves import enter_in_all
from sudoku_gui.model.puzzle import Puzzle
from tests.support.contents import bare
from tests.support.puzzles import SMALL


@pytest.fixture
def folder(tmp_path: Path) -> JournalFolder:
    return JournalFolder(tmp_path / "journals")


def lines_of_game(path: Path | None = None) -> list[bytes]:
    """The journal of a game with one digit entered."""
    game = Game(Puzzle(SMALL))
    game.play(enter_in_all(game.sheet, (Cell(0),), Digit(3)))
    document = replace(Document(Collection.of_game(game)), path=path)
    edit = JournalRecorder().edit(document, is_typing_givens=False)
    assert edit is not None
    return list(edit.lines())


def left(folder: JournalFolder, lines: Sequence[bytes]) -> Path:
    """Leave a journal as a window does that has gone."""
    journal = folder.begin()
    journal.append(lines)
    journal.release()
    return journal.path


def without_header(lines: Sequence[bytes]) -> list[bytes]:
    return [b'["document",{}]' if b"document" in line else line for line in lines]


def is_free(folder: JournalFolder, path: Path) -> bool:
    taken = folder.take(path)
    if taken is not None:
        taken[0].release()
    return taken is not None


def test_a_journal_that_is_not_understood_is_kept_aside_and_hides_no_other(
    folder: JournalFolder,
) -> None:
    left(folder, lines_of_game())
    strange = left(folder, without_header(lines_of_game()))

    found = find_unfinished(folder, resumes=True)

    assert found.resumed is not None
    assert found.lost_count == 1
    assert strange.with_suffix(".damaged").exists()
    assert not strange.exists()


def test_a_puzzle_whose_file_cannot_be_looked_for_is_there_all_the_same(
    folder: JournalFolder, tmp_path: Path
) -> None:
    left(folder, lines_of_game(tmp_path / "a.sudoku"))

    is_file = Path.is_file

    def refusing(path: Path) -> bool:
        if path.suffix == ".sudoku":
            raise PermissionError
        return is_file(path)

    with patch.object(Path, "is_file", refusing):
        found = find_unfinished(folder, resumes=True)

    assert found.resumed is not None
    assert found.resumed.problem is ResumeProblem.FILE_GONE
    assert found.resumed.document.is_modified


@pytest.mark.parametrize("lines", [[], [b'["journal",1]'], without_header(lines_of_game())])
def test_who_is_told_that_there_is_nothing_leaves_it_to_others(
    folder: JournalFolder, lines: Sequence[bytes]
) -> None:
    path = left(folder, lines)

    assert take_unfinished(folder, path) is None
    assert is_free(folder, path)


def test_a_journal_is_left_to_others_where_it_cannot_be_dealt_with(folder: JournalFolder) -> None:
    path = left(folder, without_header(lines_of_game()))

    with patch.object(Journal, "keep_damaged", side_effect=OSError):
        assert find_unfinished(folder, resumes=True).lost_count == 0

    assert path.exists()
    assert is_free(folder, path)


def test_the_journal_of_a_newer_program_is_left_alone(folder: JournalFolder) -> None:
    path = left(folder, [json.dumps(["journal", VERSION + 1]).encode()])

    found = find_unfinished(folder, resumes=True)

    assert (found.resumed, found.others, found.lost_count) == (None, [], 0)
    assert path.exists()
    assert is_free(folder, path)


GRIDS = [SMALL.with_digit(Cell(0), Digit(3)), SMALL, Grid.from_line("1" + "." * 15)]


def lines_of_reduced(source: Path) -> list[bytes]:
    """The journal of a file of three puzzles, the first of which was removed; the last is begun."""
    collection = Collection([bare(grid) for grid in GRIDS])
    document = Document(collection.without([0]), 1, path=source, source=source)
    game = document.collection.game(1)
    game.play(enter_in_all(game.sheet, (Cell(1),), Digit(2)))
    edit = JournalRecorder().edit(document, is_typing_givens=False)
    assert edit is not None
    return list(edit.lines())


def test_what_was_removed_from_a_list_stays_removed_and_can_be_put_back(
    folder: JournalFolder, tmp_path: Path
) -> None:
    source = tmp_path / "three.txt"
    source.write_text("".join(f"{grid}\n" for grid in GRIDS), "utf-8")
    path = left(folder, lines_of_reduced(source))
    assert find_unfinished(folder, resumes=False).others

    resumed = take_unfinished(folder, path)

    assert resumed is not None
    assert resumed.problem is None
    document = resumed.document
    assert (document.row, document.is_modified) == (1, True)
    assert list(document.collection.removed) == [range(1)]
    assert [record.puzzle.givens for record in document.collection.records()] == GRIDS[1:]
    assert document.collection.record(1).entries.digit_at(Cell(1)) == 2
    before = document.collection.before
    assert before is not None
    assert [record.puzzle.givens for record in before.records()] == GRIDS


def test_a_list_whose_file_has_other_puzzles_by_now_is_not_reduced(
    folder: JournalFolder, tmp_path: Path
) -> None:
    source = tmp_path / "three.txt"
    source.write_text("".join(f"{grid}\n" for grid in [*GRIDS, SMALL]), "utf-8")
    path = left(folder, lines_of_reduced(source))

    resumed = take_unfinished(folder, path)

    assert resumed is not None
    assert resumed.problem is ResumeProblem.COLLECTION_GONE
    assert [record.puzzle.givens for record in resumed.document.collection.records()] == GRIDS[2:]


@pytest.mark.parametrize("is_found", [True, False])
def test_what_people_do_not_wait_for_waits_for_them(
    folder: JournalFolder, tmp_path: Path, is_found: bool
) -> None:
    source = tmp_path / "three.txt"
    source.write_text("".join(f"{grid}\n" for grid in GRIDS), "utf-8")
    path = left(folder, lines_of_reduced(source))
    reading = FileTransfer()
    reading.is_cancelled = True

    if is_found:
        found = find_unfinished(folder, resumes=True, reading=reading)
        assert found.resumed is None
        assert [each.path for each in found.others] == [path]
    else:
        assert take_unfinished(folder, path, reading) is None

    assert is_free(folder, path)
    resumed = find_unfinished(folder, resumes=True).resumed
    assert resumed is not None
    assert resumed.problem is None


def test_it_is_told_how_far_the_reading_of_the_file_is(
    folder: JournalFolder, tmp_path: Path
) -> None:
    source = tmp_path / "three.txt"
    source.write_text("".join(f"{grid}\n" for grid in GRIDS), "utf-8")
    left(folder, lines_of_reduced(source))
    reading = FileTransfer()

    find_unfinished(folder, resumes=True, reading=reading)

    assert reading.done == reading.size == source.stat().st_size
