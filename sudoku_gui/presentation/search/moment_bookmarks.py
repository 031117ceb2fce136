"""Bookmarks of moments of searches: each has a name, and belongs to a puzzle and an algorithm."""

from collections.abc import Sequence

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.game_history import WatchedStep
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.sheet import Sheet


@dataclass(frozen=True, slots=True)
class MomentBookmark:
    """A step of an algorithm's search, and what it is called."""

    watched: WatchedStep
    name: str


class MomentBookmarks:
    """All of them; a search is known again by the digits that it begins with."""

    def __init__(self) -> None:
        self._names: dict[tuple[Grid, Grid], dict[WatchedStep, str]] = {}

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


def _key_of(start: Sheet) -> tuple[Grid, Grid]:
    return start.givens, start.grid
