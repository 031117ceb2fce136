"""Where the grids of a race lie."""

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect, QSize

from sudoku_gui.ui.race.race_layout import RaceLayout, lay_out, words_height

_counts = st.integers(1, 11)
_spaces = st.builds(QSize, st.integers(320, 2_000), st.integers(50, 1_200))


@given(_counts, _spaces, st.integers(40, 280))
def test_no_lane_lies_over_another_or_beside_the_window(
    count: int, space: QSize, least: int
) -> None:
    layout = RaceLayout(count, space, words=30, least=least)
    whole = QRect(0, 0, space.width(), max(space.height(), layout.height))

    places = layout.places()

    assert len(places) == count
    for number, place in enumerate(places):
        assert whole.contains(place.lane)
        assert place.lane.contains(place.grid)
        assert place.grid.width() == place.grid.height() == layout.side >= least
        assert not any(place.lane.intersects(other.lane) for other in places[:number])


@given(_counts, _spaces)
def test_no_other_number_of_columns_makes_larger_grids(count: int, space: QSize) -> None:
    layout = RaceLayout(count, space, words=30, least=1)
    if layout.height > space.height():
        return  # there is no room for any

    for columns in range(1, count + 1):
        rows = -(-count // columns)
        side = layout.side + 1
        across, down = columns * (side + 10) + 10, rows * (side + 40) + 10
        assert across > space.width() or down > space.height()


def test_where_there_is_no_room_all_keep_the_least_size_in_few_rows() -> None:
    layout = RaceLayout(11, QSize(600, 100), words=30, least=100)

    assert (layout.side, layout.columns) == (100, 5)
    assert layout.height == 3 * 140 + 10


def test_names_have_as_many_lines_as_the_longest_takes_beside_a_grid() -> None:
    space = QSize(980, 420)

    def words_with(name: int) -> int:
        """Return the height for words, where a name is so wide and breaks anywhere."""
        return lay_out(11, space, line=15, lines_in=lambda side: -(-name // side), least=99).words

    assert words_with(100) == words_height(15, 1)
    assert words_with(190) == words_height(15, 2)
    assert words_with(300) == words_height(15, 3)
    assert words_with(5_000) == words_height(15, 4)
