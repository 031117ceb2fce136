"""Work done by several threads, piece by piece, its results in the order of the pieces.

A thread that is free takes the next piece itself, and no more results wait than keep the
threads busy: so there may be more pieces than fit into memory, and they may come slowly.

The main thread uses nothing that is locked from Python, where Ctrl+C could come between
taking the lock and giving it back: it shares no more than a SimpleQueue with the others.
"""

import signal
import sys
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from queue import Empty, SimpleQueue
from threading import Event, Lock, Thread
from typing import Generic, TypeVar

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.termination import TERMINATION_SIGNALS

_WAITING_EACH = 2  # results per worker that wait for being asked for
_NAP_SECONDS = 0.2

_Piece = TypeVar("_Piece")
_Result = TypeVar("_Result")
_Item = TypeVar("_Item")


def results_in_order(
    pieces: Iterable[_Piece], workers: Sequence[Callable[[_Piece], _Result]], stop: Event
) -> Generator[_Result, None, None]:
    """Yield what each piece comes to, in the order of the pieces, or raise its error.

    Each worker is called in a thread of its own.  `stop` is set when nobody waits for the
    results any more; a worker that notices may raise whatever it likes.
    """
    work = _WorkQueue[_Piece, _Result](iter(pieces), len(workers), stop)
    threads = [Thread(target=work.take_part, args=(each,), daemon=True) for each in workers]
    with interrupts_left_to_main_thread():
        for thread in threads:
            thread.start()
    try:
        yield from work.results()
        for thread in threads:
            thread.join()
    finally:  # not waited for then: who waits for a slow pipe cannot be woken up
        stop.set()
        work.wake_all()


@contextmanager
def interrupts_left_to_main_thread() -> Iterator[None]:
    """Threads and processes that are started within never hear Ctrl+C, nor that they are to end.

    A signal that another thread hears does not wake up the main thread, where it is answered.
    """
    if sys.platform == "win32":  # where signals cannot be blocked
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, *TERMINATION_SIGNALS})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@dataclass(frozen=True, slots=True)
class _Failure:
    error: Exception


class _FutureResult(Generic[_Result]):
    """A result that may not be there yet, or an error in its place."""

    def __init__(self) -> None:
        self._arrivals: SimpleQueue[_Result | _Failure] = SimpleQueue()

    def keep(self, result: _Result) -> None:
        self._arrivals.put(result)

    def fail(self, error: Exception) -> None:
        self._arrivals.put(_Failure(error))

    def awaited(self) -> _Result:
        """Return the result, or raise the error that came in its place."""
        result = _next_of(self._arrivals)
        if isinstance(result, _Failure):
            raise result.error
        return result


class _WorkQueue(Generic[_Piece, _Result]):
    """The pieces left to do, and the future results of those that are taken."""

    def __init__(self, pieces: Iterator[_Piece], workers: int, stop: Event) -> None:
        self._pieces = pieces
        self._workers = workers
        self._stop = stop
        self._turn = Lock()  # held while a piece is taken and its result promised
        self._is_over = False
        self._promises: SimpleQueue[_FutureResult[_Result] | None] = SimpleQueue()  # None: the end
        self._places: SimpleQueue[None] = SimpleQueue()  # for promises; as many as may wait
        for _ in range(_WAITING_EACH * workers):
            self._places.put(None)

    def results(self) -> Iterator[_Result]:
        """Yield what was promised, in the order of the pieces."""
        while (promise := _next_of(self._promises)) is not None:
            result = promise.awaited()
            self._places.put(None)
            yield result

    def take_part(self, worker: Callable[[_Piece], _Result]) -> None:
        """Have `worker` do piece after piece."""
        while True:
            self._places.get()
            promise = _FutureResult[_Result]()
            with self._turn:
                if self._is_over or self._stop.is_set():
                    return
                try:
                    piece = next(self._pieces)
                except StopIteration:
                    self._end()
                    return
                except Exception as error:  # raised again where results are awaited
                    promise.fail(error)
                    self._end(promise)
                    return
                self._promises.put(promise)
            try:
                promise.keep(worker(piece))
            except Exception as error:  # as above
                promise.fail(error)

    def wake_all(self) -> None:
        """Have every thread that waits for a place see whether there is more to do."""
        for _ in range(self._workers):
            self._places.put(None)

    def _end(self, *last: _FutureResult[_Result]) -> None:
        self._is_over = True
        for each in (*last, None):
            self._promises.put(each)
        self.wake_all()


def _next_of(queue: SimpleQueue[_Item]) -> _Item:
    """Return what comes next, having waited for it in naps.

    Ctrl+C wakes who sleeps, and is not heard before the end of a nap if it comes just as
    that begins.
    """
    while True:
        with suppress(Empty):
            return queue.get(timeout=_NAP_SECONDS)
