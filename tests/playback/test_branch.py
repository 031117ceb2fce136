"""What if: what may be put in at a moment, and branches that go the way the search would."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.playback.branch import Departure, Option, Place, Prospect, places_of
from sudoku_gui.playback.jumps import ToEnd
from sudoku_gui.playback.timeline import Timeline
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.solvers.search import NO_CELL, Moment, Outcome, StepKind
from tests.playback.naive import Walked, walk, walks
from tests.solvers.corpus import puzzle_of_counts

SMALL = puzzle_of_counts("small")
NAIVE = walk(algorithm_named("used-tables"), SMALL)


@settings(deadline=None, max_examples=80)
@given(walks(), st.data())
def test_what_is_known_of_an_option_is_what_the_whole_search_shows(
    walked: Walked, data: st.DataObject
) -> None:
    step = data.draw(st.integers(0, walked.end))

    places = places_of(walked.moments[step])

    for place in places:
        assert place.step == step
        for option in place.options:
            assert option.prospect is _prospect(walked, step, place, option)
            _check_blocker(place, option)


@settings(deadline=None, max_examples=80)
@given(walks(), st.data())
def test_a_branch_with_the_searchs_own_digit_is_what_the_search_does_below_it(
    walked: Walked, data: st.DataObject
) -> None:
    steps = [step for step in range(walked.end) if _places(walked.moments[step + 1])]
    assume(steps and walked.algorithm.takes_back)
    step = data.draw(st.sampled_from(steps))
    placement = walked.moments[step + 1]

    branch = _moments(_departure_of(walked.moments[step], placement).timeline(walked.algorithm))

    below = walked.moments[step + 1 : step + 1 + len(branch)]
    assert [each.grid for each in branch] == [each.grid for each in below]
    assert [_last_step(each) for each in branch[1:]] == [_last_step(each) for each in below[1:]]
    if branch[-1].outcome is Outcome.EXHAUSTED:
        taken_back = walked.moments[step + 1 + len(branch)]
        assert taken_back.kind is StepKind.BACKTRACK
        assert (taken_back.cell, taken_back.digit) == (placement.cell, placement.digit)
    else:
        assert branch[-1].outcome is walked.moments[-1].outcome


@settings(deadline=None, max_examples=40)
@given(st.integers(0, NAIVE.end), st.data())
def test_a_branch_fails_where_its_grid_has_no_solution(step: int, data: st.DataObject) -> None:
    departures = [
        departure for place in places_of(NAIVE.moments[step]) for departure in _departures(place)
    ]
    assume(departures)
    departure = data.draw(st.sampled_from(departures))
    timeline = departure.timeline(NAIVE.algorithm)

    timeline.jump(ToEnd())

    has_solution = _has_solution(departure.before.with_digit(departure.cell, departure.digit))
    assert timeline.outcome is (Outcome.SOLVED if has_solution else Outcome.EXHAUSTED)


def test_at_the_start_there_is_the_place_where_the_search_stands() -> None:
    (place,) = places_of(NAIVE.moments[0])

    assert place.placed is None
    assert {option.cell for option in place.options} == {NAIVE.moments[0].standing}


def test_after_a_placement_its_digit_may_be_another_too() -> None:
    standing, last = places_of(NAIVE.moments[3])

    assert standing.before == NAIVE.moments[3].grid
    assert last.before == NAIVE.moments[2].grid
    assert (standing.path, last.path) == (NAIVE.moments[3].path, NAIVE.moments[2].path)
    assert last.placed == Option(NAIVE.moments[3].cell, NAIVE.moments[3].digit, Prospect.PLACED)


def test_where_nothing_was_tried_and_nothing_is_left_there_is_no_place() -> None:
    exhausted = walk(algorithm_named("used-tables"), Grid.from_line("1230" + "0004" + "0" * 8))

    assert exhausted.moments[-1].outcome is Outcome.EXHAUSTED
    assert places_of(exhausted.moments[-1]) == ()


def test_a_refused_digit_makes_no_branch() -> None:
    (place,) = places_of(NAIVE.moments[0])
    refused = next(each for each in place.options if each.prospect is Prospect.REFUSED)

    with pytest.raises(ValueError, match="is refused in cell"):
        place.depart(refused)


def _prospect(walked: Walked, step: int, place: Place, option: Option) -> Prospect:
    """By looking at every moment before `step` since the search came to this place."""
    if place.before.with_digit(option.cell, option.digit).conflicts():
        return Prospect.REFUSED
    if walked.moments[step].grid.digit_at(option.cell) == option.digit:
        return Prospect.PLACED
    depth = place.before.filled_count()
    for moment in reversed(walked.moments[: step + 1]):
        if moment.grid.filled_count() < depth:
            break
        if (
            moment.grid.filled_count() == depth + 1
            and _places(moment)
            and (moment.cell, moment.digit) == (option.cell, option.digit)
        ):
            return Prospect.TRIED
    return Prospect.OPEN


def _check_blocker(place: Place, option: Option) -> None:
    if option.prospect is not Prospect.REFUSED:
        assert option.blocker == NO_CELL
        return
    assert place.before.digit_at(option.blocker) == option.digit
    assert option.blocker in place.before.geometry.peers_of(option.cell)


def _places(moment: Moment) -> bool:
    return moment.kind is StepKind.PLACE


def _last_step(moment: Moment) -> tuple[StepKind, Cell, Digit]:
    return moment.kind, moment.cell, moment.digit


def _departure_of(before: Moment, placement: Moment) -> Departure:
    """The departure at the place where the search stands that puts in what it places itself."""
    place = places_of(before)[0]
    wanted = (placement.cell, placement.digit)
    return place.depart(next(each for each in place.options if (each.cell, each.digit) == wanted))


def _departures(place: Place) -> list[Departure]:
    return [place.depart(each) for each in place.options if each.prospect is not Prospect.REFUSED]


def _moments(timeline: Timeline) -> list[Moment]:
    moments = [timeline.moment()]
    while timeline.advance(1):
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
