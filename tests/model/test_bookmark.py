"""Bookmarks: named once each, renamed in their place, removed."""

import pytest

from sudoku_gui.model.bookmark import (
    Bookmark,
    bookmark_named,
    with_added,
    with_renamed,
    without,
)
from sudoku_gui.model.sheet import Sheet
from tests.support.puzzles import SMALL, SMALL_SOLVED

FORK = Bookmark("Before the fork", Sheet.of_givens(SMALL))
END = Bookmark("End", Sheet.of_givens(SMALL_SOLVED))


@pytest.mark.parametrize("name", ["", " ", " fork", "fork\n"])
def test_a_name_that_cannot_be_seen_whole_is_none(name: str) -> None:
    with pytest.raises(ValueError, match="no name"):
        Bookmark(name, FORK.sheet)


def test_bookmarks_stay_in_the_order_in_which_they_were_set() -> None:
    assert with_added(with_added((), FORK), END) == (FORK, END)


def test_a_name_in_use_is_refused() -> None:
    with pytest.raises(ValueError, match="already"):
        with_added((FORK,), Bookmark(FORK.name, END.sheet))
    with pytest.raises(ValueError, match="already"):
        with_renamed((FORK, END), END.name, FORK.name)


def test_a_bookmark_is_renamed_in_its_place() -> None:
    assert with_renamed((FORK, END), FORK.name, "Fork") == (Bookmark("Fork", FORK.sheet), END)
    assert with_renamed((FORK, END), FORK.name, FORK.name) == (FORK, END)


def test_a_bookmark_removed_leaves_the_others() -> None:
    assert without((FORK, END), FORK.name) == (END,)
    assert bookmark_named((FORK, END), END.name) is END


def test_a_name_that_no_bookmark_has_is_an_error() -> None:
    with pytest.raises(KeyError):
        bookmark_named((FORK,), END.name)
    with pytest.raises(KeyError):
        without((FORK,), END.name)
    with pytest.raises(KeyError):
        with_renamed((FORK,), END.name, "Fork")
