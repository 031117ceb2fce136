"""Walking by actions and by the timeline: each lands where a naive scan of the search says."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_gui.language import say
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid, sign_of
from sudoku_gui.playback.depth_picture import DepthView, StepSpan
from sudoku_gui.playback.jumps import Jump, ToDeepest, ToNext, ToStep
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.search.shown_moment import TimelineState
from sudoku_gui.presentation.theme import LIGHT
from sudoku_gui.presentation.window_state import WindowState
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.solvers.explain.attempts import Attempt, AttemptResult, attempts_of
from sudoku_gui.solvers.search import Condition, StepKind
from sudoku_gui.ui.main_window import MainWindow
from sudoku_gui.ui.search.jump_table import JUMPS, JUMPS_ABOUT_CELL
from sudoku_gui.ui.search.search_controller import SearchPhase
from sudoku_gui.ui.search.timeline_actions import (
    JUMP_ACTIONS,
    JUMP_ACTIONS_ABOUT_CELL,
    TimelineActions,
)
from sudoku_gui.wording.steps import step_sentence
from tests.support.playback.naive import NOWHERE, walk
from tests.support.puzzles import SMALL
from tests.support.ui.game_bench import GameBench
from tests.support.ui.searches import ENDLESS, SLOW

NAIVE = walk(algorithm_named("used-tables"), SMALL)
BLANKS = SMALL.blanks()
NO_SUCH_MOMENT = "There is no such moment in this search."


class WalkingDesk(GameBench):
    """A desk with a window, whose actions and timeline walk along its search."""

    def __init__(self, givens: Grid = SMALL) -> None:
        super().__init__(givens, SLOW)
        self.surveys: list[TimelineState] = []
        self.search.timeline_changed.connect(self.surveys.append)
        self.window = MainWindow(self.sheet, 0, LIGHT)
        self.window.close_unasked()
        self.walk = TimelineActions(
            self.bench,
            self.game_search,
            self.search,
            self.conclusions,
            self.window.grid,
            self.window.menus,
            self.window.named_actions,
        )
        self.walk.connect_timeline(self.window.search_view.timeline)
        self.search.moment_changed.connect(self.window.show_moment)
        self.search.forgotten.connect(self.window.show_no_moment)
        # When they can be chosen in the program is told in test_window_state_tracker.
        self.window.show_state(WindowState(has_search=True, is_past_start=True))

    @property
    def at(self) -> int:
        """The step that is shown."""
        shown_moment = self.search.shown_moment
        assert shown_moment is not None
        return shown_moment.moment.counters.steps

    def stand_at(self, step: int) -> None:
        """Stand at a step of a search of which all is known."""
        self.game_search.jump(ToStep(step))
        self.solver.run()
        assert (self.at, self.surveys[-1].explored) == (step, NAIVE.end)
        self.said.clear()

    def trigger(self, name: ActionId) -> None:
        """Choose an action, and wait for what comes of it."""
        action = self.window.named_actions[name]
        assert action.isEnabled()
        action.trigger()
        self.solver.run()

    def choose_digit(self, sign: str) -> None:
        """Choose when the selected cell is to hold a digit."""
        entries = self.window.menus.submenus["holds>"].actions()
        next(entry for entry in entries if entry.text() == sign).trigger()
        self.solver.run()


@pytest.fixture
def desk(qapp: QApplication, qtbot: QtBot) -> WalkingDesk:
    desk = WalkingDesk()
    qtbot.addWidget(desk.window)
    return desk


def check_landing(desk: WalkingDesk, jump: Jump, before: int) -> None:
    """The desk must be where a naive scan finds the moment meant, or still be and say so."""
    meant = NAIVE.meant_by(jump, before, NAIVE.end)
    assert desk.at == (before if meant == NOWHERE else meant)
    assert (NO_SUCH_MOMENT in desk.sentences) == (meant == NOWHERE)
    assert desk.search.shown_moment is not None
    assert desk.search.shown_moment.moment == NAIVE.moments[desk.at]
    at_end = desk.at == NAIVE.end
    assert desk.search.phase is (SearchPhase.ENDED if at_end else SearchPhase.PAUSED)


def test_each_action_that_jumps_has_its_row_in_the_table() -> None:
    assert [*JUMP_ACTIONS] == [*JUMPS]
    assert [*JUMP_ACTIONS_ABOUT_CELL] == [*JUMPS_ABOUT_CELL]


@pytest.mark.parametrize("name", JUMPS)
def test_a_jump_lands_where_a_naive_scan_says(desk: WalkingDesk, name: ActionId) -> None:
    # At the end, another solution is sought where no naive scan has been.
    past_the_last = NAIVE.end + (name is not ActionId.NEXT_SOLUTION)
    for step in range(past_the_last):
        desk.stand_at(step)

        desk.trigger(name)

        check_landing(desk, JUMPS[name], before=step)


@pytest.mark.parametrize("cell", [BLANKS[0], BLANKS[3], BLANKS[-1]])
@pytest.mark.parametrize("name", JUMPS_ABOUT_CELL)
def test_a_jump_about_a_cell_is_about_the_selected_one(
    desk: WalkingDesk, name: ActionId, cell: Cell
) -> None:
    desk.window.grid.select(cell)
    for step in range(NAIVE.end + 1):
        desk.stand_at(step)

        desk.trigger(name)

        check_landing(desk, JUMPS_ABOUT_CELL[name](cell), before=step)


@pytest.mark.parametrize("digit", [1, 2, 3, 4])
def test_the_menu_of_digits_leads_to_the_next_time_the_cell_holds_one(
    desk: WalkingDesk, digit: int
) -> None:
    desk.walk.fill_digits()
    for cell in (BLANKS[0], BLANKS[4]):
        desk.window.grid.select(cell)
        for step in range(0, NAIVE.end + 1, 3):
            desk.stand_at(step)

            desk.choose_digit(str(digit))

            check_landing(desk, ToNext(Condition.cell_holds(cell, Digit(digit))), before=step)


@pytest.mark.parametrize("size", [4, 9, 25])
def test_the_menu_of_digits_lists_those_of_the_grid(desk: WalkingDesk, size: int) -> None:
    desk.bench.new(size)
    desk.walk.fill_digits()

    signs = [entry.text() for entry in desk.window.menus.submenus["holds>"].actions()]

    assert signs == [sign_of(Digit(digit)) for digit in range(1, size + 1)]


@pytest.mark.parametrize("name", JUMPS_ABOUT_CELL)
def test_a_given_never_changes_which_is_said_and_nothing_begins(
    desk: WalkingDesk, name: ActionId
) -> None:
    desk.window.grid.select(desk.cell("r1c2"))

    desk.trigger(name)

    assert desk.sentences == [NO_SUCH_MOMENT]
    assert desk.search.phase is SearchPhase.IDLE


@pytest.mark.parametrize("name", [*JUMPS, *JUMPS_ABOUT_CELL])
def test_without_a_search_a_jump_begins_one(desk: WalkingDesk, name: ActionId) -> None:
    desk.window.grid.select(BLANKS[0])
    known = {**JUMPS, **{each: make(BLANKS[0]) for each, make in JUMPS_ABOUT_CELL.items()}}

    desk.trigger(name)

    # The deepest moment known is meant, and at the start no other is.
    meant = 0 if name is ActionId.DEEPEST else NAIVE.meant_by(known[name], 0, NAIVE.end)
    assert desk.at == max(meant, 0)
    assert desk.search.has_search


def test_step_and_step_back_go_by_single_steps_and_not_beyond_the_ends(desk: WalkingDesk) -> None:
    forwards, backwards = [], []
    for _ in range(NAIVE.end + 2):
        desk.trigger(ActionId.STEP)
        forwards.append(desk.at)
    for _ in range(NAIVE.end):
        desk.trigger(ActionId.STEP_BACK)
        backwards.append(desk.at)

    assert forwards == [*range(1, 31), 30, 30]
    assert backwards == [*range(29, -1, -1)]
    assert NO_SUCH_MOMENT not in desk.sentences


def test_playing_backwards_goes_to_the_start(desk: WalkingDesk) -> None:
    desk.stand_at(NAIVE.end)
    desk.search.set_pace(float("inf"))

    desk.trigger(ActionId.PLAY_BACK)

    assert (desk.at, desk.search.phase) == (0, SearchPhase.PAUSED)
    assert [shown_moment.moment for shown_moment in desk.scenes] == [
        NAIVE.moments[shown_moment.moment.counters.steps] for shown_moment in desk.scenes
    ]


def test_exploring_can_be_switched_off_and_on(qapp: QApplication, qtbot: QtBot) -> None:
    desk = WalkingDesk(ENDLESS)
    qtbot.addWidget(desk.window)
    desk.game_search.step(1)
    desk.solver.deliver()
    explore = desk.window.named_actions[ActionId.EXPLORE]
    assert explore.isChecked()

    desk.trigger(ActionId.EXPLORE)
    known = desk.surveys[-1].explored
    desk.solver.tick()
    desk.solver.deliver()
    assert not explore.isChecked()
    assert desk.surveys[-1].explored == known

    explore.trigger()
    desk.solver.deliver()
    desk.solver.tick()
    desk.solver.deliver()
    assert desk.surveys[-1].explored > known
    assert desk.at == 1


def test_stop_explores_no_further_and_play_does_again(qapp: QApplication, qtbot: QtBot) -> None:
    desk = WalkingDesk(ENDLESS)
    qtbot.addWidget(desk.window)
    desk.game_search.watch()
    desk.solver.deliver()
    explore = desk.window.named_actions[ActionId.EXPLORE]

    desk.bench.stop()
    assert not explore.isChecked()

    desk.game_search.watch()
    assert explore.isChecked()


def test_the_timeline_asks_for_steps_and_shows_where_the_search_stands(desk: WalkingDesk) -> None:
    desk.stand_at(0)
    timeline = desk.window.search_view.timeline

    timeline.step_wanted.emit(20)
    timeline.steps_wanted.emit(-3)
    timeline.steps_wanted.emit(-1)
    desk.solver.run()

    assert desk.at == 16
    assert timeline.accessibleDescription() == "Step 16 of 30"


def test_the_timeline_gets_the_picture_it_asks_for(desk: WalkingDesk) -> None:
    desk.stand_at(12)

    desk.window.search_view.timeline.view_wanted.emit(DepthView(StepSpan(5, 25), 21))
    desk.solver.run()

    picture = desk.surveys[-1].picture
    assert picture.span == StepSpan(5, 25)
    assert [depth.high for depth in picture.columns] == NAIVE.depths(range(5, 26))
    assert desk.at == 12


@pytest.mark.parametrize("step", [0, 1, 8, 30])
def test_the_tool_tip_tells_what_happened_at_the_step_pointed_at(
    desk: WalkingDesk, step: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    tips: list[str] = []
    monkeypatch.setattr(desk.window.search_view.timeline, "show_tip", tips.append)
    desk.stand_at(12)

    desk.window.search_view.timeline.preview_wanted.emit(step)
    desk.solver.run()

    moment = NAIVE.moments[step]
    sentence = say(step_sentence(moment, attempts_of(NAIVE.algorithm.procedure, moment)))
    assert tips == [f"Step {step}, depth {moment.counters.depth}\n{sentence}"]
    assert desk.at == 12


def test_an_attempt_that_a_peer_refuses_leads_to_that_peer(desk: WalkingDesk) -> None:
    step, attempt = _first_attempt(AttemptResult.REFUSED)
    desk.stand_at(step)

    desk.walk.follow_attempt(attempt)

    assert desk.window.grid.selected == attempt.blocker


def test_an_attempt_that_has_failed_leads_to_the_moment_it_was_made(desk: WalkingDesk) -> None:
    step, attempt = _first_attempt(AttemptResult.FAILED)
    desk.stand_at(step)

    desk.walk.follow_attempt(attempt)
    desk.solver.run()

    made = NAIVE.moments[desk.at]
    assert desk.at < step
    assert (made.kind, made.cell, made.digit) == (StepKind.PLACE, attempt.cell, attempt.digit)
    after = NAIVE.moments[desk.at + 1 : step]
    assert not any(each.kind is StepKind.PLACE and each.cell == attempt.cell for each in after)


def _first_attempt(result: AttemptResult) -> tuple[int, Attempt]:
    """The first step at which an attempt has come to that, and the attempt."""
    for step, moment in enumerate(NAIVE.moments):
        for attempt in attempts_of(NAIVE.algorithm.procedure, moment).options:
            if attempt.result is result:
                return step, attempt
    raise AssertionError(f"nothing is {result.value}")


@pytest.mark.parametrize(
    ("name", "jump"),
    [
        ("placements", ToNext(Condition.placement())),
        ("backtracks", ToNext(Condition.backtrack())),
        ("depth", ToDeepest()),
    ],
)
def test_the_name_of_a_counter_leads_to_what_it_counts(
    desk: WalkingDesk, name: str, jump: Jump
) -> None:
    for step in (0, 7, NAIVE.end):
        desk.stand_at(step)

        desk.walk.follow_counter(name)
        desk.solver.run()

        check_landing(desk, jump, before=step)
