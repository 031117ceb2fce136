"""A walk through a step goes forth and back, and knows what the grid shows."""

import pytest

from sudoku_gui.model.sheet import Sheet
from sudoku_gui.presentation.search.inner_cursor import InnerCursor
from sudoku_gui.presentation.search.shown_moment import ShownMoment, shown_moment_of
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.solvers.procedure import SubStepKind
from tests.support.playback.naive import walk
from tests.support.puzzles import SMALL

ALGORITHM = algorithm_named("used-tables")
MOMENTS = walk(ALGORITHM, SMALL).moments


def shown(step: int) -> ShownMoment:
    return shown_moment_of(Sheet.of_givens(SMALL), MOMENTS[step], None)


@pytest.mark.parametrize("with_looks", [True, False])
def test_the_grid_is_that_before_the_step_until_the_digit_is_written(with_looks: bool) -> None:
    walked = InnerCursor(ALGORITHM.procedure, shown(4), shown(5), with_looks=with_looks)
    kinds, changed = [], []

    while True:
        kinds.append(walked.current.sub_step.kind)
        changed.append(walked.shown is walked.after)
        if not walked.can_go(1):
            break
        walked.go(1)

    placed = kinds.index(SubStepKind.PLACE)
    assert changed == [place >= placed for place in range(len(walked))]


def test_it_goes_back_as_far_as_it_went_and_no_farther() -> None:
    walked = InnerCursor(ALGORITHM.procedure, shown(4), shown(5), with_looks=True)
    first = walked.current

    walked.go_to_last()
    assert not walked.can_go(1)
    walked.go(1 - len(walked))

    assert walked.current == first
    assert not walked.can_go(-1)


def test_at_the_start_of_a_search_there_is_nothing_to_change() -> None:
    start = shown(0)

    walked = InnerCursor(ALGORITHM.procedure, start, start, with_looks=True)

    assert walked.is_changed
    assert walked.current.counters.reads == 1
