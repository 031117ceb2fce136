"""Plays what happens inside a step, forth and back: the line, the sentence, the cell looked at.

Until the digit is written or taken out, the grid shows the moment before the step; the counters
run with each look.  It goes by itself at a pace of its own, or inside the steps of a search that
is watched slowly enough, and by hand as often as a key is pressed.
"""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtGui import QAction

from sudoku_gui.model.grid import BLANK
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.search.inner_cursor import InnerCursor
from sudoku_gui.presentation.search.shown_moment import ShownMoment, shown_moment_of
from sudoku_gui.solvers.explain.attempts import attempts_of
from sudoku_gui.solvers.procedure import Procedure
from sudoku_gui.solvers.search import Moment, StepKind
from sudoku_gui.ui.learn.procedure_panel import ProcedurePanel
from sudoku_gui.ui.learn.sub_step_controls import SubStepControls
from sudoku_gui.ui.learn.sub_step_display import SubStepDisplay
from sudoku_gui.ui.search.game_search import GameSearch
from sudoku_gui.ui.search.search_controller import SearchController, SearchPhase
from sudoku_gui.ui.search.speed_slider import SpeedSlider

SLOW_PACE = 3.0  # steps per second up to which the sub-steps of each are shown
_SHARE = 0.85  # of the time of a step that its sub-steps take
_SHORTEST_MILLISECONDS = 30
_FORTH, _BACK, _NOWHERE = 1, -1, 0


