"""What if: what may be put in at a moment, and branches that go the way the search would."""

from dataclasses import replace

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from sudoku_gui.model.geometry import NO_CELL, Cell, Digit
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.playback.branch import BranchPoint, ChoicePoint, choice_points_of
from sudoku_gui.playback.jumps import ToEnd, ToNext
from sudoku_gui.playback.timeline import Timeline
from sudoku_gui.solvers import ALGORITHMS, algorithm_named
from sudoku_gui.solvers.explain.attempts import Attempt, AttemptResult, attempts_of
from sudoku_gui.solvers.explain.sub_steps import SubStep, sub_steps
from sudoku_gui.solvers.explain.why_not import is_dead_end
from sudoku_gui.solvers.procedure import SubStepKind
from sudoku_gui.solvers.search import Algorithm, Condition, Counters, Moment, Outcome, StepKind
from tests.support.playback.naive import Walked, fulfils, walk, walks
from tests.support.puzzles import SMALL
from tests.support.solvers.corpus import puzzle_of_counts
from tests.support.solvers.strategies import puzzles

NAIVE = walk(algorithm_named("used-tables"), SMALL)

TRIED = {SubStepKind.NOT_LISTED, SubStepKind.REFUSE, SubStepKind.PLACE}
PRINTED = [SMALL, *map(puzzle_of_counts, "BCD")]

every_algorithm = pytest.mark.parametrize("algorithm", ALGORITHMS, ids=lambda one: one.name)


@settings(deadline=None, max_examples=80)
@given(walks(), st.data())
def test_what_is_known_of_an_option_is_what_the_whole_search_shows(
    walked: Walked, data: st.DataObject
) -> None:
    step = data.draw(st.integers(0, walked.end))

    places = choice_points_of(walked.moments[step])

    for place in places:
        assert place.step == step
        for option in place.options:
            assert option.result is _prospect(walked, step, place, option)
            _check_blocker(place, option)


@settings(deadline=None, max_examples=80)
@given(walks(), st.data())
def test_a_branch_with_the_searchs_own_digit_is_what_the_search_does_below_it(
    walked: Walked, data: st.DataObject
) -> None:
    step = _step_before_a_placement(walked, data)
    placement = walked.moments[step + 1]

    branch = _moments(_departure_of(walked.moments[step], placement).timeline(walked.algorithm))

    below = walked.moments[step + 1 : step + 1 + len(branch)]
    assert [each.grid for each in branch] == [each.grid for each in below]
    assert [each.path for each in branch] == [each.path for each in below]
    assert [_last_step(each) for each in branch[1:]] == [_last_step(each) for each in below[1:]]
    after = walked.moments[step + 1 + len(branch) :]
    if branch[-1].outcome is Outcome.EXHAUSTED and after:  # not one that never takes back
        taken_back = after[0]
        assert taken_back.kind is StepKind.BACKTRACK
        assert (taken_back.cell, taken_back.digit) == (placement.cell, placement.digit)
    else:
        assert branch[-1].outcome is walked.moments[-1].outcome


@every_algorithm
@settings(deadline=None, max_examples=20)
@given(
    grid=st.one_of(puzzles(), st.sampled_from([SMALL, *map(puzzle_of_counts, "BCD")])),
    data=st.data(),
)
def test_a_branch_counts_what_the_program_counts_from_there_on(
    algorithm: Algorithm, grid: Grid, data: st.DataObject
) -> None:
    walked = walk(algorithm, grid, longest=400)
    step = _step_before_a_placement(walked, data)
    placement = walked.moments[step + 1]

    branch = _moments(
        _departure_of(walked.moments[step], placement).timeline(algorithm), len(walked.moments)
    )

    on_the_way = _way_to_the_next_blank(algorithm, walked.moments[step], placement)
    for steps, (moment, on_main_line) in enumerate(
        zip(branch, walked.moments[step + 1 :], strict=False)
    ):
        since = _difference(on_the_way, moment.counters)
        counted = _difference(placement.counters, on_main_line.counters)
        if moment.outcome in {Outcome.RUNNING, on_main_line.outcome}:
            assert since == counted
            continue
        # What was tried in vain at its end, the program counts as it takes the digit out.
        assert moment.counters.steps == counted.steps == steps
        for last in walked.moments[step + 2 + steps : step + 3 + steps]:
            if last.outcome is not Outcome.EXHAUSTED:
                counted = _difference(placement.counters, last.counters)
                assert since == replace(counted, backtracks=counted.backtracks - 1)


