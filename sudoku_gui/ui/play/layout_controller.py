"""Which layout the window has: as people choose, and as what they do asks for."""

from PySide6.QtCore import QObject, Signal, Slot

from sudoku_gui.presentation.window_layout import WindowLayout
from sudoku_gui.ui.files.settings import Settings
from sudoku_gui.ui.search.game_controller import GameController
from sudoku_gui.ui.search.search_controller import SearchController, SearchPhase


class LayoutController(QObject):
    """Keeps the layout, here and in the settings; a search that begins opens the one to watch."""

    layout_changed = Signal(object)  # WindowLayout

    def __init__(
        self,
        settings: Settings,
        game_controller: GameController,
        search: SearchController,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._game_controller = game_controller
        self._layout = settings.layout
        search.phase_changed.connect(self._follow)

    @property
    def layout(self) -> WindowLayout:
        """The layout that the window has."""
        return self._layout

    @Slot(object)
    def choose(self, layout: WindowLayout) -> None:
        """Have `layout` now and from the next start on; nobody watches a search while playing."""
        if layout is not self._layout:
            self._layout = self._settings.layout = layout
            if layout is WindowLayout.PLAY:
                self._game_controller.stop()
            self.layout_changed.emit(layout)

    @Slot()
    def watch(self) -> None:
        """Have the layout in which searches are watched."""
        self.choose(WindowLayout.WATCH)

    @Slot()
    def play(self) -> None:
        """Have the layout for playing."""
        self.choose(WindowLayout.PLAY)

    @Slot()
    def switch(self) -> None:
        """Have the other layout."""
        self.choose(self._layout.other)

    @Slot(object)
    def _follow(self, phase: SearchPhase) -> None:
        if phase in {SearchPhase.PLAYING, SearchPhase.PAUSED}:
            self.watch()
