"""When which action can be chosen, as a function of the window's state alone."""

from dataclasses import fields, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.actions.action_spec import ActionSpec
from sudoku_gui.presentation.actions.action_table import ACTIONS
from sudoku_gui.presentation.actions.search_actions import PAUSE
from sudoku_gui.presentation.window_state import WindowState

IDLE = WindowState()
IN_PLAY = WindowState(is_play_layout=True)
PAUSED = WindowState(has_search=True, is_under_way=True, is_moment_shown=True, has_notes=True)
PLAYING = replace(PAUSED, is_playing=True, is_past_start=True)
ENDED = WindowState(has_search=True, is_moment_shown=True, is_past_start=True, can_undo=True)

OF_UNDONE = {ActionId.UNDO, ActionId.PLAY_MOVES_BACK, ActionId.PLAY_MOVES}
OF_REDONE = {ActionId.REDO, ActionId.PLAY_MOVES}
OF_MOVES_DONE = {ActionId.REDO, ActionId.PLAY_MOVES_BACK, ActionId.PLAY_MOVES}
OF_A_GAME = {*OF_UNDONE, *OF_REDONE, ActionId.CLEAR_ENTRIES, ActionId.CLEAR_NOTES}
OF_NOTES = {ActionId.KIND_CORNER, ActionId.KIND_CENTRE, ActionId.KIND_COLOUR}
BACK = {ActionId.STEP_BACK, ActionId.PLAY_BACK}
OF_EXPORTS = {ActionId.EXPORT_ANIMATION, ActionId.EXPORT_STEPS}
OF_A_SEARCH_STEP = {ActionId.COPY_LINK, ActionId.BOOKMARK_STEP}
OF_A_MOMENT = {*OF_EXPORTS, *OF_A_SEARCH_STEP}
OF_A_PROOF = {ActionId.NEXT_REASON, ActionId.PREVIOUS_REASON}
OF_A_PHOTO = {ActionId.SHOW_PHOTO}
OF_ENTRIES = {ActionId.CHECK_ENTRIES}
OF_A_LIST = {
    ActionId.NEXT_PUZZLE,
    ActionId.PREVIOUS_PUZZLE,
    ActionId.CHECK_ALL,
    ActionId.FIND_EXACT_DUPLICATES,
    ActionId.FIND_SAME_PUZZLES,
    ActionId.SELECT_DUPLICATES,
    ActionId.REMOVE_SELECTED,
    ActionId.SAVE_SELECTED,
    ActionId.PUT_BACK_REMOVED,
}
TELLING = {ActionId.WHY_NOT, ActionId.WHY_DEAD_END, ActionId.WHAT_IF}
OF_A_SEARCH = {*BACK, *OF_A_MOMENT, ActionId.STOP, ActionId.EXPLORE, ActionId.WHAT_IF}
OF_TRYING_OUT = {ActionId.KEEP_TRIED, ActionId.DISCARD_TRIED}
NEVER_AT_FIRST = {*OF_A_SEARCH, *OF_A_GAME, *OF_A_LIST, *OF_TRYING_OUT, ActionId.MAIN_LINE}


def test_every_action_has_a_row() -> None:
    assert list(ACTIONS) == list(ActionId)