def test_at_step_21_of_the_sample_a_branch_counts_a_call_and_fifteen_reads() -> None:
    walked = walk(algorithm_named("used-tables"), puzzle_of_counts("B"))
    (place, *_) = choice_points_of(walked.moments[21])
    tried = next(each for each in place.options if each.result is AttemptResult.FAILED)

    start = place.branch_point(tried).timeline(walked.algorithm).moment()

    # A call for the next blank, which is read; nine digits are tried there with 14 reads.
    assert start.counters == Counters(tries=9, reads=15, calls=1)
    assert start.outcome is Outcome.EXHAUSTED


@settings(deadline=None, max_examples=60)
@given(walks(), st.data())
def test_in_a_branch_one_jumps_and_comes_back_as_on_the_main_line(
    walked: Walked, data: st.DataObject
) -> None:
    step = _step_before_a_placement(walked, data)
    place = choice_points_of(walked.moments[step])[0]
    branch_point = data.draw(st.sampled_from(_departures(place)))
    moments = _moments(branch_point.timeline(walked.algorithm), 300)
    timeline = branch_point.timeline(walked.algorithm)

    for wanted in data.draw(st.lists(st.integers(0, len(moments) - 1), min_size=1, max_size=5)):
        timeline.seek(wanted)
        assert timeline.moment() == moments[wanted]
    depths = [moment.counters.depth for moment in moments[: timeline.explored + 1]]
    ranges = timeline.profile(0, timeline.explored, 1)
    assert (ranges[0].low, ranges[0].high) == (min(depths), max(depths))
    for condition in (Condition.depth_above(1), Condition.depth_below(2)):
        timeline.seek(0)
        meant = (each for each, moment in enumerate(moments) if each and fulfils(moment, condition))
        if (first := next(meant, None)) is not None:
            timeline.jump(ToNext(condition))
            assert timeline.current_step == first


def test_a_moment_of_one_branch_is_none_of_another() -> None:
    (place,) = choice_points_of(NAIVE.moments[0])
    first, second = (
        branch_point.before.with_digit(branch_point.cell, branch_point.digit)
        for branch_point in _departures(place)
    )
    search, other = (NAIVE.algorithm.start(SMALL) for _ in range(2))
    search.begin_at(first)
    other.begin_at(second)

    with pytest.raises(ValueError, match="no snapshot"):
        other.restore(search.snapshot())


def test_a_branch_that_fails_at_once_knows_the_blank_that_nothing_fits() -> None:
    walked = walk(algorithm_named("used-tables"), puzzle_of_counts("B"))
    step = next(
        step for step, each in enumerate(walked.moments) if _places(each) and is_dead_end(each)
    )
    dead_end = walked.moments[step]
    branch_point = _departure_of(walked.moments[step - 1], dead_end)

    start = branch_point.timeline(walked.algorithm).moment()

    assert (start.kind, start.outcome) == (StepKind.START, Outcome.EXHAUSTED)
    assert start.tried_at == dead_end.current_blank
    assert start.last_choice == dead_end.next_choice
    trial = attempts_of(walked.algorithm.procedure, start)
    assert len(trial.tried) == start.counters.tries == 9
    assert {each.result for each in trial.tried} == {AttemptResult.REFUSED}


@settings(deadline=None, max_examples=40)
@given(st.integers(0, NAIVE.end), st.data())
def test_a_branch_fails_where_its_grid_has_no_solution(step: int, data: st.DataObject) -> None:
    departures = [
        branch_point
        for place in choice_points_of(NAIVE.moments[step])
        for branch_point in _departures(place)
    ]
    assume(departures)
    branch_point = data.draw(st.sampled_from(departures))
    timeline = branch_point.timeline(NAIVE.algorithm)

    timeline.jump(ToEnd())

    has_solution = _has_solution(
        branch_point.before.with_digit(branch_point.cell, branch_point.digit)
    )
    assert timeline.outcome is (Outcome.SOLVED if has_solution else Outcome.EXHAUSTED)


def test_at_the_start_there_is_the_place_where_the_search_stands() -> None:
    (place,) = choice_points_of(NAIVE.moments[0])

    assert place.placed is None
    assert {option.cell for option in place.options} == {NAIVE.moments[0].current_blank}


def test_after_a_placement_its_digit_may_be_another_too() -> None:
    standing, last = choice_points_of(NAIVE.moments[3])

    assert standing.before == NAIVE.moments[3].grid
    assert last.before == NAIVE.moments[2].grid
    assert (standing.path, last.path) == (NAIVE.moments[3].path, NAIVE.moments[2].path)
    assert last.placed == Attempt(
        NAIVE.moments[3].cell, NAIVE.moments[3].digit, AttemptResult.PLACED
    )


def test_where_nothing_was_tried_and_nothing_is_left_there_is_no_place() -> None:
    exhausted = walk(algorithm_named("used-tables"), Grid.from_line("1230" + "0004" + "0" * 8))

    assert exhausted.moments[-1].outcome is Outcome.EXHAUSTED
    assert choice_points_of(exhausted.moments[-1]) == ()


