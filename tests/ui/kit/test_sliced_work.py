"""Long work in the window's thread, a little at a time."""

import pytest

from sudoku_gui.solvers.task import Resumable
from sudoku_gui.ui.kit import sliced_work
from sudoku_gui.ui.kit.sliced_work import SlicedWork
from tests.support.waiting import PatientBot


def counting(pauses: int, done: list[int]) -> Resumable[str]:
    """Work with so many pauses, which notes how far it is."""
    for each in range(pauses):
        done.append(each)
        yield
    return "all"


@pytest.fixture
def answers() -> list[str]:
    return []


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is done without a pause, and every pause is told of."""
    monkeypatch.setattr(sliced_work, "_SLICE_SECONDS", -1.0)
    monkeypatch.setattr(sliced_work, "_PATIENCE_SECONDS", -1.0)


def test_short_work_is_done_at_once(qtbot: PatientBot, answers: list[str]) -> None:
    work = SlicedWork()

    work.begin(counting(3, []), answers.append)

    assert answers == ["all"]
    assert not work.is_under_way


@pytest.mark.usefixtures("impatient")
def test_long_work_is_done_bit_by_bit_and_told_of_once(
    qtbot: PatientBot, answers: list[str]
) -> None:
    work, done, delays = SlicedWork(), list[int](), list[bool]()
    work.delayed.connect(lambda: delays.append(True))

    work.begin(counting(3, done), answers.append)
    assert (done, answers, work.is_under_way) == ([0], [], True)
    qtbot.waitUntil(lambda: not work.is_under_way)

    assert (done, answers, delays) == ([0, 1, 2], ["all"], [True])


@pytest.mark.usefixtures("impatient")
def test_nothing_follows_on_work_that_was_cancelled(qtbot: PatientBot, answers: list[str]) -> None:
    work, done = SlicedWork(), list[int]()
    work.begin(counting(3, done), answers.append)

    work.cancel()
    qtbot.handle_all()

    assert (done, answers, work.is_under_way) == ([0], [], False)


@pytest.mark.usefixtures("impatient")
def test_more_work_may_follow(qtbot: PatientBot, answers: list[str]) -> None:
    work = SlicedWork()

    work.begin(counting(2, []), lambda _: work.begin(counting(2, []), answers.append))

    qtbot.waitUntil(lambda: answers == ["all"])


def test_work_that_fails_is_not_gone_on_with(qtbot: PatientBot, answers: list[str]) -> None:
    def failing() -> Resumable[str]:
        yield
        raise ValueError("a fault")

    work = SlicedWork()
    with pytest.raises(ValueError, match="a fault"):
        work.begin(failing(), answers.append)

    assert (answers, work.is_under_way) == ([], False)