@pytest.mark.parametrize(
    ("state", "disabled"),
    [
        (IDLE, NEVER_AT_FIRST),
        (replace(IDLE, can_undo=True), NEVER_AT_FIRST - OF_UNDONE),
        (replace(IDLE, can_redo=True), NEVER_AT_FIRST - OF_REDONE),
        (replace(IDLE, has_filled_cells=True), NEVER_AT_FIRST - {ActionId.CLEAR_ENTRIES}),
        (
            replace(IDLE, is_trying_out=True),
            (NEVER_AT_FIRST | {ActionId.TRY_OUT}) - OF_TRYING_OUT,
        ),
        (
            replace(IDLE, has_several_puzzles=True),
            (NEVER_AT_FIRST - OF_A_LIST) | {ActionId.PUT_BACK_REMOVED},
        ),
        (
            replace(IDLE, has_removed_puzzles=True),
            NEVER_AT_FIRST - {ActionId.PUT_BACK_REMOVED},
        ),
        (replace(IDLE, is_typing_givens=True), NEVER_AT_FIRST | OF_NOTES | {ActionId.HINT}),
        (replace(IDLE, is_exporting=True), NEVER_AT_FIRST | {ActionId.EXPORT_PICTURE}),
        (
            # and nothing heard of it yet
            WindowState(has_search=True, is_under_way=True, has_notes=True),
            {*BACK, *OF_A_MOMENT, *OF_A_LIST, *OF_TRYING_OUT, ActionId.MAIN_LINE, *OF_MOVES_DONE},
        ),
        (PAUSED, {*BACK, *OF_A_LIST, *OF_TRYING_OUT, ActionId.MAIN_LINE, *OF_MOVES_DONE}),
        (PLAYING, {*OF_A_LIST, *OF_TRYING_OUT, ActionId.MAIN_LINE, *OF_MOVES_DONE}),
        (
            replace(PLAYING, is_on_branch=True),
            {*OF_A_LIST, *OF_TRYING_OUT, *OF_MOVES_DONE, *OF_A_SEARCH_STEP},
        ),
        (
            replace(PLAYING, is_playing=False, is_question_open=True),
            {*OF_A_LIST, *OF_TRYING_OUT, *TELLING, ActionId.MAIN_LINE, *OF_MOVES_DONE},
        ),
        (
            replace(PLAYING, is_exporting=True),
            {
                *OF_A_LIST,
                *OF_TRYING_OUT,
                *OF_EXPORTS,
                ActionId.EXPORT_PICTURE,
                ActionId.MAIN_LINE,
                *OF_MOVES_DONE,
            },
        ),
        (
            ENDED,
            {*OF_A_LIST, *OF_TRYING_OUT, *OF_A_GAME, ActionId.MAIN_LINE, ActionId.STOP} - OF_UNDONE,
        ),
        (
            replace(
                ENDED, has_filled_cells=True, has_notes=True, is_past_start=False, can_redo=True
            ),
            {
                *OF_A_LIST,
                *OF_TRYING_OUT,
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
    found = {each for each, spec in ACTIONS.items() if not spec.is_enabled(state)}
    assert found == disabled | OF_A_PROOF | OF_A_PHOTO | OF_ENTRIES


def test_entries_are_checked_where_there_are_some() -> None:
    assert ACTIONS[ActionId.CHECK_ENTRIES].is_enabled(replace(IDLE, has_entries=True))


def test_the_steps_of_a_hint_are_gone_through_when_all_of_it_is_shown() -> None:
    state = replace(IDLE, is_hint_proved=True)

    found = {each for each, spec in ACTIONS.items() if not spec.is_enabled(state)}
    assert found == NEVER_AT_FIRST | OF_A_PHOTO | OF_ENTRIES


def test_the_photo_is_shown_where_there_is_one() -> None:
    state = replace(IDLE, has_photo=True)

    found = {each for each, spec in ACTIONS.items() if not spec.is_enabled(state)}
    assert found == NEVER_AT_FIRST | OF_A_PROOF | OF_ENTRIES


@pytest.mark.parametrize("is_playing", [False, True])
def test_watching_is_called_pause_while_something_plays(is_playing: bool) -> None:
    state = WindowState(is_playing=is_playing)

    shown = {each: spec.shown_in(state) for each, spec in ACTIONS.items()}

    assert shown == {**ACTIONS, **({ActionId.WATCH: PAUSE} if is_playing else {})}


@pytest.mark.parametrize("name", [each.name for each in fields(WindowState)])
def test_every_part_of_the_state_decides_something(name: str) -> None:
    for state in (IDLE, IN_PLAY, PAUSED, PLAYING, ENDED):
        with_it, without = (replace(state, **{name: value}) for value in (True, False))
        if _shown_in(with_it) != _shown_in(without):
            return

    pytest.fail(f"no action depends on {name}")


@given(st.builds(WindowState, **{each.name: st.booleans() for each in fields(WindowState)}))
def test_at_most_one_action_is_primary_in_any_state(state: WindowState) -> None:
    primary = [each for each, spec in ACTIONS.items() if spec.is_primary(state)]

    assert len(primary) <= 1


def _shown_in(state: WindowState) -> list[tuple[ActionSpec, bool, bool, bool]]:
    return [
        (
            spec.shown_in(state),
            spec.is_enabled(state),
            spec.is_offered(state),
            spec.is_primary(state),
        )
        for spec in ACTIONS.values()
    ]
