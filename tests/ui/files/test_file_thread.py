"""Reading and writing puzzle files: one file at a time first, then the thread."""

import errno
import os
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QThread
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_gui.documents.puzzle_files import (
    FileFailed,
    FileOpened,
    FileSaved,
    digest_at,
    read_file,
    write_file,
)
from sudoku_gui.formats import FORMATS, SIZE_LIMIT, Format, format_named, write
from sudoku_gui.model.geometry import SIZES, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.ui.files.file_thread import FileRequest, FileThread
from tests.support.contents import bare
from tests.support.formats.strategies import written_or_none
from tests.support.puzzles import SMALL, SMALL_SOLVED
from tests.support.waiting import PATIENCE_SECONDS

BOJ2580 = format_named("boj2580")
Outcome = FileOpened | FileSaved | FileFailed


def problem_of(outcome: Outcome) -> str:
    assert isinstance(outcome, FileFailed)
    return str(outcome.problem)


@pytest.fixture
def puzzle_file(tmp_path: Path) -> Path:
    path = tmp_path / "puzzle.txt"
    path.write_bytes(write(SMALL, BOJ2580))
    return path


def test_a_puzzle_file_is_read_with_its_format(puzzle_file: Path) -> None:
    outcome = read_file(puzzle_file)

    assert isinstance(outcome, FileOpened)
    assert outcome.path == puzzle_file
    assert outcome.reading.puzzle.givens == SMALL
    assert outcome.reading.format is BOJ2580


FORMATS_AND_SIZES = [
    (format_, size)
    for format_ in FORMATS
    for size in SIZES
    if written_or_none([bare(Grid.empty(Geometry.of_size(size)))], format_)
]


@pytest.mark.parametrize(("format_", "size"), FORMATS_AND_SIZES)
def test_what_was_written_is_read_again(tmp_path: Path, format_: Format, size: int) -> None:
    geometry = Geometry.of_size(size)
    grid = Grid(geometry, bytes([size, 1, *[0] * (geometry.cell_count - 2)]))
    path = tmp_path / "grid.txt"

    assert write_file(path, (bare(grid),), format_) == FileSaved(
        path, format_, (bare(grid),), frozenset(), digest_at(path)
    )
    outcome = read_file(path)

    assert isinstance(outcome, FileOpened)
    assert outcome.reading.puzzle.givens == grid
    assert path.read_bytes() == write(grid, format_)


def test_a_missing_file_is_said_to_be_missing(tmp_path: Path) -> None:
    assert problem_of(read_file(tmp_path / "gone.txt")) == "there is no such file"
    assert problem_of(read_file(tmp_path / "gone" / "x.txt")) == "there is no such file"


def test_a_name_that_no_file_can_have_is_said_to_be_missing() -> None:
    assert problem_of(read_file(Path("/a\0b"))) == "there is no such file"


def test_a_name_too_long_for_a_file_is_said_to_be_so(tmp_path: Path) -> None:
    path = tmp_path / ("x" * 300)

    assert problem_of(read_file(path)) == "the name is too long for a file"
    assert (
        problem_of(write_file(path, (bare(SMALL),), BOJ2580)) == "the name is too long for a file"
    )
    assert list(tmp_path.iterdir()) == []


def test_links_in_a_circle_are_not_followed_for_ever(tmp_path: Path) -> None:
    (tmp_path / "a").symlink_to(tmp_path / "b")
    (tmp_path / "b").symlink_to(tmp_path / "a")

    assert problem_of(read_file(tmp_path / "a")) == "the links lead in a circle"


@pytest.mark.parametrize("make", [Path.mkdir, os.mkfifo], ids=["directory", "pipe"])
def test_what_is_no_regular_file_is_neither_read_nor_replaced(tmp_path: Path, make: object) -> None:
    path = tmp_path / "special"
    assert callable(make)
    make(path)
    mode = path.stat().st_mode

    assert problem_of(read_file(path)) == "not a regular file"
    assert problem_of(write_file(path, (bare(SMALL),), BOJ2580)) == "not a regular file"
    assert path.stat().st_mode == mode
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("device", ["/dev/zero", "/dev/null"])
def test_a_device_is_not_read(device: str) -> None:
    assert problem_of(read_file(Path(device))) == "not a regular file"


