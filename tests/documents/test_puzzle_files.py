"""Puzzle files: what may not be replaced is left alone."""

import os
from pathlib import Path

import pytest

from sudoku_gui.documents.file_transfer import FileTransfer
from sudoku_gui.documents.puzzle_files import (
    NO_FILE,
    FileChanged,
    FileFailed,
    FileOpened,
    FileSaved,
    digest_at,
    read_file,
    write_file,
    write_unchanged_file,
)
from sudoku_gui.formats import PuzzleRecord, format_named, long_files, puzzle_stream
from sudoku_gui.formats.puzzle_record import LazySequence
from sudoku_gui.formats.text import source_text
from tests.support.contents import bare
from tests.support.puzzles import SMALL

GAME = format_named("sudoku")
NEWER = b'{"format":"sudoku-game","version":3,"size":4}\n{"unheard":"of"}\n'


@pytest.mark.parametrize("name", ["sudoku", "line"])
def test_a_game_of_a_newer_version_is_neither_read_nor_replaced(tmp_path: Path, name: str) -> None:
    path = tmp_path / "newer.sudoku"
    path.write_bytes(NEWER)

    assert isinstance(read_file(path), FileFailed)
    assert isinstance(write_file(path, [bare(SMALL)], format_named(name)), FileFailed)
    assert path.read_bytes() == NEWER


def test_a_game_of_this_version_is_replaced(tmp_path: Path) -> None:
    path = tmp_path / "this.sudoku"

    for _ in range(2):
        assert isinstance(write_file(path, [bare(SMALL)], format_named("sudoku")), FileSaved)


def test_a_pipe_is_never_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)

    assert isinstance(write_unchanged_file(path, [bare(SMALL)], GAME, NO_FILE), FileChanged)
    assert isinstance(write_file(path, [bare(SMALL)], GAME), FileFailed)


def test_only_what_is_expected_is_replaced(tmp_path: Path) -> None:
    path = tmp_path / "this.sudoku"
    saved = write_unchanged_file(path, [bare(SMALL)], GAME, NO_FILE)
    assert isinstance(saved, FileSaved)
    assert saved.digest == digest_at(path)

    again = write_unchanged_file(path, [bare(SMALL)], GAME, NO_FILE)
    assert again == FileChanged(path, saved.digest)
    assert again.is_there
    assert isinstance(write_unchanged_file(path, [bare(SMALL)], GAME, saved.digest), FileSaved)
    path.unlink()
    gone = write_unchanged_file(path, [bare(SMALL)], GAME, saved.digest)
    assert gone == FileChanged(path, NO_FILE)


def test_a_reading_tells_how_far_it_is(tmp_path: Path) -> None:
    path = tmp_path / "one.line"
    path.write_bytes(f"{SMALL.line()}\n".encode())
    reading = FileTransfer()

    assert isinstance(read_file(path, reading), FileOpened)
    assert reading.done == reading.size == path.stat().st_size


def test_a_cancelled_reading_reads_no_more(tmp_path: Path) -> None:
    path = tmp_path / "one.line"
    path.write_bytes(f"{SMALL.line()}\n".encode())
    reading = FileTransfer()
    reading.is_cancelled = True

    outcome = read_file(path, reading)
    assert isinstance(outcome, FileFailed)
    assert str(outcome.problem) == "reading it was cancelled"
    assert reading.done == 0


@pytest.mark.parametrize(("name", "looks"), [("line", 2), ("csv", 3)])
def test_a_writing_tells_how_far_it_is(tmp_path: Path, name: str, looks: int) -> None:
    """A table is looked at once more before, to see which columns it needs."""
    writing = FileTransfer()
    records = [bare(SMALL)] * 5

    outcome = write_file(tmp_path / "many", records, format_named(name), writing)

    assert isinstance(outcome, FileSaved)
    assert writing.done == writing.size == looks * 5


@pytest.mark.parametrize("looks", [1, 3, 5, 8, 10, 15])
@pytest.mark.parametrize("name", ["line", "csv"])
def test_a_cancelled_writing_leaves_the_file_as_it_was(
    tmp_path: Path, name: str, looks: int
) -> None:
    """Each puzzle is looked at twice or more: to write it, and to see whether it is all there."""
    path = tmp_path / "many"
    path.write_bytes(b"old")
    writing = FileTransfer()

    def cancel(place: int) -> PuzzleRecord:
        writing.is_cancelled = writing.done >= min(looks, writing.size) - 1
        return bare(SMALL)

    records = LazySequence(range(5), cancel)
    outcome = write_unchanged_file(path, records, format_named(name), digest_at(path), writing)

    assert isinstance(outcome, FileFailed)
    assert str(outcome.problem) == "saving it was cancelled"
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_what_changes_while_a_list_is_written_is_not_replaced(tmp_path: Path) -> None:
    path = tmp_path / "many.line"
    path.write_bytes(b"old")

    def change(place: int) -> PuzzleRecord:
        path.write_bytes(b"of somebody else")
        return bare(SMALL)

    records = LazySequence(range(5), change)
    outcome = write_unchanged_file(path, records, format_named("line"), digest_at(path))

    assert outcome == FileChanged(path, digest_at(path))
    assert path.read_bytes() == b"of somebody else"
    assert list(tmp_path.iterdir()) == [path]


def test_a_long_table_is_saved_with_all_its_columns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Longer than what is read at once, so that it is read part by part to see what is there."""
    monkeypatch.setattr(long_files, "SIZE_LIMIT", 1 << 19)
    monkeypatch.setattr(source_text, "SIZE_LIMIT", 1 << 19)
    monkeypatch.setattr(puzzle_stream, "SIZE_LIMIT", 1 << 19)
    monkeypatch.setattr(puzzle_stream, "_DECIDING_BYTES", 1 << 18)
    path = tmp_path / "many.csv"
    rows = "".join(f'{SMALL.line(blank=".")},{place},"a, b"\n' for place in range(20_000))
    path.write_text(f"Puzzle,Number,Words\n{rows}")
    opened = read_file(path)
    assert isinstance(opened, FileOpened)

    saved = write_file(tmp_path / "again.csv", opened.reading.records, opened.reading.format)

    assert isinstance(saved, FileSaved)
    assert saved.lost == frozenset()
    assert (tmp_path / "again.csv").read_bytes() == path.read_bytes()
