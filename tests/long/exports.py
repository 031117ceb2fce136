"""A trial of exports: nothing freezes while files of every kind are written and dialogs close.

    python -m tests.long.exports --count 10000

The real program runs without a display, in a process of its own for every thousand files.  It
exports pictures, animations and tables of a search, and its pages as PDF, one after the other,
while dialogs with all their signals are made and destroyed, some a frame.  A process that says
nothing for a minute is frozen: its stacks are printed, and it is killed.
"""

import argparse
import faulthandler
import itertools
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QSettings, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox, QLineEdit, QVBoxLayout

from sudoku_gui.model.game import Game
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.playback.jumps import ToStep
from sudoku_gui.playback.step_range import StepRange
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.export.export_formats import (
    ANIMATION_FORMATS,
    PICTURE_FORMATS,
    TABLE_FORMATS,
    ExportFormat,
)
from sudoku_gui.presentation.export.export_options import ExportOptions, RenderStyle
from sudoku_gui.presentation.export.print_options import PrintOptions, PrintScope
from sudoku_gui.presentation.export.print_request import PrintRequest, PrintTarget
from sudoku_gui.presentation.notice import Notice
from sudoku_gui.ui.program import Program
from tests.support.journals import journals_beside
from tests.support.puzzles import SMALL
from tests.support.terminal import HARMLESS
from tests.support.ui.fakes import FakePerson, FakePrintPerson, FakeTaker
from tests.support.waiting import PATIENCE_SECONDS

IN_A_PROCESS = 1_000
_STEP = 5
_STEPS = StepRange(1, 3)
_STYLE = RenderStyle(200)
_PAGES = PrintRequest(PrintScope.ALL, PrintOptions(), PrintTarget.PDF)
_SECONDS_OF_SILENCE = 60
_WRITTEN = "written"
_ACTIONS = {
    **dict.fromkeys(PICTURE_FORMATS, ActionId.EXPORT_PICTURE),
    **dict.fromkeys(ANIMATION_FORMATS, ActionId.EXPORT_ANIMATION),
    **dict.fromkeys(TABLE_FORMATS, ActionId.EXPORT_STEPS),
}
_KINDS: Sequence[ExportFormat | None] = [*_ACTIONS, None]  # None: pages as PDF


@dataclass(frozen=True, slots=True)
class Outcome:
    """The files that were written, and all other output."""

    files: int
    messages: str

    @property
    def is_clean(self) -> bool:
        """Whether there is no other output, such as the stacks of a frozen process."""
        return not self.messages


def run(count: int) -> Outcome:
    """Export that many files; stop at the first process that is frozen or complains."""
    outcome = Outcome(0, "")
    while outcome.files < count and outcome.is_clean:
        outcome = _run_process(min(IN_A_PROCESS, count - outcome.files), outcome.files)
    return outcome


def _run_process(count: int, before: int) -> Outcome:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tests.long.exports", "--child", str(count), folder]
        child = subprocess.run(
            command, capture_output=True, text=True, check=False, timeout=count * PATIENCE_SECONDS
        )
    lines = child.stdout.splitlines()
    complaints = [line for line in child.stderr.splitlines() if line != HARMLESS]
    failures = [line for line in lines if line != _WRITTEN]
    written = lines.count(_WRITTEN)
    if child.returncode or written < count:
        failures.append(f"status {child.returncode} after {written} of {count} files")
    return Outcome(before + written, "\n".join(failures + complaints))


class _Exports:
    """Exports one file after the other in the open program, with dialogs that come and go."""

    def __init__(self, application: QApplication, folder: Path, count: int) -> None:
        self._application = application
        self._left = count
        self._taker = FakeTaker(folder)
        printing = FakePrintPerson(folder, _PAGES)
        store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        self._program = Program(
            application, store, journals_beside(store), FakePerson(), self._taker, printing
        )
        self._program.start([])
        self._program.game_controller.open_game(Game(Puzzle(SMALL)))
        self._program.game_search.jump(ToStep(_STEP))
        self._kinds: Iterator[ExportFormat | None] = itertools.cycle(_KINDS)
        self._dialogs = QTimer(interval=5)
        self._dialogs.timeout.connect(self._open_and_close_a_dialog)
        self._dialogs.start()
        for controller in (self._program.exports, self._program.printing):
            controller.notice_posted.connect(self._take_notice)
        QTimer.singleShot(500, self._export)

    def _export(self) -> None:
        kind = next(self._kinds)
        if kind is None:
            self._program.printing.export_pdf()
            return
        options = ExportOptions(kind, _STEPS, _STYLE)
        self._taker.picture = self._taker.animation = self._taker.steps = options
        self._program.window.named_actions[_ACTIONS[kind]].trigger()

    def _take_notice(self, notice: Notice) -> None:
        sentence = str(notice.sentence)
        print(_WRITTEN if sentence.startswith("Saved ") else sentence, flush=True)
        faulthandler.dump_traceback_later(_SECONDS_OF_SILENCE, exit=True)
        self._left -= 1
        if self._left:
            QTimer.singleShot(0, self._export)
        else:
            self._program.shut_down()
            self._application.quit()

    def _open_and_close_a_dialog(self) -> None:
        dialog = QDialog(self._program.window)
        layout = QVBoxLayout(dialog)
        edits = [QLineEdit(dialog) for _ in range(5)]
        for edit, following in itertools.pairwise(edits):
            following.textChanged.connect(edit.setText)
            layout.addWidget(edit)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, dialog)
        buttons.rejected.connect(dialog.reject)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
        dialog.reject()


def _export_in_this_process(count: int, folder: Path) -> int:
    faulthandler.enable()
    faulthandler.dump_traceback_later(_SECONDS_OF_SILENCE, exit=True)
    application = QApplication(["exports", "-platform", "offscreen"])
    exports = _Exports(application, folder, count)
    application.exec()
    del exports
    return 0


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the trial and print its figures; the status is 1 if anything was wrong."""
    parser = argparse.ArgumentParser(description="export while dialogs close")
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--child", nargs=2, help=argparse.SUPPRESS)
    wanted = parser.parse_args(arguments)
    if wanted.child:
        return _export_in_this_process(int(wanted.child[0]), Path(wanted.child[1]))
    outcome = run(wanted.count)
    print(f"exports {outcome.files}\n{outcome.messages}".strip())
    return 0 if outcome.is_clean else 1


if __name__ == "__main__":
    sys.exit(main())
