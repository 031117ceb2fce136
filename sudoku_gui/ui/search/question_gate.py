"""Whether somebody is asked what comes next in a search: from when on, and until when."""

from PySide6.QtCore import QObject, Signal

from sudoku_gui.playback.jumps import JumpStatus
from sudoku_gui.playback.pace import PlayDirection
from sudoku_gui.presentation.search.search_report import SearchReport
from sudoku_gui.solvers.search import Outcome, StepKind
from sudoku_gui.ui.search.search_thread import SearchThread


class QuestionGate(QObject):
    """While a question is open, what is shown of the search does not tell what comes next."""

    changed = Signal()  # what may be shown
    about_to_play = Signal(float)  # forwards, steps per second; now is the time to plan a question

    def __init__(self, thread: SearchThread, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = thread
        self._is_expected = False
        self._is_open = False
        self._pace: float | None = None  # of what plays and is looked at

    @property
    def is_open(self) -> bool:
        """Whether there is a question that waits for an answer."""
        return self._is_open

    def on_play(self, pace: float | None) -> None:
        """The search is about to play; None: its way is not looked at."""
        self.ask_from(None)
        self._pace = pace
        self.plan()

    def change_pace(self, pace: float) -> None:
        """What plays has another pace from now on."""
        if self._pace is not None:
            self._pace = pace
            self.plan()

    def plan(self) -> None:
        """Have the next question planned."""
        if self._pace is not None:
            self.about_to_play.emit(self._pace)

    def ask_from(self, step: int | None) -> None:
        """Have what plays come to stand at the first placement from `step` on, and ask; or not."""
        self.end()
        self._thread.halt_from(step)
        self._is_expected = step is not None

    def ask_on_arrival(self) -> None:
        """Ask at the placement to which a jump leads that is under way."""
        self._is_expected = True

    def ask_here(self) -> None:
        """Ask about the moment shown."""
        self._is_open, self._is_expected = True, False
        self.changed.emit()

    def reveal(self) -> None:
        """Show all that there is to see again."""
        if self._is_open:
            self.end()
            self.changed.emit()

    def end(self) -> None:
        """Ask no more; what is shown next shows all."""
        self._is_open = self._is_expected = False

    def on_report(self, report: SearchReport) -> None:
        """Take in the answer to the newest command, before it is shown."""
        has_arrived = (
            report.direction is PlayDirection.PAUSED and report.jump_status is JumpStatus.ARRIVED
        )
        moment = report.moment
        can_ask = (
            moment.kind is StepKind.PLACE
            and moment.outcome is Outcome.RUNNING
            # Behind a solution, what is taken out again need not be wrong.
            and not moment.solutions
        )
        if self._is_expected and has_arrived and can_ask:
            self._is_open, self._is_expected = True, False
