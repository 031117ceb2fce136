"""Work done by several threads in the order of its pieces."""

from collections.abc import Iterator
from threading import Barrier, Event, Lock, Semaphore
from threading import enumerate as running_threads

import pytest

from sudoku_gui.cli.workers import results_in_order
from tests.support.waiting import PATIENCE_SECONDS


@pytest.fixture(autouse=True)
def _wait_for_the_last() -> Iterator[None]:
    """Threads that hear that they are to stop may go on for a moment."""
    before = set(running_threads())
    yield
    for thread in set(running_threads()) - before:
        thread.join(PATIENCE_SECONDS)


def test_results_come_in_the_order_of_the_pieces_whoever_is_ready_first() -> None:
    second_is_ready = Event()

    def work(piece: int) -> int:
        if piece == 0:
            second_is_ready.wait(PATIENCE_SECONDS)
        else:
            second_is_ready.set()
        return 10 * piece

    results = results_in_order(range(8), [work] * 2, Event())

    assert list(results) == [10 * piece for piece in range(8)]


def test_as_many_pieces_are_under_way_as_there_are_workers() -> None:
    meeting = Barrier(3)

    results = results_in_order(range(3), [lambda _: meeting.wait(PATIENCE_SECONDS)] * 3, Event())

    assert sorted(results) == [0, 1, 2]


def test_no_more_pieces_are_taken_than_keep_the_workers_busy() -> None:
    taken = _Taken(1_000)
    results = results_in_order(taken, [lambda piece: piece] * 2, Event())

    first = [next(results) for _ in range(100)]

    assert first == list(range(100))
    assert taken.count <= 100 + 2 * 2 + 2 + 1  # asked for, waiting, in work, and held by one
    assert list(results) == list(range(100, 1_000))


def test_what_goes_wrong_with_a_piece_is_raised_when_it_is_its_turn() -> None:
    def work(piece: int) -> int:
        return 6 // piece

    results = results_in_order([3, 2, 0, 1], [work] * 2, Event())

    assert [next(results), next(results)] == [2, 3]
    with pytest.raises(ZeroDivisionError):
        next(results)


def test_what_goes_wrong_with_reading_comes_behind_what_was_read() -> None:
    def pieces() -> Iterator[int]:
        yield from (1, 2)
        raise OSError("gone")

    results = results_in_order(pieces(), [str] * 2, Event())

    assert [next(results), next(results)] == ["1", "2"]
    with pytest.raises(OSError, match="gone"):
        next(results)


def test_workers_hear_that_nobody_waits_any_more() -> None:
    stop, has_stopped = Event(), Semaphore(0)

    def work(piece: int) -> int:
        if piece:
            assert stop.wait(PATIENCE_SECONDS)
            has_stopped.release()
        return piece

    results = results_in_order(range(2), [work], stop)
    next(results)

    results.close()

    assert has_stopped.acquire(timeout=PATIENCE_SECONDS)


class _Taken:
    """Numbers that know how many of them were taken."""

    def __init__(self, end: int) -> None:
        self._end = end
        self._lock = Lock()
        self.count = 0

    def __iter__(self) -> Iterator[int]:
        for number in range(self._end):
            with self._lock:
                self.count += 1
            yield number
