"""What shows a search beside the grid: the panel, the strip of blanks and the timeline."""

from collections.abc import Mapping

from PySide6.QtGui import QAction

from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.search.shown_moment import ShownMoment
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.search.blanks_strip import BlanksStrip
from sudoku_gui.ui.search.search_panel import PanelScrollArea, SearchPanel
from sudoku_gui.ui.search.timeline_widget import TimelineWidget


class SearchView:
    """Makes the parts, and has them show one moment and follow theme and language.

    speed: the position of the slider.
    """

    def __init__(self, actions: Mapping[ActionId, QAction], speed: int, theme: Theme) -> None:
        self.strip = BlanksStrip(theme)
        self.timeline = TimelineWidget(theme)
        self.panel = SearchPanel(actions, speed, theme)
        self.panel_place = PanelScrollArea(self.panel)
        self.retranslate()

    def show_moment(self, shown_moment: ShownMoment) -> None:
        """Show what is told of a moment beside the grid: last step, counters, blanks."""
        self.strip.show_moment(shown_moment)
        self.panel.show_moment(shown_moment)

    def show_no_moment(self) -> None:
        """Show that there is no search."""
        self.strip.show_moment(None)
        self.timeline.show_state(None)
        self.panel.show_moment(None)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of `theme` from now on."""
        for part in (self.strip, self.timeline, self.panel):
            part.set_theme(theme)

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        for part in (self.strip, self.timeline, self.panel):
            part.retranslate()
