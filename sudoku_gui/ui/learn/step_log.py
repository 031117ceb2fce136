"""Writes the steps of the search into the log, and has it read out to those who listen.

Each step has its sentence, as long as steps can be told one by one; where many go by,
one line counts them.
"""

from PySide6.QtCore import QObject, Slot

from sudoku_gui.language import Text, say, text
from sudoku_gui.presentation.search.shown_moment import ShownMoment
from sudoku_gui.solvers.explain.attempts import StepAttempts
from sudoku_gui.ui.kit.announcer import Announcer
from sudoku_gui.ui.kit.panel_controller import PanelController
from sudoku_gui.ui.learn.step_log_panel import NO_STEP, StepLogPanel
from sudoku_gui.ui.search.branch_banner import BranchDescription
from sudoku_gui.wording.steps import numbered_sentence, skipped_steps_sentence

_NOWHERE = -1


class StepLog(PanelController):
    """Follows what is shown of a search while the log is open."""

    def __init__(
        self, panel: StepLogPanel, announcer: Announcer, parent: QObject | None = None
    ) -> None:
        super().__init__(panel, parent)
        self._panel = panel
        self._announcer = announcer
        self._at = self._furthest = _NOWHERE
        self._told: StepAttempts | None = None  # of the step there, if not only that it was reached
        self._left_at = _NOWHERE  # where the steps began that the last line counts, if it does

    @Slot(object)
    def follow(self, shown_moment: ShownMoment) -> None:
        """Tell how one came to `shown_moment`, and what its last step did."""
        now, before = shown_moment.moment.counters.steps, self._at
        self._furthest = max(self._furthest, now)
        self._panel.hide_lines(shown_moment.hides_answer and self._furthest > now)
        if now == before and (self._told is not None or shown_moment.attempts is None):
            self._correct(shown_moment)
            return
        self._at, self._told = now, shown_moment.attempts
        if before not in {_NOWHERE, now} and (shown_moment.attempts is None or now != before + 1):
            self._count(before, now)
        if shown_moment.attempts is not None:
            self._left_at = _NOWHERE
            self._write(numbered_sentence(shown_moment.moment, shown_moment.attempts), now)

    @Slot()
    def begin_anew(self) -> None:
        """What comes next is of another line of steps."""
        self._at = self._left_at = self._furthest = _NOWHERE
        self._told = None
        self._panel.forget_steps()
        self._panel.hide_lines(False)

    @Slot(object)
    def tell_branch(self, off_line: BranchDescription) -> None:
        """Tell that the steps are those of a branch from now on."""
        self.begin_anew()
        self._write(off_line.sentence)

    @Slot()
    def tell_main_line(self) -> None:
        """Tell that the branches are left, for the main line or with the search itself."""
        self.begin_anew()
        self._write(text("Off the branch."))

    def _correct(self, shown_moment: ShownMoment) -> None:
        """Tell of the same step what a question had kept back, in place of what was told."""
        if shown_moment.attempts is not None and shown_moment.attempts != self._told:
            self._told = shown_moment.attempts
            sentence = numbered_sentence(shown_moment.moment, shown_moment.attempts)
            self._panel.replace_last(sentence, self._at)

    def _count(self, before: int, now: int) -> None:
        """Tell how many steps went by, in one line however long they do."""
        if self._left_at in {_NOWHERE, now}:
            self._left_at = before
            self._panel.add(skipped_steps_sentence(before, now), now)
        else:
            self._panel.replace_last(skipped_steps_sentence(self._left_at, now), now)

    def _write(self, sentence: Text, step: int = NO_STEP) -> None:
        self._panel.add(sentence, step)
        self._announcer.announce(say(sentence))
