"""`sudoku-gui solve` by an algorithm to watch, step by step, which are counted."""

from sudoku_gui.cli import streams
from sudoku_gui.cli.algorithm_choice import algorithm_of
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers import quick_algorithm
from sudoku_gui.solvers.search import Counters, Moment, Outcome, Search
from sudoku_gui.solvers.search_start import start_search
from sudoku_gui.wording.outcomes import outcome_sentence

_SLICE_STEPS = 100_000  # between two of which Ctrl+C is heard, also by compiled code
_STATISTICS = ("steps", "placements", "backtracks", "tries", "reads", "calls")


def solution_by(name: str | None, givens: Grid, *, tells_costs: bool) -> Grid | None:
    """Return the solution found by an algorithm, having said if there is none.

    name: that of the algorithm; without one, a quick one is taken.
    Raises UnsuitableGeometryError if the algorithm cannot search such grids.
    """
    algorithm = quick_algorithm() if name is None else algorithm_of(name)
    moment = _last_moment(start_search(algorithm, givens))
    if tells_costs:
        _tell_statistics(moment.counters)
    if moment.outcome is Outcome.SOLVED:
        return moment.grid
    streams.print_message(outcome_sentence(moment))
    return None


def _last_moment(search: Search) -> Moment:
    while search.advance(_SLICE_STEPS) == _SLICE_STEPS:
        pass
    return search.moment()


def _tell_statistics(counters: Counters) -> None:
    for name in _STATISTICS:
        streams.print_message_line(f"{name} {getattr(counters, name)}")
