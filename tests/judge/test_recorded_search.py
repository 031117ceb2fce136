"""The run of a program as a search: it goes to any step as other searches do."""

from collections.abc import Callable
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.judge.recorded_run import RecordedRun
from sudoku_gui.judge.recorded_search import RecordedSearch, algorithm_of
from sudoku_gui.judge.verdict import JudgeProblem
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.playback.branch import choice_points_of
from sudoku_gui.playback.explorer import RecordingLimits
from sudoku_gui.playback.quiz import question_of_next_step, question_of_placement
from sudoku_gui.playback.racers import racers_by_algorithm
from sudoku_gui.playback.step_formats import moment_fields
from sudoku_gui.playback.timeline import Timeline
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.solvers.explain.attempts import AttemptResult
from sudoku_gui.solvers.explain.sub_steps import line_at
from sudoku_gui.solvers.explain.why_not import has_failed
from sudoku_gui.solvers.search import Algorithm, Condition, Moment, Outcome, StepKind
from sudoku_gui.solvers.search_start import start_search
from tests.support.judged_programs import RIGHT
from tests.support.puzzles import SMALL, SMALL_SOLVED
from tests.support.recorded_runs import PROGRAMS, PUBLISHED, run_of, run_of_program
from tests.support.solvers.corpus import puzzle_of_counts

BLANKS = SMALL.blanks()
writes = st.lists(
    st.tuples(st.sampled_from(BLANKS), st.integers(0, 4)), min_size=1, max_size=60
).filter(lambda each: run_of(each) is not None)
FEW = RecordingLimits(checkpoints=4, slices=4, spacing=2)


def search_of(steps: list[tuple[Cell, int]]) -> RecordedSearch:
    return RecordedSearch(_run(steps), SMALL)


def _run(steps: list[tuple[Cell, int]]) -> RecordedRun:
    run = run_of(steps)
    assert run is not None
    return run


def moments_of(steps: list[tuple[Cell, int]]) -> list[Moment]:
    """Each moment, reached step by step."""
    search = search_of(steps)
    moments = [search.moment()]
    while search.advance(1):
        moments.append(search.moment())
    return moments


def algorithm_over(steps: list[tuple[Cell, int]]) -> Algorithm:
    return algorithm_of(_run(steps), "mine.py", "")


@pytest.mark.parametrize("name", PUBLISHED)
def test_the_published_programs_take_the_steps_of_ours(name: str) -> None:
    puzzle = puzzle_of_counts("A")
    source = (PROGRAMS / f"{name.replace('-', '_')}.py").read_text()
    run = run_of_program(source, puzzle, PUBLISHED[name])
    assert run is not None
    assert run.is_whole
    theirs, ours = RecordedSearch(run, puzzle), start_search(algorithm_named(name), puzzle)

    for _ in range(3_000):
        a, b = theirs.moment(), ours.moment()
        assert (a.grid, a.kind, a.cell, a.digit, a.path) == (
            b.grid,
            b.kind,
            b.cell,
            b.digit,
            b.path,
        )
        if not theirs.advance(1):
            break
        ours.advance(1)
    whole = start_search(algorithm_named(name), puzzle)
    theirs.advance(run.count)
    whole.advance(run.count)
    assert theirs.moment().outcome is whole.moment().outcome is Outcome.SOLVED
    assert theirs.counters.placements == whole.counters.placements


def test_each_moment_knows_the_line_that_led_to_it() -> None:
    run = run_of_program(RIGHT, SMALL, JudgeProblem.SPACED)
    assert run is not None
    algorithm = algorithm_of(run, "mine.py", RIGHT)
    search = start_search(algorithm, SMALL)
    lines = [str(line.text) for line in algorithm.procedure.lines]

    assert line_at(algorithm.procedure, search.moment()) == -1
    while search.advance(1):
        line = lines[line_at(algorithm.procedure, search.moment())]
        assert line.strip().startswith("grid[cell // 4][cell % 4] = ")


@given(writes)
def test_the_grid_is_what_was_written(steps: list[tuple[Cell, int]]) -> None:
    grids = [SMALL]
    for cell, digit in steps:
        if not grids[-1].blanks() and not grids[-1].conflicts():
            break  # solved: what a program does then is not recorded
        grids.append(grids[-1].with_digit(cell, Digit(digit)))

    moments = moments_of(steps)

    assert moments[-1].grid == grids[-1]
    for each in moments:
        assert set(each.path) == set(BLANKS) - set(each.grid.blanks())
        assert each.counters.depth == len(each.path)


@given(writes, st.data())
def test_any_step_can_be_sought(steps: list[tuple[Cell, int]], data: st.DataObject) -> None:
    moments = moments_of(steps)
    timeline = Timeline(algorithm_over(steps), SMALL, FEW)

    for step in data.draw(st.lists(st.integers(0, len(moments) - 1), min_size=1, max_size=5)):
        timeline.seek(step)
        assert timeline.moment() == moments[step]


@given(writes, st.integers(0, 60), st.integers(0, 60))
def test_a_snapshot_leads_back(steps: list[tuple[Cell, int]], first: int, second: int) -> None:
    search = search_of(steps)
    search.advance(first)
    there, saved = search.moment(), search.snapshot()
    search.advance(second)

    search.restore(saved)

    assert search.moment() == there


