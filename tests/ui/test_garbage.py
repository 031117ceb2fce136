"""The search for garbage in the window's thread."""

import gc
import threading
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject

from sudoku_gui.ui import garbage
from tests.support.waiting import PATIENCE_SECONDS, PatientBot


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
