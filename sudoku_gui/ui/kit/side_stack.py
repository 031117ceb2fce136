"""What stands at the side of the window: the panel of the layout, or what covers it."""

from PySide6.QtWidgets import QStackedWidget, QWidget

from sudoku_gui.presentation.window_layout import WindowLayout


class SideStack(QStackedWidget):
    """Shows the panel of the layout, which something else may cover for a while."""

    def __init__(self, play_place: QWidget) -> None:
        super().__init__()
        self._places = {WindowLayout.PLAY: play_place}
        self._layout = WindowLayout.PLAY
        self.addWidget(play_place)

    def add_panel(self, layout: WindowLayout, place: QWidget) -> None:
        """Have `place` as the panel of `layout`."""
        self._places[layout] = place
        self.addWidget(place)

    def show_layout(self, layout: WindowLayout) -> None:
        """Have the panel of `layout` from now on, or once what covers it is gone."""
        is_covered = self.currentWidget() is not self._places[self._layout]
        self._layout = layout
        if not is_covered:
            self.uncover()

    def cover(self, other: QWidget) -> None:
        """Show `other` in place of the panel."""
        if self.indexOf(other) < 0:
            self.addWidget(other)
        self.setCurrentWidget(other)

    def uncover(self) -> None:
        """Show the panel of the layout."""
        self.setCurrentWidget(self._places[self._layout])
