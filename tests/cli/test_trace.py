"""`sudoku-gui trace`: which moments are shown, what is said of them, and how it ends."""

import json
import os
import signal

import pytest

from sudoku_gui.assets import resource
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers import ALGORITHMS, algorithm_named
from sudoku_gui.solvers.explain.why_not import is_dead_end
from sudoku_gui.solvers.search import Algorithm, Moment, Outcome, StepKind
from sudoku_gui.wording.steps import step_in_words
from tests.support.playback.naive import Walked, walk
from tests.support.puzzles import SMALL_LINE, SMALL_SOLVED_LINE
from tests.support.terminal import Ended, begun_program, run_command
from tests.support.waiting import PATIENCE_SECONDS, line_from

DONE, ANSWER_IS_NO, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130

UNSOLVABLE = "1230000400000000"
UNSOLVABLE_LATER = "0120000003000004"
STUCK = "1000000000000000"
STUCK_LATER = "0241000000000000"
DEFEATING = resource("puzzles", "against-row-major.txt")
SIXTEEN = resource("puzzles", "large-16x16.txt")

every_algorithm = pytest.mark.parametrize("algorithm", ALGORITHMS, ids=lambda one: one.name)


@every_algorithm
@pytest.mark.parametrize("line", [SMALL_LINE, UNSOLVABLE_LATER, STUCK, STUCK_LATER])
def test_without_further_words_every_moment_is_shown(algorithm: Algorithm, line: str) -> None:
    ended = _trace(line, "--algorithm", algorithm.name, "--json")

    assert (ended.status, ended.errors) == (DONE, b"")
    assert _objects(ended) == [_facts(moment) for moment in _walked(line, algorithm).moments]


def test_the_keys_are_those_that_scripts_know() -> None:
    (moment,) = _objects(_trace(SMALL_LINE, "--algorithm", "used-tables", "--at", "6", "--json"))

    assert list(moment.items()) == [
        ("step", 6),
        ("kind", "backtrack"),
        ("cell", "r2c2"),
        ("digit", 4),
        ("depth", 4),
        ("placements", 5),
        ("backtracks", 1),
        ("tries", 19),
        ("reads", 40),
        ("calls", 7),
        ("grid", "1234300200104000"),
    ]


def test_in_words_every_moment_is_a_sentence() -> None:
    ended = _trace(SMALL_LINE, "--algorithm", "used-tables", "--words")

    walked = _walked(SMALL_LINE, algorithm_named("used-tables"))
    assert (ended.status, ended.errors) == (DONE, b"")
    assert ended.lines == [
        str(step_in_words(walked.algorithm.procedure, moment)) for moment in walked.moments
    ]


def test_words_and_json_exclude_each_other() -> None:
    ended = _trace(SMALL_LINE, "--algorithm", "used-tables", "--words", "--json")

    assert (ended.status, ended.output) == (BAD_INPUT, b"")
    assert b"--words" in ended.errors


def test_at_the_start_there_is_no_cell_and_no_digit() -> None:
    (moment,) = _objects(_trace(SMALL_LINE, "--algorithm", "used-tables", "--at", "0", "--json"))

    assert (moment["step"], moment["kind"], moment["grid"]) == (0, "start", SMALL_LINE)
    assert moment["cell"] is moment["digit"] is None


@pytest.mark.parametrize(
    ("words", "steps"),
    [
        (("--at", "0"), range(1)),
        (("--at", "17"), range(17, 18)),
        (("--at", "30"), range(30, 31)),
        (("--from", "3", "--to", "9"), range(3, 10)),
        (("--from", "9", "--to", "9"), range(9, 10)),
        (("--from", "28"), range(28, 31)),
        (("--to", "2"), range(3)),
    ],
)
def test_the_moments_asked_for_are_shown(words: tuple[str, ...], steps: range) -> None:
    ended = _trace(SMALL_LINE, "--algorithm", "used-tables", "--json", *words)

    moments = _walked(SMALL_LINE).moments
    assert (ended.status, ended.errors) == (DONE, b"")
    assert _objects(ended) == [_facts(moments[step]) for step in steps]


