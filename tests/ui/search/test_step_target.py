"""The course: which step a wish for some more steps means."""

from sudoku_gui.playback.jumps import ToDeepest, ToStep
from sudoku_gui.playback.pace import UNLIMITED_PACE
from sudoku_gui.presentation.search.search_report import SearchReport
from sudoku_gui.presentation.search.step_target import StepTarget
from tests.support.puzzles import SMALL
from tests.support.ui.worker_bench import Bench


def test_steps_count_from_what_is_shown() -> None:
    course = StepTarget()

    assert course.step_after(shown=7, steps=3) == 10


def test_steps_wished_for_in_a_hurry_add_up() -> None:
    course = StepTarget()
    course.begin_jump(ToStep(9))

    assert course.step_after(shown=7, steps=1) == 10


def test_steps_count_from_what_is_shown_once_a_wish_is_answered_or_dropped() -> None:
    answered, dropped, elsewhere = StepTarget(), StepTarget(), StepTarget()
    for course in (answered, dropped):
        course.begin_jump(ToStep(9))

    answered.on_answer(_report())
    dropped.clear()
    elsewhere.begin_jump(ToDeepest())

    assert {course.step_after(7, 1) for course in (answered, dropped, elsewhere)} == {8}


def test_no_step_is_before_the_start() -> None:
    assert StepTarget().step_after(shown=2, steps=-3) == 0


def test_no_step_is_beyond_a_known_end() -> None:
    course = StepTarget()

    course.on_report(_report())

    assert course.explored == 30
    assert course.step_after(shown=28, steps=5) == 30


def test_only_somebody_who_looked_for_a_moment_hears_that_there_is_none() -> None:
    course = StepTarget()
    nowhere = _report_of_a_jump_to(31)

    told = [course.on_answer(nowhere)]
    course.begin_jump(ToStep(31))
    told += [course.on_answer(nowhere), course.on_answer(nowhere)]

    assert told == [False, True, False]


def _report() -> SearchReport:
    """Of a search of 30 steps, explored to its end."""
    bench = Bench()
    bench.begin(SMALL, UNLIMITED_PACE)
    bench.run()
    return bench.last


def _report_of_a_jump_to(step: int) -> SearchReport:
    bench = Bench()
    bench.begin(SMALL, UNLIMITED_PACE)
    bench.jump(ToStep(step), 1)
    bench.run()
    return bench.last