class SubStepPlayer(QObject):
    """Has the display show the newest moment of the search, or walk through its last step.

    A step is walked through with the panel open.
    """

    def __init__(
        self,
        panel: ProcedurePanel,
        controls: SubStepControls,
        game_search: GameSearch,
        search: SearchController,
        speed: SpeedSlider,
        display: SubStepDisplay,
        actions: Mapping[ActionId, QAction],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._panel = panel
        self._controls = controls
        self._game_search = game_search
        self._search = search
        self._speed = speed
        self._display = display
        self._players = {
            _FORTH: actions[ActionId.PLAY_SUB_STEPS],
            _BACK: actions[ActionId.PLAY_SUB_STEPS_BACK],
        }
        self._walk: InnerCursor | None = None
        self._shown_moment: ShownMoment | None = None
        self._wanted = _NOWHERE  # which way the step that comes is to be walked through
        self._direction = _NOWHERE  # which way it plays at its own pace
        self._timer = QTimer(self)
        for signal, slot in (
            (self._timer.timeout, self._tick),
            (search.moment_changed, self.follow),
            (search.queries.moment_found, self._begin_at_end),
            (search.forgotten, self._forget),
            (search.algorithm_changed, self._show_algorithm),
            (search.phase_changed, self._follow_phase),
            (panel.shown, self._show_state),
            (panel.hidden, self._finish),
            (controls.pace_changed, self._set_pace),
        ):
            signal.connect(slot)

    def handlers(self) -> Mapping[ActionId, Callable[[], object]]:
        """Return what the actions do."""
        return {
            ActionId.SUB_STEP: partial(self._go_by_hand, _FORTH),
            ActionId.SUB_STEP_BACK: partial(self._go_by_hand, _BACK),
            ActionId.PLAY_SUB_STEPS: partial(self._play, _FORTH),
            ActionId.PLAY_SUB_STEPS_BACK: partial(self._play, _BACK),
        }

    @Slot(object)
    def follow(self, shown_moment: ShownMoment) -> None:
        """Have `shown_moment` shown, after the step that led to it where that is to be seen."""
        before, self._shown_moment = self._shown_moment, shown_moment
        wanted, self._wanted = self._wanted, _NOWHERE
        is_watched = self._search.phase is SearchPhase.PLAYING and self._speed.pace <= SLOW_PACE
        self._drop()
        if not wanted:
            self._stop_playing()
        is_seen = self._can_walk and not shown_moment.hides_answer
        is_start = before is None and not shown_moment.moment.counters.steps
        if is_seen and wanted == _FORTH and is_start:
            self._begin(shown_moment)
        elif is_seen and (wanted == _FORTH or is_watched) and _leads_to(before, shown_moment):
            assert before is not None
            self._begin(before, by_itself=not wanted)
        else:
            self._display.show_moment(shown_moment)
            self._show_state()
            if is_seen and wanted == _BACK:
                self._enter_from_behind()

    def _go_by_hand(self, way: int) -> None:
        if not self._panel.isVisible():
            self._panel.open_with_focus()
        self._stop_playing()
        if self._timer.isActive() or self._search.phase is SearchPhase.PLAYING:
            self._timer.stop()
            self._search.pause()
        self._go(way)

    def _play(self, way: int) -> None:
        """Play at the pace of the controls, or stop."""
        if self._direction == way:
            self._stop_playing()
            return
        self._go_by_hand(way)
        self._direction = way
        for direction, action in self._players.items():
            action.setChecked(direction == way)
        self._set_pace(self._controls.pace)
        self._timer.start()

    def _stop_playing(self) -> None:
        if self._direction:
            self._direction = _NOWHERE
            self._timer.stop()
        for action in self._players.values():
            action.setChecked(False)

    @Slot(float)
    def _set_pace(self, pace: float) -> None:
        if self._direction:
            self._timer.setInterval(round(1000 / pace))

    @Slot()
    def _tick(self) -> None:
        if self._direction:
            self._go(self._direction)
        elif self._walk is not None and self._walk.can_go(_FORTH):
            self._go(_FORTH)
        else:
            self._timer.stop()

    def _go(self, way: int) -> None:
        """Go to the next moment inside the step, or the one before; then into another step."""
        if self._walk is not None and self._walk.can_go(way):
            self._walk.go(way)
            self._show_place()
        elif not self._wanted:
            if way == _FORTH:
                self._enter_next()
            else:
                self._enter_previous()

    def _enter_next(self) -> None:
        if self._search.phase is SearchPhase.ENDED:
            self._stop_playing()
        else:
            self._wanted = _FORTH
            self._game_search.step(0 if self._shown_moment is None else 1)

    def _enter_previous(self) -> None:
        if self._shown_moment is None:
            self._stop_playing()
        elif self._walk is None and self._can_walk:
            self._enter_from_behind()
        elif self._shown_moment.moment.counters.steps:
            self._wanted = _BACK
            self._game_search.step(-1)
        else:  # the start of it all
            self._stop_playing()

    def _enter_from_behind(self) -> None:
        """Walk back through the step that led to the moment shown, once that before is known."""
        assert self._shown_moment is not None
        moment = self._shown_moment.moment
        if moment.counters.steps:
            self._search.queries.find_moment(moment.counters.steps - 1)
        else:
            self._begin_at_end(moment)

    @Slot(object)
    def _begin_at_end(self, found: Moment) -> None:
        shown = self._shown_moment
        is_late = shown is None or self._walk is not None or self._wanted != _NOWHERE
        if is_late or shown is None or shown.hides_answer:
            return
        before = shown
        if found.counters.steps + 1 == shown.moment.counters.steps:
            attempts = attempts_of(self._procedure, found)
            before = shown_moment_of(self._search.variation.sheet, found, attempts)
        elif found.counters.steps or shown.moment.counters.steps:
            return
        self._start_walk(before)
        assert self._walk is not None
        self._walk.go_to_last()
        self._show_place()

    def _begin(self, before: ShownMoment, *, by_itself: bool = False) -> None:
        self._start_walk(before, by_itself=by_itself)
        if by_itself:
            assert self._walk is not None
            milliseconds = 1000 * _SHARE / self._speed.pace / len(self._walk)
            self._timer.start(max(_SHORTEST_MILLISECONDS, round(milliseconds)))
        self._show_place()

    def _start_walk(self, before: ShownMoment, *, by_itself: bool = False) -> None:
        assert self._shown_moment is not None
        with_looks = self._controls.tells_looks and not by_itself
        self._walk = InnerCursor(self._procedure, before, self._shown_moment, with_looks=with_looks)

    def _show_place(self) -> None:
        assert self._walk is not None
        is_said = not self._timer.isActive()
        self._display.show_place(self._walk, self._procedure, is_said=is_said)

    @Slot()
    def _show_state(self) -> None:
        if self._panel.isVisible() and self._walk is None:
            self._display.show_line(self._shown_moment, self._procedure)

    @Slot()
    def _forget(self) -> None:
        self._drop()
        self._stop_playing()
        self._shown_moment, self._wanted = None, _NOWHERE
        self._show_algorithm()

    @Slot()
    def _show_algorithm(self) -> None:
        """Where there is no search, the procedure of the next one."""
        if self._shown_moment is None:
            self._display.show_line(None, self._procedure)

    @Slot(object)
    def _follow_phase(self, phase: SearchPhase) -> None:
        """Whoever pauses stays at the sub-step, to go on by hand; what is kept is all of it."""
        if phase is SearchPhase.PLAYING:
            self._stop_playing()
        elif phase is SearchPhase.PAUSED and not self._direction:
            self._timer.stop()
        elif phase is SearchPhase.STOPPED:
            self._finish()
            self._show_state()

    @property
    def _can_walk(self) -> bool:
        """Whether what happens inside a step is to be seen; of a recorded run nobody knows it."""
        return self._panel.isVisible() and not self._procedure.is_source

    @property
    def _procedure(self) -> Procedure:
        if self._shown_moment is None:  # that of the next search
            return self._search.algorithm.procedure
        return self._search.variation.algorithm.procedure

    @Slot()
    def _finish(self) -> None:
        """Show the grid after the step, and walk no further."""
        self._stop_playing()
        if self._walk is not None:
            after = self._walk.after
            self._drop()
            self._display.show_moment(after)

    def _drop(self) -> None:
        """Walk no further; whatever comes next shows the grid as it is."""
        if not self._direction:
            self._timer.stop()
        self._walk = None
        self._display.withdraw()


def _leads_to(before: ShownMoment | None, after: ShownMoment) -> bool:
    """Return whether one step leads from one moment to the other."""
    if before is None or before.moment.counters.steps + 1 != after.moment.counters.steps:
        return False
    last = after.moment
    digit = last.digit if last.kind is StepKind.PLACE else BLANK
    return before.moment.grid.with_digit(last.cell, digit) == last.grid
