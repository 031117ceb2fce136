"""`sudoku-gui solve`: solutions, exit statuses, and messages."""

from dataclasses import replace
from pathlib import Path

import pytest

from sudoku_gui import formats
from sudoku_gui.assets import resource
from sudoku_gui.cli import counted_search, puzzle_input
from sudoku_gui.formats import PuzzleRecord
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.solvers import ALGORITHMS
from sudoku_gui.solvers.diagnose import counting
from tests.model.variants import DIAGONAL_PUZZLES
from tests.support.formats.bad_files import BadFile, Outcome, bad_files
from tests.support.puzzles import (
    SMALL_DOTTED_LINE,
    SMALL_FILE,
    SMALL_LINE,
    SMALL_SOLVED_FILE,
    SMALL_SOLVED_LINE,
)
from tests.support.solvers.corpus import (
    CountsRow,
    Pace,
    SolvedRow,
    counts_rows,
    invalid_rows,
    solved_rows,
    unique_rows,
)
from tests.support.terminal import Ended, run_command

DONE, ANSWER_IS_NO, BAD_INPUT = 0, 1, 2

SAMPLE_2580 = resource("puzzles", "boj2580.txt")
SAMPLE_2239 = resource("puzzles", "boj2239.txt")
SOLUTION_2580 = (
    b"1 3 5 4 6 9 2 7 8\n7 8 2 1 3 5 6 4 9\n4 6 9 2 7 8 1 3 5\n"
    b"3 2 1 5 4 6 8 9 7\n8 7 4 9 1 3 5 2 6\n5 9 6 8 2 7 4 1 3\n"
    b"9 1 7 6 5 2 3 8 4\n6 4 3 7 8 1 9 5 2\n2 5 8 3 9 4 7 6 1\n"
)
SOLUTION_2239 = (
    b"143628579\n572139468\n986754231\n391542786\n468917352\n"
    b"725863914\n237481695\n619275843\n854396127\n"
)
CLASHING = b"2200000000000000\n"
UNSOLVABLE = b"1230000400000000\n"
STUCK = b"1000000000000000\n"

refused = [file for file in bad_files() if file.outcome is Outcome.REJECT]


def test_the_sample_of_2580_is_solved_in_its_own_format() -> None:
    assert run_command("solve", str(SAMPLE_2580)) == Ended(DONE, SOLUTION_2580, b"")


def test_the_sample_of_2239_is_solved_in_its_own_format() -> None:
    assert run_command("solve", str(SAMPLE_2239)) == Ended(DONE, SOLUTION_2239, b"")


def test_a_line_is_solved_as_a_line() -> None:
    ended = run_command("solve", given=f"{SMALL_DOTTED_LINE}\n".encode())

    assert ended == Ended(DONE, SMALL_SOLVED_FILE, b"")


@pytest.mark.parametrize("source", [(), ("-",)])
def test_without_a_file_or_with_a_dash_the_puzzle_comes_from_standard_input(
    source: tuple[str, ...],
) -> None:
    ended = run_command("solve", *source, given=SAMPLE_2239.read_bytes())

    assert ended.output == SOLUTION_2239


@pytest.mark.parametrize("algorithm", [each.name for each in ALGORITHMS])
def test_every_algorithm_can_be_asked_for(algorithm: str) -> None:
    ended = run_command("solve", str(SAMPLE_2580), "--algorithm", algorithm)

    assert ended == Ended(DONE, SOLUTION_2580, b"")


@pytest.mark.parametrize(
    "row",
    [row for row in counts_rows(Pace.QUICK) if row.puzzle in {"A", "B", "small"}],
    ids=lambda row: f"{row.puzzle}-{row.algorithm}",
)
def test_the_statistics_are_those_of_the_table_whatever_the_outcome(row: CountsRow) -> None:
    ended = run_command(
        "solve", "--stats", "--algorithm", row.algorithm, given=f"{row.grid.line()}\n".encode()
    )

    counters = row.counters
    assert ended.messages[:6] == [
        f"steps {counters.steps}",
        f"placements {counters.placements}",
        f"backtracks {counters.backtracks}",
        f"tries {counters.tries}",
        f"reads {counters.reads}",
        f"calls {counters.calls}",
    ]


