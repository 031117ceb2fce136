"""After every event the actions can be chosen that the table names for the window's state."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import SIGNAL, QAbstractEventDispatcher, QSettings
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from sudoku_gui.formats import PuzzleRecord, format_named, write_all
from sudoku_gui.lazy_dataclasses import replace
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.playback.step_range import StepRange
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.actions.action_table import ACTIONS
from sudoku_gui.presentation.export.export_formats import ExportFormat
from sudoku_gui.presentation.export.export_options import ExportOptions
from sudoku_gui.presentation.theme import LIGHT
from sudoku_gui.presentation.window_layout import WindowLayout
from sudoku_gui.presentation.window_state import WindowState
from sudoku_gui.solvers.explain.attempts import AttemptResult
from sudoku_gui.ui.kit.qactions import without_mnemonic
from sudoku_gui.ui.main_window import MainWindow
from sudoku_gui.ui.search.search_controller import SearchPhase
from sudoku_gui.ui.window_state_tracker import WindowStateTracker
from tests.support.puzzles import SMALL
from tests.support.ui.fakes import FakeTaker
from tests.support.ui.open_program import FULL_SPEED_POSITION, SLOWEST_POSITION, OpenProgram
from tests.support.ui.render_samples import STEPS_OF_SMALL
from tests.support.ui.searches import ENDLESS

# What a story made up at random consists of: nothing that asks or that leaves the window.
CHOSEN_AT_RANDOM = [
    ActionId.UNDO,
    ActionId.REDO,
    ActionId.TYPE_GIVENS,
    ActionId.CLEAR_ENTRIES,
    ActionId.SOLVE,
    ActionId.SEARCH_TO_END,
    ActionId.WATCH,
    ActionId.STEP,
    ActionId.SUB_STEP,
    ActionId.STEP_BACK,
    ActionId.PLAY_BACK,
    ActionId.CHECK_ENTRIES,
    ActionId.FIND_TYPO,
    ActionId.CLEAR_MARKS,
    ActionId.START,
    ActionId.END,
    ActionId.NEXT_DEAD_END,
    ActionId.EXPLORE,
    ActionId.MAIN_LINE,
    ActionId.STOP,
    ActionId.RESET,
    ActionId.QUIZ,
    ActionId.SWITCH_LAYOUT,
    ActionId.SOLVE_CELL,
]


class WatchedProgram(OpenProgram):
    """The program, in which every action that contradicts its row is noted."""

    def __init__(
        self, application: QApplication, store: QSettings, qtbot: QtBot, taker: FakeTaker
    ) -> None:
        super().__init__(application, store, qtbot, taker)
        self.contradictions: list[str] = []
        self.seen: set[WindowState] = set()
        for each, action in self.window.named_actions.items():
            action.enabledChanged.connect(lambda _=None, each=each: self._note(each))
        dispatcher = QAbstractEventDispatcher.instance()
        assert dispatcher is not None
        dispatcher.aboutToBlock.connect(self.look)
        self._dispatcher = dispatcher

    def end(self) -> None:
        self._dispatcher.aboutToBlock.disconnect(self.look)
        super().end()

    def look(self) -> None:
        """Compare all actions with their rows, for the state that the parts are in now."""
        program = self.program
        anew = WindowStateTracker(
            program.game_controller,
            program.search,
            program.documents,
            program.layouts,
            program.tentative,
        )
        anew.follow_branches(program.what_if.branches)
        told = program.state_tracker.state  # by those who are made when they are wanted
        state = replace(
            anew.state,
            is_hint_proved=told.is_hint_proved,
            is_printing=told.is_printing,
            is_exporting=program.exports.is_exporting,
        )
        delete(anew)
        self.seen.add(state)
        if state != program.state_tracker.state:
            self.contradictions.append(f"not heard of: {state}")
        for each in ActionId:
            self._note(each)

    def choose_and_look(self, action: ActionId) -> None:
        """Choose an action and compare, before any other event."""
        self.trigger(action.value)
        self.look()

    def _note(self, name: ActionId) -> None:
        action, state = self.action(name), self.state
        spec = ACTIONS[name]
        said = without_mnemonic(str(spec.shown_in(state).words)).rstrip("…")
        if (action.isEnabled(), action.iconText()) != (spec.is_enabled(state), said):
            self.contradictions.append(f"{name}: {action.isEnabled()} in {state}")


@pytest.fixture
def taker(tmp_path: Path) -> FakeTaker:
    return FakeTaker(tmp_path)


@pytest.fixture
def watched(
    qapp: QApplication, store: QSettings, qtbot: QtBot, taker: FakeTaker
) -> Iterator[WatchedProgram]:
    watched = WatchedProgram(qapp, store, qtbot, taker)
    watched.program.start([])
    watched.look()
    yield watched
    watched.end()


def test_typing_and_taking_back(watched: WatchedProgram) -> None:
    watched.put(SMALL)
    watched.look()
    watched.enter(0, 3)
    watched.look()

    for action in (ActionId.UNDO, ActionId.REDO, ActionId.CLEAR_ENTRIES, ActionId.UNDO):
        watched.choose_and_look(action)

    assert watched.contradictions == []
    assert {(each.can_undo, each.can_redo, each.has_filled_cells) for each in watched.seen} == {
        (False, False, False),
        (True, False, True),
        (False, True, False),
        (True, False, False),
        (True, True, True),
    }


def test_watching_walking_and_stopping(watched: WatchedProgram) -> None:
    watched.put(ENDLESS)
    watched.set_speed(FULL_SPEED_POSITION)
    watched.choose_and_look(ActionId.WATCH)
    watched.wait_for_steps()
    for action in (ActionId.WATCH, ActionId.STEP, ActionId.START):
        watched.choose_and_look(action)
    watched.wait_until(lambda: watched.steps() == 0)
    is_at_start = watched.state
    watched.choose_and_look(ActionId.STEP)
    watched.wait_for_steps()
    for action in (ActionId.PLAY_BACK, ActionId.WATCH, ActionId.STOP, ActionId.UNDO):
        watched.choose_and_look(action)

    assert watched.contradictions == []
    assert (is_at_start.is_moment_shown, is_at_start.is_past_start) == (True, False)
    assert {each.is_playing for each in watched.seen} == {True, False}


def test_solving_to_the_end_and_beginning_anew(watched: WatchedProgram) -> None:
    watched.put(SMALL)
    for _ in range(2):
        watched.choose_and_look(ActionId.SEARCH_TO_END)
        watched.wait_for(SearchPhase.ENDED)
        watched.look()
    watched.choose_and_look(ActionId.RESET)

    assert watched.contradictions == []
    assert not watched.state.has_search


@pytest.mark.parametrize("way_back", [ActionId.MAIN_LINE, ActionId.RESET])
def test_a_branch_and_back(watched: WatchedProgram, way_back: ActionId) -> None:
    watched.put(SMALL)
    watched.jump_to_step(4)
    watched.wait_for_steps(4)
    branches = watched.branches
    place, option = next(
        (place, option)
        for place in branches.choice_points()
        for option in place.options
        if option.result in {AttemptResult.UNTRIED, AttemptResult.FAILED}
    )

    branches.enter_branch(place, option)
    watched.look()
    is_on_branch = watched.state.is_on_branch
    watched.wait_until(lambda: watched.shown_moment is not None)
    watched.choose_and_look(way_back)
    QApplication.processEvents()
    watched.look()

    assert watched.contradictions == []
    assert (is_on_branch, watched.state.is_on_branch) == (True, False)


def test_a_question_of_the_quiz(watched: WatchedProgram) -> None:
    watched.put(SMALL)
    watched.trigger("quiz")
    panel = watched.quiz_panel
    watched.jump_to_step(5)
    watched.search.question_gate.ask_on_arrival()
    watched.wait_until(lambda: watched.state.is_question_open)

    next(iter(panel.buttons)).click()
    watched.look()

    assert watched.contradictions == []
    assert not watched.state.is_question_open


def test_a_list_of_puzzles(watched: WatchedProgram, tmp_path: Path) -> None:
    path = tmp_path / "two.txt"
    contents = [PuzzleRecord.without_entries(Puzzle(SMALL))] * 2
    path.write_bytes(write_all(contents, format_named("boj2239")))
    watched.open_file(path)
    watched.wait_for_sentence("two.txt: 2 puzzles")
    watched.look()
    has_several = watched.state.has_several_puzzles

    for action in (ActionId.NEXT_PUZZLE, ActionId.PREVIOUS_PUZZLE):
        watched.choose_and_look(action)
    watched.begin_grid()
    watched.look()

    assert watched.contradictions == []
    assert (has_several, watched.state.has_several_puzzles) == (True, False)


def test_an_export(watched: WatchedProgram, taker: FakeTaker) -> None:
    watched.put(SMALL)
    watched.jump_to_step(4)
    watched.wait_for_steps(4)
    taker.steps = ExportOptions(ExportFormat.JSON_LINES, StepRange(0, STEPS_OF_SMALL))

    watched.choose_and_look(ActionId.EXPORT_STEPS)
    is_exporting = watched.state.is_exporting
    watched.wait_for_sentence("Saved")
    watched.look()

    assert watched.contradictions == []
    assert (is_exporting, watched.state.is_exporting) == (True, False)


@settings(
    max_examples=25,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(
    story=st.lists(st.sampled_from(CHOSEN_AT_RANDOM), max_size=25),
    speed=st.sampled_from([SLOWEST_POSITION, 25, FULL_SPEED_POSITION]),
)
def test_any_story(watched: WatchedProgram, story: list[ActionId], speed: int) -> None:
    watched.put(SMALL)
    watched.set_speed(speed)
    for action in story:
        if watched.action(action).isEnabled():
            watched.choose_and_look(action)
        QApplication.processEvents()
        watched.look()

    assert watched.contradictions == []


def test_every_action_does_something(watched: WatchedProgram, qtbot: QtBot) -> None:
    """Qt's own menus and buttons hear of each; the program has to hear of it besides."""
    bare = MainWindow(watched.sheet, 0, LIGHT)
    qtbot.addWidget(bare)
    bare.show_layout(WindowLayout.WATCH)
    bare.close_unasked()

    idle = [
        each
        for each, action in watched.window.named_actions.items()
        if _hearers(action) <= _hearers(bare.named_actions[each])
    ]

    assert idle == []


def _hearers(action: QAction) -> int:
    hearers: int = action.receivers(SIGNAL("triggered(bool)"))
    return hearers
