"""Walking along a search: connects the timeline, the jumps and the workbench."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QLocale, QObject, Slot
from PySide6.QtGui import QAction

from sudoku_gui.language import in_use, say, tr
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import sign_of
from sudoku_gui.model.sheet import Origin
from sudoku_gui.playback.jumps import Jump, Next, PastSubtree, Previous, ToDeepest, ToEnd, ToStep
from sudoku_gui.presentation.action_ids import ActionId
from sudoku_gui.solvers.explain.attempts import trial_of
from sudoku_gui.solvers.search import Condition, Moment
from sudoku_gui.ui.grid.grid_widget import GridWidget
from sudoku_gui.ui.kit.menus import Choice, Menus
from sudoku_gui.ui.kit.qactions import let_do
from sudoku_gui.ui.search.game_controller import Workbench
from sudoku_gui.ui.search.search_controller import SearchController
from sudoku_gui.ui.search.search_messages import Conclusions
from sudoku_gui.ui.search.timeline_widget import TimelineWidget
from sudoku_gui.wording.steps import step_sentence

# The jumps that actions ask for.
JUMPS: Mapping[ActionId, Jump] = {
    ActionId.START: ToStep(0),
    ActionId.END: ToEnd(),
    ActionId.NEXT_BACKTRACK: Next(Condition.backtrack()),
    ActionId.PREVIOUS_BACKTRACK: Previous(Condition.backtrack()),
    ActionId.NEXT_DEAD_END: Next(Condition.dead_end()),
    ActionId.DEEPEST: ToDeepest(),
    ActionId.LEAVE_SUBTREE: PastSubtree(),
}
# Those that are about the selected cell.
JUMPS_ABOUT_CELL: Mapping[ActionId, Callable[[Cell], Jump]] = {
    ActionId.NEXT_CHANGE: lambda cell: Next(Condition.cell_changes(cell)),
    ActionId.PREVIOUS_CHANGE: lambda cell: Previous(Condition.cell_changes(cell)),
}

_UNCHANGED_BY_SEARCHES = {Origin.GIVEN, Origin.ENTRY}


class Walk(QObject):
    """Passes wishes to be elsewhere on to the workbench, and surveys on to the timeline."""

    def __init__(
        self,
        workbench: Workbench,
        search: SearchController,
        conclusions: Conclusions,
        timeline: TimelineWidget,
        grid: GridWidget,
        menus: Menus,
        actions: Mapping[ActionId, QAction],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._workbench = workbench
        self._search = search
        self._conclusions = conclusions
        self._timeline = timeline
        self._grid = grid
        self._menus = menus
        self._explore = actions[ActionId.EXPLORE]
        timeline.step_wanted.connect(self._go_to_step)
        timeline.steps_wanted.connect(workbench.step)
        timeline.view_wanted.connect(search.look_at)
        timeline.peeked.connect(search.peek)
        search.survey_changed.connect(timeline.show_survey)
        search.glimpsed.connect(self._tell)
        search.exploring_changed.connect(self._explore.setChecked)
        deeds: dict[ActionId, Callable[[], None]] = {
            **{name: partial(workbench.jump, jump) for name, jump in JUMPS.items()},
            **{name: partial(self._jump, jump) for name, jump in JUMPS_ABOUT_CELL.items()},
            ActionId.STEP: partial(workbench.step, 1),
            ActionId.STEP_BACK: partial(workbench.step, -1),
            ActionId.PLAY_BACK: workbench.play_back,
            ActionId.EXPLORE: self._toggle_exploring,
        }
        let_do(actions, deeds)

    @Slot()
    def fill_digits(self) -> None:
        """List the digits of the grid in the menu of what the cell may hold next."""
        self._menus.fill(
            "holds>",
            (
                Choice(sign_of(Digit(digit)), partial(self._jump_to_digit, Digit(digit)))
                for digit in self._workbench.game.sheet.geometry.digits
            ),
        )

    def _jump(self, jump: Callable[[Cell], Jump]) -> None:
        cell = self._grid.selected
        if self._workbench.game.sheet.state_at(cell).origin in _UNCHANGED_BY_SEARCHES:
            self._conclusions.tell_nowhere()
        else:
            self._workbench.jump(jump(cell))

    def _jump_to_digit(self, digit: Digit) -> None:
        self._jump(lambda cell: Next(Condition.cell_holds(cell, digit)))

    @Slot(object)
    def _go_to_step(self, step: int) -> None:
        self._workbench.jump(ToStep(step))

    def _toggle_exploring(self) -> None:
        self._search.explore(self._explore.isChecked())

    @Slot(object)
    def _tell(self, moment: Moment) -> None:
        """Say in a tool tip what happened at the step under the pointer."""
        counters, numbers = moment.counters, QLocale(in_use())
        place = tr(
            "Step {step}, depth {depth}",
            step=numbers.toString(counters.steps),
            depth=counters.depth,
        )
        trial = trial_of(self._search.line.algorithm.procedure, moment)
        self._timeline.show_tip(f"{place}\n{say(step_sentence(moment, trial))}")
