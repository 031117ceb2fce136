"""The measurement of the event loop: a moment of it, and whether it would notice anything."""

from collections.abc import Iterator
from time import monotonic

import pytest
from PySide6.QtCore import QSettings, QTimer
from PySide6.QtWidgets import QApplication

from sudoku_gui.playback.race_runner import RaceRule
from sudoku_gui.ui.program import Program
from tests.benchmarks.event_loop import Figures, measure, measure_race, puzzle_to_watch
from tests.support.journals import journals_beside
from tests.support.ui.open_program import free


@pytest.fixture
def program(qapp: QApplication, store: QSettings) -> Iterator[Program]:
    program = Program(qapp, store, journals_beside(store))
    program.start([])
    yield program
    program.shut_down()
    free(program)


def test_a_moment_of_the_measurement_sees_probes_frames_and_steps(program: Program) -> None:
    figures = measure(program, puzzle_to_watch(), seconds=1.0, warm_up=0.1)

    assert len(figures.late) > 5
    assert figures.frames > 3
    assert figures.steps > 1_000


@pytest.mark.parametrize("rule", RaceRule)
def test_a_moment_of_a_race_sees_probes_frames_and_steps(rule: RaceRule, program: Program) -> None:
    figures = measure_race(program, puzzle_to_watch(), rule, seconds=1.0, warm_up=0.1)

    assert len(figures.late) > 5
    assert figures.frames > 3
    assert figures.steps > 1_000


def test_a_window_kept_waiting_is_noticed(program: Program) -> None:
    busy = QTimer(program)
    busy.timeout.connect(lambda: _keep_busy(0.15))
    busy.start(200)  # again and again, for a busy machine takes its time to warm up

    figures = measure(program, puzzle_to_watch(), seconds=0.4, warm_up=0.1)
    busy.stop()

    assert figures.late_at(1.0) > 130


def test_the_share_of_probes_is_counted_from_the_earliest() -> None:
    late = tuple(each / 1000 for each in range(100))
    figures = Figures(1.0, late, busy=(0.003, 0.012), frames=0, steps=0)

    assert [figures.late_at(share) for share in (0.5, 0.99, 1.0)] == pytest.approx([50, 99, 99])
    assert figures.busy_max == pytest.approx(12)


def _keep_busy(seconds: float) -> None:
    end = monotonic() + seconds
    while monotonic() < end:
        pass
