"""Bookmarks: moments of a game that its player has named, to come back to them.

The functions below change nothing and return the bookmarks of a game as they would be.
"""

from collections.abc import Sequence

from sudoku_gui.lazy_dataclasses import dataclass, replace
from sudoku_gui.model.sheet import Sheet


@dataclass(frozen=True, slots=True)
class Bookmark:
    """A sheet under a name.  A game has each name once."""

    name: str
    """Not empty, and without space at its ends."""
    sheet: Sheet
    """What stood in the cells then."""

    def __post_init__(self) -> None:
        if not self.name or self.name != self.name.strip():
            raise ValueError(f"no name for a bookmark: {self.name!r}")


def bookmark_named(bookmarks: Sequence[Bookmark], name: str) -> Bookmark:
    """Return the one called `name`, or raise KeyError without one."""
    for each in bookmarks:
        if each.name == name:
            return each
    raise KeyError(name)


def with_added(bookmarks: tuple[Bookmark, ...], bookmark: Bookmark) -> tuple[Bookmark, ...]:
    """Return the same and one more; raises ValueError if its name is in use."""
    if any(each.name == bookmark.name for each in bookmarks):
        raise ValueError(f"a bookmark is called so already: {bookmark.name!r}")
    return (*bookmarks, bookmark)


def with_renamed(bookmarks: tuple[Bookmark, ...], name: str, new_name: str) -> tuple[Bookmark, ...]:
    """Return the same with another name for the one called `name`.

    Raises KeyError without one, and ValueError if another has the new name.
    """
    old = bookmark_named(bookmarks, name)
    renamed = replace(old, name=new_name)
    with_added(without(bookmarks, name), renamed)
    return tuple(renamed if each is old else each for each in bookmarks)


def without(bookmarks: tuple[Bookmark, ...], name: str) -> tuple[Bookmark, ...]:
    """Return the same but the one called `name`, or raise KeyError without one."""
    gone = bookmark_named(bookmarks, name)
    return tuple(each for each in bookmarks if each is not gone)
