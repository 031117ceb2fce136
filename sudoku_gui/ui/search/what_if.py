"""What if: connects the request for another digit with the branches and their banner."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMenu

from sudoku_gui.language import say, text
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.notice import Notice
from sudoku_gui.ui.grid.grid_widget import GridWidget
from sudoku_gui.ui.search.branch_banner import BranchBanner
from sudoku_gui.ui.search.branch_controller import BranchController
from sudoku_gui.ui.search.game_search import GameSearch
from sudoku_gui.ui.search.search_controller import SearchController

# What functions import has to do with moments of a search: the window opens without one.
if TYPE_CHECKING:
    from sudoku_gui.playback.branch import ChoicePoint

_NO_PLACE = text("There is no place for another digit at this moment.")


class WhatIfController(QObject):
    """Lists beside the cell what may be put in there, and goes where one chooses."""

    notice_posted = Signal(object)  # Notice

    def __init__(
        self,
        game_search: GameSearch,
        search: SearchController,
        grid: GridWidget,
        marker: BranchBanner,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._game_search = game_search
        self._grid = grid
        self.branches = BranchController(search, self)
        self.menu = QMenu(grid)
        self.menu.setObjectName("what-if")
        for signal, slot in (
            (self.branches.branch_entered, marker.show_branch),
            (self.branches.branches_left, marker.show_main_line),
            (self.branches.notice_posted, self.notice_posted),
            (marker.back_wanted, self.branches.leave_branch),
            (search.forgotten, self.menu.close),  # its moment is gone, with a file that came
        ):
            signal.connect(slot)

    def handlers(self) -> Mapping[ActionId, Callable[[], None]]:
        """Return what the actions do that are about the search and its branches."""
        return {
            ActionId.WHAT_IF: self._ask,
            ActionId.MAIN_LINE: self.branches.leave_branch,
            ActionId.WATCH: self._watch,
            ActionId.SEARCH_TO_END: self._search_to_end,
        }

    def _search_to_end(self) -> None:
        # A branch that has ended is searched anew.
        self.branches.restart_ended_branch()
        self._game_search.search_to_end()

    def _watch(self) -> None:
        self.branches.restart_ended_branch()
        self._game_search.watch()

    def _ask(self) -> None:
        places = self.branches.choice_points()
        if not places:
            self.notice_posted.emit(Notice(_NO_PLACE))
            return
        self.menu.clear()
        first = next(filter(_has_option, places), places[0])
        for place in places:
            self._list(place, has_keys=place is first and place.choice.house is None)
        placed = places[0].placed
        self._grid.select(placed.cell if placed else places[0].choice.cells[0])
        beside = self._grid.visualRect(self._grid.currentIndex()).bottomRight()
        self.menu.popup(self._grid.viewport().mapToGlobal(beside))

    def _list(self, place: ChoicePoint, *, has_keys: bool) -> None:
        """Add what may be put in at `place`; `has_keys`: its digits are keys of the menu."""
        from sudoku_gui.solvers.explain.attempts import AttemptResult  # noqa: PLC0415
        from sudoku_gui.wording.branches import (  # noqa: PLC0415
            choice_point_sentence,
            option_sentence,
        )

        title = self.menu.addAction(say(choice_point_sentence(place)))
        title.setEnabled(False)
        for option in place.options:
            words = say(option_sentence(option, place))
            entry = self.menu.addAction(f"&{words}" if has_keys else words)
            entry.setEnabled(option.result is not AttemptResult.PLACED)
            # Triggered, an entry says whether it is checked, which nothing here asks.
            entry.triggered.connect(
                lambda _checked, option=option: self.branches.enter_branch(place, option)
            )
        self.menu.addSeparator()


def _has_option(place: ChoicePoint) -> bool:
    """Return whether anything can be put in there."""
    from sudoku_gui.solvers.explain.attempts import AttemptResult  # noqa: PLC0415

    return any(
        each.result in {AttemptResult.UNTRIED, AttemptResult.FAILED} for each in place.options
    )
