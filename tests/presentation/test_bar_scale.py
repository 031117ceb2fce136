"""How long bars are."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.presentation.bar_scale import scale_for

_values = st.lists(st.floats(0, 1e12).filter(lambda value: value == 0 or value > 1e-9), min_size=1)


@given(_values, st.booleans())
def test_longer_bars_are_larger_values_and_the_largest_fills_the_room(
    values: list[float], is_logarithmic: bool
) -> None:
    scale = scale_for(values, is_logarithmic)

    shares = [scale.share(value) for value in sorted(values)]

    assert shares == sorted(shares)
    assert all(0 <= share <= 1 for share in shares)
    if any(values):
        assert shares[-1] == pytest.approx(1)
    assert scale.share(0) == 0


@given(_values.filter(any))
def test_on_a_logarithmic_scale_whatever_is_above_nothing_has_a_bar(values: list[float]) -> None:
    scale = scale_for(values, is_logarithmic=True)

    assert all(scale.share(value) > 0 for value in values if value)


@given(_values, st.booleans())
def test_the_scale_has_a_few_marks_within_it(values: list[float], is_logarithmic: bool) -> None:
    scale = scale_for(values, is_logarithmic)

    marks = scale.marks()

    assert 2 <= len(marks) <= 25
    assert all(0 <= scale.share(mark) <= 1 for mark in marks)


def test_marks_of_a_linear_scale_are_round() -> None:
    assert scale_for([99_056], is_logarithmic=False).marks() == [0, 50_000]
    assert scale_for([100_000], is_logarithmic=False).marks() == [0, 50_000, 100_000]
    assert scale_for([30], is_logarithmic=False).marks() == [0, 10, 20, 30]


def test_marks_of_a_logarithmic_scale_are_powers_of_ten() -> None:
    marks = scale_for([50, 7_000], is_logarithmic=True).marks()

    assert marks == pytest.approx([1, 10, 100, 1_000])
