"""The watch that every test ends with: it has to ring."""

import threading

import pytest
from PySide6.QtCore import QThread

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
