"""The promise of a search: steps, snapshots and moments, kept by every algorithm."""

from itertools import pairwise

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from sudoku_gui.model.geometry import NO_CELL
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.solvers import ALGORITHMS, algorithm_named
from sudoku_gui.solvers.search import Algorithm, Moment, Outcome, Search, StepKind
from sudoku_gui.solvers.search_start import ConflictError, start_search
from tests.support.puzzles import SMALL
from tests.support.solvers.corpus import invalid_rows, puzzle_of_counts
from tests.support.solvers.strategies import ROW_BY_ROW, algorithms, puzzles

every_algorithm = pytest.mark.parametrize("algorithm", ALGORITHMS, ids=lambda one: one.name)
ANY_MOMENT = 17


@settings(deadline=None)
@given(algorithms(), puzzles(), st.integers(0, 60), st.integers(0, 60))
def test_steps_taken_in_two_parts_lead_where_they_lead_in_one(
    algorithm: Algorithm, grid: Grid, first: int, second: int
) -> None:
    parts, whole = algorithm.start(grid), algorithm.start(grid)

    taken = parts.advance(first) + parts.advance(second)

    assert taken == whole.advance(first + second)
    assert parts.moment() == whole.moment()
    assert parts.snapshot() == whole.snapshot()


@settings(deadline=None)
@given(algorithms(), puzzles(), st.integers(0, 60), st.integers(0, 60))
def test_a_search_goes_on_from_a_restored_snapshot_as_it_did_before(
    algorithm: Algorithm, grid: Grid, first: int, second: int
) -> None:
    search = algorithm.start(grid)
    search.advance(first)
    saved, before = search.snapshot(), search.moment()
    future = _steps_of(search, second)

    search.restore(saved)

    assert search.snapshot() == saved
    assert search.moment() == before
    assert _steps_of(search, second) == future


@settings(deadline=None)
@given(algorithms(), puzzles(), st.integers(0, 60), st.integers(0, 60))
def test_a_snapshot_restores_in_another_search_over_the_same_grid(
    algorithm: Algorithm, grid: Grid, steps: int, elsewhere: int
) -> None:
    search, other = algorithm.start(grid), algorithm.start(grid)
    search.advance(steps)
    other.advance(elsewhere)

    other.restore(search.snapshot())

    assert _steps_of(other, 10) == _steps_of(search, 10)


@every_algorithm
@pytest.mark.parametrize("name", ["unsolvable box", "unsolvable square", "not unique 10"])
def test_every_moment_restores_in_a_search_that_has_not_moved(
    algorithm: Algorithm, name: str
) -> None:
    grid = next(row.puzzle for row in invalid_rows() if row.name == name)
    search = algorithm.start(grid)

    for _ in range(70):
        fresh = algorithm.start(grid)
        fresh.restore(search.snapshot())
        assert fresh.moment() == search.moment()
        search.advance(1)


@settings(deadline=None)
@given(algorithms(), puzzles())
@example(ALGORITHMS[0], SMALL)
def test_at_every_moment_the_path_is_what_the_search_has_filled(
    algorithm: Algorithm, grid: Grid
) -> None:
    for moment in _steps_of(algorithm.start(grid), 100):
        filled = {cell for cell in grid.blanks() if moment.grid.digit_at(cell)}
        assert moment.counters.depth == len(moment.path) == len(filled)
        assert moment.counters.known("tries") == moment.counters.tries
        assert set(moment.path) == filled
        assert moment.grid.with_digits((cell, BLANK) for cell in filled) == grid
        assert moment.grid.conflicts() == ()


@settings(deadline=None)
@given(algorithms(), puzzles())
@example(ALGORITHMS[0], SMALL)
def test_a_step_is_one_digit_written_or_taken_out(algorithm: Algorithm, grid: Grid) -> None:
    for before, after in pairwise(_steps_of(algorithm.start(grid), 100)):
        assert after.counters.steps == before.counters.steps + 1
        if after.kind is StepKind.PLACE:
            assert after.grid == before.grid.with_digit(after.cell, after.digit)
            assert after.cell == after.tried_at == before.current_blank
            assert after.path == (*before.path, after.cell)
        else:
            assert before.grid == after.grid.with_digit(after.cell, after.digit)
            assert after.tried_at == before.current_blank
            assert after.current_blank in {*after.next_choice.cells, NO_CELL}
            assert before.path == (*after.path, after.cell)