@every_algorithm
@pytest.mark.parametrize("line", [SMALL_LINE, UNSOLVABLE_LATER, STUCK])
@pytest.mark.parametrize("landmark", ["backtrack", "deadend", "deepest", "end"])
def test_the_first_moment_of_a_kind_is_shown_if_there_is_one(
    landmark: str, line: str, algorithm: Algorithm
) -> None:
    ended = _trace(line, "--algorithm", algorithm.name, "--until", landmark, "--json")

    walked = _walked(line, algorithm)
    meant = _meant(walked, landmark)[:1]
    assert _objects(ended) == [_facts(walked.moments[step]) for step in meant]
    if meant:
        assert (ended.status, ended.errors) == (DONE, b"")
    else:
        steps = "step" if walked.end == 1 else "steps"
        expected = f"the search ended after {walked.end:,} {steps} without such a moment"
        assert (ended.status, ended.messages) == (ANSWER_IS_NO, [expected])


@pytest.mark.parametrize(
    ("line", "algorithm", "kind", "cell"),
    [
        (SMALL_LINE, "used-tables", "solved", "r4c4"),
        (SMALL_SOLVED_LINE, "used-tables", "solved", None),
        (UNSOLVABLE_LATER, "used-tables", "exhausted", "r1c1"),
        (UNSOLVABLE, "used-tables", "exhausted", None),
        (STUCK_LATER, "last-blank", "stuck", "r1c1"),
        (STUCK, "last-blank", "stuck", None),
    ],
)
def test_the_last_moment_says_how_the_search_has_ended(
    line: str, algorithm: str, kind: str, cell: str | None
) -> None:
    (last,) = _objects(_trace(line, "--algorithm", algorithm, "--until", "end", "--json"))

    assert (last["kind"], last["cell"]) == (kind, cell)


def test_the_columns_have_the_same_facts_below_their_names() -> None:
    words = ("--algorithm", "used-tables", "--from", "0", "--to", "9")

    names, *rows = [line.split() for line in _trace(SMALL_LINE, *words).lines]

    assert [dict(zip(names, row, strict=True)) for row in rows] == [
        {name: "-" if fact is None else str(fact) for name, fact in moment.items()}
        for moment in _objects(_trace(SMALL_LINE, *words, "--json"))
    ]


def test_the_columns_are_aligned() -> None:
    lines = _trace(SMALL_LINE, "--algorithm", "used-tables").lines

    assert {line.rindex(" ") for line in lines} == {lines[0].index("grid") - 1}


def test_digits_above_nine_are_numbers_for_scripts_and_letters_for_people() -> None:
    words = ("trace", str(SIXTEEN), "--algorithm", "fewest-candidates", "--at", "2")

    (moment,) = _objects(run_command(*words, "--json"))
    _, row = (line.split() for line in run_command(*words).lines)

    assert (moment["digit"], row[3]) == (15, "F")
    assert moment["grid"] == row[-1]


@pytest.mark.parametrize(
    ("words", "shown", "message"),
    [
        (("--at", "31"), 0, "the search ended after 30 steps; there is no step 31"),
        (("--from", "31"), 0, "the search ended after 30 steps; there is no step 31"),
        (("--from", "29", "--to", "40"), 2, "the search ended after 30 steps; there is no step 40"),
    ],
)
def test_a_step_after_the_end_is_said_to_be_missing(
    words: tuple[str, ...], shown: int, message: str
) -> None:
    ended = _trace(SMALL_LINE, "--algorithm", "used-tables", "--json", *words)

    assert ended.status == ANSWER_IS_NO
    assert len(ended.lines) == shown
    assert ended.messages == [message]


