"""Which door opens, and what is said where the window's cannot."""

import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest

from sudoku_gui.__main__ import main
from sudoku_gui.assets import resource
from sudoku_gui.cli import streams
from sudoku_gui.solvers.engine import compilation
from tests.support.terminal import Ended, bare_environment, run_program
from tests.support.waiting import PATIENCE_SECONDS

BAD_INPUT, INTERRUPTED = 2, 130
SAMPLE = str(resource("puzzles", "small-4x4.txt"))
NO_DISPLAY = "There is no display: neither DISPLAY nor WAYLAND_DISPLAY is set."


@pytest.mark.parametrize("words", [["solve", SAMPLE], ["algorithms"], ["formats"], ["--version"]])
def test_a_command_works_without_display_and_without_importing_qt(words: list[str]) -> None:
    script = (
        "import sys; from sudoku_gui.__main__ import main; status = main(sys.argv[1:]); "
        "sys.exit(status or any(name.startswith('PySide6') for name in sys.modules))"
    )

    ended = subprocess.run(
        [sys.executable, "-c", script, *words],
        env=bare_environment(),
        capture_output=True,
        check=False,
        timeout=PATIENCE_SECONDS,
    )

    assert (ended.returncode, ended.stderr) == (0, b"")


@pytest.mark.parametrize(
    ("module", "words"),
    [
        ("sudoku_gui.language", ["solve", SAMPLE]),
        ("sudoku_gui.cli.solve", ["solve", SAMPLE]),
        ("sudoku_gui.ui.preflight", [SAMPLE]),
        ("sudoku_gui.app", [SAMPLE]),
    ],
)
def test_ctrl_c_ends_without_a_word_while_the_program_loads(module: str, words: list[str]) -> None:
    ended = _interrupted_at(module, *words)

    assert (ended.status, ended.output, ended.errors) == (INTERRUPTED, b"", b"")


def test_a_job_in_the_background_ignores_ctrl_c() -> None:
    ended = _interrupted_at("sudoku_gui.cli.solve", "solve", SAMPLE, before="SIG_IGN")

    assert (ended.status, ended.errors) == (0, b"")
    assert ended.output


@pytest.mark.parametrize("word", ["slove", f"{SAMPLE}/inside", ""])
def test_a_word_that_is_neither_command_nor_file_opens_no_window(word: str) -> None:
    ended = run_program(word)

    _assert_refused(ended)
    assert ended.messages == [
        f'no command and no file is called "{word}"; sudoku-gui --help lists the commands'
    ]


_AT_WHAT = "--at: expected a step of the puzzle in FILE, or a link and no FILE"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--at"], _AT_WHAT),
        (["--at", "used-tables@4"], _AT_WHAT),
        ([SAMPLE, f"--at=sudoku-gui:used-tables@4:{'.' * 16}"], _AT_WHAT),
        ([SAMPLE, "--at", "4", "--at", "5"], "--at can be given once"),
        ([SAMPLE, "--at", "soon"], '--at: found "soon", expected an algorithm and a step'),
        (["--at", "nobody@4", SAMPLE], '--at: no algorithm is called "nobody"'),
        (["--at", "sudoku-gui:used-tables@4:..1"], "--at: line 1: the link is damaged"),
    ],
)
def test_a_moment_that_cannot_be_meant_opens_no_window(words: list[str], said: str) -> None:
    ended = run_program(*words)

    _assert_refused(ended)
    assert ended.messages[0].startswith(said)


@pytest.mark.parametrize("words", [[SAMPLE, "--at", "4"], ["--at=backwards@4", SAMPLE]])
def test_a_moment_of_a_file_is_left_to_the_window(words: list[str]) -> None:
    ended = run_program(*words)

    assert NO_DISPLAY in ended.messages


@pytest.fixture
def _same_answer_to_ctrl_c() -> Iterator[None]:
    before = signal.getsignal(signal.SIGINT)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("_same_answer_to_ctrl_c")
