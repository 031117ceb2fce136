"""What is found out about the puzzle beside any search: connects the checks with the window."""

from PySide6.QtCore import QObject, Slot

from sudoku_gui.solvers.verdict import Verdict
from sudoku_gui.ui.check_thread import CheckThread
from sudoku_gui.ui.main_window import MainWindow
from sudoku_gui.ui.verdict_controller import VerdictController
from sudoku_gui.ui.verdict_face import face_of
from sudoku_gui.ui.workbench import Workbench


class Checks(QObject):
    """Has every puzzle that comes onto the table judged, and the verdict shown."""

    def __init__(
        self, window: MainWindow, workbench: Workbench, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._thread = CheckThread(self)
        self.judge = VerdictController(self._thread, self)
        workbench.sheet_changed.connect(self.judge.judge)
        self.judge.verdict_reached.connect(self._show_verdict)
        self.judge.dragged_on.connect(window.verdict.show_checking)

    def shut_down(self) -> None:
        """End the checks and their thread; to be called before the window goes."""
        self._thread.shut_down()

    @Slot(object)
    def _show_verdict(self, verdict: Verdict) -> None:
        self._window.verdict.show_face(face_of(verdict, self.judge.givens.geometry))
