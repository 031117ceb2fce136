"""The course: which step a wish for some more steps means."""

from sudoku_gui.playback.jumps import ToDeepest, ToStep
from sudoku_gui.playback.player import AS_FAST_AS_IT_GOES
from sudoku_gui.presentation.search_report import SearchReport
from sudoku_gui.presentation.step_target import Course
from tests.support.ui.searches import SMALL
from tests.support.ui.worker_bench import Bench


def test_steps_count_from_what_is_shown() -> None:
    course = Course()

    assert course.step_on(shown=7, steps=3) == 10


def test_steps_wished_for_in_a_hurry_add_up() -> None:
    course = Course()
    course.set_out(ToStep(9))

    assert course.step_on(shown=7, steps=1) == 10


def test_steps_count_from_what_is_shown_once_a_wish_is_answered_or_dropped() -> None:
    answered, dropped, elsewhere = Course(), Course(), Course()
    for course in (answered, dropped):
        course.set_out(ToStep(9))

    answered.arrive(_report())
    dropped.drop_aim()
    elsewhere.set_out(ToDeepest())

    assert {course.step_on(7, 1) for course in (answered, dropped, elsewhere)} == {8}


def test_no_step_is_before_the_start() -> None:
    assert Course().step_on(shown=2, steps=-3) == 0


def test_no_step_is_beyond_a_known_end() -> None:
    course = Course()

    course.learn(_report())

    assert course.explored == 30
    assert course.step_on(shown=28, steps=5) == 30


def test_only_somebody_who_looked_for_a_moment_hears_that_there_is_none() -> None:
    course = Course()
    nowhere = _report_of_a_jump_to(31)

    told = [course.arrive(nowhere)]
    course.set_out(ToStep(31))
    told += [course.arrive(nowhere), course.arrive(nowhere)]

    assert told == [False, True, False]


def _report() -> SearchReport:
    """Of a search of 30 steps, explored to its end."""
    bench = Bench()
    bench.begin(SMALL, AS_FAST_AS_IT_GOES)
    bench.run()
    return bench.last


def _report_of_a_jump_to(step: int) -> SearchReport:
    bench = Bench()
    bench.begin(SMALL, AS_FAST_AS_IT_GOES)
    bench.jump(ToStep(step), 1)
    bench.run()
    return bench.last
