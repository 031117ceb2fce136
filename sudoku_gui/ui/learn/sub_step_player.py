"""Plays what happens inside a step: the line, the sentence, the cell that refuses a digit.

Until the digit is written or taken out, grid and counters show the moment before the
step.  It walks by itself where steps come slowly enough to be read so, and by hand as often
as the key is pressed.
"""

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from sudoku_gui.language import Text, say
from sudoku_gui.model.grid import BLANK
from sudoku_gui.presentation.grid.explanation_annotations import annotation_of_sub_step
from sudoku_gui.presentation.search.shown_moment import ShownMoment
from sudoku_gui.solvers.explain.sub_steps import SubStep, line_at, sub_steps
from sudoku_gui.solvers.procedure import SubStepKind
from sudoku_gui.solvers.search import Algorithm, StepKind
from sudoku_gui.ui.grid.grid_overlays import AnnotationSource, GridOverlays
from sudoku_gui.ui.kit.announcer import Announcer
from sudoku_gui.ui.learn.procedure_panel import ProcedurePanel
from sudoku_gui.ui.learn.procedure_view import NO_LINE
from sudoku_gui.ui.search.game_search import GameSearch
from sudoku_gui.ui.search.search_controller import SearchController, SearchPhase
from sudoku_gui.ui.search.speed_slider import SpeedSlider
from sudoku_gui.wording.steps import step_sentence
from sudoku_gui.wording.sub_steps import sub_step_sentence

SLOW_PACE = 3.0  # steps per second up to which the sub-steps of each are shown
_SHARE = 0.85  # of the time of a step that its sub-steps take
_SHORTEST_MILLISECONDS = 30
_BEFORE_THE_CHANGE = frozenset({SubStepKind.NOT_LISTED, SubStepKind.REFUSE, SubStepKind.GIVE_UP})