@pytest.mark.parametrize("algorithm", [(), ("--algorithm", "instant")])
def test_the_fastest_way_needs_no_steps(algorithm: tuple[str, ...]) -> None:
    row = unique_rows()[-1]

    ended = run_command("solve", *algorithm, given=row.puzzle.line().encode())

    assert (ended.status, ended.errors) == (0, b"")
    assert ended.lines == [row.solution.line()]


@pytest.mark.parametrize("algorithm", [(), ("--algorithm", "instant")])
def test_the_fastest_way_finds_that_there_is_no_solution(algorithm: tuple[str, ...]) -> None:
    row = next(row for row in invalid_rows() if row.solutions == "0")

    ended = run_command("solve", *algorithm, given=row.puzzle.line().encode())

    assert (ended.status, ended.output) == (1, b"")
    assert "no solution" in ended.messages


def test_instant_solves_9x9_and_counts_nothing() -> None:
    small = run_command("solve", "--algorithm", "instant", given=SMALL_LINE.encode())
    counted = run_command("solve", "--algorithm", "instant", "--stats", given=UNSOLVABLE)

    assert (small.status, small.output) == (2, b"")
    assert small.messages == ['standard input: "instant" solves 9x9 only']
    assert (counted.status, counted.output) == (2, b"")
    assert counted.messages == ['"instant" counts no steps for --stats']


def test_counting_without_an_algorithm_the_fewest_candidates_are_tried_first() -> None:
    ended = run_command("solve", str(SAMPLE_2239), "--stats")

    assert ended.messages[:3] == ["steps 51", "placements 51", "backtracks 0"]


def test_a_search_goes_on_after_each_slice_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counted_search, "_SLICE_STEPS", 7)

    ended = run_command("solve", str(SAMPLE_2239), "--algorithm", "used-tables")

    assert ended == Ended(DONE, SOLUTION_2239, b"")


def test_a_puzzle_without_a_solution_ends_with_status_1_and_no_output() -> None:
    ended = run_command("solve", given=UNSOLVABLE)

    assert ended == Ended(ANSWER_IS_NO, b"", b"no solution\n")


def test_statistics_are_also_told_when_there_is_no_solution() -> None:
    ended = run_command("solve", "--stats", "--algorithm", "used-tables", given=UNSOLVABLE)

    assert ended.status == ANSWER_IS_NO
    assert [line.split()[0] for line in ended.messages] == [
        *("steps", "placements", "backtracks", "tries", "reads", "calls"),
        "no",
    ]


def test_a_method_that_is_stuck_ends_with_status_1_and_says_why() -> None:
    ended = run_command("solve", "--algorithm", "last-blank", given=STUCK)

    assert ended.status == ANSWER_IS_NO
    assert ended.output == b""
    assert ended.messages == [
        "stuck: 15 blanks remain (rounds in vain: 1; the original never stops)"
    ]


@pytest.mark.parametrize(
    "row",
    [
        row
        for row in solved_rows()
        if row.puzzle.geometry == Geometry.of_size(row.puzzle.geometry.size)
    ],
    ids=lambda row: row.name,
)
def test_without_an_algorithm_no_size_is_searched_step_by_step(
    row: SolvedRow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(counted_search, "start_search")

    ended = run_command("solve", given=f"{row.puzzle.line()}\n".encode())

    assert ended == Ended(DONE, f"{row.solution.line()}\n".encode(), b"")


def test_clashing_givens_are_an_answer_and_named() -> None:
    ended = run_command("solve", given=CLASHING)

    assert ended.status == ANSWER_IS_NO
    assert ended.output == b""
    assert ended.messages == ["standard input: r1c1 and r1c2 both hold 2 (row 1, box 1)"]


def test_what_the_reader_remarked_is_told_beside_the_result() -> None:
    ended = run_command("solve", given=b"0" * 16 + b"\n")

    assert (ended.status, ended.output) == (DONE, b"1234341221434321\n")
    assert ended.messages[0] == "the grid has no givens"


@pytest.mark.parametrize("algorithm", [[], ["--algorithm", "used-tables"]])
def test_a_solution_that_is_not_the_only_one_is_said_to_be_so(algorithm: list[str]) -> None:
    ended = run_command("solve", *algorithm, given=b"1" + b"0" * 15 + b"\n")

    assert (ended.status, len(ended.lines)) == (DONE, 1)
    assert ended.messages == ["this is not the only solution"]


def test_that_nobody_knows_of_other_solutions_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counting, "GUESS_BUDGET", 0)

    ended = run_command("solve", given=SMALL_FILE)

    assert ended.status == DONE
    assert ended.messages == ["it is not known whether this is the only solution"]


