"""When which action can be chosen, as a function of the window's state alone."""

from dataclasses import fields, replace

import pytest

from sudoku_gui.presentation.action_ids import ActionId
from sudoku_gui.presentation.action_spec import ActionSpec
from sudoku_gui.presentation.actions import ACTIONS, PAUSE
from sudoku_gui.presentation.window_state import WindowState

IDLE = WindowState()
PAUSED = WindowState(has_search=True, is_under_way=True, is_moment_shown=True)
PLAYING = replace(PAUSED, is_playing=True, is_past_start=True)
ENDED = WindowState(has_search=True, is_moment_shown=True, is_past_start=True, can_undo=True)

OF_A_GAME = {ActionId.UNDO, ActionId.REDO, ActionId.CLEAR_ENTRIES}
BACK = {ActionId.STEP_BACK, ActionId.PLAY_BACK}
OF_A_MOMENT = {ActionId.EXPORT_ANIMATION, ActionId.EXPORT_STEPS}
OF_A_LIST = {
    ActionId.NEXT_PUZZLE,
    ActionId.PREVIOUS_PUZZLE,
    ActionId.CHECK_ALL,
    ActionId.SAVE_SELECTED,
}
TELLING = {ActionId.WHY_NOT, ActionId.WHY_DEAD_END, ActionId.WHAT_IF}
OF_A_SEARCH = {*BACK, *OF_A_MOMENT, ActionId.STOP, ActionId.EXPLORE, ActionId.WHAT_IF}
NEVER_AT_FIRST = {*OF_A_SEARCH, *OF_A_GAME, *OF_A_LIST, ActionId.MAIN_LINE}


def test_every_action_has_a_row() -> None:
    assert list(ACTIONS) == list(ActionId)


@pytest.mark.parametrize(
    ("state", "disabled"),
    [
        (IDLE, NEVER_AT_FIRST),
        (replace(IDLE, can_undo=True), NEVER_AT_FIRST - {ActionId.UNDO}),
        (replace(IDLE, can_redo=True), NEVER_AT_FIRST - {ActionId.REDO}),
        (replace(IDLE, has_filled_cells=True), NEVER_AT_FIRST - {ActionId.CLEAR_ENTRIES}),
        (replace(IDLE, has_several_puzzles=True), NEVER_AT_FIRST - OF_A_LIST),
        (replace(IDLE, is_exporting=True), NEVER_AT_FIRST | {ActionId.EXPORT_PICTURE}),
        (
            WindowState(has_search=True, is_under_way=True),  # and nothing heard of it yet
            {*BACK, *OF_A_MOMENT, *OF_A_LIST, ActionId.MAIN_LINE, ActionId.REDO},
        ),
        (PAUSED, {*BACK, *OF_A_LIST, ActionId.MAIN_LINE, ActionId.REDO}),
        (PLAYING, {*OF_A_LIST, ActionId.MAIN_LINE, ActionId.REDO}),
        (replace(PLAYING, is_on_branch=True), {*OF_A_LIST, ActionId.REDO}),
        (
            replace(PLAYING, is_playing=False, is_question_open=True),
            {*OF_A_LIST, *TELLING, ActionId.MAIN_LINE, ActionId.REDO},
        ),
        (
            replace(PLAYING, is_exporting=True),
            {
                *OF_A_LIST,
                *OF_A_MOMENT,
                ActionId.EXPORT_PICTURE,
                ActionId.MAIN_LINE,
                ActionId.REDO,
            },
        ),
        (
            ENDED,
            {*OF_A_LIST, *OF_A_GAME, ActionId.MAIN_LINE, ActionId.STOP} - {ActionId.UNDO},
        ),
        (
            replace(ENDED, has_filled_cells=True, is_past_start=False, can_redo=True),
            {
                *OF_A_LIST,
                *BACK,
                ActionId.MAIN_LINE,
                ActionId.STOP,
            },
        ),
    ],
)
def test_an_action_is_disabled_where_it_has_nothing_to_do(
    state: WindowState, disabled: set[ActionId]
) -> None:
    assert {each for each, spec in ACTIONS.items() if not spec.is_enabled(state)} == disabled


@pytest.mark.parametrize("is_playing", [False, True])
def test_watching_is_called_pause_while_something_plays(is_playing: bool) -> None:
    state = WindowState(is_playing=is_playing)

    shown = {each: spec.shown_in(state) for each, spec in ACTIONS.items()}

    assert shown == {**ACTIONS, **({ActionId.WATCH: PAUSE} if is_playing else {})}


@pytest.mark.parametrize("name", [each.name for each in fields(WindowState)])
def test_every_part_of_the_state_decides_something(name: str) -> None:
    for state in (IDLE, PAUSED, PLAYING, ENDED):
        with_it, without = (replace(state, **{name: value}) for value in (True, False))
        if _shown_in(with_it) != _shown_in(without):
            return

    pytest.fail(f"no action depends on {name}")


def _shown_in(state: WindowState) -> list[tuple[ActionSpec, bool]]:
    return [(spec.shown_in(state), spec.is_enabled(state)) for spec in ACTIONS.values()]
