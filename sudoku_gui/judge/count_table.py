"""Where the counts of a recorded program stand in the table that its process and ours share.

The table has words of 64 bits: four for each of GRIDS grids, then one for each function.
"""

READS, WRITES, PLACEMENTS, BACKTRACKS = range(4)
"""The places of the counts of a grid in the table, from `GRID_COUNTS` times its number on."""

GRID_COUNTS = 4
GRIDS = 8
"""So many grids are counted; a program may hold the givens in several lists."""

FUNCTIONS = 256
"""So many functions are counted, from place `GRID_COUNTS * GRIDS` on."""

TABLE_LENGTH = GRID_COUNTS * GRIDS + FUNCTIONS
