"""What if: connects the wish to put in another digit with the branches and their marker."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from sudoku_gui.language import say, text
from sudoku_gui.playback.branch import Place
from sudoku_gui.presentation.action_ids import ActionId
from sudoku_gui.presentation.notice import Notice
from sudoku_gui.solvers.explain.attempts import Fate
from sudoku_gui.ui.grid.grid_widget import GridWidget
from sudoku_gui.ui.kit.qactions import let_do
from sudoku_gui.ui.search.branch_banner import BranchMarker
from sudoku_gui.ui.search.branch_controller import Branches
from sudoku_gui.ui.search.game_controller import Workbench
from sudoku_gui.ui.search.search_controller import SearchController
from sudoku_gui.wording.branches import option_sentence, place_sentence

_NO_PLACE = text("There is no place for another digit at this moment.")


class WhatIf(QObject):
    """Lists beside the cell what may be put in there, and goes where one chooses."""

    said = Signal(object)  # Notice

    def __init__(
        self,
        workbench: Workbench,
        search: SearchController,
        grid: GridWidget,
        marker: BranchMarker,
        actions: Mapping[ActionId, QAction],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._workbench = workbench
        self._grid = grid
        self.branches = Branches(search, self)
        self.menu = QMenu(grid)
        self.menu.setObjectName("what-if")
        for signal, slot in (
            (self.branches.left_line, marker.show_off_line),
            (self.branches.came_back, marker.show_main_line),
            (self.branches.said, self.said),
            (marker.back_wanted, self.branches.come_back),
            (search.forgotten, self.menu.close),  # its moment is gone, with a file that came
        ):
            signal.connect(slot)
        deeds = {
            ActionId.WHAT_IF: self._ask,
            ActionId.MAIN_LINE: self.branches.come_back,
            ActionId.WATCH: self._watch,
            ActionId.SOLVE: self._solve,
        }
        let_do(actions, deeds)

    def _watch(self) -> None:
        self.branches.begin_again_at_end()
        self._workbench.watch()

    def _solve(self) -> None:
        self.branches.begin_again_at_end()
        self._workbench.solve()

    def _ask(self) -> None:
        places = self.branches.places()
        if not places:
            self.said.emit(Notice(_NO_PLACE))
            return
        self.menu.clear()
        first = next(filter(_has_choice, places), places[0])
        for place in places:
            self._list(place, has_keys=place is first and place.choice.house is None)
        placed = places[0].placed
        self._grid.select(placed.cell if placed else places[0].choice.cells[0])
        beside = self._grid.visualRect(self._grid.currentIndex()).bottomRight()
        self.menu.popup(self._grid.viewport().mapToGlobal(beside))

    def _list(self, place: Place, *, has_keys: bool) -> None:
        """Add what may be put in at `place`; `has_keys`: its digits are keys of the menu."""
        title = self.menu.addAction(say(place_sentence(place)))
        title.setEnabled(False)
        for option in place.options:
            words = say(option_sentence(option, place))
            entry = self.menu.addAction(f"&{words}" if has_keys else words)
            entry.setEnabled(option.fate is not Fate.PLACED)
            # Triggered, an entry says whether it is checked, which nothing here asks.
            entry.triggered.connect(
                lambda _checked, option=option: self.branches.take(place, option)
            )
        self.menu.addSeparator()


def _has_choice(place: Place) -> bool:
    """Whether anything can be put in there."""
    return any(each.fate in {Fate.UNTRIED, Fate.FAILED} for each in place.options)
