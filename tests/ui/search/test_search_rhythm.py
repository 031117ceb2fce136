"""How often a search is worked at and told of, by how it is played."""

import pytest

from sudoku_gui.playback.pace import FASTEST, READABLE_PACE, UNLIMITED_PACE, PlayDirection
from sudoku_gui.playback.player import Player
from sudoku_gui.playback.time_slicer import TimeSlicer
from sudoku_gui.ui.search.search_rhythm import FAST_FRAME_SECONDS, FRAME_SECONDS, SearchRhythm
from tests.support.playback.clock import Clock
from tests.support.puzzles import SMALL
from tests.support.ui.searches import timeline_of

FRAME_MILLISECONDS = round(1000 * FRAME_SECONDS)


def player_at(pace: float, direction: PlayDirection = PlayDirection.FORWARDS) -> Player:
    player = Player(timeline_of(SMALL), pace, TimeSlicer(Clock()))
    player.play(direction)
    return player


@pytest.fixture(params=[True, False])
def is_beside_window(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    answer = bool(request.param)
    monkeypatch.setattr("sudoku_gui.ui.search.search_rhythm.runs_beside_window", lambda: answer)
    return answer


def test_only_forwards_without_a_limit_it_takes_all_the_time_of_its_processor(
    is_beside_window: bool,
) -> None:
    rhythm = SearchRhythm()

    assert rhythm.is_at_full_speed(player_at(UNLIMITED_PACE)) == is_beside_window
    assert not rhythm.is_at_full_speed(player_at(FASTEST))
    assert not rhythm.is_at_full_speed(player_at(UNLIMITED_PACE, PlayDirection.BACKWARDS))
    assert not rhythm.is_at_full_speed(player_at(UNLIMITED_PACE, PlayDirection.PAUSED))


def test_it_works_frame_by_frame_unless_it_takes_all_the_time(is_beside_window: bool) -> None:
    at_full_speed = SearchRhythm().tick_milliseconds(player_at(UNLIMITED_PACE))

    assert (at_full_speed < FRAME_MILLISECONDS) == is_beside_window
    assert SearchRhythm().tick_milliseconds(player_at(FASTEST)) == FRAME_MILLISECONDS


@pytest.mark.parametrize(
    ("pace", "explores", "frames"),
    [
        (READABLE_PACE, False, 1),
        (2 * READABLE_PACE, False, 2),
        (2 * READABLE_PACE, True, 1),
        (FASTEST, False, 1),
    ],
)
def test_it_works_no_more_often_than_it_tells_where_there_is_little_to_do(
    pace: float, explores: bool, frames: int
) -> None:
    player = player_at(pace)
    player.explores = explores

    assert SearchRhythm().tick_milliseconds(player) == frames * FRAME_MILLISECONDS
    assert 2 * FRAME_SECONDS > FAST_FRAME_SECONDS  # none of these is passed over


def test_steps_that_can_be_read_are_told_at_once_and_faster_ones_several_together() -> None:
    rhythm = SearchRhythm()

    assert rhythm.report_seconds(player_at(READABLE_PACE)) == 0.0
    assert rhythm.report_seconds(player_at(2 * READABLE_PACE)) == FAST_FRAME_SECONDS
    assert rhythm.report_seconds(player_at(UNLIMITED_PACE)) == FAST_FRAME_SECONDS
    assert rhythm.report_seconds(player_at(UNLIMITED_PACE, PlayDirection.PAUSED)) == 0.0


def test_with_reduced_motion_less_is_told_but_no_answer_waits() -> None:
    rhythm = SearchRhythm()
    rhythm.pause = 3.0

    assert rhythm.report_seconds(player_at(1.0)) == 3.0
    assert rhythm.report_seconds(player_at(UNLIMITED_PACE)) == 3.0
    assert rhythm.report_seconds(player_at(1.0, PlayDirection.PAUSED)) == 0.0


def test_after_a_jump_nothing_is_explored_for_a_moment() -> None:
    rhythm = SearchRhythm(rest_seconds=0.05)
    assert rhythm.may_explore(10.0)

    rhythm.begin_rest(10.0)

    assert [rhythm.may_explore(now) for now in (10.0, 10.04, 10.06)] == [False, False, True]
    rhythm.begin_rest(10.07)
    assert not rhythm.may_explore(10.1)