def test_the_solution_is_written_in_a_format_that_is_named() -> None:
    ended = run_command("solve", "--to", "boj2580", given=f"{SMALL_LINE}\n".encode())

    assert (ended.status, len(ended.lines)) == (DONE, 4)
    assert "".join(ended.lines).replace(" ", "") == SMALL_SOLVED_LINE


@pytest.mark.parametrize("file", refused, ids=lambda file: file.name)
def test_a_bad_file_is_one_message_and_no_output(file: BadFile, tmp_path: Path) -> None:
    path = tmp_path / "bad.txt"
    path.write_bytes(file.data)

    ended = run_command("solve", str(path))

    assert ended.status == BAD_INPUT
    assert ended.output == b""
    assert len(ended.messages) == 1
    assert ended.messages[0].startswith(f"{path}: ")


def test_the_message_about_a_bad_file_says_where_and_what_was_expected() -> None:
    ended = run_command("solve", given=b"1A3456789\n" * 9)

    assert ended.status == BAD_INPUT
    assert ended.messages[0].startswith('standard input: line 1, column 2: found "A", expected')


def test_a_format_can_be_asked_for_by_name() -> None:
    ended = run_command("solve", "--format", "boj2239", str(SAMPLE_2239))

    assert ended.output == SOLUTION_2239


def test_a_file_that_is_not_in_the_format_asked_for_is_refused() -> None:
    ended = run_command("solve", "--format", "line", str(SAMPLE_2239))

    assert (ended.status, ended.output) == (BAD_INPUT, b"")
    assert ended.messages[0].startswith(f"{SAMPLE_2239}: line 1: ")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--algorithm", "guess"), 'no algorithm is called "guess"; there are: used-tables, '),
        (("--format", "doc"), 'no format is called "doc"; there are: boj2580, '),
        (("--alg", "used-tables"), "unrecognized arguments: --alg; see sudoku-gui solve --help"),
        (("one", "two"), "unrecognized arguments: two; see sudoku-gui solve --help"),
        (("--algorithm",), "argument --algorithm: expected one argument; see sudoku-gui solve"),
    ],
)
def test_bad_use_is_one_message_and_no_output(arguments: tuple[str, ...], message: str) -> None:
    ended = run_command("solve", *arguments)

    assert (ended.status, ended.output) == (BAD_INPUT, b"")
    assert len(ended.messages) == 1
    assert ended.messages[0].startswith(message)


def test_the_names_to_choose_from_are_those_that_can_solve() -> None:
    ended = run_command("solve", "--algorithm", "guess")

    names = [line.split()[0] for line in run_command("algorithms").lines]
    assert ended.messages[0].endswith(f"there are: {', '.join(names)}")


def test_help_is_a_result() -> None:
    ended = run_command("solve", "--help")

    assert (ended.status, ended.errors) == (DONE, b"")
    assert ended.output.startswith(b"usage: sudoku-gui solve ")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("solve", "--algorithm", "used-tables"), "knows no houses but rows, columns and boxes"),
        (("solve", "--algorithm", "instant"), "knows no houses but rows, columns and boxes of 3x3"),
        (("solve",), "cannot say which houses a grid has"),
        (("solve", "--algorithm", "fewest-candidates"), "cannot say which houses a grid has"),
        (("trace", "--algorithm", "backwards"), "knows no houses but rows, columns and boxes"),
        (("race",), "knows no houses but rows, columns and boxes"),
    ],
)
def test_what_cannot_be_done_with_diagonals_is_refused_with_a_word(
    arguments: tuple[str, ...], sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = DIAGONAL_PUZZLES[0][0]
    plain = formats.read(line.encode())
    diagonal = Grid(Geometry.diagonal(9), Grid.from_line(line).digits)
    reading = replace(plain, records=(PuzzleRecord.without_entries(Puzzle(diagonal)),))
    monkeypatch.setattr(puzzle_input, "read_puzzle", lambda *_: reading)

    ended = run_command(*arguments)

    assert (ended.status, ended.output) == (2, b"")
    assert sentence in "".join(ended.messages)
