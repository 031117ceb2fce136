"""`sudoku-gui batch` between pipes, on a terminal, and interrupted."""

import signal
from pathlib import Path
from typing import IO

import pytest

from sudoku_gui.solvers.engine import compilation
from sudoku_gui.termination import TERMINATION_SIGNALS
from tests.support.solvers.corpus import unique_rows
from tests.support.terminal import begun_program, run_command
from tests.support.terminal_measures import memory_for, shown_on_a_terminal
from tests.support.waiting import PATIENCE_SECONDS, line_from

SOLVED = [row.solution.line() for row in unique_rows()]
EASY = f"{SOLVED[0]}\n".encode()
ANSWER = f"{SOLVED[0]},{SOLVED[0]}\n".encode()
NAMED_FILES = (
    "import os, sys; vars(os).pop('O_TMPFILE', None); "
    "from sudoku_gui.__main__ import main; sys.exit(main())"
)
"""The program on a disk that knows no files without names."""
ENDLESS = b"." * 81 + b"\n"


def test_an_answer_does_not_wait_for_the_next_puzzle() -> None:
    with begun_program("batch", "-") as process:
        assert process.stdin
        assert process.stdout

        for _ in range(3):
            _give(process.stdin, EASY)
            assert line_from(process.stdout) == ANSWER

        process.stdin.close()
        assert process.wait(PATIENCE_SECONDS) == 0


@pytest.mark.parametrize("waits_for", [b"", EASY[:40], ENDLESS])
def test_ctrl_c_ends_without_a_word_whatever_it_waits_for(waits_for: bytes) -> None:
    with begun_program("batch", "-", "--count", "1000000000000") as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        _give(process.stdin, EASY)
        line_from(process.stdout)
        _give(process.stdin, waits_for)

        process.send_signal(signal.SIGINT)

        assert process.wait(PATIENCE_SECONDS) == 130
        assert process.stdout.read() == process.stderr.read() == b""


def test_ctrl_c_leaves_nothing_of_the_output(tmp_path: Path) -> None:
    output = tmp_path / "output"
    with begun_program("batch", "-", "--output", str(output)) as process:
        assert process.stdin
        assert process.stderr
        _give(process.stdin, EASY + b"nonsense\n")
        line_from(process.stderr)

        process.send_signal(signal.SIGINT)

        assert process.wait(PATIENCE_SECONDS) == 130
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("number", sorted(TERMINATION_SIGNALS))
def test_a_run_that_is_terminated_leaves_nothing_where_every_file_has_a_name(
    number: signal.Signals, tmp_path: Path
) -> None:
    output = tmp_path / "output"
    with begun_program("batch", "-", "--output", str(output), script=NAMED_FILES) as process:
        assert process.stdin
        assert process.stderr
        _give(process.stdin, EASY + b"nonsense\n")
        line_from(process.stderr)
        assert list(tmp_path.iterdir())  # what is under way has a name here

        process.send_signal(number)

        assert process.wait(PATIENCE_SECONDS) == -number
        assert process.stderr.read() == b""
    assert list(tmp_path.iterdir()) == []


def test_of_a_run_that_was_killed_nothing_stays(tmp_path: Path) -> None:
    output = tmp_path / "output"
    with begun_program("batch", "-", "--output", str(output)) as process:
        assert process.stdin
        assert process.stderr
        _give(process.stdin, EASY + b"nonsense\n")
        line_from(process.stderr)
        process.kill()
        process.wait(PATIENCE_SECONDS)

    run_command("batch", "-", "--output", str(output), given=EASY)

    assert list(tmp_path.iterdir()) == [output]
    assert output.read_bytes() == ANSWER


def test_a_reader_that_has_seen_enough_ends_it(tmp_path: Path) -> None:
    many = tmp_path / "many"
    many.write_bytes(EASY * 20_000)
    with begun_program("batch", str(many)) as process:
        assert process.stdout
        assert process.stderr
        line_from(process.stdout)
        process.stdout.close()

        assert process.wait(PATIENCE_SECONDS) == 0
        assert process.stderr.read() == b""


def test_memory_does_not_grow_with_the_input() -> None:
    puzzles = 200 if compilation.is_compiled() else 1
    block = EASY * puzzles + (b"# " + b"-" * 997 + b"\n") * 48

    little, _ = memory_for(["batch", "-"], [EASY])
    much, size = memory_for(["batch", "-"], (block for _ in range(1_000)))

    assert size == 1_000 * puzzles * len(ANSWER)
    assert much < little + 24_000


def test_a_bar_on_the_terminal_shows_how_far_it_is(tmp_path: Path) -> None:
    many = tmp_path / "many"
    many.write_text("".join(f"{line}\n" for line in SOLVED[:50]) + "nonsense\n")

    shown = shown_on_a_terminal("batch", str(many), "--output", str(tmp_path / "output"))

    assert "] 100%  50 puzzles\r\n" in shown
    assert f"{many}: line 51, column 1: " in shown


def test_where_the_size_is_not_known_only_puzzles_are_counted() -> None:
    shown = shown_on_a_terminal("batch", "-", given=EASY * 2)

    assert "2 puzzles\r\n" in shown
    assert "%" not in shown


def _give(stream: IO[bytes], data: bytes) -> None:
    stream.write(data)
    stream.flush()
