"""The window's entry point: starts Qt, shows the window, and ends in order."""

import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QSettings, QStandardPaths
from PySide6.QtWidgets import QApplication

from sudoku_gui import __version__
from sudoku_gui.termination import end_by
from sudoku_gui.ui import loading
from sudoku_gui.ui.garbage import GarbageTimer
from sudoku_gui.ui.kit.icons import app_icon
from sudoku_gui.ui.program import Program
from sudoku_gui.ui.termination import TerminationSignals, end_at_once_when_a_library_exits
from sudoku_gui.ui.unexpected_errors import UnexpectedErrors

_SWITCH_SECONDS = 0.0005


def prepare_threads() -> None:
    """Have the window's thread wait little for others; called before Qt paints anything.

    A search in pure Python would otherwise keep it waiting for the interpreter 5 ms at a time.
    And Qt would give translucent lines of toolbars and scroll bars to other threads to paint,
    some hundred points at a time, and wait for each of them.
    """
    sys.setswitchinterval(_SWITCH_SECONDS)
    os.environ["QT_NO_GUI_THREADPOOL"] = "1"


def open_window(files: Sequence[str], moment: str = "") -> int:
    """Show the window with the first of `files` opened, and return the exit status at its end.

    moment: the address of a moment of the search over that file, or a link to one, to be shown.
    """
    prepare_threads()
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # until the loop hears of Ctrl+C
    QApplication.setApplicationName("sudoku_gui")
    QApplication.setApplicationVersion(__version__)
    QApplication.setDesktopFileName("sudoku-gui")
    # Not by setStyle: it returns the style, for which PySide loads hundreds of names.
    application = QApplication([*sys.argv[:1], "-style", "Fusion"])
    application.setWindowIcon(app_icon())
    store = QSettings("sudoku_gui", "sudoku_gui")
    program = Program(application, store, _journal_folder())
    errors = UnexpectedErrors(program.window, program.documents.grid_as_text)
    errors.catch()
    application.aboutToQuit.connect(program.shut_down)
    application.commitDataRequest.connect(program.end_unasked)
    termination = TerminationSignals(program)
    termination.received.connect(application.exit)
    termination.listen()
    program.start(files, moment)
    end_at_once_when_a_library_exits()
    loading.end_loading()
    GarbageTimer(application)
    status = application.exec()
    loading.begin_ending()
    program.shut_down()
    errors.release()
    termination.release()
    if termination.number is not None:
        store.sync()
        end_by(termination.number)
    if program.is_held_up:  # Qt would abort the process over a thread that never ends
        store.sync()
        os._exit(status)
    return status


def _journal_folder() -> Path:
    """Return the folder, in that of the application's data, in which journals are kept."""
    place = QStandardPaths.StandardLocation.AppDataLocation
    return Path(QStandardPaths.writableLocation(place), "journals")
