"""The small 4x4 puzzle of the tests, in every form in which they need it.

Row by row it takes 30 steps: 21 placements and 9 backtracks; counts.tsv calls it "small".
"""

from sudoku_gui.model.grid import Grid

SMALL_LINE = "0200000200104000"
SMALL_DOTTED_LINE = ".2.....2..1.4..."
SMALL_SOLVED_LINE = "3241143223144123"  # the only solution

SMALL_FILE = f"{SMALL_LINE}\n".encode()
SMALL_SOLVED_FILE = f"{SMALL_SOLVED_LINE}\n".encode()

SMALL = Grid.from_line(SMALL_LINE)
SMALL_SOLVED = Grid.from_line(SMALL_SOLVED_LINE)
