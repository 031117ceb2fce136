"""`sudoku-gui convert` on lists that are converted part by part."""

import signal
from collections.abc import Sequence
from pathlib import Path

import pytest

from sudoku_gui.formats import FORMATS, Format, read
from sudoku_gui.formats.puzzle_record import PuzzleRecord
from sudoku_gui.formats.text.source_text import decode
from sudoku_gui.termination import TERMINATION_SIGNALS
from tests.support.solvers.corpus import unique_rows
from tests.support.terminal import begun_program, run_command
from tests.support.terminal_measures import memory_for, shown_on_a_terminal
from tests.support.waiting import PATIENCE_SECONDS, line_from

PUZZLES = [row.puzzle.line(".") for row in unique_rows()[:100]]
MANY = PUZZLES * 150  # more than a part, and read as a whole within the limits
IN_PARTS = [format_ for format_ in FORMATS if format_.in_parts is not None]


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "in.txt"
    path.write_text("".join(f"{puzzle}\n" for puzzle in MANY))
    return path


def _records_in(data: bytes) -> Sequence[PuzzleRecord]:
    return list(read(data).records)


def _lines_in(data: bytes) -> list[str]:
    return [record.puzzle.givens.line(".") for record in _records_in(data)]


@pytest.mark.parametrize("format_", IN_PARTS, ids=lambda format_: format_.name)
def test_a_long_list_is_written_as_a_short_one_would_be(source: Path, format_: Format) -> None:
    ended = run_command("convert", str(source), "--to", format_.name)

    assert (ended.status, ended.problems) == (0, [])
    assert ended.summary == "15,000 puzzles written, 0 left out"
    assert format_.recognises(decode(ended.output))
    assert _lines_in(ended.output) == MANY


@pytest.mark.parametrize("format_", IN_PARTS, ids=lambda format_: format_.name)
def test_comments_are_kept_or_said_to_be_lost(tmp_path: Path, format_: Format) -> None:
    source = tmp_path / "in.sdm"
    lines = [f"{puzzle} # {number}, or so\n" for number, puzzle in enumerate(MANY)]
    source.write_text("".join(lines))

    ended = run_command("convert", str(source), "--to", format_.name)

    written = _records_in(ended.output)
    comments = [record.puzzle.metadata.comment for record in written]
    assert ended.status == 0
    if comments[0]:
        assert comments == [f"{number}, or so" for number in range(len(MANY))]
        assert ended.problems == []
    else:
        assert ended.problems == [f"the format {format_.name} has no room for: comment"]


def test_lines_that_are_no_puzzle_are_named_wherever_they_stand(source: Path) -> None:
    lines = source.read_text().splitlines()
    bad = {2: "12345678", 14_000: PUZZLES[0][:80], 15_001: "nonsense"}
    for number, line in bad.items():
        lines.insert(number - 1, line)
    source.write_text("\n".join(lines))

    ended = run_command("convert", str(source), "--to", "sdm")

    assert ended.status == 3
    assert _lines_in(ended.output) == MANY
    assert [message.split(":")[0] for message in ended.problems] == [
        f"line {number}" for number in bad
    ]


def test_a_part_without_a_puzzle_is_named_line_by_line(source: Path) -> None:
    with source.open("a") as stream:
        stream.write(f"{'1' * 500}\n" * 5_000)

    ended = run_command("convert", str(source), "--to", "sdm")

    assert ended.status == 3
    assert _lines_in(ended.output) == MANY
    assert len(ended.problems) == 5_000
    assert ended.summary == "15,000 puzzles written, 5,000 left out"
    assert ended.problems[-1].startswith(f"line {15_000 + 5_000}: ")


def test_puzzles_are_chosen_from_any_part(source: Path) -> None:
    lines = [f"{'.' * 80}{at % 9 + 1}" if at in (13_999, 14_000) else "" for at in range(14_001)]
    source.write_text("".join(f"{a or b}\n" for a, b in zip(lines, MANY, strict=False)))

    ended = run_command("convert", str(source), "--to", "sdm", "--puzzle", "14000-14001")
    alone = run_command("convert", str(source), "--to", "ss", "--puzzle", "14000")
    missing = run_command("convert", str(source), "--to", "sdm", "--puzzle", "14001-14002")

    assert (ended.status, ended.lines) == (0, lines[-2:])
    assert _lines_in(alone.output) == lines[-2:-1]
    assert missing.status == 2
    assert missing.messages == ["there are 14,001 puzzles, and no puzzle 14002"]


def test_a_format_of_one_puzzle_refuses_a_list(source: Path, tmp_path: Path) -> None:
    target = tmp_path / "out.ss"

    ended = run_command("convert", str(source), str(target))

    assert (ended.status, ended.output) == (2, b"")
    assert ended.messages == ["a file of the format ss holds one puzzle, not 15,000"]
    assert not target.exists()


def test_a_bar_on_the_terminal_shows_how_far_it_is(source: Path, tmp_path: Path) -> None:
    target = tmp_path / "out.csv"

    shown = shown_on_a_terminal("convert", str(source), str(target))

    assert "] 100%  15,000 puzzles\r\n" in shown
    assert _lines_in(target.read_bytes()) == MANY


def test_memory_does_not_grow_with_the_list() -> None:
    block = "".join(f"{puzzle}\n" for puzzle in MANY).encode()

    words = ["convert", "-", "--to", "sdm"]

    little, _ = memory_for(words, [block])
    much, size = memory_for(words, [block] * 20)

    assert size == 20 * len(block)
    assert much < little + 24_000


@pytest.mark.parametrize("number", sorted({signal.SIGINT, *TERMINATION_SIGNALS}))
def test_a_conversion_that_is_ended_leaves_nothing_of_the_output(
    number: signal.Signals, tmp_path: Path
) -> None:
    block = "".join(f"{puzzle}\n" for puzzle in MANY).encode()
    target = tmp_path / "out.csv"
    with begun_program("convert", "-", str(target)) as process:
        assert process.stdin
        assert process.stderr
        for _ in range(3):
            process.stdin.write(block)
        process.stdin.write(b"nonsense\n" + block)
        process.stdin.flush()
        assert b"not a puzzle, skipped" in line_from(process.stderr)

        process.send_signal(number)

        assert process.wait(PATIENCE_SECONDS) == (130 if number == signal.SIGINT else -number)
    assert list(tmp_path.iterdir()) == []
