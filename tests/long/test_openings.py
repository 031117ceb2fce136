"""The trial of opening puzzles: some of it, and whether it would notice anything."""

from mmap import mmap

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMenu

from sudoku_gui.ui.search.timeline_actions import TimelineActions
from tests.long.openings import run
from tests.long.own_process import run_trial


def test_a_few_puzzles_are_opened_and_leave_nothing_behind() -> None:
    trial = run_trial("openings", "--count", "60")

    assert (trial.lines[:1], trial.complaints) == (["opened 60"], [])
    assert trial.faults == set()


def test_the_trial_notices_entries_of_menus_that_stay(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: list[QAction] = []

    def fill_and_keep(walk: TimelineActions) -> None:
        kept.extend(QMenu().addAction("1") for _ in range(2))

    monkeypatch.setattr(TimelineActions, "fill_digits", fill_and_keep)

    assert "actions" in run(qapp, 60).faults()


def test_the_trial_notices_memory_that_stays(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: list[mmap] = []

    def keep(walk: TimelineActions) -> None:
        kept.append(mmap(-1, 2**20))
        kept[-1].write(b"x" * 2**20)

    monkeypatch.setattr(TimelineActions, "fill_digits", keep)

    assert "memory" in run(qapp, 60).faults()
