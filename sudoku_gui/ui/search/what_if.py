"""What if: connects the wish to put in another digit with the branches and their marker."""

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QMenu

from sudoku_gui.language import say, text
from sudoku_gui.playback.branch import Place, Prospect
from sudoku_gui.presentation.action_ids import ActionId
from sudoku_gui.presentation.notice import Notice
from sudoku_gui.ui.desk import Desk
from sudoku_gui.ui.kit.qactions import let_do
from sudoku_gui.ui.search.branches import Branches
from sudoku_gui.wording.branches import option_sentence, place_sentence

_NO_PLACE = text("There is no place for another digit at this moment.")


class WhatIf(QObject):
    """Lists beside the cell what may be put in there, and goes where one chooses."""

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._window = desk.window
        self._workbench = desk.workbench
        self._search = desk.search
        self.branches = Branches(desk.search, self)
        self.menu = QMenu(desk.window)
        self.menu.setObjectName("what-if")
        for signal, slot in (
            (self.branches.left_line, desk.window.branch.show_off_line),
            (self.branches.left_line, self._show_way_back),
            (self.branches.came_back, desk.window.branch.show_main_line),
            (self.branches.came_back, self._show_way_back),
            (self.branches.said, desk.window.notices.show_notice),
            (desk.window.branch.back_wanted, self.branches.come_back),
            (desk.search.phase_changed, self._enable),
            (desk.search.scene_changed, self._enable),
            (desk.search.forgotten, self.menu.close),  # its moment is gone, with a file that came
        ):
            signal.connect(slot)
        deeds = {
            ActionId.WHAT_IF: self._ask,
            ActionId.MAIN_LINE: self.branches.come_back,
            ActionId.WATCH: self._watch,
            ActionId.SOLVE: self._solve,
        }
        let_do(desk.window.named_actions, deeds)
        self._enable()
        self._show_way_back()

    def _watch(self) -> None:
        self.branches.begin_again_at_end()
        self._workbench.watch()

    def _solve(self) -> None:
        self.branches.begin_again_at_end()
        self._workbench.solve()

    def _ask(self) -> None:
        places = self.branches.places()
        if not places:
            self.branches.said.emit(Notice(_NO_PLACE))
            return
        self.menu.clear()
        first = next(filter(_has_choice, places), places[0])
        for place in places:
            self._list(place, has_keys=place is first and place.choice.house is None)
        grid, placed = self._window.grid, places[0].placed
        grid.select(placed.cell if placed else places[0].choice.cells[0])
        beside = grid.visualRect(grid.currentIndex()).bottomRight()
        self.menu.popup(grid.viewport().mapToGlobal(beside))

    def _list(self, place: Place, *, has_keys: bool) -> None:
        """Add what may be put in at `place`; `has_keys`: its digits are keys of the menu."""
        title = self.menu.addAction(say(place_sentence(place)))
        title.setEnabled(False)
        for option in place.options:
            words = say(option_sentence(option, place))
            entry = self.menu.addAction(f"&{words}" if has_keys else words)
            entry.setEnabled(option.prospect is not Prospect.PLACED)
            # Triggered, an entry says whether it is checked, which nothing here asks.
            entry.triggered.connect(
                lambda _checked, option=option: self.branches.take(place, option)
            )
        self.menu.addSeparator()

    @Slot()
    def _show_way_back(self) -> None:
        is_off = self.branches.is_off_main_line
        self._window.named_actions[ActionId.MAIN_LINE].setEnabled(is_off)

    @Slot()
    def _enable(self) -> None:
        """Nothing can be put in where nothing is searched, or while a question is open."""
        can_ask = self._search.has_search and not self._search.asking.is_open
        self._window.named_actions[ActionId.WHAT_IF].setEnabled(can_ask)


def _has_choice(place: Place) -> bool:
    """Whether anything can be put in there."""
    return any(each.prospect in {Prospect.OPEN, Prospect.TRIED} for each in place.options)
