"""Signals that are put off."""

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from sudoku_gui.cli.command import ExitStatus
from sudoku_gui.cli.interrupts import interrupts_deferred
from sudoku_gui.termination import Terminated, raise_terminated
from tests.support.puzzles import SMALL_LINE
from tests.support.terminal import begun_program
from tests.support.waiting import PATIENCE_SECONDS

# Ctrl+C while Qt's bindings make ready what they know of functions, in Python of their own.
WHILE_QT_LOADS = """
import signal, sys
from sudoku_gui.__main__ import main

def interrupt(frame, event, argument):
    if frame.f_code.co_filename.endswith("signature/parser.py"):
        sys.setprofile(None)
        print("loading", flush=True)
        signal.raise_signal(signal.SIGINT)

sys.setprofile(interrupt)
sys.exit(main(sys.argv[1:]))
"""


@pytest.fixture(autouse=True)
def _handlers() -> Iterator[None]:
    before = signal.signal(signal.SIGTERM, raise_terminated)
    yield
    signal.signal(signal.SIGTERM, before)


@pytest.mark.parametrize(
    ("number", "raised"), [(signal.SIGINT, KeyboardInterrupt), (signal.SIGTERM, Terminated)]
)
def test_a_signal_takes_effect_at_the_end(number: int, raised: type[BaseException]) -> None:
    done: list[str] = []

    def interrupted() -> None:
        with interrupts_deferred():
            signal.raise_signal(number)
            done.append("within")

    with pytest.raises(raised):
        interrupted()

    assert done == ["within"]
    with pytest.raises(raised):
        signal.raise_signal(number)


@pytest.mark.parametrize(
    ("words", "name"), [(["--at", "0"], "out.png"), (["--to", "pdf"], "out.pdf")]
)
def test_ctrl_c_while_qt_loads_ends_the_command_quietly(
    tmp_path: Path, words: list[str], name: str
) -> None:
    given, out = tmp_path / "puzzle.txt", tmp_path / name
    given.write_text(SMALL_LINE)

    with begun_program("export", str(given), str(out), *words, script=WHILE_QT_LOADS) as process:
        output, errors = process.communicate(timeout=PATIENCE_SECONDS)

    assert (process.returncode, output, errors) == (ExitStatus.INTERRUPTED, b"loading\n", b"")
    assert not out.exists()


def test_an_error_is_not_covered_by_a_signal() -> None:
    def interrupted() -> None:
        with interrupts_deferred():
            signal.raise_signal(signal.SIGINT)
            raise ImportError

    with pytest.raises(ImportError):
        interrupted()


def test_a_signal_that_is_ignored_stays_ignored() -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)

    with interrupts_deferred():
        signal.raise_signal(signal.SIGTERM)
        assert signal.getsignal(signal.SIGTERM) is signal.SIG_IGN
