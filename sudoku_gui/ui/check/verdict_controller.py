"""Keeps the verdict on the puzzle: after every edit it is found again, in another thread.

What is judged is the puzzle, its givens; nobody is told about their entries unasked.
"""

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from sudoku_gui.model.grid import Grid
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.solvers.diagnose.verdict import Verdict, VerdictCheck
from sudoku_gui.solvers.engine import compilation, instant
from sudoku_gui.ui.kit.threads.check_thread import CheckThread
from sudoku_gui.ui.kit.threads.check_worker import CheckReport

_SOON_MILLISECONDS = 150  # a verdict that comes sooner replaces the last one without a word

_QUICK_GUESSES = 1_000  # half a millisecond


class VerdictController(QObject):
    """Has the verdict on the current puzzle found, and tells it."""

    puzzle_changed = Signal()  # what was found out about the one before holds no more
    check_delayed = Signal()  # the check takes so long that people should know
    verdict_reached = Signal(object)  # Verdict

    def __init__(self, thread: CheckThread, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = thread
        self._thread.reported.connect(self._take)
        self._number = 0
        self._givens: Grid | None = None
        self._verdict: Verdict | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_SOON_MILLISECONDS)
        self._timer.timeout.connect(self.check_delayed)

    @property
    def verdict(self) -> Verdict | None:
        """The verdict on the present puzzle, or None while it is looked for."""
        return self._verdict

    @property
    def givens(self) -> Grid:
        """The puzzle that is judged."""
        assert self._givens is not None, "nothing was judged yet"
        return self._givens

    @Slot(object)
    def check(self, sheet: Sheet) -> None:
        """Look for the verdict on the givens of `sheet`, if they are others than before."""
        givens = sheet.givens
        if givens != self._givens:
            self._number = self._thread.begin(lambda: VerdictCheck(givens), first_amount(givens))
            self._givens, self._verdict = givens, None
            self._timer.start()
            self.puzzle_changed.emit()

    @Slot(object)
    def _take(self, report: CheckReport) -> None:
        if report.number == self._number and report.is_done:
            assert isinstance(report.partial_result, Verdict)
            self._timer.stop()
            self._verdict = report.partial_result
            self.verdict_reached.emit(report.partial_result)


def first_amount(givens: Grid) -> int:
    """Return how many guesses to begin with.

    Compiled, a look at the clock takes as long as hundreds of guesses at a 9x9 grid, for the
    window's thread may have to be waited for.
    """
    is_quick = compilation.is_compiled() and givens.geometry == instant.GEOMETRY
    return _QUICK_GUESSES if is_quick else 1