def test_a_file_that_may_not_be_looked_at_is_left_to_the_window(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_SESSION_TYPE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LC_ALL", "C")
    # Root may look at everything, so the system's answer is put in.
    with patch.object(Path, "stat", side_effect=PermissionError(13, "Permission denied")):
        status = main([SAMPLE])

    assert status == BAD_INPUT
    assert NO_DISPLAY in capsys.readouterr().err  # where the window was tried


@pytest.mark.parametrize("words", [[], [SAMPLE], ["--", SAMPLE]])
def test_without_a_display_one_message_says_so_and_what_works(words: list[str]) -> None:
    ended = run_program(*words)

    _assert_refused(ended)
    assert NO_DISPLAY in ended.messages
    assert "sudoku-gui solve FILE" in ended.messages[-1]


def test_a_display_that_nobody_serves_is_named() -> None:
    ended = run_program(DISPLAY=":9876")

    _assert_refused(ended)
    assert ":9876" in ended.messages[1]


@pytest.mark.parametrize(
    "problem",
    [
        "libodd.so.1: cannot open shared object file: No such file or directory",
        "dlopen(QtCore.abi3.so, 0x0002): Library not loaded: @rpath/QtOdd",
        "DLL load failed while importing QtCore: The specified module could not be found.",
    ],
)
def test_a_library_that_qt_misses_unexpectedly_is_named_without_a_traceback(
    problem: str, tmp_path: Path
) -> None:
    _fake_pyside(tmp_path, f"raise ImportError({problem!r})")

    ended = _run_with(tmp_path)

    _assert_refused(ended)
    assert problem in ended.messages[1]


def test_a_fault_of_our_own_is_not_taken_for_a_missing_library(tmp_path: Path) -> None:
    _fake_pyside(tmp_path, "")

    ended = _run_with(tmp_path)

    assert ended.status == 1
    assert b"Traceback" in ended.errors


@pytest.mark.usefixtures("_same_answer_to_ctrl_c")
@pytest.mark.parametrize(
    ("started_as", "is_terminal", "is_told"),
    [
        ("/checkout/sudoku_gui/__main__.py", True, True),
        ("/checkout/sudoku_gui/__main__.py", False, False),  # a script wants no advice
        ("/venv/bin/sudoku-gui", True, False),  # which is the installed one
    ],
)
def test_who_runs_a_slow_checkout_is_told_that_a_fast_program_is_installed(
    started_as: str,
    is_terminal: bool,
    is_told: bool,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "argv", [started_as])
    monkeypatch.setattr(streams, "messages_go_to_terminal", lambda: is_terminal)
    monkeypatch.setattr(compilation, "is_compiled", lambda: False)
    monkeypatch.setattr(compilation, "is_compiled_elsewhere", lambda: True)

    status = main(["formats"])

    assert status == 0
    assert ("pip install -e ." in capsys.readouterr().err) is is_told


def test_messages_follow_the_language_of_the_environment() -> None:
    english = run_program("slove", LANG="C")
    korean = run_program("slove", LANG="ko_KR.UTF-8", PYTHONUTF8="1")

    assert english.messages != korean.messages
    assert "slove" in korean.messages[0]


@pytest.mark.parametrize(
    ("encoding", "is_korean"), [("utf-8", True), ("euc-kr", True), ("ascii", False)]
)
def test_a_terminal_without_our_letters_is_spoken_to_in_english(
    encoding: str, is_korean: bool
) -> None:
    ended = run_program("algorithms", LANG="ko_KR.UTF-8", PYTHONIOENCODING=encoding)

    assert (ended.status, ended.errors) == (0, b"")
    assert ended.output.isascii() is not is_korean
    assert b"\\u" not in ended.output


def _interrupted_at(module: str, *words: str, before: str = "default_int_handler") -> Ended:
    """Run the program with Ctrl+C pressed when it imports `module`."""
    script = f"""
import signal, sys
from sudoku_gui.__main__ import main

class Interrupting:
    def find_spec(self, name, path, target=None):
        if name == {module!r}:
            signal.raise_signal(signal.SIGINT)

signal.signal(signal.SIGINT, signal.{before})
sys.meta_path.insert(0, Interrupting())
sys.exit(main(sys.argv[1:]))
"""
    ended = subprocess.run(
        [sys.executable, "-c", script, *words],
        env=bare_environment(QT_QPA_PLATFORM="offscreen"),
        capture_output=True,
        check=False,
        timeout=PATIENCE_SECONDS,
    )
    return Ended(ended.returncode, ended.stdout, ended.stderr)


def _fake_pyside(folder: Path, content: str) -> None:
    package = folder / "PySide6"
    package.mkdir()
    (package / "__init__.py").write_text(f"{content}\n", "utf-8")


def _run_with(folder: Path) -> Ended:
    """Run the program with the modules of `folder` before all others."""
    path = f"{folder}:{bare_environment()['PYTHONPATH']}"
    return run_program(PYTHONPATH=path, QT_QPA_PLATFORM="offscreen")


def _assert_refused(ended: Ended) -> None:
    assert (ended.status, ended.output) == (BAD_INPUT, b"")
    assert b"Traceback" not in ended.errors
