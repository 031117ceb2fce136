"""How long people wait for a solution before something quicker should be offered."""

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from sudoku_gui.solvers import quick_algorithm
from sudoku_gui.ui.search.search_controller import SearchController, SearchPhase

_MILLISECONDS = 3_000


class SlowSearchTimer(QObject):
    """Runs while a search solves, and no longer than it plays."""

    timed_out = Signal()  # it still plays, and there is a quicker algorithm

    def __init__(self, search: SearchController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._search = search
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_MILLISECONDS)
        self._timer.timeout.connect(self._lose)
        search.phase_changed.connect(self._follow)

    def begin(self) -> None:
        """People wait from now on."""
        self._timer.start()

    @Slot(object)
    def _follow(self, phase: SearchPhase) -> None:
        if phase is not SearchPhase.PLAYING:
            self._timer.stop()

    @Slot()
    def _lose(self) -> None:
        if self._search.algorithm is not quick_algorithm():
            self.timed_out.emit()
