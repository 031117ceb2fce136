"""The window's door, in processes of its own: what it sets up, and how it ends."""

import ctypes
import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from sudoku_gui.formats import format_named, write
from sudoku_gui.termination import TERMINATION_SIGNALS
from tests.support.puzzles import SMALL
from tests.support.terminal import HARMLESS
from tests.support.waiting import PATIENCE_SECONDS

ROOT = Path(__file__).parents[1]

# The program as it is, but for `prepare`, which is called with it before it starts, and
# `act`, when its window is open.
SCRIPT = """
import os, signal, sys
from PySide6.QtCore import QTimer
from sudoku_gui import app
from sudoku_gui.ui.program import Program

def prepare(program):
    {prepare}

def act(program):
    {act}

class Acting(Program):
    def start(self, files, moment=""):
        prepare(self)
        super().start(files, moment)
        QTimer.singleShot(0, self, lambda: act(self))

app.Program = Acting
{before}
sys.exit(app.open_window(sys.argv[1:]))
"""
CLOSE = "program.window.close()"


class Ended:
    """How the program ended, and what it said."""

    def __init__(self, process: subprocess.CompletedProcess[str]) -> None:
        self.status = process.returncode
        self.output = process.stdout.splitlines()
        self.messages = [line for line in process.stderr.splitlines() if line != HARMLESS]


