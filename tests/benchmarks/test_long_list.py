"""The measurement of long lists: a moment of it, and whether it would notice anything."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from sudoku_gui import formats
from tests.benchmarks.collection import measure_opening
from tests.benchmarks.long_list import long_list, main, measure_work
from tests.benchmarks.verdict_latency import open_program

FEW = 60


def test_the_puzzles_are_as_many_as_wanted_and_differ() -> None:
    lines = b"".join(long_list(7_000, seed=1)).splitlines()

    assert len(lines) == 7_000
    assert len(set(lines)) > 6_900
    assert len(formats.read(b"\n".join(lines[:3])).records) == 3


def test_a_moment_of_the_measurement_does_all_the_work(qapp: QApplication, tmp_path: Path) -> None:
    path = tmp_path / "few.sdm"
    path.write_bytes(b"".join(long_list(FEW, seed=1)))
    with open_program(qapp) as program:
        opening = measure_opening(program, path)
        jobs = measure_work(program)

        assert len(program.documents.collection) == FEW
    assert set(jobs) == {
        "all_selected",
        "filtered",
        "turned_round",
        "removed_backwards",
        "removed_backwards_put_back",
        "removed",
        "removed_put_back",
    }
    assert min(opening.seconds, *(job.seconds for job in jobs.values())) > 0


def test_the_figures_are_printed(qapp: QApplication, capsys: pytest.CaptureFixture[str]) -> None:
    main(["--puzzles", str(FEW), "--check"])

    told = capsys.readouterr().out
    for name in (
        "listed_mb",
        "listed_ms",
        "listed_loop_late_max_ms",
        "removed_ms",
        "checked_per_cpu_s",
    ):
        assert f"\n{name} " in told
