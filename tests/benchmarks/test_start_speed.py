"""The measurement of starting: a round of it, and whether it would notice anything."""

import subprocess
import sys

import pytest

from tests.benchmarks import start_speed
from tests.benchmarks.start_speed import NOTHING, OF, SOLVE
from tests.support.terminal import ROOT
from tests.support.waiting import PATIENCE_SECONDS

TYPED_INTO = """
from PySide6.QtWidgets import QApplication, QLineEdit
from tests.benchmarks.typist import engage_typist
application = QApplication([])
line = QLineEdit()
line.textChanged.connect(lambda words: print(words, flush=True))
line.show()
engage_typist()
application.exec()
"""


def test_a_round_measures_all_and_what_they_are_compared_with() -> None:
    seconds = start_speed.measure(rounds=1)

    assert seconds.keys() == {*OF, *OF.values()}
    assert all(seconds[name] > seconds[other] > 0 for name, other in OF.items())


def test_one_can_be_measured_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert start_speed.main(["--rounds", "1", "--only", SOLVE]) == 0

    *_, nothing, solve = capsys.readouterr().out.splitlines()
    assert nothing.startswith(f"{NOTHING}_s 0.")
    assert solve.endswith(f" times {NOTHING})")


def test_a_window_that_does_not_open_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "no such platform")

    with pytest.raises(subprocess.CalledProcessError):
        start_speed.measure(rounds=1, wanted=[start_speed.WINDOW])


def test_the_typist_types_a_digit_and_ends_the_process() -> None:
    ended = subprocess.run(
        [sys.executable, "-c", TYPED_INTO],
        cwd=ROOT,
        capture_output=True,
        timeout=PATIENCE_SECONDS,
        check=True,
    )

    assert ended.stdout.strip() == b"5"
