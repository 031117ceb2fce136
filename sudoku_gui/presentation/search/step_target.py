"""How many steps of a search are known, and the step that people have asked for."""

from sudoku_gui.playback.jumps import Jump, JumpStatus, ToStep
from sudoku_gui.presentation.search.search_report import SearchReport
from sudoku_gui.solvers.search import Outcome


class StepTarget:
    """What the window knows of the length of a search, and of the newest step asked for."""

    def __init__(self) -> None:
        self._explored = 0
        self._end: int | None = None  # the last step there is, once known
        self._aim: int | None = None  # the step that is on its way to be shown
        self._is_looking_for = False

    @property
    def explored(self) -> int:
        """The last step known."""
        return self._explored

    def on_report(self, report: SearchReport) -> None:
        """Take in how far the search is explored."""
        self._explored = report.explored
        self._end = None if report.end is Outcome.RUNNING else report.explored

    def begin_jump(self, jump: Jump) -> None:
        """Somebody wants to be elsewhere."""
        self._aim = jump.step if isinstance(jump, ToStep) else None
        self._is_looking_for = True

    def clear(self) -> None:
        """No step is on its way to be shown any more."""
        self._aim = None

    def step_after(self, shown: int, steps: int) -> int:
        """Return the step that is `steps` on (back, if negative) from the last one wished for.

        That is `shown` where none is on its way.
        """
        aim = max(0, (shown if self._aim is None else self._aim) + steps)
        return aim if self._end is None else min(aim, self._end)

    def on_answer(self, report: SearchReport) -> bool:
        """Forget the command that was answered, and return whether its moment does not exist."""
        is_nowhere = self._is_looking_for and report.jump_status is JumpStatus.NO_SUCH_MOMENT
        self._is_looking_for = False
        self._aim = None
        return is_nowhere
