"""Contents of files: a puzzle and what was entered, and sequences built when asked for."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.formats import Content, Part
from sudoku_gui.formats.content import Lazy, parts_that_differ
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import About, Puzzle
from tests.support.formats.strategies import contents_of_a_size

GIVENS = Grid.from_line("0200000200104000")
FILLED = Grid.from_line("1200030200104000")
PUZZLE = Puzzle(GIVENS)


def test_an_untouched_puzzle_has_no_entries() -> None:
    content = Content.untouched(PUZZLE)

    assert content.entries == Grid.empty(GIVENS.geometry)
    assert content.grid == GIVENS


def test_what_is_filled_in_is_entered_beside_the_givens() -> None:
    content = Content.filled(PUZZLE, FILLED)

    assert content.entries == Grid.from_line("1000030000000000")
    assert content.grid == FILLED


@settings(deadline=None)
@given(st.sampled_from((4, 9)).flatmap(contents_of_a_size))
def test_the_entries_are_what_the_grid_has_more_than_the_givens(content: Content) -> None:
    assert Content.filled(content.puzzle, content.grid) == content


def test_an_entry_over_a_given_is_refused() -> None:
    with pytest.raises(ValueError, match="cell of a given"):
        Content(PUZZLE, Grid.from_line("0100000000000000"))


def test_entries_of_another_size_are_refused() -> None:
    with pytest.raises(ValueError, match="another size"):
        Content(PUZZLE, Grid.from_line("0" * 81))


def test_contents_that_are_equal_differ_in_no_part() -> None:
    assert parts_that_differ(Content.untouched(PUZZLE), Content.filled(PUZZLE, GIVENS)) == set()


def test_every_part_that_differs_is_named() -> None:
    one = Content.untouched(Puzzle(GIVENS, About("a", "b", "c", "d", "e", "f", "g", "h")))
    other = Content.filled(PUZZLE, FILLED)

    assert parts_that_differ(one, other) == set(Part)
    assert parts_that_differ(one, Content.untouched(PUZZLE)) == set(Part) - {Part.ENTRIES}


def test_items_are_built_when_they_are_asked_for() -> None:
    built = list[int]()

    def build(item: int) -> str:
        built.append(item)
        return str(item)

    lazy = Lazy(range(1_000_000), build)

    assert (len(lazy), lazy[7], lazy[-1], built) == (1_000_000, "7", "999999", [7, 999_999])
    assert list(lazy[3:5]) == ["3", "4"]
    with pytest.raises(IndexError):
        lazy[1_000_000]