TOO_LARGE = (
    "the file is larger than 16 MB; "
    "only lists with a puzzle on each line, and tables, may be longer"
)


def test_a_file_beyond_the_limit_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "large.txt"
    with path.open("wb") as stream:
        stream.truncate(SIZE_LIMIT + 1)

    assert problem_of(read_file(path)) == TOO_LARGE


def test_a_file_without_end_is_read_up_to_the_limit_only(
    puzzle_file: Path,
) -> None:
    with puzzle_file.open("ab") as stream:
        stream.truncate(2**36)  # sparse: 64 GB that take no room

    assert problem_of(read_file(puzzle_file)) == TOO_LARGE


def test_a_file_that_is_no_puzzle_is_refused_with_line_and_column(puzzle_file: Path) -> None:
    puzzle_file.write_bytes(b"0 2 0 0\n0 2 x 0\n0 0 0 0\n0 0 0 0\n")

    assert problem_of(read_file(puzzle_file)).startswith('line 2, column 5: found "x"')


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (errno.EACCES, "permission denied"),
        (errno.EIO, "the disk does not answer"),
        (errno.EMFILE, "the system says: Too many open files"),
    ],
)
def test_what_the_system_refuses_is_said_in_words(
    puzzle_file: Path, monkeypatch: pytest.MonkeyPatch, number: int, sentence: str
) -> None:
    def refuse(_path: Path, _mode: str) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(Path, "open", refuse)

    assert problem_of(read_file(puzzle_file)) == sentence


class Files:
    """The thread, and the answers it gave."""

    def __init__(self) -> None:
        self.thread = FileThread()
        self.answers: list[Outcome] = []
        self.worked_in: list[QThread] = []

    def ask(self, path: Path) -> None:
        def work() -> Outcome:
            self.worked_in.append(QThread.currentThread())
            return read_file(path)

        self.thread.ask(FileRequest(work, self.answers.append))


@pytest.fixture
def files(qapp: QApplication) -> Iterator[Files]:
    files = Files()
    yield files
    files.thread.shut_down()


def test_the_work_is_done_in_another_thread_and_answered_in_order(
    files: Files, puzzle_file: Path, qtbot: QtBot
) -> None:
    paths = [puzzle_file, puzzle_file.with_name("gone.txt"), puzzle_file]
    for path in paths:
        files.ask(path)

    qtbot.waitUntil(lambda: len(files.answers) == 3)

    assert [answer.path for answer in files.answers] == paths
    assert [type(answer) for answer in files.answers] == [FileOpened, FileFailed, FileOpened]
    assert files.thread.thread() not in files.worked_in


def test_the_window_does_not_wait_for_a_slow_disk(
    files: Files, puzzle_file: Path, qtbot: QtBot
) -> None:
    disk = threading.Event()

    def work() -> Outcome:
        disk.wait(PATIENCE_SECONDS)
        return read_file(puzzle_file)

    files.thread.ask(FileRequest(work, files.answers.append))
    QApplication.processEvents()
    assert files.answers == []

    disk.set()
    qtbot.waitUntil(lambda: len(files.answers) == 1)


def test_shutting_down_finishes_all_that_was_asked_for(files: Files, tmp_path: Path) -> None:
    paths = [tmp_path / f"{number}.txt" for number in range(20)]

    def save(path: Path) -> FileRequest[Outcome]:
        return FileRequest(
            lambda: write_file(path, (bare(SMALL_SOLVED),), BOJ2580), files.answers.append
        )

    for path in paths:
        files.thread.ask(save(path))
    files.thread.shut_down()

    assert [path.read_bytes() for path in paths] == [write(SMALL_SOLVED, BOJ2580)] * 20


def test_shutting_down_twice_is_harmless(files: Files) -> None:
    files.thread.shut_down()
    files.thread.shut_down()

    (thread,) = files.thread.findChildren(QThread)
    assert not thread.isRunning()
