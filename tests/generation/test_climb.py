"""The ways to climb to rare difficulties."""

import pytest

from sudoku_gui.generation.climb import climb_to


@pytest.mark.parametrize(("tenths", "rated_from"), [(89, None), (94, None), (95, 120), (110, 120)])
def test_what_is_hardest_is_rated_on_the_way(tenths: int, rated_from: int | None) -> None:
    climb = climb_to(tenths)

    assert climb is not None
    assert climb.rated_from == rated_from
    assert climb.rates(120) == (rated_from is not None)
    assert not climb.rates(119)


def test_what_is_not_rare_is_not_climbed_to() -> None:
    assert climb_to(88) is None


def test_there_is_more_patience_where_a_climb_has_come_far() -> None:
    steep, gentle = climb_to(95), climb_to(90)

    assert steep is not None
    assert gentle is not None
    assert [steep.attempts_at(resistance) for resistance in (0, 79, 80, 110, 729)] == [
        30,
        30,
        100,
        300,
        300,
    ]
    assert {gentle.attempts_at(resistance) for resistance in range(730)} == {100}
