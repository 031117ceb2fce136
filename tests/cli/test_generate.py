"""`sudoku-gui generate`: puzzles as they are asked for."""

import pytest

from sudoku_gui.generation.symmetry import Symmetry
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.diagnose.counting import solver_for
from sudoku_gui.techniques.level import Level
from sudoku_gui.techniques.rating import Rater
from tests.support.terminal import Ended, run_command
from tests.support.terminal_measures import shown_on_a_terminal

DONE, ANSWER_IS_NO, BAD_INPUT = 0, 1, 2


def _made(*arguments: str) -> list[Grid]:
    ended = run_command("generate", "--seed", "7", "--jobs", "1", *arguments)
    assert (ended.status, ended.errors) == (DONE, b"")
    return [Grid.from_line(line) for line in ended.lines]


def test_one_puzzle_is_a_line() -> None:
    (puzzle,) = _made()

    solver = solver_for(puzzle.geometry)
    solver.start(puzzle.digits, 2)
    assert solver.advance(10_000)
    assert solver.solution_count == 1


def test_a_seed_makes_the_same_again_and_more_of_the_same() -> None:
    assert _made("--size", "6", "--count", "5")[:3] == _made("--size", "6", "--count", "3")


def test_without_a_seed_it_says_which_it_took() -> None:
    ended = run_command("generate", "--size", "4")
    word, seed = ended.errors.decode().split()

    again = run_command("generate", "--size", "4", "--seed", seed)

    assert word == "seed"
    assert again == Ended(DONE, ended.output, b"")


def test_more_jobs_make_the_same_puzzles() -> None:
    wanted = ("generate", "--seed", "3", "--size", "4", "--givens", "5", "--count", "120")

    one, three = (run_command(*wanted, "--jobs", jobs) for jobs in ("1", "3"))

    assert one == three
    assert len(one.lines) == 120


def test_puzzles_are_of_the_level() -> None:
    puzzles = _made("--size", "6", "--level", "easy", "--count", "3")

    rater = Rater(Geometry.of_size(6))
    assert all(rater.rate(each).level is Level.EASY for each in puzzles)


def test_the_technique_is_the_hardest_that_is_needed() -> None:
    puzzles = _made("--size", "6", "--technique", "hidden-single", "--count", "2")

    rater = Rater(Geometry.of_size(6))
    hardest = [rater.rate(each).hardest for each in puzzles]
    assert [each.technique.name for each in hardest if each] == ["hidden-single"] * 2


def test_the_hardest_step_is_as_difficult_as_was_asked_for() -> None:
    puzzles = _made("--size", "6", "--difficulty", "1.5-2.3", "--count", "3")

    rater = Rater(Geometry.of_size(6))
    hardest = [rater.rate(each).hardest for each in puzzles]
    assert all(each and 15 <= each.tenths <= 23 for each in hardest)


def test_givens_are_as_many_and_lie_as_was_asked_for() -> None:
    puzzles = _made("--size", "6", "--givens", "8-10", "--symmetry", "half-turn", "--count", "2")

    for puzzle in puzzles:
        given = {*puzzle.filled()}
        assert len(given) in range(8, 11)
        orbits = Symmetry.HALF_TURN.orbits(puzzle.geometry)
        assert all({*orbit} <= given or given.isdisjoint(orbit) for orbit in orbits)


def test_they_are_written_in_any_format() -> None:
    ended = run_command("generate", "--seed", "1", "--size", "4", "--to", "boj2580")

    assert len(ended.lines) == 4
    assert all(len(line.split(" ")) == 4 for line in ended.lines)


def test_it_gives_up_when_none_is_as_it_should_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sudoku_gui.cli.generate._MOST_TRIED", 100)

    ended = run_command("generate", "--size", "4", "--givens", "8", "--seed", "1", "--jobs", "1")

    assert ended.status == ANSWER_IS_NO
    assert ended.output == b""
    assert b"of the last 100 puzzles made" in ended.errors


def test_that_none_was_found_for_long_is_told_once_where_nobody_sees_a_bar(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sudoku_gui.cli.generate._MOST_TRIED", 100)
    monkeypatch.setattr("sudoku_gui.cli.generate._TOLD_AFTER", 40)

    ended = run_command("generate", "--size", "4", "--givens", "8", "--seed", "1", "--jobs", "1")

    told, given_up = ended.messages
    assert told.endswith(" puzzles made, and none is as it should be yet")
    assert given_up == "of the last 100 puzzles made none was as it should be"


@pytest.mark.parametrize(
    "arguments",
    [
        ("--size", "5"),
        ("--size", "+9"),
        ("--count", "0"),
        ("--level", "trivial"),
        ("--technique", "sorcery"),
        ("--difficulty", "3.4-2.6"),
        ("--difficulty", "1.2-3.4-5"),
        ("--difficulty", "2.55"),
        ("--difficulty", "easy"),
        ("--givens", "30-20"),
        ("--givens", "-5"),
        ("--symmetry", "radial"),
        ("--seed", "0"),
        ("--to", "paper"),
        ("--count", "2", "--to", "sdk"),
        ("--size", "16", "--to", "ss"),
        ("--level", "easy", "--difficulty", "1.2"),
        ("--givens", "82"),
        ("--givens", "0-10"),
        ("--givens", "22-23", "--symmetry", "quarter-turns"),
        ("--size", "16", "--symmetry", "half-turn"),
        ("--size", "4", "--technique", "jellyfish"),
        ("--size", "4", "--level", "hard"),
        ("--difficulty", "0.1-0.9"),
    ],
)
def test_what_cannot_be_is_refused(arguments: tuple[str, ...]) -> None:
    ended = run_command("generate", *arguments)

    assert ended.status == BAD_INPUT
    assert ended.output == b""
    assert len(ended.errors.splitlines()) <= 3


def test_a_terminal_shows_how_many_were_made_in_vain_until_there_is_one() -> None:
    rare = ("--size", "4", "--givens", "4", "--symmetry", "quarter-turns")
    shown = shown_on_a_terminal("generate", "--seed", "3", "--jobs", "1", *rare)

    assert "83 puzzles made, and none is as it should be yet" in shown
    assert "made" not in shown.rsplit("\r", 1)[-1]
