"""Lines that are held together are the lines that were put in."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.formats.text.packed_lines import PackedLines

LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
WORDS = st.text(st.characters(exclude_characters="\n", exclude_categories=["Cs"]), max_size=12)
LINES = st.lists(st.one_of(WORDS, st.just("\udcff broken"), st.just(LINE)), max_size=20)


@given(st.lists(LINES, max_size=4), st.integers(1, 60))
def test_lines_come_out_as_they_went_in(parts: Sequence[list[str]], times: int) -> None:
    packed, expected = PackedLines(), list[str]()
    for part in parts:
        packed.extend(part * times)
        expected += part * times

    assert list(packed) == expected
    assert len(packed) == len(expected)
    assert [packed[place] for place in range(len(packed))] == expected
    assert list(packed[1:-1:2]) == expected[1:-1:2]


def test_lines_that_are_joined_already_stand_between_others() -> None:
    packed = PackedLines(["short", LINE])
    packed.extend_joined("\n".join([LINE] * 700), 700, 81)
    packed.extend_joined(LINE, 1, 81)
    packed.extend(["last"])

    assert list(packed) == ["short", *[LINE] * 702, "last"]
    assert packed[0] == "short"
    assert packed[701] == LINE
    assert packed[-1] == "last"


def test_packed_lines_can_be_put_behind_others() -> None:
    packed, others = PackedLines(["한글"] * 1_500), PackedLines(map_of(2_300))
    packed.extend(others)

    assert list(packed) == ["한글"] * 1_500 + map_of(2_300)
    assert packed[1_500 + 2_299] == "2299"


def map_of(count: int) -> list[str]:
    return list(map(str, range(count)))


@pytest.mark.parametrize("place", [3, -4])
def test_there_is_no_line_beyond_the_ends(place: int) -> None:
    with pytest.raises(IndexError):
        PackedLines(["a", "b", "c"])[place]