def test_where_no_moment_is_shown_there_are_no_names_either() -> None:
    assert _trace(SMALL_LINE, "--algorithm", "used-tables", "--at", "31").output == b""


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ((), "the following arguments are required: --algorithm; see sudoku-gui trace --help"),
        (("--algorithm", "guess"), 'no algorithm is called "guess"; there are: used-tables, '),
        (("--algorithm", "instant"), '"instant" solves without steps that could be shown; there '),
        (("--at", "1", "--to", "2"), "--at, --until, and --from with --to exclude each other"),
        (("--at", "1", "--until", "end"), "--at, --until, and --from with --to exclude "),
        (("--from", "0", "--until", "end"), "--at, --until, and --from with --to exclude "),
        (("--from", "3", "--to", "2"), "--from 3 is after --to 2"),
        (("--at", "-1"), 'argument --at: found "-1", expected a number: 0, 1, 2, ...; see '),
        (("--at", "1_0"), 'argument --at: found "1_0", expected a number'),
        (("--at", "٣"), 'argument --at: found "٣", expected a number'),
        (("--at", "9" * 19), f'argument --at: found "{"9" * 19}", expected a number'),
        (("--until", "dawn"), "argument --until: invalid choice: 'dawn'"),
    ],
)
def test_bad_use_is_one_message_and_no_output(words: tuple[str, ...], message: str) -> None:
    algorithm = () if not words or words[0] == "--algorithm" else ("--algorithm", "used-tables")

    ended = _trace(SMALL_LINE, *algorithm, *words)

    assert (ended.status, ended.output) == (BAD_INPUT, b"")
    assert len(ended.messages) == 1
    assert ended.messages[0].startswith(message)


def test_clashing_givens_are_an_answer_and_named() -> None:
    ended = _trace("2200000000000000", "--algorithm", "used-tables")

    assert (ended.status, ended.output) == (ANSWER_IS_NO, b"")
    assert ended.messages == ["standard input: r1c1 and r1c2 both hold 2 (row 1, box 1)"]


def test_what_the_reader_remarked_is_told_beside_the_moments() -> None:
    ended = _trace("0" * 16, "--algorithm", "used-tables", "--at", "0", "--json")

    assert (ended.status, len(ended.lines)) == (DONE, 1)
    assert ended.messages == ["the grid has no givens"]


def test_a_long_search_is_shown_while_it_runs_until_the_reader_has_gone() -> None:
    with begun_program("trace", str(DEFEATING), "--algorithm", "used-tables", "--json") as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert json.loads(line_from(process.stdout))["kind"] == "start"
        process.stdout.close()

        assert process.wait(timeout=PATIENCE_SECONDS) == DONE
        assert process.stderr.read() == b""


def test_ctrl_c_ends_a_long_jump_at_once_and_quietly() -> None:
    # Given a search of minutes that has begun: what is told before it has been written.
    puzzle = DEFEATING.read_bytes() + b"\n" + DEFEATING.read_bytes()
    with begun_program("trace", "--algorithm", "used-tables", "--until", "deepest") as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(puzzle)
        process.stdin.close()
        assert b"2 puzzles" in line_from(process.stderr)

        os.kill(process.pid, signal.SIGINT)

        assert process.wait(timeout=PATIENCE_SECONDS) == INTERRUPTED
        assert process.stdout.read() == process.stderr.read() == b""


def _trace(line: str, *words: str) -> Ended:
    return run_command("trace", *words, given=f"{line}\n".encode())


def _walked(line: str, algorithm: Algorithm = ALGORITHMS[0]) -> Walked:
    return walk(algorithm, Grid.from_line(line))


def _objects(ended: Ended) -> list[dict[str, object]]:
    return [json.loads(line) for line in ended.lines]


def _facts(moment: Moment) -> dict[str, object]:
    counters = moment.counters
    is_start = counters.steps == 0
    kind = moment.kind.value if moment.outcome is Outcome.RUNNING else moment.outcome.value
    return {
        "step": counters.steps,
        "kind": kind,
        "cell": None if is_start else moment.grid.geometry.name(moment.cell),
        "digit": None if is_start else int(moment.digit),
        "depth": counters.placements - counters.backtracks,
        "placements": counters.placements,
        "backtracks": counters.backtracks,
        "tries": counters.tries,
        "reads": counters.reads,
        "calls": counters.calls,
        "grid": moment.grid.line(),
    }


def _meant(walked: Walked, landmark: str) -> list[int]:
    """All steps that a landmark may mean, the one it means first."""
    depths = walked.depths(range(walked.end + 1))
    return {
        "backtrack": [
            step for step, moment in enumerate(walked.moments) if moment.kind is StepKind.BACKTRACK
        ],
        "deadend": [
            step
            for step, moment in enumerate(walked.moments)
            if moment.kind is StepKind.PLACE and is_dead_end(moment)
        ],
        "deepest": [depths.index(max(depths))],
        "end": [walked.end],
    }[landmark]