@settings(deadline=None, max_examples=50)
@given(puzzles(), st.integers(0, 100))
def test_searches_row_by_row_take_the_same_steps(grid: Grid, skipped: int) -> None:
    walks = []
    for algorithm in ROW_BY_ROW:
        search = algorithm.start(grid)
        search.advance(skipped)
        walks.append([_without_costs(moment) for moment in _steps_of(search, 20)])

    assert walks == [walks[0]] * len(ROW_BY_ROW)


@settings(deadline=None)
@given(algorithms(), puzzles(sizes=(4,)), st.integers(0, 5))
def test_a_search_that_has_ended_stays_as_it_is(
    algorithm: Algorithm, grid: Grid, steps: int
) -> None:
    search = algorithm.start(grid)
    while search.advance(100):
        pass
    end = search.moment()

    assert search.advance(steps) == 0

    assert search.moment() == end
    assert end.current_blank == NO_CELL
    assert end.outcome is not Outcome.RUNNING


@every_algorithm
def test_no_steps_change_nothing(algorithm: Algorithm) -> None:
    search = algorithm.start(puzzle_of_counts("A"))
    search.advance(3)
    before = search.moment()

    assert search.advance(0) == 0

    assert search.moment() == before


@every_algorithm
def test_steps_backwards_are_refused(algorithm: Algorithm) -> None:
    search = algorithm.start(SMALL)

    with pytest.raises(ValueError, match="-1 steps"):
        search.advance(-1)

    assert search.moment() == algorithm.start(SMALL).moment()


@settings(deadline=None)
@given(algorithms(), st.data())
def test_a_damaged_snapshot_is_refused_and_changes_nothing(
    algorithm: Algorithm, data: st.DataObject
) -> None:
    search = algorithm.start(SMALL)
    search.advance(ANY_MOMENT)
    saved = search.snapshot()
    place = data.draw(st.integers(0, len(saved) - 1))
    other = data.draw(st.integers(0, 255).filter(lambda byte: byte != saved[place]))

    with pytest.raises(ValueError, match="no snapshot"):
        search.restore(saved[:place] + bytes([other]) + saved[place + 1 :])

    assert search.snapshot() == saved


@every_algorithm
@pytest.mark.parametrize("garbage", [b"", b"x", b"\0" * 63, b"\0" * 64, b"\xff" * 64, b"x" * 999])
def test_bytes_that_are_no_snapshot_are_refused(algorithm: Algorithm, garbage: bytes) -> None:
    search = algorithm.start(SMALL)
    search.advance(ANY_MOMENT)
    before = search.moment()

    with pytest.raises(ValueError, match="no snapshot"):
        search.restore(garbage)

    assert search.moment() == before


@every_algorithm
def test_a_snapshot_of_another_grid_is_refused(algorithm: Algorithm) -> None:
    of_another = algorithm.start(Grid.empty(SMALL.geometry)).snapshot()

    with pytest.raises(ValueError, match="no snapshot"):
        algorithm.start(SMALL).restore(of_another)


def test_a_snapshot_of_another_algorithm_is_refused() -> None:
    snapshots = {algorithm.name: algorithm.start(SMALL).snapshot() for algorithm in ALGORITHMS}

    for name, saved in snapshots.items():
        for other in snapshots.keys() - {name}:
            with pytest.raises(ValueError, match="no snapshot"):
                algorithm_named(other).start(SMALL).restore(saved)


@every_algorithm
def test_a_snapshot_takes_a_few_hundred_bytes(algorithm: Algorithm) -> None:
    search = algorithm.start(puzzle_of_counts("D"))
    search.advance(100)

    assert len(search.snapshot()) < 300


@every_algorithm
def test_givens_that_clash_are_refused_before_the_search(algorithm: Algorithm) -> None:
    grid = Grid.from_line("1100000000000000")

    with pytest.raises(ConflictError) as caught:
        start_search(algorithm, grid)

    assert caught.value.conflicts == grid.conflicts()
    assert str(caught.value) == "2 conflicts among the givens"


def _steps_of(search: Search, limit: int) -> list[Moment]:
    """The moment now and those after each of at most `limit` steps."""
    moments = [search.moment()]
    while len(moments) <= limit and search.advance(1):
        moments.append(search.moment())
    return moments


def _without_costs(moment: Moment) -> tuple[object, ...]:
    return (
        moment.grid,
        moment.kind,
        moment.cell,
        moment.digit,
        moment.tried_at,
        moment.path,
        moment.current_blank,
        moment.outcome,
        moment.counters.placements,
        moment.counters.backtracks,
    )
