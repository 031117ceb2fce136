"""Leaving the main line for a branch, and coming back to the moment left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from sudoku_gui.language import Text, text
from sudoku_gui.playback.jumps import ToStep
from sudoku_gui.presentation.notice import Notice, NoticeAction, NoticeTone
from sudoku_gui.presentation.search.shown_moment import ShownMoment
from sudoku_gui.presentation.search.variation import Variation
from sudoku_gui.solvers.search import Outcome
from sudoku_gui.ui.search.branch_banner import BranchDescription
from sudoku_gui.ui.search.search_controller import SearchController, SearchPhase

# What functions import has to do with moments of a search: the window opens without one.
if TYPE_CHECKING:
    from sudoku_gui.playback.branch import ChoicePoint
    from sudoku_gui.solvers.explain.attempts import Attempt


class BranchController(QObject):
    """Keeps the lines left, the main line first; a branch may be left for one of its own."""

    branch_entered = Signal(object)  # BranchDescription
    branches_left = Signal()  # to the main line, or there is no search any more
    notice_posted = Signal(object)  # Notice

    def __init__(self, search: SearchController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._search = search
        self._left: list[Variation] = []
        search.ended.connect(self._tell_end)
        search.forgotten.connect(self._forget)

    @property
    def is_off_main_line(self) -> bool:
        """Whether what is walked along is a branch."""
        return bool(self._left)

    def choice_points(self) -> tuple[ChoicePoint, ...]:
        """Pause, and return where another digit may be put at the moment shown."""
        from sudoku_gui.playback.branch import choice_points_of  # noqa: PLC0415

        shown_moment = self._search.shown_moment
        if shown_moment is None:
            return ()
        if self._search.phase is SearchPhase.PLAYING:
            self._search.step(0)  # the thread may be further on already
        return choice_points_of(shown_moment.moment)

    def enter_branch(self, place: ChoicePoint, option: Attempt) -> None:
        """Go on with `option`, or say why not."""
        from sudoku_gui.solvers.explain.attempts import AttemptResult  # noqa: PLC0415
        from sudoku_gui.wording.branches import refusal_sentence  # noqa: PLC0415

        if option.result is AttemptResult.REFUSED:
            sentence = refusal_sentence(option, place.before.geometry)
            self.notice_posted.emit(Notice(sentence, NoticeTone.WARNING))
            return
        line = self._search.variation
        self._left.append(line)
        self._search.begin(line.branch(place.branch_point(option)))
        self._tell_line()

    @Slot()
    def leave_branch(self) -> None:
        """Be at the moment at which the line before this branch was left."""
        branch_point = self._search.variation.branch_point
        if self._left and branch_point is not None:
            self._search.begin(self._left.pop())
            self._search.jump(ToStep(branch_point.step))
            self._tell_line()

    def restart_ended_branch(self) -> None:
        """Let a branch that has ended be played from its start."""
        if self._left and self._search.phase is SearchPhase.ENDED:
            self._search.begin(self._search.variation.restarted())

    def _tell_line(self) -> None:
        from sudoku_gui.wording.branches import branch_point_sentence  # noqa: PLC0415

        branch_point, level = self._search.variation.branch_point, len(self._left)
        if branch_point is None:
            self.notice_posted.emit(Notice(text("Back on the main line.")))
            self.branches_left.emit()
            return
        sentence = branch_point_sentence(branch_point, level)
        self.notice_posted.emit(Notice(sentence))
        self.branch_entered.emit(BranchDescription(sentence, self._way_back))

    @property
    def _way_back(self) -> Text:
        if len(self._left) == 1:
            return text("Back to the main line")
        return text("Back to branch {branch}", branch=len(self._left) - 1)

    @Slot(object)
    def _tell_end(self, shown_moment: ShownMoment) -> None:
        if self._left:
            from sudoku_gui.wording.branches import branch_end_sentence  # noqa: PLC0415

            tone = (
                NoticeTone.GOOD
                if shown_moment.moment.outcome is Outcome.SOLVED
                else NoticeTone.WARNING
            )
            offer = NoticeAction(text("Back"), self.leave_branch)
            self.notice_posted.emit(
                Notice(branch_end_sentence(shown_moment.moment), tone, (offer,))
            )

    @Slot()
    def _forget(self) -> None:
        if self._left:
            self._left.clear()
            self.branches_left.emit()
