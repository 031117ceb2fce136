"""Commands that come quickly, and reports that come late: what is shown obeys the newest wish."""

import math

import pytest
from PySide6.QtWidgets import QApplication

from sudoku_gui.playback.jumps import ToNext, ToStep
from sudoku_gui.playback.pace import PlayDirection
from sudoku_gui.presentation.search.shown_moment import TimelineState
from sudoku_gui.solvers.search import Condition, Moment
from sudoku_gui.ui.search.search_controller import SearchPhase
from tests.support.ui.heard_search import HeardSearch
from tests.support.ui.searches import ENDLESS

BUDGET = "sudoku_gui.ui.search.search_worker._BUDGET_SECONDS"
_FRAMES = 1_000  # on a busy machine one may be over before a step back is done


class Listener(HeardSearch):
    """Hears of states, too, and of jumps to nowhere."""

    def __init__(self) -> None:
        super().__init__()
        self.surveys: list[TimelineState] = []
        self.nowhere = 0
        self.search.timeline_changed.connect(self.surveys.append)
        self.search.jump_failed.connect(self._count)

    def play_with_more_on_its_way(self) -> int:
        """Play at full speed; the step that is shown, when a later one is on its way."""
        self.begin(ENDLESS)
        self.search.play()
        self.solver.deliver()
        self.solver.tick()
        self.solver.deliver()
        self.solver.tick()
        assert self.solver.waiting[-1].moment.counters.steps > self.steps() > 0
        return self.steps()

    def phase(self) -> SearchPhase:
        """What there is of the search now."""
        return self.search.phase

    def _count(self) -> None:
        self.nowhere += 1


@pytest.fixture
def heard(qapp: QApplication) -> Listener:
    return Listener()


def test_what_played_on_before_a_jump_was_heard_is_not_shown(heard: Listener) -> None:
    shown = heard.play_with_more_on_its_way()

    heard.search.jump(ToStep(3))
    before = len(heard.scenes)
    heard.solver.deliver()

    assert shown > 3
    assert {shown_moment.moment.counters.steps for shown_moment in heard.scenes[before:]} == {3}
    assert heard.phases == [SearchPhase.PAUSED, SearchPhase.PLAYING, SearchPhase.PAUSED]


def test_a_step_while_it_plays_is_counted_from_what_is_shown(heard: Listener) -> None:
    shown = heard.play_with_more_on_its_way()

    heard.search.step(-1)
    heard.solver.deliver()

    assert heard.steps() == shown - 1


def test_a_pause_that_is_taken_back_at_once_leaves_it_playing(heard: Listener) -> None:
    heard.play_with_more_on_its_way()

    heard.search.pause()
    heard.search.play()
    heard.solver.deliver()

    assert heard.phases == [
        SearchPhase.PAUSED,
        SearchPhase.PLAYING,
        SearchPhase.PAUSED,
        SearchPhase.PLAYING,
    ]


def test_turning_round_while_it_plays_shows_no_pause(heard: Listener) -> None:
    heard.play_with_more_on_its_way()

    heard.search.play(PlayDirection.BACKWARDS)
    heard.solver.deliver()
    assert heard.phases == [SearchPhase.PAUSED, SearchPhase.PLAYING]
    turned_at = heard.steps()
    for _ in range(_FRAMES):
        heard.solver.tick()
        heard.solver.deliver()
        if heard.steps() != turned_at:
            break

    assert heard.steps() < turned_at


@pytest.mark.parametrize(
    ("wishes", "landing"),
    [
        ((1, 1, 1, 1, 1), 15),
        ((-1, -1, -1), 7),
        ((1, 1, -1, 3, -2), 12),
        ((-20, 1), 1),
        ((25, -1), 29),
        ((25, 25), 30),
    ],
)
def test_steps_asked_for_quickly_add_up(
    heard: Listener, wishes: tuple[int, ...], landing: int
) -> None:
    heard.begin()
    heard.search.jump(ToStep(10))
    heard.solver.run()

    for steps in wishes:
        heard.search.step(steps)
    heard.solver.run()

    assert heard.steps() == landing
    assert heard.nowhere == 0


def test_steps_are_counted_from_the_jump_before_them(heard: Listener) -> None:
    heard.begin()
    heard.solver.run()

    heard.search.jump(ToStep(20))
    heard.search.step(-1)
    heard.solver.run()

    assert heard.steps() == 19


