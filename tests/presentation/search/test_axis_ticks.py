"""The numbers along an axis: round, as many as fit, and each written as no other."""

from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.presentation.search.axis_ticks import axis_ticks, round_step, tick_label

LENGTHS = st.integers(1, 10**12)


@given(LENGTHS, st.integers(1, 30))
def test_a_step_is_round_and_no_shorter_than_needed(length: int, most: int) -> None:
    step = round_step(length, most)

    digits = str(step)
    assert digits[0] in "125"
    assert set(digits[1:]) <= {"0"}
    assert length <= step * most
    finer = step * 2 // 5 if digits[0] == "5" else step // 2
    assert step == 1 or length > finer * most


@given(st.integers(0, 10**12), LENGTHS, st.integers(1, 30))
def test_the_ticks_are_all_multiples_within_the_axis(first: int, length: int, most: int) -> None:
    step = round_step(length, most)

    ticks = axis_ticks(first, first + length, step)

    assert len(ticks) <= most + 1
    assert all(tick % step == 0 for tick in ticks)
    assert all(first <= tick <= first + length for tick in ticks)
    assert (first + length) // step - (first - 1) // step == len(ticks)


@given(st.integers(0, 10**10), LENGTHS, st.integers(1, 30))
def test_no_two_ticks_are_written_alike(first: int, length: int, most: int) -> None:
    step = round_step(length, most)

    labels = [tick_label(tick, step) for tick in axis_ticks(first, first + length, step)]

    assert len(set(labels)) == len(labels)


def test_ticks_are_written_in_thousands_and_millions() -> None:
    wanted = {
        (0, 5): "0",
        (45, 5): "45",
        (1_200, 50): "1,200",
        (500, 500): "500",
        (1_500, 500): "1.5 k",
        (20_000, 10_000): "20 k",
        (5_000_000, 5_000_000): "5 M",
        (2_500_000, 500_000): "2.5 M",
        (100_020, 20): "100,020",
        (138_200_000, 200_000): "138.2 M",
    }

    assert {each: tick_label(*each) for each in wanted} == wanted