def test_a_refused_digit_makes_no_branch() -> None:
    (place,) = choice_points_of(NAIVE.moments[0])
    refused = next(each for each in place.options if each.result is AttemptResult.REFUSED)

    with pytest.raises(ValueError, match="is refused in cell"):
        place.branch_point(refused)


def _prospect(walked: Walked, step: int, place: ChoicePoint, option: Attempt) -> AttemptResult:
    """By looking at every moment before `step` since the search came to this place."""
    if place.before.with_digit(option.cell, option.digit).conflicts():
        return AttemptResult.REFUSED
    if walked.moments[step].grid.digit_at(option.cell) == option.digit:
        return AttemptResult.PLACED
    depth = place.before.filled_count()
    for moment in reversed(walked.moments[: step + 1]):
        if moment.grid.filled_count() < depth:
            break
        if (
            moment.grid.filled_count() == depth + 1
            and _places(moment)
            and (moment.cell, moment.digit) == (option.cell, option.digit)
        ):
            return AttemptResult.FAILED
    return AttemptResult.UNTRIED


def _check_blocker(place: ChoicePoint, option: Attempt) -> None:
    if option.result is not AttemptResult.REFUSED:
        assert option.blocker == NO_CELL
        return
    assert place.before.digit_at(option.blocker) == option.digit
    assert option.blocker in place.before.geometry.peers_of(option.cell)


def _places(moment: Moment) -> bool:
    return moment.kind is StepKind.PLACE


def _last_step(moment: Moment) -> tuple[StepKind, Cell, Digit]:
    return moment.kind, moment.cell, moment.digit


def _departure_of(before: Moment, placement: Moment) -> BranchPoint:
    """The departure at the place where the search stands that puts in what it places itself."""
    place = choice_points_of(before)[0]
    wanted = (placement.cell, placement.digit)
    return place.branch_point(
        next(each for each in place.options if (each.cell, each.digit) == wanted)
    )


def _departures(place: ChoicePoint) -> list[BranchPoint]:
    return [
        place.branch_point(each)
        for each in place.options
        if each.result is not AttemptResult.REFUSED
    ]


def _step_before_a_placement(walked: Walked, data: st.DataObject) -> int:
    steps = [step for step in range(walked.end) if _places(walked.moments[step + 1])]
    assume(steps)
    return data.draw(st.sampled_from(steps))


def _way_to_the_next_blank(algorithm: Algorithm, before: Moment, placement: Moment) -> Counters:
    """What the step of a placement counts once the digit stands."""
    counted = _difference(before.counters, placement.counters)
    steps = sub_steps(algorithm.procedure, before, placement)
    tried = [each for each in steps if each.kind in TRIED]
    looks = sum(_reads_of(algorithm.name, before, each) for each in tried)
    return Counters(
        tries=counted.tries - len(tried), reads=counted.reads - looks, calls=counted.calls
    )


def _reads_of(name: str, before: Moment, tried: SubStep) -> int:
    """What a try reads, as the file of the algorithm says."""
    size = before.grid.geometry.size
    kind, place = 2, size - 1  # of what is read last, unless a cell refuses the digit before
    if tried.house is not None:
        kind = before.grid.geometry.houses_of(tried.cell).index(tried.house)
        place = tried.house.cells.index(tried.blocker)
    by_cells = 1 + (1, 0, 2)[kind] * size + place + 1
    return {
        "used-tables": kind + 1,
        "backwards": kind + 1,
        "descending": kind + 1,
        "direct-check": 3 * place + kind + 1,
        "listed-possibilities": 1 if tried.kind is SubStepKind.NOT_LISTED else by_cells,
        "fewest-candidates": 1,
        "singles-first": int(before.next_choice.house is None),
    }.get(name, 0)


def _difference(before: Counters, after: Counters) -> Counters:
    return Counters(
        after.placements - before.placements,
        after.backtracks - before.backtracks,
        after.tries - before.tries,
        after.reads - before.reads,
        after.calls - before.calls,
    )


def _moments(timeline: Timeline, at_most: int = 2_000) -> list[Moment]:
    moments = [timeline.moment()]
    while len(moments) < at_most and timeline.advance(1):
        moments.append(timeline.moment())
    return moments


def _has_solution(grid: Grid) -> bool:
    if grid.conflicts():
        return False
    blank = next((cell for cell, digit in enumerate(grid.digits) if digit == BLANK), None)
    if blank is None:
        return True
    digits = grid.geometry.digits
    return any(_has_solution(grid.with_digit(Cell(blank), Digit(digit))) for digit in digits)
