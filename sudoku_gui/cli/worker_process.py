"""Worker processes, of use where Python runs one thread at a time."""

import os
import signal
import sys
from collections.abc import Callable, Generator, Iterable
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import Connection
from threading import Event, Thread
from typing import Generic, TypeVar

from sudoku_gui.cli.command import BadInputError
from sudoku_gui.cli.workers import interrupts_left_to_main_thread, results_in_order
from sudoku_gui.language import text
from sudoku_gui.termination import TERMINATION_SIGNALS

_Piece = TypeVar("_Piece")
_Result = TypeVar("_Result")
_MakeWorker = Callable[[], Callable[[_Piece], _Result]]
"""Makes in a process what does the work there; it is pickled, so it is no function of a method."""


def results_of_processes(
    pieces: Iterable[_Piece], make_worker: _MakeWorker[_Piece, _Result], jobs: int
) -> Generator[_Result, None, None]:
    """Yield what each piece comes to, in the order of the pieces, from so many processes."""
    if sys.platform != "win32":  # what the first process starts with it, and lets in the signals
        resource_tracker.ensure_running()
    with interrupts_left_to_main_thread():
        processes = [WorkerProcess(make_worker) for _ in range(jobs)]
    try:
        workers = [process.work for process in processes]
        yield from results_in_order(pieces, workers, Event())
    finally:
        for process in processes:
            process.end()


class WorkerProcess(Generic[_Piece, _Result]):
    """Does one piece of work after another in a process of its own."""

    def __init__(self, make_worker: _MakeWorker[_Piece, _Result]) -> None:
        context = get_context("spawn")  # a fork would copy the locks of threads that it has not
        self._connection, other_end = context.Pipe()
        self._process = context.Process(target=_serve, args=(other_end, make_worker), daemon=True)
        self._process.start()
        other_end.close()

    def work(self, piece: _Piece) -> _Result:
        """Return what a piece comes to, or raise BadInputError if the process was ended."""
        try:
            self._connection.send(piece)
            result: _Result = self._connection.recv()
        except (EOFError, OSError) as error:
            raise BadInputError(text("a process that worked on it was ended")) from error
        return result

    def end(self) -> None:
        """Stop, whatever it is at."""
        self._process.terminate()
        self._process.join()


def _serve(connection: Connection, make_worker: _MakeWorker[_Piece, _Result]) -> None:
    if sys.platform != "win32":  # it was started deaf to the signal by which it is ended
        signal.pthread_sigmask(signal.SIG_UNBLOCK, TERMINATION_SIGNALS)
    Thread(target=_end_with_parent, daemon=True).start()
    work = make_worker()
    while True:
        try:
            piece = connection.recv()
        except EOFError:  # the program that asked is gone
            return
        connection.send(work(piece))


def _end_with_parent() -> None:
    """Work on nothing that nobody waits for: the program may be ended with no time to say so."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
