"""Processes that find answers."""

import select

import pytest

from sudoku_gui.cli.answers import Piece
from sudoku_gui.cli.command import BadInputError
from sudoku_gui.cli.worker_process import WorkerProcess
from sudoku_gui.formats.source_stream import Lines
from sudoku_gui.solvers.bulk_rows import Field
from tests.cli.terminal import begun_program
from tests.solvers.corpus import unique_rows

PATIENCE_SECONDS = 30
ROW = unique_rows()[0]


def _piece(*lines: str) -> Piece:
    data = "".join(f"{line}\n" for line in lines).encode()
    return Piece("file", (Field.SOLUTION, b"\n"), len(data), Lines(1, data))


def test_a_process_answers_one_piece_after_another() -> None:
    process = WorkerProcess(1)
    try:
        answers = [process.answer(_piece(ROW.puzzle.line("."))) for _ in range(2)]
    finally:
        process.end()

    assert [each.rows for each in answers] == [f"{ROW.solution.line()}\n".encode()] * 2


def test_a_process_that_was_ended_is_said_to_be() -> None:
    process = WorkerProcess(1)
    process.end()

    with pytest.raises(BadInputError, match="was ended"):
        process.answer(_piece(ROW.puzzle.line(".")))


def test_a_program_that_is_killed_leaves_no_process_at_work() -> None:
    with begun_program("batch", "-", "--count", "1000000000000") as program:
        assert program.stdin
        assert program.stdout
        assert program.stderr
        program.stdin.write(f"{ROW.solution.line()}\n".encode())
        program.stdin.flush()
        program.stdout.readline()
        program.stdin.write(b"." * 81 + b"\n")
        program.stdin.flush()

        program.kill()

        # Messages have an end when nobody is left who could write one.
        ended, _, _ = select.select([program.stderr], [], [], PATIENCE_SECONDS)
        assert ended
        assert program.stderr.read() == b""
