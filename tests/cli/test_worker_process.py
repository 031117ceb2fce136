"""Processes that find answers."""

import select
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from sudoku_gui.cli.answers import LineChunk, chunk_answerer
from sudoku_gui.cli.command import BadInputError
from sudoku_gui.cli.worker_process import WorkerProcess
from sudoku_gui.formats.text.source_stream import LineBlock
from sudoku_gui.solvers.engine.bulk_rows import RowField
from tests.support.solvers.corpus import unique_rows
from tests.support.terminal import bare_environment, begun_program
from tests.support.waiting import PATIENCE_SECONDS, line_from

ROW = unique_rows()[0]

ENDLESS_WORK = """
from functools import partial
from multiprocessing.connection import Connection
from sudoku_gui.cli.answers import LineChunk, chunk_answerer
from sudoku_gui.cli.worker_process import WorkerProcess
from sudoku_gui.formats.text.source_stream import LineBlock

send = Connection.send

def send_and_tell(connection, piece):
    send(connection, piece)
    print("handed out", flush=True)

if __name__ == "__main__":
    Connection.send = send_and_tell
    process = WorkerProcess(partial(chunk_answerer, 10**12))
    process.work(LineChunk("file", (b"",), 82, LineBlock(1, b"." * 81 + b"\\n")))
"""

SIGNALS_HEARD = """
import signal
from sudoku_gui.cli.worker_process import results_of_processes

def worker():
    return lambda _: signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, [])

if __name__ == "__main__":
    print(list(results_of_processes(range(2), worker, 2)), flush=True)
"""


def _piece(*lines: str) -> LineChunk:
    data = "".join(f"{line}\n" for line in lines).encode()
    return LineChunk("file", (RowField.SOLUTION, b"\n"), len(data), LineBlock(1, data))


def test_a_process_answers_one_piece_after_another() -> None:
    process = WorkerProcess(partial(chunk_answerer, 1))
    try:
        answers = [process.work(_piece(ROW.puzzle.line("."))) for _ in range(2)]
    finally:
        process.end()

    assert [each.rows for each in answers] == [f"{ROW.solution.line()}\n".encode()] * 2


def test_a_process_that_was_ended_is_said_to_be() -> None:
    process = WorkerProcess(partial(chunk_answerer, 1))
    process.end()

    with pytest.raises(BadInputError, match="was ended"):
        process.work(_piece(ROW.puzzle.line(".")))


def test_a_program_that_is_killed_leaves_no_process_at_work() -> None:
    with begun_program(script=ENDLESS_WORK) as program:
        assert program.stdout
        assert program.stderr
        assert line_from(program.stdout) == b"handed out\n"

        program.kill()

        # Messages have an end when nobody is left who could write one.
        ended, _, _ = select.select([program.stderr], [], [], PATIENCE_SECONDS)
        assert ended
        assert program.stderr.read() == b""


@pytest.mark.skipif(sys.platform == "win32", reason="signals cannot be blocked there")
def test_processes_leave_ctrl_c_to_the_program_from_the_start(tmp_path: Path) -> None:
    script = tmp_path / "script.py"  # a file, for the processes read it too
    script.write_text(SIGNALS_HEARD)

    ended = subprocess.run(
        [sys.executable, str(script)],
        env=bare_environment(),
        capture_output=True,
        check=False,
        timeout=PATIENCE_SECONDS,
    )

    assert (ended.stdout, ended.stderr) == (b"[True, True]\n", b"")
