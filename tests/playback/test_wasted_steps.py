"""What was wasted up to a moment, in whatever order the moments are asked about."""

from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.model.grid import Grid
from sudoku_gui.playback.wasted_steps import WastedSteps, WasteLedger, WasteQuestion
from sudoku_gui.solvers import ALGORITHMS, algorithm_named
from sudoku_gui.solvers.search import Algorithm, StepKind
from sudoku_gui.solvers.search_start import start_search
from sudoku_gui.solvers.task import finish
from tests.support.puzzles import SMALL
from tests.support.solvers.strategies import puzzles


@settings(max_examples=60)
@given(
    grid=puzzles(),
    algorithm=st.sampled_from(ALGORITHMS),
    steps=st.lists(st.integers(0, 400), min_size=1, max_size=6),
    amount=st.integers(1, 100),
)
def test_the_waste_up_to_a_step_is_that_of_all_digits_taken_out_by_then(
    grid: Grid, algorithm: Algorithm, steps: list[int], amount: int
) -> None:
    expected = _wasted_after_each_step(algorithm, grid, max(steps))
    ledger = WasteLedger(algorithm, grid)

    for step in steps:
        question = WasteQuestion(ledger, step)
        finish(question, amount)
        (wasted,) = question.partial_result

        assert wasted == expected[min(step, len(expected) - 1)]


def test_progress_is_how_much_of_the_way_is_recorded() -> None:
    ledger = WasteLedger(algorithm_named("used-tables"), SMALL)
    question = WasteQuestion(ledger, 20)
    assert question.progress == 0.0

    question.work(5)

    assert question.progress == 0.25
    assert question.partial_result == ()


def _wasted_after_each_step(algorithm: Algorithm, grid: Grid, last: int) -> list[WastedSteps]:
    search = start_search(algorithm, grid)
    wasted = [0] * grid.geometry.cell_count
    since: dict[int, int] = {}
    found = [WastedSteps(0, tuple(wasted))]
    while len(found) <= last and search.advance(1):
        moment, step = search.moment(), len(found)
        if moment.kind is StepKind.PLACE:
            since[moment.cell] = step
        else:
            wasted[moment.cell] += step - since[moment.cell] + 1
        found.append(WastedSteps(step, tuple(wasted)))
    return found
