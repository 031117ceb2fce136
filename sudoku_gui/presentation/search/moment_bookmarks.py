"""Bookmarks of moments of searches: each has a name, and belongs to a puzzle and an algorithm."""

from collections.abc import Iterable, Sequence

from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.links.moments import moment_link, step_at
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.game_history import WatchedStep
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.solvers import ALGORITHMS

_BEFORE_NAME = " "  # no address has one


@dataclass(frozen=True, slots=True)
class MomentBookmark:
    """A step of an algorithm's search, and what it is called."""

    watched: WatchedStep
    name: str


class MomentBookmarks:
    """All of them; a search is known again by the digits that it begins with."""

    def __init__(self, lines: Iterable[str] = ()) -> None:
        """Begin with the bookmarks that `lines` has written; what is damaged is left out."""
        self._names: dict[str, dict[WatchedStep, str]] = {}
        for line in lines:
            link, _, name = line.partition(_BEFORE_NAME)
            address, _, start = link.partition(":")
            try:
                watched = step_at(address)
            except FormatError:
                continue
            if watched.algorithm in ALGORITHMS.names and name:
                self._names.setdefault(start, {})[watched] = name

    def lines(self) -> list[str]:
        """Return all of them as lines, to be kept: a step and its puzzle, as links have them."""
        return [
            f"{watched.algorithm}@{watched.step}:{start}{_BEFORE_NAME}{name}"
            for start, names in self._names.items()
            for watched, name in names.items()
        ]

    def of_puzzle(self, start: Sheet) -> Sequence[MomentBookmark]:
        """Return those of all searches that begin with `start`, by algorithm and step."""
        names = self._names.get(_key_of(start), {})
        by_place = sorted(names.items(), key=lambda each: (each[0].algorithm, each[0].step))
        return [MomentBookmark(watched, name) for watched, name in by_place]

    def of_search(self, start: Sheet, algorithm: str) -> tuple[MomentBookmark, ...]:
        """Return those of the search by one algorithm, by step."""
        return tuple(each for each in self.of_puzzle(start) if each.watched.algorithm == algorithm)

    def name_at(self, start: Sheet, watched: WatchedStep) -> str | None:
        """Return what a moment is called, None if it has no bookmark."""
        return self._names.get(_key_of(start), {}).get(watched)

    def put(self, start: Sheet, watched: WatchedStep, name: str) -> None:
        """Call a moment so, whatever it was called before."""
        self._names.setdefault(_key_of(start), {})[watched] = name

    def remove(self, start: Sheet, watched: WatchedStep) -> None:
        """Let a moment have no bookmark."""
        self._names.get(_key_of(start), {}).pop(watched, None)


def link_to(sheet: Sheet, watched: WatchedStep) -> str:
    """Return the link to a step of the search that begins with the digits of `sheet`."""
    givens, grid = sheet.givens, sheet.grid
    both = zip(givens.digits, grid.digits, strict=True)
    entries = bytes(0 if given else digit for given, digit in both)
    return moment_link(givens, Grid(givens.geometry, entries), watched)


def _key_of(start: Sheet) -> str:
    """Return how a link writes the digits of `start`."""
    *_, key = link_to(start, _ANY_STEP).split(":", maxsplit=2)
    return key


_ANY_STEP = WatchedStep("", 0)
