"""SudokuExchange: all cells behind `s=`, a sign each or with runs of blanks.

https://sudokuexchange.com/play/?s=53007000…
"""

import re

from sudoku_gui.formats.links.cell_strings import read_cells
from sudoku_gui.formats.links.link_site import LinkSite

SITE = LinkSite(
    "SudokuExchange",
    re.compile(r"sudokuexchange\.com/\S{0,200}?[?&]s=([^&#\s]+)", re.IGNORECASE),
    read_cells,
)
