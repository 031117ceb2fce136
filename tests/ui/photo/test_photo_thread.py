"""The thread in which photos are read."""

import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from sudoku_gui.documents.picture_files import picture_bytes
from sudoku_gui.language import Text
from sudoku_gui.photo.page_reader import ReadGrid, ReadPage
from sudoku_gui.solvers.diagnose.verdict import Verdict, VerdictKind
from sudoku_gui.ui.photo.photo_thread import PhotoThread
from tests.support.drawn_pictures import PUZZLE
from tests.support.photos import OTHER, photo_of_puzzle, saved
from tests.support.readings import transcript_of


class Answers:
    """All that a thread has answered."""

    def __init__(self, thread: PhotoThread) -> None:
        self.progress: list[str] = []
        self.pages: list[ReadPage] = []
        self.grids: list[ReadGrid] = []
        self.verdicts: list[Verdict] = []
        self.problems: list[str] = []
        thread.progressed.connect(self._hear_progress)
        thread.page_read.connect(self.pages.append)
        thread.grid_read.connect(self.grids.append)
        thread.judged.connect(self._hear_verdict)
        thread.failed.connect(self._hear_problem)

    def _hear_progress(self, sentence: Text) -> None:
        self.progress.append(str(sentence))

    def _hear_verdict(self, verdict: Verdict, _suggestions: object) -> None:
        self.verdicts.append(verdict)

    def _hear_problem(self, problem: Text) -> None:
        self.problems.append(str(problem))


@pytest.fixture
def thread(qtbot: QtBot) -> Iterator[PhotoThread]:
    thread = PhotoThread()
    yield thread
    thread.shut_down()


@pytest.fixture
def answers(thread: PhotoThread) -> Answers:
    return Answers(thread)


def lines_of(page: ReadPage) -> list[str]:
    return [grid.reading.grid.line() for grid in page.grids]


def test_a_photo_is_read_and_it_is_told_how_far_it_is(
    thread: PhotoThread, answers: Answers, qtbot: QtBot, tmp_path: Path
) -> None:
    thread.open(partial(picture_bytes, saved(photo_of_puzzle(), tmp_path / "a.png")))
    qtbot.waitUntil(lambda: bool(answers.pages))

    assert lines_of(answers.pages[0]) == [PUZZLE]
    assert answers.progress[-2:] == ["looking for grids…", "reading grid 1 of 1…"]


def test_of_two_photos_one_after_the_other_the_newer_is_answered(
    thread: PhotoThread, answers: Answers, qtbot: QtBot, tmp_path: Path
) -> None:
    thread.open(partial(picture_bytes, saved(photo_of_puzzle(), tmp_path / "a.png")))
    thread.open(partial(picture_bytes, saved(photo_of_puzzle(OTHER), tmp_path / "b.png")))
    qtbot.waitUntil(lambda: bool(answers.pages))

    assert [lines_of(page) for page in answers.pages] == [[OTHER]]


def test_nothing_is_heard_of_what_was_stopped(
    thread: PhotoThread, answers: Answers, qtbot: QtBot
) -> None:
    may_go_on = threading.Event()

    def wait(_most: int) -> bytes:
        may_go_on.wait()
        return b""

    thread.open(wait)
    qtbot.waitUntil(lambda: answers.progress[-1:] == ["loading the picture…"])
    thread.stop()
    may_go_on.set()
    thread.judge(transcript_of().cells)
    qtbot.waitUntil(lambda: bool(answers.verdicts))

    assert not answers.pages
    assert not answers.problems


def test_a_grid_is_read_where_it_is_shown(
    thread: PhotoThread, answers: Answers, qtbot: QtBot, tmp_path: Path
) -> None:
    thread.open(partial(picture_bytes, saved(photo_of_puzzle(), tmp_path / "a.png")))
    qtbot.waitUntil(lambda: bool(answers.pages))

    thread.read_at(answers.pages[0].picture, ((120, 200), (570, 200), (570, 650), (120, 650)))
    qtbot.waitUntil(lambda: bool(answers.grids))

    assert answers.grids[0].reading.grid.line() == PUZZLE


def test_what_was_corrected_is_judged(thread: PhotoThread, answers: Answers, qtbot: QtBot) -> None:
    thread.judge(transcript_of("55" + PUZZLE[2:]).cells)
    qtbot.waitUntil(lambda: bool(answers.verdicts))

    assert answers.verdicts[0].kind is VerdictKind.CONFLICT


def test_a_file_that_cannot_be_read_is_told(
    thread: PhotoThread, answers: Answers, qtbot: QtBot, tmp_path: Path
) -> None:
    thread.open(partial(picture_bytes, tmp_path / "missing.png"))
    qtbot.waitUntil(lambda: bool(answers.problems))

    assert len(answers.problems) == 1


def test_a_mistake_of_our_own_is_told_too(
    thread: PhotoThread, answers: Answers, qtbot: QtBot
) -> None:
    def fail(_most: int) -> bytes:
        raise ZeroDivisionError

    with qtbot.captureExceptions() as raised:
        thread.open(fail)
        qtbot.waitUntil(lambda: bool(answers.problems))
        qtbot.waitUntil(lambda: bool(raised))

    assert answers.problems == ["the program made a mistake"]
