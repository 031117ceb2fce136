"""The counts that every algorithm must show, exact to the last digit."""

import pytest

from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers import ALGORITHMS, algorithm_named
from sudoku_gui.solvers.search import Counters, Outcome
from sudoku_gui.solvers.search_start import start_search
from tests.support.puzzles import SMALL_SOLVED_LINE
from tests.support.solvers.corpus import CountsRow, Pace, counts_rows, puzzle_of_counts
from tests.support.solvers.reference import PROGRAMS

FEW = 600
SOLUTION_OF_B = "143628579572139468986754231391542786468917352725863914237481695619275843854396127"


@pytest.mark.parametrize(
    "row", counts_rows(Pace.QUICK), ids=lambda row: f"{row.puzzle}-{row.algorithm}"
)
def test_the_counters_at_the_end_are_those_of_the_corpus(row: CountsRow) -> None:
    search = start_search(algorithm_named(row.algorithm), row.grid)

    taken = search.advance(1_000_000)

    end = search.moment()
    assert (end.counters, end.outcome) == (row.counters, row.outcome)
    assert taken == row.counters.steps


@pytest.mark.parametrize(
    "row",
    [row for row in counts_rows(Pace.QUICK) if row.counters.steps < FEW],
    ids=lambda row: f"{row.puzzle}-{row.algorithm}",
)
def test_the_corpus_has_what_the_naive_program_counts(row: CountsRow) -> None:
    seen, outcome = PROGRAMS[row.algorithm](row.grid, FEW).run()

    last = seen[-1]
    assert outcome == row.outcome.value
    assert (len(seen) - 1, last.depth) == (row.counters.steps, row.counters.depth)
    assert (last.tries, last.reads, last.calls) == (
        row.counters.tries,
        row.counters.reads,
        row.counters.calls,
    )


def test_the_corpus_has_every_algorithm_for_each_of_its_puzzles() -> None:
    rows = [*counts_rows(Pace.QUICK), *counts_rows(Pace.LONG)]

    named = {(row.puzzle, row.algorithm) for row in rows}

    puzzles = ("A", "B", "C", "D", "E", "small", "defeating")
    assert named == {(puzzle, algorithm.name) for puzzle in puzzles for algorithm in ALGORITHMS}
    assert len(rows) == len(named)


@pytest.mark.parametrize("name", [a.name for a in ALGORITHMS if a.name != "last-blank"])
@pytest.mark.parametrize(
    ("puzzle", "solution"), [("B", SOLUTION_OF_B), ("small", SMALL_SOLVED_LINE)]
)
def test_the_solution_is_the_one_the_judge_expects(name: str, puzzle: str, solution: str) -> None:
    search = start_search(algorithm_named(name), puzzle_of_counts(puzzle))

    search.advance(2_000)

    assert search.moment().grid == Grid.from_line(solution)


def test_the_last_blank_of_a_house_tells_how_many_blanks_remain() -> None:
    search = start_search(algorithm_named("last-blank"), puzzle_of_counts("E"))

    search.advance(1)

    assert search.moment().outcome is Outcome.STUCK
    assert len(search.moment().grid.blanks()) == 60


def test_the_counters_depend_on_nothing_but_the_steps() -> None:
    grid = puzzle_of_counts("D")
    totals = set[Counters]()

    for stride in (1, 7, 1000, 1_000_000):
        search = start_search(algorithm_named("used-tables"), grid)
        while search.advance(stride):
            pass
        totals.add(search.moment().counters)

    assert totals == {Counters(8969, 8911, 80491, 131973, 12186)}
