"""How long it takes to watch a search to its end, told once where that is long."""

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from sudoku_gui.presentation.search.shown_moment import TimelineState
from sudoku_gui.ui.search.search_controller import SearchController, SearchPhase

LONG_SECONDS = 600
_EXPLORING_MILLISECONDS = 2_000  # in which more of a search that is not known to its end is


class LongWatch(QObject):
    """Compares what is known of a search that plays with the pace at which it does."""

    noticed = Signal(float)  # seconds that it takes at least, once for each search

    def __init__(self, search: SearchController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._search = search
        self._is_told = False
        self._seconds = 0.0
        self._exploring = QTimer(self)
        self._exploring.setSingleShot(True)
        self._exploring.setInterval(_EXPLORING_MILLISECONDS)
        self._exploring.timeout.connect(self.tell)
        search.timeline_changed.connect(self._compare)
        search.phase_changed.connect(self._follow)
        search.forgotten.connect(self._begin_anew)

    @Slot()
    def tell(self) -> None:
        """Tell how long it takes, as far as the search is known now."""
        self._exploring.stop()
        self._is_told = True
        self.noticed.emit(self._seconds)

    @Slot(object)
    def _compare(self, state: TimelineState) -> None:
        if self._is_told or self._search.phase is not SearchPhase.PLAYING:
            return
        self._seconds = (state.explored - state.now) / self._search.pace_now
        if self._seconds < LONG_SECONDS:
            self._exploring.stop()
        elif state.is_complete:
            self.tell()
        elif not self._exploring.isActive():
            self._exploring.start()

    @Slot(object)
    def _follow(self, phase: SearchPhase) -> None:
        if phase is not SearchPhase.PLAYING:
            self._exploring.stop()

    @Slot()
    def _begin_anew(self) -> None:
        self._is_told = False
