"""Which rows of a collection are alike, also after some of them are gone."""

from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.documents.duplicate_groups import DuplicateGroups
from sudoku_gui.solvers.task import run

GROUPS = DuplicateGroups((0, 1, 2, 1, 1), 2, {3: "line", 4: "other line"})


def groups_of(kinds: list[int]) -> DuplicateGroups:
    """The groups of puzzles, those of one kind alike."""
    return DuplicateGroups([kinds.index(kind) for kind in kinds], len(kinds) - len(set(kinds)))


def first_of_each(groups: DuplicateGroups, count: int) -> list[int | None]:
    return [groups.first_like(row) for row in range(count)]


def test_the_first_of_a_group_is_like_no_earlier_one() -> None:
    assert first_of_each(GROUPS, 5) == [None, None, None, 1, 1]
    assert GROUPS.count == 2


def test_the_next_one_is_first_where_the_first_is_gone() -> None:
    groups = run(GROUPS.among(bytearray(b"\1\0\1\1\1")))

    assert first_of_each(groups, 4) == [None, None, None, 2]
    assert groups.compared == {2: "line", 3: "other line"}


def test_a_list_without_duplicates_is_not_looked_through() -> None:
    groups = DuplicateGroups(range(5), 0)

    assert run(groups.among(bytearray(b"\1\0\1\1\1"))) is groups
    assert first_of_each(groups, 5) == [None] * 5


@given(st.lists(st.tuples(st.integers(0, 3), st.booleans()), max_size=12))
def test_what_is_left_is_grouped_as_if_nothing_else_had_been_there(
    puzzles: list[tuple[int, bool]],
) -> None:
    kept = bytearray(is_kept for _, is_kept in puzzles)

    found = run(groups_of([kind for kind, _ in puzzles]).among(kept))

    left = [kind for kind, is_kept in puzzles if is_kept]
    expected = groups_of(left)
    assert first_of_each(found, len(left)) == first_of_each(expected, len(left))
    assert found.count == expected.count


def test_a_long_list_is_looked_through_with_pauses() -> None:
    count = 10_000
    work = DuplicateGroups([0] * count, count - 1).among(bytearray(b"\1") * count)

    assert len(list(work)) == 10
