"""A trial of opening puzzles: what the window holds after thousands of them.

    python -m tests.long.openings --count 5000

In turns a file is opened and a text is pasted, each with another puzzle, and the window
lives until it lies on the table.  Noted is what the process holds at the end more than after
the first tenth: memory, and the actions that Python knows of.
"""

import argparse
import gc
import os
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QSettings, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication

from sudoku_gui.ui.files.document_prompts import UnsavedChoice
from sudoku_gui.ui.program import Program
from tests.long.giving_up import NOT_REACHED, Holdings
from tests.support.journals import journals_beside
from tests.support.solvers.corpus import puzzles_of_norvig
from tests.support.ui.fakes import FakePerson
from tests.support.ui.open_program import free
from tests.support.waiting import PATIENCE_MILLISECONDS

MORE_MEGABYTES = 2.0
_FILES = 6  # all of them are in the list of recent files by the first tenth


@dataclass(frozen=True, slots=True)
class Figures:
    """What the process holds more at the end; opened: how many puzzles were."""

    opened: int
    megabytes: float
    actions: int

    def faults(self) -> list[str]:
        """Where the figures are not those to reach."""
        checks = {"memory": self.megabytes > MORE_MEGABYTES, "actions": self.actions > 0}
        return [fault for fault, is_there in checks.items() if is_there]


class Opening:
    """Opens puzzles in the window of a program, one after another."""

    def __init__(self, application: QApplication, folder: Path) -> None:
        self._lines = [puzzle.line() for puzzle in puzzles_of_norvig()]
        self._files = [folder / f"{number}.txt" for number in range(_FILES)]
        for file, line in zip(self._files, self._lines, strict=False):
            file.write_text(f"{line}\n", encoding="ascii")
        store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        person = FakePerson(unsaved=UnsavedChoice.DISCARD)  # what was pasted is in no file
        self._program = Program(application, store, journals_beside(store), person)
        self._loop = QEventLoop()
        self._program.documents.document_changed.connect(self._loop.quit)
        self._program.start([])
        self._limit = QTimer(singleShot=True, interval=PATIENCE_MILLISECONDS)
        self._limit.timeout.connect(lambda: self._loop.exit(1))

    def open(self, number: int) -> None:
        """Open one puzzle, and let go of what is not needed for it."""
        opener = self._program.opener
        if number % 2:
            opener.open_file(self._files[number % _FILES])
        else:
            opener.open_text(self._lines[number % len(self._lines)])
        self._limit.start()
        assert self._loop.exec() == 0, "the puzzle was not opened"
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QCoreApplication.processEvents()

    def end(self) -> None:
        """End the threads of the program and close its window."""
        self._program.shut_down()
        free(self._program)


def run(application: QApplication, count: int) -> Figures:
    """Open `count` puzzles."""
    megabytes, actions = _holdings()
    with tempfile.TemporaryDirectory() as folder:
        opening = Opening(application, Path(folder))
        for number in range(count):
            if number == count // 10:
                megabytes, actions = _holdings()
            opening.open(number)
        megabytes_after, actions_after = _holdings()
        opening.end()
    return Figures(count, megabytes_after - megabytes, actions_after - actions)


def _holdings() -> tuple[float, int]:
    """Megabytes of the process, and how many actions there are."""
    gc.collect()
    actions = sum(isinstance(each, QAction) for each in gc.get_objects())
    return Holdings.now().megabytes, actions


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the trial and print its figures; the status is 1 if one was not reached."""
    parser = argparse.ArgumentParser(description="open puzzles, one after another")
    parser.add_argument("--count", type=int, default=5_000)
    wanted = parser.parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    figures = run(QApplication(sys.argv[:1]), wanted.count)
    print(f"opened {figures.opened}\nmemory_mb +{figures.megabytes:.1f}")
    print(f"actions +{figures.actions}")
    for fault in figures.faults():
        print(f"{NOT_REACHED}{fault}")
    return 1 if figures.faults() else 0


if __name__ == "__main__":
    sys.exit(main())
