"""This program's own links: a moment of a search, by its algorithm, its step and its puzzle.

    sudoku-gui:used-tables@44:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....

Behind the puzzle may stand a colon and the digits that its player had entered, with which the
search began, as a line of all cells too.  `x:` before it says that the diagonals are houses.
"""

import re

from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.links.link_site import LinkContent, LinkSite, damaged_link
from sudoku_gui.formats.puzzle_record import PuzzleRecord
from sudoku_gui.formats.text.signs import named_word
from sudoku_gui.language import text
from sudoku_gui.lazy_dataclasses import replace
from sudoku_gui.model.game_history import GameHistory, WatchedStep
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import NO_METADATA, Puzzle

_SCHEME = "sudoku-gui:"
_DIAGONALS = "x:"
_STEP = re.compile(r"([a-z0-9]+(?:-[a-z0-9]+)*)@([0-9]{1,15})")
_CARRIED = re.compile(r"([^:]+):(x:)?([0-9A-Za-z.]+)(?::([0-9A-Za-z.]+))?")


def moment_link(givens: Grid, entries: Grid, watched: WatchedStep) -> str:
    """Return the link to a step of the search that began with these givens and entries."""
    is_diagonal = givens.geometry == Geometry.diagonal(givens.geometry.size)
    link = f"{_SCHEME}{step_address(watched)}:{_DIAGONALS * is_diagonal}{givens.line('.')}"
    return f"{link}:{entries.line('.')}" if any(entries.digits) else link


def step_address(watched: WatchedStep) -> str:
    """Return how a link writes a step of a search: `used-tables@44`."""
    return f"{watched.algorithm}@{watched.step}"


def step_at(address: str) -> WatchedStep:
    """Return the step that an address such as `used-tables@44` means, or raise FormatError."""
    found = _STEP.fullmatch(address)
    if found is None:
        problem = text(
            "found {found}, expected an algorithm and a step, such as {example}",
            found=named_word(address),
            example="used-tables@44",
        )
        raise FormatError(problem)
    return WatchedStep(found[1], int(found[2]))


def is_moment_link(written: str) -> bool:
    """Return whether somebody means a link to a moment, be it damaged."""
    return written.startswith(_SCHEME)


def _read(written: str) -> LinkContent:
    found = _CARRIED.fullmatch(written)
    if found is None:
        raise damaged_link()
    watched = step_at(found[1])
    try:
        givens = _grid(found[3], is_diagonal=bool(found[2]))
        entries = _grid(found[4], is_diagonal=bool(found[2])) if found[4] else None
        record = PuzzleRecord(Puzzle(givens, NO_METADATA), entries or Grid.empty(givens.geometry))
    except ValueError as error:
        raise damaged_link() from error
    return LinkContent(replace(record, history=GameHistory(record.sheet, watched=watched)))


def _grid(line: str, is_diagonal: bool) -> Grid:
    grid = Grid.from_line(line)
    if is_diagonal:
        return Grid(Geometry.diagonal(grid.geometry.size), grid.digits)
    return grid


SITE = LinkSite("sudoku_gui", re.compile(rf"\b{_SCHEME}(\S+)"), _read)