@given(writes, st.integers(1, 7), st.integers(1, 9))
def test_a_survey_tells_the_depths(steps: list[tuple[Cell, int]], width: int, slices: int) -> None:
    depths = [each.counters.depth for each in moments_of(steps)][1 : 1 + width * slices]
    parts = [depths[first : first + width] for first in range(0, len(depths), width)]

    survey = search_of(steps).survey(width, slices)

    assert survey.taken == len(depths)
    assert list(survey.lows) == [min(each) for each in parts]
    assert list(survey.highs) == [max(each) for each in parts]


CONDITIONS: dict[str, tuple[Condition, Callable[[Moment], bool]]] = {
    "backtrack": (Condition.backtrack(), lambda each: each.kind is StepKind.BACKTRACK),
    "placement": (Condition.placement(), lambda each: each.kind is StepKind.PLACE),
    "dead end": (Condition.dead_end(), lambda _: False),
    "changes": (Condition.cell_changes(BLANKS[0]), lambda each: each.cell == BLANKS[0]),
    "holds": (
        Condition.cell_holds(BLANKS[0], BLANK),
        lambda each: each.cell == BLANKS[0] and not each.grid.digit_at(BLANKS[0]),
    ),
    "below": (Condition.depth_below(2), lambda each: each.counters.depth < 2),
    "above": (Condition.depth_above(2), lambda each: each.counters.depth > 2),
}


@pytest.mark.parametrize("name", CONDITIONS)
@given(steps=writes, start=st.integers(0, 10))
def test_a_condition_is_fulfilled_by_the_first_such_step(
    name: str, steps: list[tuple[Cell, int]], start: int
) -> None:
    condition, holds = CONDITIONS[name]
    moments = moments_of(steps)
    search = search_of(steps)
    first = search.advance(start)

    result = search.advance_until(condition, 60)

    behind = islice(enumerate(moments), first + 1, None)
    expected = next((step for step, each in behind if holds(each)), None)
    assert result.is_fulfilled == (expected is not None)
    assert search.moment() == moments[-1 if expected is None else expected]


def test_reads_and_calls_are_those_up_to_the_step() -> None:
    first, second = BLANKS[:2]
    moments = moments_of([(first, 1), (second, 2), (first, 0)])

    assert [each.counters.calls for each in moments] == [0, 1, 2, 3]


def test_a_run_that_finds_no_solution_just_ends() -> None:
    search = search_of([(BLANKS[0], 1)])
    search.advance(1)

    assert search.has_ended
    assert search.moment().outcome is Outcome.NOT_RECORDED


def test_a_solution_is_told_as_such() -> None:
    filling = [(cell, SMALL_SOLVED.digit_at(cell)) for cell in BLANKS]
    last = moments_of([(cell, int(digit)) for cell, digit in filling])[-1]

    assert (last.outcome, last.solutions) == (Outcome.SOLVED, 1)


def test_what_belongs_to_another_run_is_refused() -> None:
    one, other = search_of([(BLANKS[0], 1)]), search_of([(BLANKS[1], 1)])
    one.advance(1)

    with pytest.raises(ValueError, match="snapshot"):
        other.restore(one.snapshot())
    with pytest.raises(ValueError, match="another puzzle"):
        RecordedSearch(_run([(BLANKS[0], 1)]), Grid.from_line(SMALL_SOLVED.line()))
    with pytest.raises(ValueError, match="branches"):
        one.begin_at(SMALL)
    with pytest.raises(ValueError, match="-1 steps"):
        one.advance(-1)
    with pytest.raises(ValueError, match="0 steps"):
        one.survey(0, 1)


def test_its_tree_shows_what_was_placed_and_taken_back() -> None:
    first, second = BLANKS[:2]
    timeline = Timeline(
        algorithm_over([(first, 1), (second, 2), (second, 0), (first, 1), (first, 3)]), SMALL
    )
    timeline.explore(100)
    builder = timeline.tree_builder()
    builder.draw_around(timeline.explored)

    while not builder.work(100):
        pass

    root = builder.tree.path[0].branches
    assert [(each.digit, each.result, each.inside) for each in root] == [
        (1, AttemptResult.FAILED, 2),
        (3, AttemptResult.PLACED, 0),
    ]
    (child,) = next(each for each in builder.tree.unfolded if each.node == 1).branches
    assert (child.cell, child.digit, child.result) == (second, 2, AttemptResult.FAILED)


def test_tries_are_said_to_be_unknown_not_none() -> None:
    last = moments_of([(BLANKS[0], 1)])[-1]

    assert last.counters.known("tries") is None
    assert last.counters.known("placements") == 1
    assert moment_fields(last)["tries"] is None


def test_nothing_is_asked_or_offered_where_choices_are_not_known() -> None:
    algorithm = algorithm_over([(BLANKS[0], 1), (BLANKS[0], 0), (BLANKS[0], 2)])
    search = algorithm.start(SMALL)

    for _ in range(4):
        moment = search.moment()
        assert question_of_next_step(moment) == ()
        assert question_of_placement(algorithm, moment) == ()
        assert choice_points_of(moment) == ()
        assert not has_failed(moment)
        search.advance(1)


def test_it_races_over_its_own_puzzle_alone() -> None:
    algorithm = algorithm_over([(BLANKS[0], 1)])
    others = Grid.from_line(SMALL_SOLVED.line()).with_digit(Cell(0), BLANK)

    assert len(racers_by_algorithm(Sheet.of_givens(SMALL), [algorithm])) == 1
    assert racers_by_algorithm(Sheet.of_givens(others), [algorithm]) == ()
