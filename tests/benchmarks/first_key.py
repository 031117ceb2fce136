"""A window that ends as soon as a first key has been typed into it, and its effect is seen.

    python -m tests.benchmarks.first_key empty
    python -m tests.benchmarks.first_key program [FILE ...]

`start_speed` starts this module, and says what it costs.  The program goes its usual way from
its entry to Qt's event loop; only there somebody waits for the window, who types and ends the
process.  So nothing is imported here early that the program imports itself, least of all Qt:
what Python loads after PySide6 costs more than what it loads before.
"""
# ruff: noqa: PLC0415

import sys
from collections.abc import Sequence
from types import ModuleType

_APP = "sudoku_gui.app"


def run_program(files: Sequence[str]) -> int:
    """Be `sudoku-gui FILES`, with a typist."""
    stand_in = ModuleType(_APP)
    stand_in.__dict__["open_window"] = _open_window
    sys.modules[_APP] = stand_in
    from sudoku_gui.__main__ import main

    return main(files)


def _open_window(files: Sequence[str], moment: str = "") -> int:
    del sys.modules[_APP]
    from sudoku_gui.app import open_window
    from tests.benchmarks.typist import engage_typist

    engage_typist()
    return open_window(files, moment)


def run_empty_window() -> int:
    """Be the least that is a window which takes keys, with a typist."""
    from PySide6.QtWidgets import QApplication, QWidget

    from tests.benchmarks.typist import engage_typist

    application = QApplication(sys.argv[:1])
    window = QWidget()
    window.keyPressEvent = lambda _: window.update()  # type: ignore[method-assign]
    window.resize(900, 700)
    window.show()
    engage_typist()
    return application.exec()


if __name__ == "__main__":
    if sys.argv[1] == "empty":
        sys.exit(run_empty_window())
    sys.exit(run_program(sys.argv[2:]))
