"""The actions of the timeline: connects it, the jumps and the search over the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject, Signal, Slot
from PySide6.QtGui import QAction

from sudoku_gui.language import current_language, say, tr
from sudoku_gui.model.geometry import NO_CELL, Cell, Digit
from sudoku_gui.model.grid import sign_of
from sudoku_gui.model.sheet import Origin
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.ui.grid.grid_widget import GridWidget
from sudoku_gui.ui.kit.menus import MenuEntry, Menus
from sudoku_gui.ui.kit.qactions import bind_actions
from sudoku_gui.ui.search.game_controller import GameController
from sudoku_gui.ui.search.game_search import GameSearch
from sudoku_gui.ui.search.search_controller import SearchController

# What functions import has to do with moments of a search: the window opens without one.
if TYPE_CHECKING:
    from sudoku_gui.playback.jumps import Jump
    from sudoku_gui.solvers.explain.attempts import Attempt
    from sudoku_gui.solvers.search import Moment
    from sudoku_gui.ui.search.search_messages import SearchMessages
    from sudoku_gui.ui.search.timeline_widget import TimelineWidget

JUMP_ACTIONS = (
    ActionId.START,
    ActionId.END,
    ActionId.NEXT_BACKTRACK,
    ActionId.PREVIOUS_BACKTRACK,
    ActionId.NEXT_DEAD_END,
    ActionId.PREVIOUS_DEAD_END,
    ActionId.DEEPEST,
    ActionId.LEAVE_SUBTREE,
    ActionId.NEXT_SOLUTION,
)
"""What asks for jumps: the table of these is loaded with the first."""
JUMP_ACTIONS_ABOUT_CELL = (ActionId.NEXT_CHANGE, ActionId.PREVIOUS_CHANGE)

_UNCHANGED_BY_SEARCHES = {Origin.GIVEN, Origin.ENTRY}


class TimelineActions(QObject):
    """Passes requests to be elsewhere on to the search, and states on to the timeline."""

    program_state_wanted = Signal()  # what the program watched has in its hands

    def __init__(
        self,
        game_controller: GameController,
        game_search: GameSearch,
        search: SearchController,
        search_messages: SearchMessages,
        grid: GridWidget,
        menus: Menus,
        actions: Mapping[ActionId, QAction],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._game_controller = game_controller
        self._game_search = game_search
        self._search = search
        self._search_messages = search_messages
        self._grid = grid
        self._menus = menus
        self._explore = actions[ActionId.EXPLORE]
        self._sub_step = actions[ActionId.SUB_STEP]
        self._timeline: TimelineWidget | None = None
        search.exploring_changed.connect(self._explore.setChecked)
        handlers: dict[ActionId, Callable[[], None]] = {
            **{name: partial(self._jump_as, name) for name in JUMP_ACTIONS},
            **{name: partial(self._jump_about_cell_as, name) for name in JUMP_ACTIONS_ABOUT_CELL},
            ActionId.STEP: partial(game_search.step, 1),
            ActionId.STEP_BACK: partial(game_search.step, -1),
            ActionId.PLAY_BACK: game_search.play_back,
            ActionId.EXPLORE: self._toggle_exploring,
        }
        bind_actions(actions, handlers)
        menus.fill("marked-moments>", ())  # until a first moment is

    def connect_timeline(self, timeline: TimelineWidget) -> None:
        """Have `timeline`, made when a search is first watched, show the search and lead to it."""
        search = self._search
        self._timeline = timeline
        for signal, slot in (
            (timeline.step_wanted, self._game_search.go_to_step),
            (timeline.steps_wanted, self._game_search.step),
            (timeline.view_wanted, search.set_view),
            (timeline.preview_wanted, search.queries.preview_moment),
            (search.timeline_changed, timeline.show_state),
            (search.queries.moment_previewed, self._tell),
        ):
            signal.connect(slot)

    @Slot(object)
    def follow_attempt(self, attempt: Attempt) -> None:
        """Go to what is said of an attempt: the peer that refuses it, or its own placement."""
        if attempt.blocker != NO_CELL:
            self._grid.select(attempt.blocker)
        else:
            from sudoku_gui.playback.jumps import ToPrevious  # noqa: PLC0415
            from sudoku_gui.solvers.search import Condition  # noqa: PLC0415

            placed = Condition.cell_holds(attempt.cell, attempt.digit)
            self._game_search.jump(ToPrevious(placed))

    @Slot(str)
    def follow_counter(self, name: str) -> None:
        """Go to what a counter counts: to a moment, into the step, or to the calls."""
        from sudoku_gui.ui.search.jump_table import JUMPS_OF_COUNTERS  # noqa: PLC0415

        if name in JUMPS_OF_COUNTERS:
            self._game_search.jump(JUMPS_OF_COUNTERS[name])
        elif name == "calls":
            self.program_state_wanted.emit()
        else:
            self._sub_step.trigger()

    @Slot()
    def fill_digits(self) -> None:
        """List the digits of the grid in the menu of what the cell may hold next."""
        self._menus.fill(
            "holds>",
            (
                MenuEntry(sign_of(Digit(digit)), partial(self._jump_to_digit, Digit(digit)))
                for digit in self._game_controller.game.sheet.geometry.digits
            ),
        )

    def _jump_as(self, name: ActionId) -> None:
        from sudoku_gui.ui.search.jump_table import JUMPS  # noqa: PLC0415

        self._game_search.jump(JUMPS[name])

    def _jump_about_cell_as(self, name: ActionId) -> None:
        from sudoku_gui.ui.search.jump_table import JUMPS_ABOUT_CELL  # noqa: PLC0415

        self._jump(JUMPS_ABOUT_CELL[name])

    def _jump(self, jump: Callable[[Cell], Jump]) -> None:
        cell = self._grid.selected
        if self._game_controller.game.sheet.state_at(cell).origin in _UNCHANGED_BY_SEARCHES:
            self._search_messages.say_no_such_moment()
        else:
            self._game_search.jump(jump(cell))

    def _jump_to_digit(self, digit: Digit) -> None:
        from sudoku_gui.playback.jumps import ToNext  # noqa: PLC0415
        from sudoku_gui.solvers.search import Condition  # noqa: PLC0415

        self._jump(lambda cell: ToNext(Condition.cell_holds(cell, digit)))

    def _toggle_exploring(self) -> None:
        self._search.explore(self._explore.isChecked())

    @Slot(object)
    def _tell(self, moment: Moment) -> None:
        """Say in a tool tip what happened at the step under the pointer."""
        from sudoku_gui.solvers.explain.attempts import attempts_of  # noqa: PLC0415
        from sudoku_gui.wording.steps import step_sentence  # noqa: PLC0415

        assert self._timeline is not None, "nothing else asks for previews"
        counters, numbers = moment.counters, QLocale(current_language())
        place = tr(
            "Step {step}, depth {depth}",
            step=numbers.toString(counters.steps),
            depth=counters.depth,
        )
        attempts = attempts_of(self._search.variation.algorithm.procedure, moment)
        self._timeline.show_tip(f"{place}\n{say(step_sentence(moment, attempts))}")
