"""The search for garbage in the window's thread."""

import gc
import sys
import threading
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication

from sudoku_gui.ui import garbage
from tests.support.waiting import PATIENCE_SECONDS, PatientBot

MANY = 10 * garbage.SEARCHED_AT_MOST


class _Circle:
    """Garbage that only a search finds; `freed` gets the thread in which it is freed."""

    def __init__(self, freed: list[threading.Thread]) -> None:
        self.itself = self
        weakref.finalize(self, lambda: freed.append(threading.current_thread()))


@pytest.fixture(autouse=True)
def _nothing_left_before() -> Iterator[None]:
    gc.collect()
    yield
    gc.enable()


@pytest.fixture(scope="module", autouse=True)
def _nothing_left_aside() -> Iterator[None]:
    yield
    gc.unfreeze()
    gc.collect()
    gc.freeze()  # the tests themselves, as before


@pytest.fixture
def timer(qtbot: PatientBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[garbage.GarbageTimer]:
    """One that is in no hurry: it searches when it is told that its time is up."""
    monkeypatch.setattr(garbage, "TOO_MANY", sys.maxsize)  # for the tests themselves are that
    owner = QObject()
    timer = garbage.GarbageTimer(owner)
    monkeypatch.setattr(timer, "_searched", MANY)
    yield timer
    del owner


def people_are(monkeypatch: pytest.MonkeyPatch, state: Qt.ApplicationState) -> None:
    """Whether people are at the window or at another program."""
    monkeypatch.setattr(QGuiApplication, "applicationState", lambda: state)


def made(count: int) -> list[list[object]]:
    """Objects that may hold others, and so are searched."""
    return [[] for _ in range(count)]


def test_python_does_not_search_by_itself_in_tests_with_windows() -> None:
    assert gc.get_threshold()[0] == 0


def test_garbage_is_freed_when_a_search_is_due_and_left_before() -> None:
    freed: list[threading.Thread] = []
    _Circle(freed)

    garbage.search_when_due()
    assert not freed
    garbage.search_when_due((0, 10, 10))
    assert freed


def test_old_garbage_is_freed_after_some_searches_of_what_is_younger() -> None:
    freed: list[threading.Thread] = []
    circle = _Circle(freed)
    for _ in range(3):  # now it is old
        gc.collect(0)
        gc.collect(1)
    del circle

    made: list[list[object]] = []
    for _ in range(2):
        made.append([])
        garbage.search_when_due((0, 10, 10))
    assert not freed
    for _ in range(300):
        made.append([])
        garbage.search_when_due((0, 10, 10))
    assert freed


def test_the_timer_frees_what_other_threads_leave_in_its_own(qtbot: PatientBot) -> None:
    freed: list[threading.Thread] = []
    kept: list[list[object]] = []

    def make_garbage() -> None:
        _Circle(freed)
        kept.extend([] for _ in range(2 * garbage.LIMITS[0]))

    other = threading.Thread(target=make_garbage)
    other.start()
    other.join(PATIENCE_SECONDS)
    assert not freed
    owner = QObject()
    timer = garbage.GarbageTimer(owner)
    timer.setInterval(1)

    qtbot.waitUntil(lambda: bool(freed))
    assert not gc.isenabled()
    assert freed == [threading.main_thread()]


def test_what_came_in_great_numbers_is_set_aside_without_a_search(
    timer: garbage.GarbageTimer, monkeypatch: pytest.MonkeyPatch
) -> None:
    people_are(monkeypatch, Qt.ApplicationState.ApplicationActive)
    freed: list[threading.Thread] = []
    loaded = made(2 * garbage.SEARCHED_AT_MOST)
    _Circle(freed)

    timer.timeout.emit()

    assert not freed
    assert len(gc.get_objects()) < garbage.SEARCHED_AT_MOST
    assert len(loaded) > len(gc.get_objects())


def test_what_outlives_a_search_is_set_aside_in_time(
    timer: garbage.GarbageTimer, monkeypatch: pytest.MonkeyPatch
) -> None:
    people_are(monkeypatch, Qt.ApplicationState.ApplicationActive)
    kept = []
    for _ in range(20):
        kept.append(made(garbage.LIMITS[0] + 100))
        timer.timeout.emit()

        assert len(gc.get_objects()) < 2 * garbage.SEARCHED_AT_MOST


@pytest.mark.parametrize(
    ("state", "is_searched"),
    [
        (Qt.ApplicationState.ApplicationInactive, True),
        (Qt.ApplicationState.ApplicationActive, False),
    ],
)
def test_all_is_searched_while_people_are_at_another_program(
    timer: garbage.GarbageTimer,
    monkeypatch: pytest.MonkeyPatch,
    state: Qt.ApplicationState,
    is_searched: bool,
) -> None:
    freed: list[threading.Thread] = []
    circle = _Circle(freed)
    gc.freeze()
    people_are(monkeypatch, Qt.ApplicationState.ApplicationActive)
    kept = made(2 * garbage.SEARCHED_AT_MOST)
    timer.timeout.emit()
    del circle
    people_are(monkeypatch, state)

    timer.timeout.emit()

    assert freed == ([threading.main_thread()] if is_searched else [])
    assert kept


def test_all_is_searched_once_there_is_twice_as_much(
    timer: garbage.GarbageTimer, monkeypatch: pytest.MonkeyPatch
) -> None:
    people_are(monkeypatch, Qt.ApplicationState.ApplicationActive)
    freed: list[threading.Thread] = []
    kept = [made(MANY // 2)]
    _Circle(freed)
    timer.timeout.emit()
    assert not freed

    kept.append(made(MANY))
    timer.timeout.emit()

    assert freed == [threading.main_thread()]


def test_more_than_a_search_can_go_through_is_left_aside(
    timer: garbage.GarbageTimer, monkeypatch: pytest.MonkeyPatch
) -> None:
    people_are(monkeypatch, Qt.ApplicationState.ApplicationInactive)
    monkeypatch.setattr(garbage, "TOO_MANY", 0)
    freed: list[threading.Thread] = []
    _Circle(freed)
    kept = made(2 * garbage.SEARCHED_AT_MOST)

    timer.timeout.emit()

    assert not freed
    assert kept
