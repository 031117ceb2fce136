"""Chance by seeds."""

from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.generation.random_stream import RandomStream


def test_a_seed_draws_the_same_with_every_version() -> None:
    stream = RandomStream("1/7")

    assert [stream.below(100) for _ in range(6)] == DRAWN
    assert stream.shuffled(range(8)) == MIXED


@given(st.text(), st.lists(st.integers(), min_size=1))
def test_what_is_shuffled_stays_and_what_is_chosen_is_there(seed: str, items: list[int]) -> None:
    stream = RandomStream(seed)

    assert sorted(stream.shuffled(items)) == sorted(items)
    assert stream.choice(items) in items


DRAWN = [56, 30, 22, 29, 63, 33]
MIXED = [3, 6, 2, 7, 5, 1, 0, 4]