class SubStepPlayer(QObject):
    """Says which moment is to be shown: the newest of the search, or the one before its last step.

    The moment before is shown while that step is walked through, with the panel open.
    """

    moment_shown = Signal(object)  # ShownMoment
    step_entered = Signal(object)  # ShownMoment: that before the step, to be shown until later

    def __init__(
        self,
        panel: ProcedurePanel,
        game_search: GameSearch,
        search: SearchController,
        speed: SpeedSlider,
        overlays: GridOverlays,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._panel = panel
        self._game_search = game_search
        self._search = search
        self._speed = speed
        self._overlays = overlays
        self._announcer = Announcer(panel)
        self._before: ShownMoment | None = None  # the moment before the step walked through
        self._shown_moment: ShownMoment | None = None
        self._left: list[SubStep] = []
        self._is_by_hand = False  # the next step is to be walked through by hand
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)
        for signal, slot in (
            (search.moment_changed, self.follow),
            (search.forgotten, self._forget),
            (search.algorithm_changed, self._show_algorithm),
            (search.phase_changed, self._follow_phase),
            (panel.shown, self._show_state),
            (panel.hidden, self._finish),
        ):
            signal.connect(slot)

    @Slot()
    def advance(self) -> None:
        """To the next sub-step, into the next step after the last one."""
        if not self._panel.isVisible():
            self._panel.open_with_focus()
        if self._timer.isActive() or self._search.phase is SearchPhase.PLAYING:
            self._timer.stop()
            self._search.pause()
        if self._left:
            self._go_on()
        elif self._shown_moment is None:
            self._game_search.step(0)  # a search begins, and its start is shown
        elif self._search.phase is not SearchPhase.ENDED and not self._is_by_hand:
            self._is_by_hand = True
            self._game_search.step(1)

    @Slot(object)
    def follow(self, shown_moment: ShownMoment) -> None:
        """Have `shown_moment` shown, after the step that led to it where that is to be seen."""
        before, self._shown_moment = self._shown_moment, shown_moment
        is_by_hand, self._is_by_hand = self._is_by_hand, False
        is_slow = self._search.phase is SearchPhase.PLAYING and self._pace <= SLOW_PACE
        self._drop()
        is_seen = (
            self._panel.isVisible() and (is_by_hand or is_slow) and not shown_moment.hides_answer
        )
        if is_seen and before is not None and _leads_to(before, shown_moment):
            self._begin(before, shown_moment, by_itself=not is_by_hand)
        else:
            self.moment_shown.emit(shown_moment)
            self._show_state()

    @Slot()
    def _show_state(self) -> None:
        """The line at the moment shown, or none where steps go by too fast to be read."""
        shown_moment = self._shown_moment
        if not self._panel.isVisible() or self._left:
            return
        if shown_moment is None or shown_moment.attempts is None:
            self._panel.mark(NO_LINE)
            self._panel.tell(None)
        else:
            self._panel.procedure.show_procedure(self._algorithm.procedure)
            self._panel.mark(line_at(self._algorithm.procedure, shown_moment.moment))
            self._panel.tell(step_sentence(shown_moment.moment, shown_moment.attempts))

    @Slot()
    def _forget(self) -> None:
        self._drop()
        self._shown_moment, self._is_by_hand = None, False
        self._show_algorithm()

    @Slot()
    def _show_algorithm(self) -> None:
        """Where there is no search, the procedure of the next one."""
        if self._shown_moment is None:
            self._panel.procedure.show_procedure(self._search.algorithm.procedure)
            self._show_state()

    @Slot(object)
    def _follow_phase(self, phase: SearchPhase) -> None:
        """Whoever pauses stays at the sub-step, to go on by hand; what is kept is all of it."""
        if phase is SearchPhase.PAUSED:
            self._timer.stop()
        elif phase is SearchPhase.STOPPED:
            self._finish()
            self._show_state()

    @property
    def _algorithm(self) -> Algorithm:
        return self._search.variation.algorithm

    @property
    def _pace(self) -> float:
        return self._speed.pace

    def _begin(self, before: ShownMoment, shown_moment: ShownMoment, *, by_itself: bool) -> None:
        self._before = before
        self.step_entered.emit(before)
        self._panel.procedure.show_procedure(self._algorithm.procedure)
        self._left = list(sub_steps(self._algorithm.procedure, before.moment, shown_moment.moment))
        if by_itself:
            milliseconds = 1000 * _SHARE / self._pace / len(self._left)
            self._timer.start(max(_SHORTEST_MILLISECONDS, round(milliseconds)))
        self._go_on()

    @Slot()
    def _go_on(self) -> None:
        """Show the next sub-step."""
        if not self._left:
            self._timer.stop()
            return
        sub_step = self._left.pop(0)
        assert self._shown_moment is not None
        geometry = self._shown_moment.moment.grid.geometry
        self._panel.mark(self._algorithm.procedure.line_of(sub_step.kind))
        self._tell(sub_step_sentence(sub_step, geometry))
        if sub_step.kind in _BEFORE_THE_CHANGE:
            self._annotate(sub_step)
        else:
            self._show_after()

    def _tell(self, sentence: Text) -> None:
        self._panel.tell(sentence)
        if not self._timer.isActive():
            self._announcer.announce(say(sentence))

    def _annotate(self, sub_step: SubStep) -> None:
        assert self._before is not None
        annotation = annotation_of_sub_step(sub_step, self._before.moment.grid)
        self._overlays.annotate(AnnotationSource.SUB_STEP, annotation)

    def _show_after(self) -> None:
        assert self._shown_moment is not None
        self._overlays.withdraw(AnnotationSource.SUB_STEP)
        self.moment_shown.emit(self._shown_moment)

    @Slot()
    def _finish(self) -> None:
        """Show the grid after the step, and walk no further."""
        if self._before is not None:
            self._show_after()
            self._drop()

    def _drop(self) -> None:
        """Walk no further; whatever comes next shows the grid as it is."""
        self._timer.stop()
        if self._before is not None:
            self._before, self._left = None, []
            self._overlays.withdraw(AnnotationSource.SUB_STEP)


def _leads_to(before: ShownMoment, after: ShownMoment) -> bool:
    """Return whether one step leads from one moment to the other."""
    first, last = before.moment, after.moment
    if first.counters.steps + 1 != last.counters.steps:
        return False
    digit = last.digit if last.kind is StepKind.PLACE else BLANK
    return first.grid.with_digit(last.cell, digit) == last.grid
