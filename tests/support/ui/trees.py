"""Search trees for tests."""

from collections.abc import Iterable, Iterator

from sudoku_gui.model.grid import Grid
from sudoku_gui.playback.search_tree import TreeSnapshot
from sudoku_gui.playback.timeline import Timeline
from sudoku_gui.solvers import algorithm_named
from tests.support.puzzles import SMALL


def tree_at(step: int, grid: Grid = SMALL, algorithm: str = "used-tables") -> TreeSnapshot:
    """The tree around a moment, or the last one if the search is over before, all drawn."""
    timeline = Timeline(algorithm_named(algorithm), grid)
    timeline.explore(step)
    tree = timeline.tree_builder()
    tree.draw_around(timeline.explored)
    while not tree.work(1_000):
        pass
    return tree.tree


def growing_tree(
    grid: Grid, steps: Iterable[int], algorithm: str = "used-tables"
) -> Iterator[TreeSnapshot]:
    """The trees around moments of one search, drawn one after the other."""
    timeline = Timeline(algorithm_named(algorithm), grid)
    timeline.explore(10_000)
    builder = timeline.tree_builder()
    for step in steps:
        builder.draw_around(min(step, timeline.explored))
        while not builder.work(1_000):
            pass
        yield builder.tree
