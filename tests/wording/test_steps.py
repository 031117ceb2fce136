"""Every step as a sentence."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.language import say
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.solvers.explain.attempts import AttemptResult, attempts_of
from sudoku_gui.solvers.search import Algorithm, Moment, StepKind
from sudoku_gui.solvers.search_start import start_search
from sudoku_gui.wording.steps import step_in_words, step_sentence
from tests.support.puzzles import SMALL
from tests.support.solvers.corpus import puzzle_of_counts
from tests.support.solvers.strategies import algorithms, puzzles


@pytest.mark.parametrize(
    ("step", "sentence"),
    [
        (0, "Step 0: Next: a digit for r1c1."),
        (
            2,
            "Step 2: 3 is placed in r1c3. Tried: 1 refused by r1c1, 2 refused by r1c2. "
            "Next: a digit for r1c4.",
        ),
        (
            5,
            "Step 5: 4 is placed in r2c2. Tried: 1 refused by r1c1, 2 refused by r2c4, "
            "3 refused by r2c1. Dead end: nothing fits r2c3. To blame: r1c3, r1c4. "
            "A search that knew would go back to r1c4 at once, past 2 digits.",
        ),
        (
            7,
            "Step 7: No digit is left for r2c2; 3 is taken out of r2c1. Tried: 1 refused by "
            "r1c1, 2 refused by r2c4, 3 refused by r2c1, 4 led nowhere. To blame: r1c3, "
            "r1c4; as long as they stand, the blanks from r2c2 to r2c3 cannot all be filled. "
            "A search that knew would go back to r1c4 at once, past 1 digit. "
            "Next: a digit for r2c1.",
        ),
    ],
)
def test_a_step_is_said_with_its_reasons_and_what_follows(step: int, sentence: str) -> None:
    assert _in_words("used-tables", SMALL, step) == sentence


def test_the_last_step_says_how_the_search_ends() -> None:
    words = _in_words("used-tables", SMALL, 30)

    assert words.endswith("The search ends: solved in 30 steps.")


def test_a_search_that_ends_before_its_first_step_says_where_nothing_fits() -> None:
    grid = Grid.from_line("1230000400000000")
    procedure = algorithm_named("used-tables").procedure
    start = _moment("used-tables", grid, 0)

    assert str(step_sentence(start, attempts_of(procedure, start))) == (
        "■ At the start already. Dead end: nothing fits r1c4."
    )
    assert _in_words("used-tables", grid, 0) == (
        "Step 0: Dead end: nothing fits r1c4. Tried: 1 refused by r1c1, 2 refused by r1c2, "
        "3 refused by r1c3, 4 refused by r2c4. The givens alone leave nothing there, so there is "
        "no solution. The search ends: no solution."
    )


def test_a_cell_that_ran_out_one_step_ago_is_explained() -> None:
    words = _in_words("used-tables", puzzle_of_counts("B"), 44)

    assert words.endswith(
        "9 refused by r4c5. To blame: r1c8, r3c8, r4c2, r4c5. A search that knew would go back "
        "to r4c5 at once, past 1 digit. Next: a digit for r4c7."
    )


def test_where_the_givens_alone_are_to_blame_that_is_said() -> None:
    grid = Grid.from_line("0000000301200004")  # nothing fits r3c4

    moments = (_moment("used-tables", grid, steps) for steps in range(100))
    dead_end = next(moment for moment in moments if moment.current_blank == 11)

    assert str(step_in_words(algorithm_named("used-tables").procedure, dead_end)).endswith(
        "Dead end: nothing fits r3c4. The givens alone leave nothing there, "
        "so there is no solution."
    )


def test_where_a_place_is_sought_the_cells_are_what_was_tried() -> None:
    grid = puzzle_of_counts("D")

    assert _in_words("dancing-links", grid, 0) == ("Step 0: Next: a place for 1 in column 3.")
    assert _in_words("dancing-links", grid, 32).endswith(
        "Dead end: row 5 has no place for 5. To blame: r7c6, r8c8, r1c4."
    )
    assert _in_words("dancing-links", grid, 33) == (
        "Step 33: No place is left for 5 in row 5; 5 is taken out of r1c4. "
        "Listed for 5 in row 5: nothing. To blame: r7c6, r8c8, r1c4. Next: a digit for r1c4."
    )


def test_a_program_that_lists_what_fits_says_its_list_and_refuses_nothing() -> None:
    grid = puzzle_of_counts("B")

    assert _in_words("candidate-sets", grid, 16) == (
        "Step 16: 5 is placed in r3c5. Listed for r3c5: 5. Next: a digit for r3c7."
    )
    assert _in_words("missing-digits", SMALL, 10) == (
        "Step 10: 4 is placed in r1c3. Listed for r1c3: 3, 4. Tried: 3 led nowhere. "
        "Next: a digit for r1c4."
    )


def test_the_short_sentence_names_the_house_as_well() -> None:
    grid = puzzle_of_counts("D")
    dead_end, back = _moment("dancing-links", grid, 32), _moment("dancing-links", grid, 33)

    procedure = algorithm_named("dancing-links").procedure
    assert str(step_sentence(dead_end, attempts_of(procedure, dead_end))) == (
        "■ 5 placed in r1c4. Dead end: row 5 has no place for 5."
    )
    assert str(step_sentence(back, attempts_of(procedure, back))) == (
        "◀ row 5: no place left for 5. 5 is taken out of r1c4."
    )


@settings(deadline=None)
@given(algorithms(), puzzles(), st.integers(0, 100))
def test_everything_that_was_tried_is_said(algorithm: Algorithm, grid: Grid, steps: int) -> None:
    moment = _moment_of(algorithm, grid, steps)

    words = say(step_in_words(algorithm.procedure, moment))

    attempts = attempts_of(algorithm.procedure, moment)
    fates = [each.result for each in attempts.tried]
    assert words.count(" refused by ") == fates.count(AttemptResult.REFUSED)
    assert words.count(" led nowhere") == fates.count(AttemptResult.FAILED)
    assert ("Listed for " in words) == attempts.is_listed
    assert words.startswith(f"Step {moment.counters.steps}: ")
    if moment.kind is not StepKind.START:
        assert grid.geometry.name(moment.cell) in words


def _in_words(name: str, grid: Grid, steps: int) -> str:
    return str(step_in_words(algorithm_named(name).procedure, _moment(name, grid, steps)))


def _moment(name: str, grid: Grid, steps: int) -> Moment:
    return _moment_of(algorithm_named(name), grid, steps)


def _moment_of(algorithm: Algorithm, grid: Grid, steps: int) -> Moment:
    search = algorithm.start(grid)
    search.advance(steps)
    return search.moment()


def test_the_step_behind_a_solution_says_that_nothing_has_failed() -> None:
    algorithm = algorithm_named("used-tables")
    search = start_search(algorithm, SMALL)
    search.pass_solutions(1)
    search.advance(31)
    moment = search.moment()

    words = str(step_in_words(algorithm.procedure, moment))
    assert words.startswith("Step 31: On behind the solution: 3 is taken out of r4c4. Next: ")
    assert str(step_sentence(moment, attempts_of(algorithm.procedure, moment))) == (
        "◀ On behind the solution: 3 is taken out of r4c4."
    )
