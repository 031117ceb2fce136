"""Why a digit cannot go somewhere, in words."""

import pytest

from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.solvers.explain.why_not import (
    blame_for,
    is_dead_end,
    moment_without_search,
    why_not,
)
from sudoku_gui.wording.why_not import answer_in_short, answer_sentence, blamed_option_words
from tests.support.playback.naive import walk
from tests.support.puzzles import SMALL
from tests.support.solvers.corpus import solved_rows

NAIVE = walk(algorithm_named("used-tables"), SMALL)
NAMES = {SMALL.geometry.name(cell): cell for cell in NAIVE.moments[0].grid.blanks()}


@pytest.mark.parametrize(
    ("step", "cell", "digit", "sentence", "in_short"),
    [
        (
            0,
            "r2c3",
            2,
            "2 cannot go into r2c3: r2c4 holds it (row 2, box 2).",
            "2: r2c4 holds it (row 2, box 2)",
        ),
        (
            5,
            "r2c3",
            4,
            "4 cannot go into r2c3: r2c2 holds it (row 2; placed by the search, depth 5), "
            "r1c4 holds it (box 2; placed by the search, depth 3).",
            "4: r2c2 holds it (row 2; placed by the search, depth 5)",
        ),
        (
            0,
            "r1c1",
            3,
            "3 fits r1c1: nothing in its row, column or box holds it at this moment.",
            "3: nothing speaks against it",
        ),
        (1, "r1c1", 1, "1 stands in r1c1 already.", "1: stands there"),
        (
            1,
            "r1c1",
            3,
            "r1c1 holds another digit; but for it, 3 would fit.",
            "3: nothing speaks against it",
        ),
    ],
)
def test_the_answer_names_all_that_speaks_against_the_digit(
    step: int, cell: str, digit: int, sentence: str, in_short: str
) -> None:
    why = why_not(NAIVE.moments[step], NAMES[cell], Digit(digit))

    assert str(answer_sentence(why, SMALL.geometry)) == sentence
    assert str(answer_in_short(why, SMALL.geometry)) == in_short


def test_at_a_dead_end_each_digit_names_the_blocker_that_is_to_blame() -> None:
    moment = NAIVE.moments[5]

    words = [str(blamed_option_words(each, moment)) for each in blame_for(moment).options]

    assert words == [
        "1: r3c3 holds it (column 3)",
        "2: r2c4 holds it (row 2, box 2)",
        "3: r1c3 holds it (column 3, box 2; placed by the search, depth 2)",
        "4: r1c4 holds it (box 2; placed by the search, depth 3)",
    ]


def test_where_a_place_is_sought_the_options_are_cells() -> None:
    rows = [row.puzzle for row in solved_rows() if row.name.startswith("6x6")]
    ends = [
        moment
        for puzzle in rows
        for moment in walk(algorithm_named("dancing-links"), puzzle).moments
        if moment.next_choice.house is not None and is_dead_end(moment)
    ]
    moment = ends[0]

    words = [str(blamed_option_words(each, moment)) for each in blame_for(moment).options]

    names = [moment.grid.geometry.name(cell) for cell in moment.next_choice.cells]
    assert [each.partition(":")[0] for each in words] == names


def test_where_there_are_diagonals_they_are_named_among_the_houses() -> None:
    grid = Grid(Geometry.diagonal(4), SMALL.digits).with_digit(Cell(0), Digit(4))
    moment = moment_without_search(grid)

    refused = answer_sentence(why_not(moment, Cell(5), Digit(4)), grid.geometry)
    fitting = answer_sentence(why_not(moment, Cell(5), Digit(3)), grid.geometry)

    assert "r1c1 holds it (box 1, falling diagonal)" in str(refused)
    assert str(fitting) == (
        "3 fits r2c2: none of its houses holds it at this moment "
        "(row 2, column 2, box 1, falling diagonal)."
    )
