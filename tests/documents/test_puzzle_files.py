"""Puzzle files: what may not be replaced is left alone."""

import os
from pathlib import Path

import pytest

from sudoku_gui.documents.puzzle_files import (
    NO_FILE,
    FileChanged,
    FileFailed,
    FileOpened,
    FileReading,
    FileSaved,
    digest_at,
    read_file,
    write_file,
    write_unchanged_file,
)
from sudoku_gui.formats import format_named
from tests.support.contents import bare
from tests.support.puzzles import SMALL

GAME = format_named("sudoku")
NEWER = b'{"format":"sudoku-game","version":2,"size":4}\n{"unheard":"of"}\n'


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
    reading = FileReading()

    assert isinstance(read_file(path, reading), FileOpened)
    assert reading.taken == reading.size == path.stat().st_size


def test_a_cancelled_reading_reads_no_more(tmp_path: Path) -> None:
    path = tmp_path / "one.line"
    path.write_bytes(f"{SMALL.line()}\n".encode())
    reading = FileReading()
    reading.is_cancelled = True

    outcome = read_file(path, reading)
    assert isinstance(outcome, FileFailed)
    assert str(outcome.problem) == "reading it was cancelled"
    assert reading.taken == 0
