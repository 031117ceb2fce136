"""The program of another checkout, opened offscreen: chooses an entry of a menu, tells the effect.

    python -m tests.support.ui.recipe_program SETTINGS MENU ENTRY

Written are two lines of JSON, what is seen before the entry is chosen and after.  The window is
then closed as people close it, so that its layout goes to SETTINGS.
"""

import json
import sys
from collections.abc import Sequence

from PySide6.QtCore import QSettings
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDockWidget, QLabel, QMenu

from sudoku_gui.model.game import Game
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.ui.kit.qactions import without_mnemonic
from sudoku_gui.ui.program import Program
from tests.support.journals import journals_beside

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def main(arguments: Sequence[str]) -> None:
    """Open the program, choose the entry, and close it."""
    settings, menu, entry = arguments
    application = QApplication(sys.argv[:1])
    store = QSettings(settings, QSettings.Format.IniFormat)
    program = Program(application, store, journals_beside(store))
    program.start([])
    program.game_controller.open_game(Game(Puzzle(Grid.from_line(PUZZLE))))
    _tell(program)
    _entry(program, menu, entry).trigger()
    _tell(program)
    program.window.close()
    store.sync()


def _entry(program: Program, menu: str, entry: str) -> QAction:
    """The entry of a menu as people read it; it must be one that can be chosen."""
    menus = {without_mnemonic(each.text()): each for each in program.window.menuBar().actions()}
    opened = menus[menu].menu()
    assert isinstance(opened, QMenu), f"{menu} is no menu"
    entries = {without_mnemonic(each.text()): each for each in opened.actions()}
    assert entries[entry].isEnabled(), f"{entry} cannot be chosen"
    return entries[entry]


def _tell(program: Program) -> None:
    """Write what is seen: the cell with the cursor, the docks that are open and their words."""
    QApplication.processEvents()
    docks = program.window.findChildren(QDockWidget)
    print(
        json.dumps(
            {
                "cell": program.window.grid.selected,
                "docks": {
                    dock.objectName(): [label.text() for label in dock.findChildren(QLabel)]
                    for dock in docks
                    if dock.isVisible()
                },
            }
        )
    )


if __name__ == "__main__":
    main(sys.argv[1:])
