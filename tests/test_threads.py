"""The watches that every test ends with, of threads and of Qt objects in them."""

import threading
from collections.abc import Callable

import pytest
from PySide6.QtCore import QBuffer, QObject, QThread, QTimer
from PySide6.QtGui import QImage, QPainter

from tests.support.qt_objects import QtObjectWatch
from tests.support.threads import ThreadWatch
from tests.support.waiting import PATIENCE_MILLISECONDS, PATIENCE_SECONDS

pytestmark = pytest.mark.usefixtures("qapp")  # no event loop runs without an application


def test_a_qthread_left_running_is_named_and_ended() -> None:
    watch, thread = ThreadWatch(), QThread()
    thread.setObjectName("forgotten")
    with watch.watching():
        watch.begin()
        thread.start()

        assert watch.end() == ["forgotten"]

    assert not thread.isRunning()


def test_a_python_thread_left_running_is_named() -> None:
    watch, may_end = ThreadWatch(patience=0.1), threading.Event()
    watch.begin()
    thread = threading.Thread(target=may_end.wait, name="forgotten")
    thread.start()

    left = watch.end()

    may_end.set()
    thread.join(PATIENCE_SECONDS)
    assert left == ["forgotten"]
    assert watch.end() == []


def test_a_python_thread_that_is_about_to_end_is_waited_for() -> None:
    watch, may_end = ThreadWatch(), threading.Event()
    watch.begin()
    threading.Thread(target=may_end.wait).start()
    threading.Timer(0.1, may_end.set).start()

    assert watch.end() == []


def test_threads_that_ended_or_were_there_before_are_nobodys_fault() -> None:
    watch, may_end, thread = ThreadWatch(), threading.Event(), QThread()
    earlier = threading.Thread(target=may_end.wait)
    earlier.start()
    with watch.watching():
        watch.begin()
        thread.start()
        thread.quit()
        thread.wait(PATIENCE_MILLISECONDS)

        assert watch.end() == []

    may_end.set()
    earlier.join(PATIENCE_SECONDS)


def _connect() -> None:
    timer = QTimer()
    timer.timeout.connect(timer.stop)


@pytest.mark.parametrize(
    ("use", "words"),
    [
        (QBuffer, "QBuffer is made"),
        (_connect, "a signal is connected"),
        (lambda: QImage(1, 1, QImage.Format.Format_RGB32), "QImage is made"),
        (QPainter, "QPainter is made"),
    ],
)
def test_a_qt_object_in_another_thread_is_noticed(
    qt_objects: QtObjectWatch, use: Callable[[], object], words: str
) -> None:
    use()
    assert qt_objects.take_uses() == []

    _call_in_a_thread(use)

    uses = qt_objects.take_uses()
    assert any(words in use_ for use_ in uses)
    assert __file__ in uses[0]


def test_a_qt_object_that_is_destroyed_in_another_thread_is_noticed(
    qt_objects: QtObjectWatch,
) -> None:
    kept = [QObject()]

    _call_in_a_thread(kept.clear)

    (use,) = qt_objects.take_uses()
    assert "QObject is destroyed" in use


def _call_in_a_thread(function: Callable[[], object]) -> None:
    def call() -> None:
        function()

    thread = threading.Thread(target=call)
    thread.start()
    thread.join(PATIENCE_SECONDS)
