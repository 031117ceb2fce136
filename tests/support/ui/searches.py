"""Searches for the tests of the window: a short one, and one that does not end."""

from sudoku_gui.model.grid import Grid
from sudoku_gui.playback.depth_picture import DepthView
from sudoku_gui.playback.timeline import Timeline
from sudoku_gui.solvers import algorithm_named

# Nothing fits r9c9, which a search row by row finds out after every way to fill all above.
ENDLESS = Grid.from_line("........4.....3..1" + "." * 36 + "......78.......9......5623.")
SLOW = 1.0  # steps per second


WHOLE = DepthView(None, 50)


def timeline_of(grid: Grid) -> Timeline:
    """The timeline of a search of `grid` row by row."""
    return Timeline(algorithm_named("used-tables"), grid)
