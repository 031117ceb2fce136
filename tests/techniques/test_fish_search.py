"""Houses that would have to share too few others."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.techniques.fish_search import FishSearch

HOUSES = 7

sets_of_places = st.lists(st.integers(1, 2**9 - 1), min_size=HOUSES, max_size=HOUSES)


@given(sets_of_places, st.integers(2, 4))
def test_bases_have_all_places_in_fewer_covers_and_none_twice(places: list[int], size: int) -> None:
    every = [*range(HOUSES)]
    found = FishSearch().fish(places, (every, every), size)

    for bases, covers in found:
        of_bases, of_covers = _chosen(bases), _chosen(covers)
        assert (len(of_bases), len(of_covers)) == (size, size - 1)
        assert not {*of_bases} & {*of_covers}
        assert not any(places[one] & places[other] for one, other in combinations(of_bases, 2))
        assert not _union(of_bases, places) & ~_union(of_covers, places)


@given(sets_of_places)
def test_where_covers_are_enough_some_are_found(places: list[int]) -> None:
    every = [*range(HOUSES)]
    found = {frozenset(_chosen(bases)) for bases, _ in FishSearch().fish(places, (every, every), 2)}

    for one, other in combinations(every, 2):
        others = [places[each] for each in every if each not in (one, other)]
        is_apart = not places[one] & places[other]
        is_covered = any(not (places[one] | places[other]) & ~cover for cover in others)
        assert ({one, other} in found) is (is_apart and is_covered)


def test_a_house_is_base_or_cover_only_where_it_may_be() -> None:
    places = [0b0011, 0b1100, 0b1111, 0b1111]

    assert FishSearch().fish(places, ([0, 1], [2]), 2) == [(0b0011, 0b0100)]
    assert FishSearch().fish(places, ([0], [2, 3]), 2) == []


def _chosen(bits: int) -> list[int]:
    return [house for house in range(HOUSES) if bits >> house & 1]


def _union(houses: list[int], places: list[int]) -> int:
    union = 0
    for house in houses:
        union |= places[house]
    return union
