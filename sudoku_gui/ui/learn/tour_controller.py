"""Leads through the guided tour: each stop opens its sample, most with an algorithm."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction

from sudoku_gui.language import say
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.tour import TOUR
from sudoku_gui.ui.files.document_opener import DocumentOpener
from sudoku_gui.ui.kit.announcer import Announcer
from sudoku_gui.ui.kit.panel_controller import PanelController
from sudoku_gui.ui.learn.tour_panel import TourPanel
from sudoku_gui.ui.search.search_controller import SearchController


class TourController(PanelController):
    """Goes where the panel is asked to go; opening the tour begins it, or goes on with it."""

    def __init__(
        self,
        panel: TourPanel,
        action: QAction,
        opener: DocumentOpener,
        search: SearchController,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(panel, parent)
        self._panel = panel
        self._opener = opener
        self._search = search
        self._announcer = Announcer(panel)
        self._place = 0
        self._action = action
        panel.stop_wanted.connect(self.go)

    def handlers(self) -> Mapping[ActionId, Callable[[], object]]:
        return {ActionId.TOUR: self._open}

    @Slot(int)
    def go(self, place: int) -> None:
        """Go to the stop at `place` of the tour, unless people keep the current puzzle."""
        self._opener.open_sample(TOUR[place].sample, lambda: self._arrive(place))

    def _arrive(self, place: int) -> None:
        self._place = place
        self._panel.show_stop(place)
        algorithm = TOUR[place].algorithm
        if algorithm is not None:
            self._search.choose_algorithm(algorithm)
        self._announcer.announce(say(TOUR[place].story))

    def _open(self) -> None:
        if self._action.isChecked():
            self.go(self._place)
