"""Solving, watching, stepping: turns what people ask for into commands to the thread.

A search reads the sheet when it begins and writes nothing into the game.  Its
timeline stays until it is forgotten: one may stop, walk back and play on.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.playback.pace import READABLE_PACE, UNLIMITED_PACE, PlayDirection

# What functions import belongs to a search that has begun: the window opens without one.
if TYPE_CHECKING:
    from sudoku_gui.playback.depth_picture import DepthView
    from sudoku_gui.playback.jumps import Jump
    from sudoku_gui.presentation.search.search_report import SearchReport
    from sudoku_gui.presentation.search.shown_moment import ShownMoment
    from sudoku_gui.presentation.search.step_target import StepTarget
    from sudoku_gui.presentation.search.variation import Variation
    from sudoku_gui.solvers.search import Algorithm
    from sudoku_gui.ui.search.moment_queries import MomentQueries
    from sudoku_gui.ui.search.question_gate import QuestionGate
    from sudoku_gui.ui.search.search_thread import SearchThread


class SearchPhase(Enum):
    """The phases of a search."""

    IDLE = "idle"  # nothing
    PLAYING = "playing"
    PAUSED = "paused"
    STOPPED = "stopped"  # and what was shown is kept in the game
    ENDED = "ended"  # at the last moment there is


class SearchController(QObject):
    """Runs one search at a time, over the sheet of the game.

    Nothing is asked of its thread before the first begins.
    """

    moment_changed = Signal(object)  # ShownMoment
    timeline_changed = Signal(object)  # TimelineState
    phase_changed = Signal(object)  # SearchPhase
    algorithm_changed = Signal(object)  # Algorithm
    ended = Signal(object)  # the ShownMoment at the last moment
    stopped = Signal(object)  # the ShownMoment at which somebody stopped
    exploring_changed = Signal(bool)
    needless_branches_told = Signal(object)  # dict: parts by the nodes of branches of the tree
    jump_failed = Signal()  # there is no moment such as the one asked for
    forgotten = Signal()  # nothing is left to be shown

    def __init__(
        self,
        wished: Callable[[], Algorithm],
        pace: float,
        thread: SearchThread,
        parent: QObject | None = None,
    ) -> None:
        """Take `wished` for what returns the algorithm to begin with, when one is first needed."""
        super().__init__(parent)
        self._thread = thread
        self._has_thread = False
        self._wished = wished
        self._algorithm: Algorithm | None = None
        self._pace = pace
        self._view: DepthView | None = None  # nobody has asked for another than the whole
        self._goes_to_end = False
        self._is_concluded = False  # the end was shown, and said
        self._step_target: StepTarget
        self._explores = True  # what people chose, whatever stops meanwhile
        self._phase = SearchPhase.IDLE
        self._variation: Variation | None = None
        self._shown_moment: ShownMoment | None = None
        self._report: SearchReport | None = None  # the one shown last
        self._waiting: SearchReport | None = None  # to be shown once all have heard of that one
        self._is_telling = False

    @cached_property
    def queries(self) -> MomentQueries:
        """What is asked about moments of the search."""
        from sudoku_gui.ui.search.moment_queries import MomentQueries  # noqa: PLC0415

        return MomentQueries(self._thread, self)

    @cached_property
    def question_gate(self) -> QuestionGate:
        """Whether somebody is asked what comes next in the search."""
        from sudoku_gui.ui.search.question_gate import QuestionGate  # noqa: PLC0415

        gate = QuestionGate(self._thread, self)
        gate.changed.connect(self._show_again)
        return gate

    @property
    def phase(self) -> SearchPhase:
        """What there is of a search now."""
        return self._phase

    @property
    def algorithm(self) -> Algorithm:
        """The algorithm of the next search."""
        if self._algorithm is None:
            self._algorithm = self._wished()
        return self._algorithm

    @property
    def shown_moment(self) -> ShownMoment | None:
        """The newest moment heard of, or None before the first and when forgotten."""
        return self._shown_moment

    @property
    def variation(self) -> Variation:
        """The search walked along; means nothing where there is none."""
        if self._variation is None:
            from sudoku_gui.presentation.search.variation import Variation  # noqa: PLC0415

            sheet = Sheet.of_givens(Puzzle.empty().givens)
            self._variation = Variation.main(sheet, self.algorithm)
        return self._variation

    @property
    def has_search(self) -> bool:
        """Whether there is a search to walk in."""
        return self._phase is not SearchPhase.IDLE

    @property
    def is_under_way(self) -> bool:
        """Whether what is shown is not kept in the game yet."""
        return self._phase in {SearchPhase.PLAYING, SearchPhase.PAUSED}

    def choose_algorithm(self, algorithm: Algorithm) -> None:
        """Use `algorithm` from the next search on."""
        self._algorithm = algorithm
        self.algorithm_changed.emit(algorithm)

    def set_pace(self, pace: float) -> None:
        """Steps per second from now on, in a running search too."""
        self._pace = pace
        if self._has_thread:
            self._thread.set_pace(self.pace_now)
        if self._phase is SearchPhase.PLAYING:
            self.question_gate.change_pace(pace)

    def begin(self, variation: Variation, phase: SearchPhase = SearchPhase.PAUSED) -> None:
        """Stand where the timeline of `variation` does, and explore it."""
        from sudoku_gui.playback.depth_picture import DepthView  # noqa: PLC0415
        from sudoku_gui.presentation.search.step_target import StepTarget  # noqa: PLC0415

        self._employ_thread()
        self._variation = variation
        self._step_target = StepTarget()
        self._goes_to_end = self._is_concluded = False
        self._shown_moment = self._waiting = None
        self.question_gate.end()
        self.queries.begin_anew()
        self._thread.begin(variation.timeline, self._pace, self._view or DepthView(None, 1))
        self._let_explore(self._explores)
        self._enter(phase)

    def resume(self, variation: Variation, step: int) -> None:
        """Stand where somebody stopped before, at `step` of `variation`."""
        self.begin(variation, SearchPhase.STOPPED)
        self._step_target.begin_jump(_to_step(step))
        self._thread.jump(_to_step(step))

    def search_to_end(self) -> None:
        """Go to the end as fast as it goes, whatever the pace chosen."""
        self._goes_to_end = True
        if self._step_target.explored > self._steps_shown:
            # What is known need not be replayed.
            self._thread.jump(_to_step(self._step_target.explored))
        self._move(PlayDirection.FORWARDS)

    def play(self, motion: PlayDirection = PlayDirection.FORWARDS) -> None:
        """Go on, or back, at the pace chosen."""
        self._goes_to_end = False
        self._move(motion)

    def pause(self) -> None:
        """Stand still."""
        self.question_gate.end()
        self._thread.play(PlayDirection.PAUSED)
        self._enter(SearchPhase.PAUSED)

    def jump(self, jump: Jump) -> None:
        """Stand still at the moment meant."""
        self.question_gate.end()
        self._step_target.begin_jump(jump)
        self._thread.jump(jump)
        self._enter(SearchPhase.PAUSED)

    def step(self, steps: int) -> None:
        """Stand still some steps on (or back, if negative), counted from the last such wish."""
        self.jump(_to_step(self._step_target.step_after(self._steps_shown, steps)))

    def stop(self) -> None:
        """Stand still where the search is shown to be, and explore no further."""
        if self.is_under_way:
            self._step_target.clear()
            self.question_gate.end()
            self._let_explore(False)
            self._thread.play(PlayDirection.PAUSED)
            # What the thread has done since is not what people stopped at.
            self._thread.jump(_to_step(self._steps_shown))
            self._enter(SearchPhase.STOPPED)
            if self._shown_moment is not None:
                self.stopped.emit(self._shown_moment)

    def explore(self, explores: bool) -> None:
        """Run ahead of what is shown, or not."""
        self._explores = explores
        self._let_explore(explores)

    def set_view(self, view: DepthView) -> None:
        """Have reports bring a picture of this view."""
        self._view = view
        if self._has_thread:
            self._thread.set_view(view)

    def forget(self) -> None:
        """End the search and leave nothing of it."""
        if self._has_thread:
            self._thread.drop()
            self.question_gate.end()
        self._shown_moment = self._waiting = None
        self._enter(SearchPhase.IDLE)
        self.forgotten.emit()

    def shut_down(self) -> None:
        """End the thread, where there is one; to be called before the window goes."""
        if self._has_thread:
            self._thread.shut_down()

    @property
    def _steps_shown(self) -> int:
        return self._shown_moment.moment.counters.steps if self._shown_moment else 0

    @property
    def pace_now(self) -> float:
        """Steps a second at which it plays, or would."""
        return UNLIMITED_PACE if self._goes_to_end else self._pace

    def _move(self, motion: PlayDirection) -> None:
        self._step_target.clear()
        self._thread.set_pace(self.pace_now)
        self._let_explore(self._explores)
        is_looked_at = motion is PlayDirection.FORWARDS and not self._goes_to_end
        self.question_gate.on_play(self._pace if is_looked_at else None)
        self._thread.play(motion)
        self._enter(SearchPhase.PLAYING)

    def _employ_thread(self) -> None:
        """Have the thread, which begins its work now, tell of it."""
        if not self._has_thread:
            self._has_thread = True
            self._thread.reported.connect(self._take)

    def _let_explore(self, explores: bool) -> None:
        if self._has_thread:
            self._thread.explore(explores)
        self.exploring_changed.emit(explores)

    @Slot(object)
    def _take(self, report: SearchReport) -> None:
        self.queries.on_report(report)
        is_answer = report.order == self._thread.order
        if is_answer:
            self.question_gate.on_report(report)
        if not _is_overtaken(report, is_answer, self._phase):
            self._show(report)
        if is_answer and not report.is_under_way:
            self._follow(report)

    def _show(self, report: SearchReport) -> None:
        """Tell all of one moment before any of the next, which some ask for on hearing of it."""
        self._step_target.on_report(report)
        self._report = self._waiting = report
        if not self._is_telling:
            self._is_telling = True
            while (waiting := self._waiting) is not None:
                self._waiting = None
                self._tell(waiting)
            self._is_telling = False

    def _tell(self, report: SearchReport) -> None:
        from sudoku_gui.presentation.search.shown_moment import (  # noqa: PLC0415
            shown_moment_of,
            timeline_state_of,
            with_answer_hidden,
        )
        from sudoku_gui.solvers.explain.attempts import attempts_of  # noqa: PLC0415

        is_readable = report.direction is PlayDirection.PAUSED or self.pace_now <= READABLE_PACE
        procedure, asks = self.variation.algorithm.procedure, self.question_gate.is_open
        attempts = attempts_of(procedure, report.moment) if is_readable else None
        shown_moment = shown_moment_of(self.variation.sheet, report.moment, attempts)
        shown_moment = with_answer_hidden(shown_moment) if asks else shown_moment
        if shown_moment != self._shown_moment:
            self._shown_moment = shown_moment
            self.moment_changed.emit(shown_moment)
        self.timeline_changed.emit(timeline_state_of(report, hides_answer=asks))

    @Slot()
    def _show_again(self) -> None:
        if self._report is not None and self._shown_moment is not None:
            self._show(self._report)

    def _follow(self, report: SearchReport) -> None:
        """Be in the phase that `report` tells of, the answer to the newest command."""
        from sudoku_gui.solvers.search import Outcome  # noqa: PLC0415

        is_nowhere = self._step_target.on_answer(report)
        if report.direction is not PlayDirection.PAUSED:
            self._enter(SearchPhase.PLAYING)
        elif report.moment.outcome is Outcome.RUNNING or not report.is_at_end:
            self._enter(
                SearchPhase.STOPPED if self._phase is SearchPhase.STOPPED else SearchPhase.PAUSED
            )
        elif self._phase is not SearchPhase.ENDED:
            self._enter(SearchPhase.ENDED)
            if not is_nowhere or not self._is_concluded:
                is_nowhere, self._is_concluded = False, True
                self.ended.emit(self._shown_moment)
        if is_nowhere:
            self.jump_failed.emit()

    def _enter(self, phase: SearchPhase) -> None:
        if phase is not self._phase:
            self._phase = phase
            self.phase_changed.emit(phase)


def _to_step(step: int) -> Jump:
    from sudoku_gui.playback.jumps import ToStep  # noqa: PLC0415

    return ToStep(step)


def _is_overtaken(report: SearchReport, is_answer: bool, phase: SearchPhase) -> bool:
    """Return whether people have left what `report` shows: they stopped at another moment."""
    if phase is SearchPhase.STOPPED:
        return not is_answer or report.is_under_way
    # A jump that is answered late is shown, or nothing would move while one drags.
    still_moves = not is_answer and report.direction is not PlayDirection.PAUSED
    return still_moves and phase is SearchPhase.PAUSED
