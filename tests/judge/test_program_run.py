"""A program in a process of its own, within limits."""

import os
import sys
from pathlib import Path

import pytest

from sudoku_gui.judge.count_table import PLACEMENTS
from sudoku_gui.judge.instrumentation import prepare
from sudoku_gui.judge.program_run import (
    OUTPUT_LIMIT,
    Limits,
    RunEnd,
    RunResult,
    run_plain,
    run_recorded,
)
from tests.support.puzzles import SMALL

LIMITS = Limits(seconds=20, megabytes=256)
NAME = "program.py"


def run(source: str, typed: bytes = b"", limits: Limits = LIMITS) -> RunResult:
    return run_plain(prepare(source, NAME).plain, NAME, typed, limits)


@pytest.mark.parametrize(
    "reading",
    ["input()", "__import__('sys').stdin.readline().strip()", "open(0).read().split()[0]"],
)
def test_what_is_typed_can_be_read_in_every_way(reading: str) -> None:
    result = run(f"print({reading})", b"1 2\n" if "input" in reading else b"12\n")

    assert (result.end, result.output.split()[0]) == (RunEnd.DONE, result.output.split()[0])
    assert result.output.strip() in (b"1 2", b"12")


def test_the_program_is_the_main_module_and_knows_its_name() -> None:
    result = run("import sys; print(__name__, sys.argv, __file__)")

    assert result.output.decode().split() == ["__main__", "['program.py']", "program.py"]


def test_an_error_has_its_name_its_words_and_its_line() -> None:
    result = run("def f():\n    return [][1]\n\nf()\n")

    assert (result.end, result.error, result.line) == (RunEnd.ERROR, "IndexError", 2)
    assert result.message == "list index out of range"


@pytest.mark.parametrize(
    ("source", "end", "error"),
    [
        ("exit()", RunEnd.DONE, ""),
        ("import sys; sys.exit(0)", RunEnd.DONE, ""),
        ("import os; os._exit(0)", RunEnd.DONE, ""),
        ("import sys; sys.exit(3)", RunEnd.ERROR, "SystemExit"),
        ("import os; os._exit(3)", RunEnd.ERROR, "exit 3"),
        ("raise KeyboardInterrupt", RunEnd.ERROR, "KeyboardInterrupt"),
        ("def f(): f()\nf()", RunEnd.ERROR, "RecursionError"),
    ],
)
def test_every_way_to_end_is_told(source: str, end: RunEnd, error: str) -> None:
    result = run(source)

    assert (result.end, result.error) == (end, error)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
def test_a_program_that_the_system_ends_is_told_by_the_signal() -> None:
    assert run("import os; os.kill(os.getpid(), 11)").error == "SIGSEGV"


def test_recursion_goes_as_deep_as_the_program_asks() -> None:
    source = (
        "import sys\nsys.setrecursionlimit(10**6)\n"
        "def f(n): return n and 1 + f(n - 1)\nprint(f(20_000))\n"
    )

    assert run(source).output.split() == [b"20000"]


def test_a_program_without_an_end_is_too_slow() -> None:
    result = run("print(1, flush=True)\nwhile True: pass", limits=Limits(0.3, 256))

    assert (result.end, result.seconds) == (RunEnd.TOO_SLOW, 0.3)


def test_a_program_that_waits_is_too_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sudoku_gui.judge.program_run._START_SECONDS", 0.5)

    assert run("import time\ntime.sleep(3600)", limits=Limits(0.1, 256)).end is RunEnd.TOO_SLOW


@pytest.mark.skipif(sys.platform != "linux", reason="others do not hold a process to its memory")
@pytest.mark.parametrize("source", ["x = [0] * 10**9", "x = []\nwhile True: x.append([0] * 1000)"])
def test_a_program_that_takes_too_much_memory_is_stopped(source: str) -> None:
    assert run(source, limits=Limits(20, 64)).end is RunEnd.TOO_MUCH_MEMORY


def test_a_program_that_prints_without_end_is_stopped() -> None:
    result = run("while True: print('1 2 3 4 5 6 7 8 9' * 1000)")

    assert result.end is RunEnd.TOO_MUCH_OUTPUT
    assert len(result.output) == OUTPUT_LIMIT + 1


def test_the_program_is_in_an_empty_folder_that_does_not_stay() -> None:
    result = run("import os\nopen('left', 'w').close()\nprint(os.listdir(), os.getcwd())")

    names, folder = result.output.decode().split()
    assert names == "['left']"
    assert not Path(folder).exists()


def test_nothing_of_ours_is_in_reach(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))
    monkeypatch.setenv("SECRET", "1")
    program = prepare("import os\nprint(os.environ.get('SECRET'))\nimport sudoku_gui", NAME)

    for result in (
        run_plain(program.plain, NAME, b"", LIMITS),
        run_recorded(program.recorded, NAME, b"", LIMITS, SMALL),
    ):
        assert (result.error, result.output.split()) == ("ModuleNotFoundError", [b"None"])


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such groups")
def test_what_the_program_started_ends_with_it(tmp_path: Path) -> None:
    source = (
        "import subprocess, sys\n"
        "other = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(3600)'])\n"
        "print(other.pid)\n"
    )

    number = int(run(source).output)

    with pytest.raises(ProcessLookupError):
        _wait_until_gone(number)


def _wait_until_gone(number: int) -> None:
    """Raise ProcessLookupError once the process, which init has to bury, is no more."""
    while True:
        state = Path(f"/proc/{number}/stat")
        if state.parent.parent.exists() and (not state.exists() or " Z " in state.read_text()):
            raise ProcessLookupError
        os.kill(number, 0)


def test_a_recorded_run_counts_and_is_otherwise_the_same() -> None:
    program = prepare("grid = [list(map(int, input())) for _ in range(4)]\ngrid[0][0] = 3", NAME)
    lines = "\n".join("".join(map(str, SMALL.digits[at : at + 4])) for at in range(0, 16, 4))

    result = run_recorded(program.recorded, NAME, lines.encode(), LIMITS, SMALL)

    assert (result.end, result.counts[PLACEMENTS]) == (RunEnd.DONE, 1)
