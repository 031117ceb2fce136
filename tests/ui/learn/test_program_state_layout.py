"""Where blocks lie: nothing overlaps, and a point finds its slot."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QRect

from sudoku_gui.language import text
from sudoku_gui.presentation.search.state_blocks import StateBlock, StateItem, StateList, StateTable
from sudoku_gui.ui.learn.program_state_layout import (
    FontMeasures,
    PlacedBlock,
    least_width,
    place_blocks,
)

MEASURES = FontMeasures(8, 15, lambda words: 8 * len(words))


def _table(size: int) -> StateTable:
    names = tuple(str(place) for place in range(size))
    return StateTable(text("Table"), names, names, (StateItem("1"),) * (size * size))


def _chips(count: int, letters: int) -> StateList:
    return StateList(text("Chips"), (StateItem("1" * letters),) * count)


blocks = st.lists(
    st.one_of(
        st.sampled_from([4, 6, 9, 25]).map(_table),
        st.builds(_chips, st.integers(0, 60), st.integers(1, 12)),
    ),
    max_size=5,
)


@given(blocks, st.integers(120, 900))
def test_blocks_never_overlap(shown: list[StateBlock], width: int) -> None:
    placed = place_blocks(shown, width, MEASURES)

    wholes = [each.title.united(each.inner) for each in placed]
    assert [each.block for each in placed] == shown
    for place, whole in enumerate(wholes):
        assert not any(whole.intersects(other) for other in wholes[:place])


@given(blocks, st.integers(120, 900))
def test_every_slot_lies_in_its_block_and_is_found_there(
    shown: list[StateBlock], width: int
) -> None:
    for placed in place_blocks(shown, width, MEASURES):
        for place in range(len(placed.block.items)):
            rect = placed.item_rect(place)
            assert placed.inner.contains(rect)
            assert placed.item_at(rect.center()) == place


@given(blocks, st.integers(120, 900), st.integers(0, 900), st.integers(1, 300))
def test_all_that_is_seen_is_among_what_is_painted(
    shown: list[StateBlock], width: int, top: int, height: int
) -> None:
    seen = QRect(0, top, width, height)
    for placed in place_blocks(shown, width, MEASURES):
        painted = placed.items_in(seen)
        for place in range(len(placed.block.items)):
            if placed.item_rect(place).intersects(seen):
                assert place in painted


@given(blocks, st.integers(0, 400))
def test_nothing_is_cut_off_in_a_width_that_is_not_below_the_least(
    shown: list[StateBlock], more: int
) -> None:
    width = least_width(shown, MEASURES) + more

    assert all(each.inner.right() < width for each in place_blocks(shown, width, MEASURES))


def test_tables_lie_beside_each_other_where_there_is_room() -> None:
    def lefts(width: int) -> list[int]:
        return [each.title.left() for each in _placed_tables(width)]

    assert lefts(250) == [0, 0, 0]
    assert len(set(lefts(700))) == 3


@given(st.lists(st.sampled_from([4, 6, 9]), max_size=4), st.integers(300, 900))
def test_titles_are_whole_however_small_their_tables_are(sizes: list[int], width: int) -> None:
    titles = [text("What the rows have used by now") for _ in sizes]
    shown = [replace(_table(size), title=title) for size, title in zip(sizes, titles, strict=True)]

    placed = place_blocks(shown, width, MEASURES)

    for place, each in enumerate(placed):
        assert each.title.width() >= MEASURES.width_of(str(each.block.title))
        assert each.title.right() < width
        assert not any(each.title.intersects(other.title) for other in placed[:place])


def test_the_tables_of_a_large_grid_fit_into_a_narrow_panel() -> None:
    (large,) = place_blocks([_table(25)], 225, MEASURES)

    assert large.inner.right() < 225


def test_beside_the_slots_there_is_none() -> None:
    (placed, *_others) = _placed_tables(250)

    assert placed.item_at(placed.inner.topLeft() - QPoint(1, 1)) is None
    assert placed.item_at(placed.inner.bottomRight() + QPoint(1, 1)) is None


def _placed_tables(width: int) -> tuple[PlacedBlock, ...]:
    return place_blocks([_table(9)] * 3, width, MEASURES)
