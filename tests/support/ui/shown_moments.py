"""Scenes of real searches for the parts that show them."""

from collections.abc import Callable

from sudoku_gui.model.grid import Grid
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.presentation.search.shown_moment import ShownMoment
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.solvers.explain.attempts import attempts_of
from sudoku_gui.solvers.search import Outcome, StepKind
from sudoku_gui.solvers.search_start import start_search
from tests.support.puzzles import SMALL_LINE


def shown_moment_after(
    steps: int, line: str = SMALL_LINE, algorithm: str = "used-tables"
) -> ShownMoment:
    """The moment after `steps` steps of a search."""
    begun = Sheet.of_givens(Grid.from_line(line))
    program = algorithm_named(algorithm)
    search = start_search(program, begun.grid)
    search.advance(steps)
    moment = search.moment()
    return ShownMoment(
        begun.with_found(moment.grid, moment.path), moment, attempts_of(program.procedure, moment)
    )


def first_shown_moment(fits: Callable[[ShownMoment], bool], line: str = SMALL_LINE) -> ShownMoment:
    """The first moment of a search that `fits`."""
    steps = 0
    while not fits(shown_moment := shown_moment_after(steps, line)):
        assert shown_moment.moment.outcome is Outcome.RUNNING, "no scene of this search fits"
        steps += 1
    return shown_moment


def is_progress(shown_moment: ShownMoment) -> bool:
    """Whether the last step placed a digit after which the search can go on."""
    placed = shown_moment.moment.kind is StepKind.PLACE
    return placed and shown_moment.attempts is not None and not shown_moment.attempts.dead_end


def is_dead_end(shown_moment: ShownMoment) -> bool:
    """Whether the last step placed a digit after which nothing fits the next blank."""
    return shown_moment.attempts is not None and shown_moment.attempts.dead_end


def is_step_back(shown_moment: ShownMoment) -> bool:
    """Whether the last step took a digit out again."""
    return shown_moment.moment.kind is StepKind.BACKTRACK
