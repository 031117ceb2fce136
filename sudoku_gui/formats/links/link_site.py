"""The interface of a site whose links are known, and what is found in one of them."""

import re
from collections.abc import Callable
from urllib.parse import unquote

from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.left_out import IgnoredData
from sudoku_gui.formats.puzzle_record import PuzzleRecord
from sudoku_gui.formats.remarks import Remark
from sudoku_gui.language import text
from sudoku_gui.lazy_dataclasses import dataclass

LONGEST_LINK = 200_000
"""Signs of a link; none that people hand on is a tenth of it."""

LONGEST_CONTENT = 1_000_000
"""Signs or bytes that are made of a compressed link at most."""


@dataclass(frozen=True, slots=True)
class LinkContent:
    """The puzzle that a link carries, and what else there is to say of it."""

    record: PuzzleRecord
    left_out: frozenset[IgnoredData] = frozenset()
    remarks: tuple[Remark, ...] = ()


@dataclass(frozen=True, slots=True)
class LinkSite:
    """A site, or one of the ways in which it writes puzzles into links."""

    name: str  # as its owners write it
    # Finds a link, or a string of the site's own that people copy alone; the group is what
    # carries the puzzle.
    pattern: re.Pattern[str]
    # What the carrying part holds, percent signs decoded, or FormatError without a place.
    read: Callable[[str], LinkContent]


def unescaped(part: str) -> str:
    """Return a part of a link without percent signs, however often it was encoded."""
    for _ in range(3):
        if "%" not in part:
            break
        part = unquote(part, errors="surrogateescape")
    return part


def damaged_link() -> FormatError:
    """Return the refusal of a link that does not decode."""
    return FormatError(text("the link is damaged, or was not copied to its end"))


def kept_by(site: str) -> FormatError:
    """Return the refusal of a link that has the number of a puzzle alone."""
    problem = text(
        "the link has only the number of a puzzle that {site} keeps: open it there, copy its cells",
        site=site,
    )
    return FormatError(problem)
