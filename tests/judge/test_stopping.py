"""Work that ends early because nobody wants its result."""

from collections.abc import Iterator

import pytest

from sudoku_gui.judge.stopping import RunStoppedError, never, run_unless_stopped
from sudoku_gui.solvers.task import Resumable


def _work(done: list[int]) -> Resumable[str]:
    for number in range(3):
        done.append(number)
        yield
    return "result"


def test_what_nobody_stops_comes_to_its_result() -> None:
    assert run_unless_stopped(_work([]), never) == "result"


def test_what_is_stopped_goes_no_further_than_its_next_pause() -> None:
    done: list[int] = []
    answers: Iterator[bool] = iter([False, True])

    with pytest.raises(RunStoppedError):
        run_unless_stopped(_work(done), lambda: next(answers))

    assert done == [0, 1]
