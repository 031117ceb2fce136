"""What people work at, as one value: most parts of the program have to do with all of it."""

from dataclasses import dataclass

from sudoku_gui.ui.main_window import MainWindow
from sudoku_gui.ui.search.search_controller import SearchController
from sudoku_gui.ui.search.workbench import Workbench


@dataclass(frozen=True, slots=True)
class Desk:
    """The window, the game on the workbench, and the search over it."""

    window: MainWindow
    workbench: Workbench
    search: SearchController
