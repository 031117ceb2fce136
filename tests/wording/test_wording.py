"""The sentences that both doors say."""

import errno
import os
from dataclasses import replace

import pytest

from sudoku_gui.model.geometry import Geometry, House, HouseKind
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.solvers.search import Moment
from sudoku_gui.wording import conflicts_sentence, file_sentence, house_name
from sudoku_gui.wording.outcomes import (
    no_solution_sentence,
    outcome_sentence,
)

SMALL = Geometry.of_size(4)


def test_a_solved_search_says_how_many_steps_it_took() -> None:
    assert str(outcome_sentence(_end_of("1234341221430321"))) == "solved in 1 step"
    assert str(outcome_sentence(_end_of("0234341221430321"))) == "solved in 2 steps"


def test_a_search_without_a_solution_says_so() -> None:
    assert str(outcome_sentence(_end_of("1230000400000000"))) == "no solution"


def test_it_is_said_whose_fault_it_is_that_there_is_no_solution() -> None:
    assert "your digits" in str(no_solution_sentence(has_entries=True))
    assert "puzzle itself" in str(no_solution_sentence(has_entries=False))


def test_a_stuck_search_says_why_and_counts_the_blanks_that_remain() -> None:
    moment = _end_of("1000000000000000", "last-blank")

    sentence = outcome_sentence(moment)

    assert str(sentence) == (
        "stuck: 15 blanks remain (rounds in vain: 1; the original never stops)"
    )


def test_one_blank_that_remains_is_said_in_the_singular() -> None:
    stuck = _end_of("1000000000000000", "last-blank")

    sentence = outcome_sentence(replace(stuck, grid=Grid.from_line("0234341221434321")))

    assert str(sentence).startswith("stuck: 1 blank remains (")


def test_a_search_under_way_has_not_come_to_anything_yet() -> None:
    start = algorithm_named("used-tables").start(Grid.empty(SMALL)).moment()

    assert str(outcome_sentence(start)) == "still searching"


def test_two_clashing_cells_are_named_with_their_digit_and_house() -> None:
    assert _clashes("2200000000000000", SMALL) == "r1c1 and r1c2 both hold 2 (row 1, box 1)"
    assert _clashes("2000000000002000", SMALL) == "r1c1 and r4c1 both hold 2 (column 1)"


def test_of_many_clashes_the_first_three_are_named_and_the_rest_counted() -> None:
    sentence = _clashes("1111000000000000", SMALL)

    assert sentence == (
        "r1c1 and r1c2 both hold 1 (row 1, box 1), r1c1 and r1c3 both hold 1 (row 1), "
        "r1c1 and r1c4 both hold 1 (row 1), and 3 more"
    )


def test_a_digit_above_nine_is_named_as_it_is_written() -> None:
    grid = "G" + "0" * 15 + "G" + "0" * 239

    assert "both hold G (column 1, box 1)" in _clashes(grid, Geometry.of_size(16))


@pytest.mark.parametrize(
    ("house", "name"),
    [
        (House(HouseKind.ROW, 0, ()), "row 1"),
        (House(HouseKind.COLUMN, 4, ()), "column 5"),
        (House(HouseKind.BOX, 8, ()), "box 9"),
        (House(HouseKind.EXTRA_REGION, 3, ()), "extra region 4"),
        (House(HouseKind.DIAGONAL, 0, ()), "falling diagonal"),
        (House(HouseKind.DIAGONAL, 1, ()), "rising diagonal"),
    ],
)
def test_houses_have_names_and_are_counted_from_one(house: House, name: str) -> None:
    assert str(house_name(house)) == name


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (errno.ENOENT, "there is no such file"),
        (errno.EISDIR, "this is a directory, not a file"),
        (errno.EACCES, "permission denied"),
        (errno.ENOSPC, "the disk is full"),
    ],
)
def test_what_is_wrong_with_a_file_is_said_in_our_words(number: int, sentence: str) -> None:
    assert _problem(OSError(number, os.strerror(number))) == sentence


def test_a_rare_problem_is_quoted_from_the_system() -> None:
    assert _problem(OSError(errno.ETXTBSY, "Text busy")) == "the system says: Text busy"
    assert _problem(OSError("no number at all")) == "the system says: no number at all"


def _end_of(line: str, algorithm: str = "used-tables") -> Moment:
    search = algorithm_named(algorithm).start(Grid.from_line(line))
    search.advance(10_000)
    return search.moment()


def _clashes(line: str, geometry: Geometry) -> str:
    return str(conflicts_sentence(Grid.from_line(line).conflicts(), geometry))


def _problem(error: OSError) -> str:
    return str(file_sentence(error))


def test_a_clash_on_a_diagonal_is_told_with_the_diagonal() -> None:
    grid = Grid(Geometry.diagonal(4), bytes([1, *[0] * 4, 1, *[0] * 10]))

    sentence = conflicts_sentence(grid.conflicts(), grid.geometry)

    assert str(sentence) == "r1c1 and r2c2 both hold 1 (box 1, falling diagonal)"
