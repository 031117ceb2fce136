"""Which rows of a collection are alike, also after some of them are gone."""

from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.documents.duplicate_groups import DuplicateGroups


def test_the_first_of_a_group_is_like_no_earlier_one() -> None:
    groups = DuplicateGroups({1: 1, 3: 1, 4: 1}, {})

    assert [groups.first_like(row) for row in range(5)] == [None, None, None, 1, 1]
    assert groups.count == 2


def test_the_next_one_is_first_where_the_first_is_gone() -> None:
    groups = DuplicateGroups({1: 1, 3: 1, 4: 1}, {3: "line"}).among(b"\1\0\1\1\1")

    assert [groups.first_like(row) for row in range(4)] == [None, None, None, 2]
    assert groups.compared == {2: "line"}


@given(st.lists(st.tuples(st.integers(0, 3), st.booleans()), max_size=12))
def test_what_is_left_is_grouped_as_if_nothing_else_had_been_there(
    puzzles: list[tuple[int, bool]],
) -> None:
    kept = [is_kept for _, is_kept in puzzles]
    all_groups = DuplicateGroups({row: kind for row, (kind, _) in enumerate(puzzles)}, {})

    found = all_groups.among(kept)

    left = [kind for kind, is_kept in puzzles if is_kept]
    firsts = [left.index(kind) for kind in left]
    expected = [first if first != row else None for row, first in enumerate(firsts)]
    assert [found.first_like(row) for row in range(len(left))] == expected
    assert found.count == len(left) - len(set(left))