@pytest.fixture
def home(tmp_path: Path) -> Mapping[str, str]:
    """A home where nobody has started the program yet."""
    return {name: str(tmp_path / "home") for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME")}


def run(
    home: Mapping[str, str], act: str, *files: str, prepare: str = "pass", before: str = "pass"
) -> Ended:
    """Open the window with `files`, and do `act` in it."""
    return Ended(
        subprocess.run(
            [sys.executable, "-c", SCRIPT.format(act=act, prepare=prepare, before=before), *files],
            cwd=ROOT,
            env={**os.environ, **home},
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE_SECONDS,
        )
    )


def test_the_window_opens_and_closes_with_status_0_and_no_words(home: Mapping[str, str]) -> None:
    ended = run(home, CLOSE)

    assert (ended.status, ended.output, ended.messages) == (0, [], [])


def test_python_does_not_search_for_garbage_in_any_thread_while_there_is_a_window(
    home: Mapping[str, str],
) -> None:
    look = (
        "import gc; from PySide6.QtWidgets import QApplication; "
        "from sudoku_gui.ui.garbage import GarbageTimer; "
        "print(gc.isenabled(), len(QApplication.instance().findChildren(GarbageTimer))); "
    )
    ended = run(home, look + CLOSE)

    assert ended.output == ["False 1"]


def test_it_is_called_sudoku_gui_and_looks_alike_on_every_desktop(home: Mapping[str, str]) -> None:
    ended = run(
        home,
        "application = app.QApplication.instance();"
        " print(application.applicationName(), application.style().name(),"
        " application.windowIcon().isNull(), sys.getswitchinterval());" + CLOSE,
    )

    assert ended.output == ["sudoku_gui fusion False 0.0005"]


def test_settings_are_kept_from_one_start_to_the_next(home: Mapping[str, str]) -> None:
    run(home, "program.window.search_view.panel.speed.move_by(3);" + CLOSE)

    ended = run(home, "print(program.window.search_view.panel.speed.position);" + CLOSE)

    assert ended.output == ["13"]


def test_a_file_that_cannot_be_read_is_told_in_the_window(
    home: Mapping[str, str], tmp_path: Path
) -> None:
    path = tmp_path / "bad.txt"
    path.write_text("no puzzle\n", "utf-8")

    ended = run(
        home,
        "pass",
        str(path),
        prepare="program.opener.notice_posted.connect(lambda notice:"  # not how far it is read
        " notice.tone.value == 'warning' and"
        " (print(notice.sentence), program.window.close()))",
    )

    assert ended.status == 0
    assert ended.output[0].startswith("bad.txt was not opened: ")
    assert ended.messages == []


def test_an_error_in_a_slot_is_told_and_the_program_goes_on(
    home: Mapping[str, str], tmp_path: Path
) -> None:
    path = tmp_path / "puzzle.txt"
    path.write_bytes(write(SMALL, format_named("boj2580")))

    ended = run(
        home,
        "QTimer.singleShot(500, program, lambda:"
        " (print(program.game_controller.game.sheet.grid.line()), app.QApplication.quit()))",
        str(path),
        prepare="program.documents.notice_posted.connect(lambda notice: 1 / 0)",
    )

    assert ended.status == 0
    assert ended.output == [SMALL.line()]
    assert ended.messages[-1] == "ZeroDivisionError: division by zero"
    (rescued,) = Path(home["XDG_DATA_HOME"]).rglob("rescued-*.txt")
    assert rescued.read_bytes() == path.read_bytes()


def test_a_disk_that_does_not_answer_does_not_keep_the_program_from_ending(
    home: Mapping[str, str], tmp_path: Path
) -> None:
    ended = run(
        home,
        CLOSE,
        str(tmp_path),
        prepare="import threading; from sudoku_gui.ui.files import file_access;"
        " program._files._patience_milliseconds = 200;"
        " file_access.read_file = lambda *_: threading.Event().wait()",
    )

    assert (ended.status, ended.messages) == (0, [])


def test_control_c_in_the_terminal_ends_the_program(home: Mapping[str, str]) -> None:
    ended = run(home, "os.kill(os.getpid(), signal.SIGINT)")

    assert ended.status == -signal.SIGINT
    assert ended.messages == []


@pytest.mark.parametrize("number", sorted(TERMINATION_SIGNALS))
def test_a_signal_to_end_lets_a_file_under_way_be_written_whole(
    home: Mapping[str, str], number: signal.Signals, tmp_path: Path
) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    path = folder / "puzzle.txt"
    path.write_bytes(write(SMALL, format_named("boj2580")))

    ended = run(
        home,
        "pass",
        str(path),
        # The journal is written by a thread of its own.
        prepare="import time; vars(os).pop('O_TMPFILE', None);"
        " from PySide6.QtCore import QThread;"
        " is_save = lambda: QThread.currentThread().objectName() == 'files';"
        " from sudoku_gui import file_replacement as writing; sync = writing._sync;"
        " writing._sync = lambda handle: (is_save() and"
        " (print(len(os.listdir(sys.path[-1])), flush=True),"
        f" os.kill(os.getpid(), {int(number)}), time.sleep(0.5)), sync(handle));"
        f" sys.path.append({str(folder)!r});"
        " from sudoku_gui.model.puzzle import Metadata; name = Metadata(title='Small');"
        " change = lambda: program.game_controller.edit_game(lambda game: game.set_metadata(name));"
        " program.documents.notice_posted.connect(lambda notice: (change(), program.saver.save()))",
    )

    assert (ended.status, ended.messages) == (-number, [])
    assert ended.output == ["2"]  # the file, and beside it what was to take its place
    assert list(folder.iterdir()) == [path]
    assert path.read_bytes() == write(SMALL, format_named("boj2580"))


def test_a_second_signal_ends_a_program_that_hangs(home: Mapping[str, str]) -> None:
    ended = run(
        home,
        "os.kill(os.getpid(), signal.SIGTERM); time.sleep(0.1);"
        " os.kill(os.getpid(), signal.SIGTERM); time.sleep(600)",
        prepare="global time; import time",
    )

    assert ended.status == -signal.SIGTERM


def test_a_signal_that_is_ignored_stays_ignored(home: Mapping[str, str]) -> None:
    ended = run(
        home,
        "os.kill(os.getpid(), signal.SIGHUP); program.window.close()",
        prepare="pass",
        before="signal.signal(signal.SIGHUP, signal.SIG_IGN)",
    )

    assert (ended.status, ended.messages) == (0, [])


def test_the_last_word_on_errors_is_given_back(home: Mapping[str, str]) -> None:
    script = SCRIPT.replace("sys.exit(app.open_window(sys.argv[1:]))", "{end}").format(
        act=CLOSE,
        prepare="pass",
        before="pass",
        end="app.open_window([]); print(sys.excepthook is sys.__excepthook__)",
    )

    ended = subprocess.run(
        [sys.executable, "-c", script],
        cwd=ROOT,
        env={**os.environ, **home},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        timeout=PATIENCE_SECONDS,
    )

    assert ended.stdout == "True\n"


def test_a_signal_ends_the_program_also_while_the_dialog_before_printing_is_open(
    home: Mapping[str, str],
) -> None:
    ended = run(
        home,
        "QTimer.singleShot(0, lambda: os.kill(os.getpid(), signal.SIGTERM));"
        " program.window.named_actions[ActionId.PRINT].trigger()",
        before="from sudoku_gui.presentation.actions.action_ids import ActionId",
    )

    assert (ended.status, ended.messages) == (-signal.SIGTERM, [])


@pytest.mark.skipif(
    not hasattr(ctypes.CDLL(None) if sys.platform == "linux" else None, "on_exit"),
    reason="only glibc calls functions with the status of exit",
)
def test_a_library_that_exits_ends_the_program_although_others_would_wait_for_ever(
    home: Mapping[str, str],
) -> None:
    ended = run(
        home,
        "libc.exit(7)",  # as libX11 does when the display is lost
        before="import ctypes; libc = ctypes.CDLL(None); libc.on_exit(libc.pause, None)",
    )

    assert (ended.status, ended.messages) == (7, [])
