"""The table of sites whose links are known; a link is that of the first whose pattern finds it.

A new one is a file of its name that makes SITE, and its name here.
"""

from sudoku_gui.formats.links.link_site import LinkSite
from sudoku_gui.late_rows import LateRows

SITES = LateRows[LinkSite](
    "sudoku_gui.formats.links",
    "SITE",
    ("sudokuwiki", "sudokuexchange", "sudoku_coach", "f_puzzles", "sudokupad", "moments"),
)
