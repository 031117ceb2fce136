"""A worker process of a batch, of use where Python runs one thread at a time."""

import os
import signal
import sys
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from threading import Event, Thread

from sudoku_gui.cli.answers import ChunkAnswerer, ChunkAnswers, LineChunk
from sudoku_gui.cli.command import BadInputError
from sudoku_gui.language import text
from sudoku_gui.termination import TERMINATION_SIGNALS


class WorkerProcess:
    """Answers one piece after another, counting solutions up to `limit`."""

    def __init__(self, limit: int) -> None:
        context = get_context("spawn")  # a fork would copy the locks of threads that it has not
        self._connection, other_end = context.Pipe()
        self._process = context.Process(target=_serve, args=(other_end, limit), daemon=True)
        self._process.start()
        other_end.close()

    def answer(self, piece: LineChunk) -> ChunkAnswers:
        """Return the answers about a piece, or raise BadInputError if the process was ended."""
        try:
            self._connection.send(piece)
            answered = self._connection.recv()
        except (EOFError, OSError) as error:
            raise BadInputError(text("a process that worked on it was ended")) from error
        assert isinstance(answered, ChunkAnswers)
        return answered

    def end(self) -> None:
        """Stop, whatever it is at."""
        self._process.terminate()
        self._process.join()


def _serve(connection: Connection, limit: int) -> None:
    if sys.platform != "win32":  # it was started deaf to the signal by which it is ended
        signal.pthread_sigmask(signal.SIG_UNBLOCK, TERMINATION_SIGNALS)
    Thread(target=_end_with_parent, daemon=True).start()
    answerer = ChunkAnswerer(limit, Event())
    while True:
        try:
            piece = connection.recv()
        except EOFError:  # the program that asked is gone
            return
        connection.send(answerer.answer(piece))


def _end_with_parent() -> None:
    """Work on nothing that nobody waits for: the program may be ended with no time to say so."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
