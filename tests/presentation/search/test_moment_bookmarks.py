"""Bookmarks of moments: known again by the puzzle and the algorithm, in the order of steps."""

from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.model.game_history import WatchedStep
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.presentation.search.moment_bookmarks import MomentBookmark, MomentBookmarks
from tests.support.puzzles import SMALL, SMALL_SOLVED

STARTS = (Sheet.of_givens(Puzzle(SMALL).givens), Sheet.of_givens(Puzzle(SMALL_SOLVED).givens))
NAME_SIGNS = st.characters(codec="utf-8")
changes = st.tuples(
    st.sampled_from(STARTS),
    st.builds(WatchedStep, st.sampled_from(["used-tables", "backwards"]), st.integers(0, 5)),
    st.one_of(st.none(), st.text(NAME_SIGNS, min_size=1, max_size=5)),
)


@given(st.lists(changes, max_size=20))
def test_each_moment_has_the_name_given_last_unless_it_was_taken_away(
    made: list[tuple[Sheet, WatchedStep, str | None]],
) -> None:
    bookmarks = MomentBookmarks()
    names: list[dict[WatchedStep, str]] = [{}, {}]
    for start, watched, name in made:
        own = names[STARTS.index(start)]
        if name is None:
            bookmarks.remove(start, watched)
            own.pop(watched, None)
        else:
            bookmarks.put(start, watched, name)
            own[watched] = name

    bookmarks = MomentBookmarks(bookmarks.lines())
    for start, own in zip(STARTS, names, strict=True):
        listed = bookmarks.of_puzzle(start)
        assert {each.watched: each.name for each in listed} == own
        assert all(bookmarks.name_at(start, watched) == name for watched, name in own.items())
        assert bookmarks.name_at(start, WatchedStep("used-tables", 9)) is None
        for algorithm in ("used-tables", "backwards"):
            flags = bookmarks.of_search(start, algorithm)
            assert [each.watched.step for each in flags] == sorted(
                watched.step for watched in own if watched.algorithm == algorithm
            )
            assert set(flags) <= set(listed)


def test_they_are_listed_by_algorithm_and_step() -> None:
    bookmarks = MomentBookmarks()
    for algorithm, step in (("used-tables", 20), ("backwards", 30), ("used-tables", 3)):
        bookmarks.put(STARTS[0], WatchedStep(algorithm, step), f"{algorithm} {step}")

    assert bookmarks.of_puzzle(STARTS[0]) == [
        MomentBookmark(WatchedStep("backwards", 30), "backwards 30"),
        MomentBookmark(WatchedStep("used-tables", 3), "used-tables 3"),
        MomentBookmark(WatchedStep("used-tables", 20), "used-tables 20"),
    ]


def test_what_is_damaged_or_of_an_unknown_algorithm_is_left_out() -> None:
    bookmarks = MomentBookmarks()
    bookmarks.put(STARTS[0], WatchedStep("used-tables", 3), "three: 3 @ once")
    (line,) = bookmarks.lines()

    for damaged in ("", "x", line.partition(" ")[0], line.replace("@3", ""), "no-such" + line[11:]):
        assert MomentBookmarks([damaged]).lines() == []
    assert MomentBookmarks([line]).lines() == [line]


def test_the_same_givens_with_other_entries_begin_another_search() -> None:
    bookmarks = MomentBookmarks()
    watched = WatchedStep("used-tables", 3)
    with_entry = Sheet.of(SMALL, Grid.empty(SMALL.geometry).with_digit(Cell(0), Digit(3)))

    bookmarks.put(with_entry, watched, "with 3")

    assert bookmarks.name_at(with_entry, watched) == "with 3"
    assert bookmarks.name_at(STARTS[0], watched) is None