def test_steps_after_an_answer_are_counted_from_what_is_shown(heard: Listener) -> None:
    heard.begin()
    heard.search.step(5)
    heard.solver.run()
    heard.search.play(PlayDirection.BACKWARDS)
    heard.solver.run()
    assert heard.steps() == 0

    heard.search.step(1)
    heard.solver.run()

    assert heard.steps() == 1


def test_another_search_knows_nothing_of_steps_asked_of_the_last(heard: Listener) -> None:
    heard.begin()
    heard.search.step(9)

    heard.search.forget()
    heard.begin()
    heard.search.step(1)
    heard.solver.run()

    assert heard.steps() == 1


def test_a_long_jump_from_the_end_does_not_end_the_search_again(
    heard: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard.begin()
    heard.search.play()
    heard.solver.run()
    assert len(heard.ended) == 1

    with monkeypatch.context() as slow_machine:
        slow_machine.setattr(BUDGET, -math.inf)
        heard.search.jump(ToStep(3))
        heard.solver.deliver()
    assert (heard.phase(), heard.steps()) == (SearchPhase.PAUSED, 30)
    under_way = len(heard.surveys)

    heard.solver.run()
    assert (heard.phase(), heard.steps()) == (SearchPhase.PAUSED, 3)
    assert [state.is_jumping for state in heard.surveys[under_way - 1 :]] == [True, False]
    assert len(heard.ended) == 1


def test_stop_shows_nothing_else_until_the_thread_is_back(
    heard: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = heard.play_with_more_on_its_way()
    before = len(heard.surveys)

    with monkeypatch.context() as slow_machine:
        slow_machine.setattr(BUDGET, -math.inf)
        heard.search.stop()
        heard.solver.deliver()
    heard.solver.run()

    assert {state.now for state in heard.surveys[before:]} == {shown}
    assert heard.phase() is SearchPhase.STOPPED
    assert [shown_moment.moment.counters.steps for shown_moment in heard.stopped] == [shown]


def test_that_there_is_no_such_moment_is_said_once(heard: Listener) -> None:
    heard.begin()
    heard.search.jump(ToStep(2))
    heard.solver.run()

    heard.search.jump(ToStep(31))
    heard.solver.run()
    heard.search.queries.preview_moment(4)
    heard.solver.run()

    assert heard.nowhere == 1
    assert (heard.phase(), heard.steps()) == (SearchPhase.PAUSED, 2)


def test_a_moment_that_is_sought_is_found_even_if_another_is_previewed(heard: Listener) -> None:
    found: list[Moment] = []
    previewed: list[Moment] = []
    queries = heard.search.queries
    queries.moment_found.connect(found.append)
    queries.moment_previewed.connect(previewed.append)
    heard.begin()
    heard.search.jump(ToStep(6))
    heard.solver.run()

    queries.find_moment(4)
    queries.preview_moment(2)
    heard.solver.run()  # which asks for the other one once more
    heard.solver.run()

    assert [moment.counters.steps for moment in previewed] == [2]
    assert [moment.counters.steps for moment in found] == [4]


def test_what_was_sought_in_another_search_is_not_taken_for_a_preview(heard: Listener) -> None:
    found: list[Moment] = []
    previewed: list[Moment] = []
    queries = heard.search.queries
    queries.moment_found.connect(found.append)
    queries.moment_previewed.connect(previewed.append)
    heard.begin()
    heard.search.jump(ToStep(6))
    heard.solver.run()
    queries.find_moment(4)

    heard.begin()
    heard.search.jump(ToStep(6))
    heard.solver.run()
    queries.preview_moment(4)
    heard.solver.run()

    assert [moment.counters.steps for moment in previewed] == [4]
    assert found == []


def test_a_jump_to_nowhere_from_the_end_stays_at_the_end(heard: Listener) -> None:
    heard.begin()
    heard.search.play()
    heard.solver.run()

    heard.search.jump(ToNext(Condition.backtrack()))
    heard.solver.run()

    assert heard.nowhere == 1
    assert (heard.phase(), heard.steps()) == (SearchPhase.ENDED, 30)
    assert len(heard.ended) == 1


def test_who_walks_to_the_end_again_is_told_again(heard: Listener) -> None:
    heard.begin()
    heard.search.play()
    heard.solver.run()

    heard.search.step(-4)
    heard.solver.run()
    assert heard.phase() is SearchPhase.PAUSED
    heard.search.play()
    heard.solver.run()

    assert heard.phase() is SearchPhase.ENDED
    assert [shown_moment.moment for shown_moment in heard.ended] == [heard.scenes[-1].moment] * 2
