"""The trial of cancelled searches: some of it, and whether it would notice anything."""

import time
from mmap import mmap
from typing import ClassVar

import pytest
from PySide6.QtCore import QThread, Slot
from PySide6.QtWidgets import QApplication

from sudoku_gui.playback.jumps import Jump
from sudoku_gui.playback.pace import PlayDirection
from sudoku_gui.ui.kit.threads.reporting_thread import Report
from sudoku_gui.ui.search.search_thread import SearchThread
from sudoku_gui.ui.search.search_worker import SearchWorker
from tests.long.chance import is_noticed
from tests.long.own_process import run_trial
from tests.long.start_cancel import MakeThread, run
from tests.support.waiting import PATIENCE_MILLISECONDS


def test_a_few_searches_are_cancelled_cleanly() -> None:
    trial = run_trial("start_cancel", "--count", "60", "--seed", "7")

    assert (trial.lines[:1], trial.complaints) == (["cycles 60"], [])
    # A machine that is busy with other things may delay some: only the trial counts them.
    assert trial.faults <= {"slow cancels"}


class PassingOnWhatIsLate(SearchThread):
    """A planted fault: does not ask from which search a report comes."""

    @Slot(object)
    def _pass_on(self, report: Report) -> None:
        self.reported.emit(report)
        self._worker.seen()


class IgnoringCancels(SearchThread):
    """A planted fault: the search is stopped and dropped from sight only."""

    def play(self, motion: PlayDirection) -> None:
        if motion is not PlayDirection.PAUSED:
            super().play(motion)

    def jump(self, jump: Jump) -> None:
        self._order += 1

    def explore(self, explores: bool) -> None:
        if explores:
            super().explore(explores)

    def drop(self) -> None:
        self._number += 1


class KeepingEverything(SearchThread):
    """A planted fault: a megabyte of each search stays behind."""

    kept: ClassVar[list[mmap]] = []

    def drop(self) -> None:
        super().drop()
        self.kept.append(mmap(-1, 2**20))  # not what earlier tests have given back
        self.kept[-1].write(b"x" * 2**20)


class LeavingThreads(SearchThread):
    """A planted fault: another thread stays behind."""

    left: ClassVar[list[QThread]] = []

    def shut_down(self) -> None:
        super().shut_down()
        self.left.append(QThread())
        self.left[-1].start()


class DeafWorker(SearchWorker):
    """A planted fault: a slot that runs longer than a frame."""

    @Slot()
    def tick(self) -> None:
        time.sleep(0.08)
        super().tick()


@pytest.mark.parametrize(
    ("make_thread", "fault"),
    [
        (PassingOnWhatIsLate, "stale reports"),
        (IgnoringCancels, "searches that went on"),
        (KeepingEverything, "memory"),
    ],
)
def test_the_trial_notices_a_thread_that_fails_by(
    make_thread: MakeThread, fault: str, qapp: QApplication
) -> None:
    assert is_noticed(fault, lambda seed: run(24, seed, make_thread=make_thread).faults())


def test_the_trial_notices_threads_that_do_not_end(qapp: QApplication) -> None:
    # Threads that earlier tests have left to Qt may end meanwhile, and as many are missing.
    assert is_noticed("threads", lambda seed: run(24, seed, make_thread=LeavingThreads).faults())

    for thread in LeavingThreads.left:
        thread.quit()
        thread.wait(PATIENCE_MILLISECONDS)


def test_the_trial_notices_cancels_that_take_too_long(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sudoku_gui.ui.search.search_thread.SearchWorker", DeafWorker)

    assert "slow cancels" in run(20, seed=1).faults()
