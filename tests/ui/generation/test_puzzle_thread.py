"""Puzzles made in their thread: the one that is waited for, and a pile in advance."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from sudoku_gui.documents.puzzle_pile import PuzzlePile
from sudoku_gui.generation.criteria import Criteria
from sudoku_gui.generation.puzzle_request import PuzzleRequest
from sudoku_gui.generation.symmetry import Symmetry
from sudoku_gui.techniques.level import Level
from sudoku_gui.ui.generation.puzzle_thread import MakingReport, PuzzleThread
from tests.support.puzzles import SMALL

EASY = PuzzleRequest.of_level(4, Symmetry.NONE, Level.EASY)
NONE_SUCH = PuzzleRequest(4, Criteria(givens=range(16, 17)))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "pile"


@pytest.fixture
def make_thread(path: Path) -> Iterator[Callable[[], PuzzleThread]]:
    threads: list[PuzzleThread] = []

    def make() -> PuzzleThread:
        threads.append(PuzzleThread(path))
        return threads[-1]

    yield make
    for thread in threads:
        thread.shut_down()


def heard(thread: PuzzleThread) -> list[MakingReport]:
    reports: list[MakingReport] = []
    thread.reported.connect(reports.append)
    return reports


def in_file(path: Path) -> int:
    """How many puzzles the file has."""
    return len(path.read_bytes().splitlines()) if path.exists() else 0


def test_a_puzzle_is_made_when_it_is_wished_for(
    make_thread: Callable[[], PuzzleThread], qtbot: QtBot
) -> None:
    thread = make_thread()
    reports = heard(thread)

    thread.make(EASY)
    qtbot.waitUntil(lambda: bool(reports) and reports[-1].puzzle is not None)

    puzzle = reports[-1].puzzle
    assert puzzle is not None
    assert puzzle.geometry == EASY.geometry


def test_one_of_the_pile_is_there_at_once(
    make_thread: Callable[[], PuzzleThread], path: Path, qtbot: QtBot
) -> None:
    pile = PuzzlePile()
    pile.add(EASY, SMALL)
    pile.write(path)
    thread = make_thread()
    reports = heard(thread)

    thread.make(EASY)
    qtbot.waitUntil(lambda: bool(reports))

    assert [(each.tried, each.puzzle) for each in reports] == [(0, SMALL)]
    thread.shut_down()
    assert in_file(path) == 0  # it does not come twice


def test_what_does_not_come_is_counted_until_it_is_given_up(
    make_thread: Callable[[], PuzzleThread], qtbot: QtBot
) -> None:
    thread = make_thread()
    reports = heard(thread)

    thread.make(NONE_SUCH)
    qtbot.waitUntil(lambda: len(reports) > 2)
    thread.drop()

    tried = [each.tried for each in reports]
    assert tried == sorted(tried)
    assert tried[-1] > 0
    assert not any(each.puzzle for each in reports)
    reports.clear()
    thread.make(EASY)
    qtbot.waitUntil(lambda: bool(reports) and reports[-1].puzzle is not None)


def test_a_pile_is_made_and_kept_for_the_next_start(
    make_thread: Callable[[], PuzzleThread], path: Path, qtbot: QtBot
) -> None:
    thread = make_thread()

    thread.keep_in_stock([EASY])
    qtbot.waitUntil(lambda: in_file(path) == 4)

    reports = heard(thread)
    thread.make(EASY)
    qtbot.waitUntil(lambda: bool(reports))
    assert reports[0].tried == 0


def test_nothing_is_made_in_advance_while_something_else_needs_the_time(
    make_thread: Callable[[], PuzzleThread], path: Path, qtbot: QtBot
) -> None:
    thread = make_thread()
    thread.pause(True)
    thread.keep_in_stock([EASY])
    reports = heard(thread)
    thread.make(NONE_SUCH)
    qtbot.waitUntil(lambda: len(reports) > 3)
    thread.drop()
    assert in_file(path) == 0

    thread.pause(False)

    qtbot.waitUntil(lambda: in_file(path) == 4)


def test_closing_keeps_what_is_made(
    make_thread: Callable[[], PuzzleThread], path: Path, qtbot: QtBot
) -> None:
    thread = make_thread()
    thread.keep_in_stock([EASY, PuzzleRequest.of_level(16, Symmetry.NONE, Level.EASY)])
    reports = heard(thread)
    thread.make(EASY)
    qtbot.waitUntil(lambda: bool(reports) and reports[-1].puzzle is not None)

    thread.shut_down()

    assert not thread.is_running
