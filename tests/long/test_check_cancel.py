"""The trial of replaced checks: some of it, and whether it would notice anything."""

import time
from collections.abc import Callable

import pytest
from PySide6.QtCore import Slot
from PySide6.QtWidgets import QApplication

from sudoku_gui.ui.kit.threads.check_thread import CheckThread
from sudoku_gui.ui.kit.threads.check_worker import CheckWorker
from sudoku_gui.ui.kit.threads.reporting_thread import Report
from tests.long.chance import is_noticed
from tests.long.check_cancel import run
from tests.long.own_process import run_trial


def test_a_few_checks_are_replaced_cleanly() -> None:
    trial = run_trial("check_cancel", "--count", "40", "--seed", "7")

    assert (trial.lines[:1], trial.complaints) == (["cycles 40"], [])
    # A machine that is busy with other things may delay some: only the trial counts them.
    assert trial.faults <= {"slow cancels"}


class PassingOnWhatIsLate(CheckThread):
    """A planted fault: does not ask to which work a report belongs."""

    @Slot(object)
    def _pass_on(self, report: Report) -> None:
        self.reported.emit(report)
        self._worker.seen()


class IgnoringDrops(CheckThread):
    """A planted fault: the work is dropped from sight only."""

    def drop(self) -> None:
        self._number += 1


class HastyWorker(CheckWorker):
    """Reports with every frame, so that some of its reports are always late."""

    @Slot()
    def tick(self) -> None:
        self._last_news = 0.0
        super().tick()


class DeafWorker(CheckWorker):
    """A planted fault: a slot that runs longer than a frame."""

    @Slot()
    def tick(self) -> None:
        time.sleep(0.08)
        super().tick()


@pytest.mark.parametrize(
    ("make_thread", "fault"),
    [
        (PassingOnWhatIsLate, "stale reports"),
        (IgnoringDrops, "searches that went on"),
    ],
)
def test_the_trial_notices_a_thread_that_fails_by(
    make_thread: Callable[[], CheckThread],
    fault: str,
    qapp: QApplication,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sudoku_gui.ui.kit.threads.check_thread.CheckWorker", HastyWorker)

    assert is_noticed(fault, lambda seed: run(24, seed, make_thread=make_thread).faults())


def test_the_trial_notices_replacements_that_take_too_long(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sudoku_gui.ui.kit.threads.check_thread.CheckWorker", DeafWorker)

    assert "slow cancels" in run(12, seed=1).faults()
