"""Which pages are printed: every puzzle once, and every solution once where they are wanted."""

from itertools import chain

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.presentation.export.page_layout import PAPERS
from sudoku_gui.presentation.export.page_plan import PagePlan, PlannedPage
from sudoku_gui.presentation.export.print_options import (
    PUZZLES_PER_PAGE,
    PaperSize,
    PrintOptions,
    SolutionPlacement,
)

A4 = PAPERS[PaperSize.A4]


def pages_of(per_page: int, count: int, solutions: SolutionPlacement) -> list[PlannedPage]:
    plan = PagePlan(PrintOptions(per_page, solutions=solutions), A4, count)
    return [plan.page(number) for number in range(plan.page_count)]


@given(st.sampled_from(PUZZLES_PER_PAGE), st.integers(1, 200), st.sampled_from(SolutionPlacement))
def test_every_puzzle_is_printed_once_in_order_and_so_is_every_solution_on_its_own_pages(
    per_page: int, count: int, solutions: SolutionPlacement
) -> None:
    pages = pages_of(per_page, count, solutions)

    puzzles = [page.places for page in pages if not page.has_solutions_alone]
    solved = [page.places for page in pages if page.has_solutions_alone]
    assert [*chain(*puzzles)] == [*range(count)]
    assert [*chain(*solved)] == ([*range(count)] if solutions is SolutionPlacement.PAGES else [])
    assert pages == sorted(pages, key=lambda page: page.has_solutions_alone)


@given(st.sampled_from(PUZZLES_PER_PAGE), st.integers(1, 200), st.sampled_from(SolutionPlacement))
def test_there_is_room_for_all_that_is_on_a_page(
    per_page: int, count: int, solutions: SolutionPlacement
) -> None:
    plan = PagePlan(PrintOptions(per_page, solutions=solutions), A4, count)

    for number in range(plan.page_count):
        page = plan.page(number)
        assert 0 < len(page.places) <= len(plan.layout_of(page).puzzles)


@pytest.mark.parametrize(("count", "rooms"), [(1, 1), (2, 2), (3, 4), (9, 9), (30, 9)])
def test_fewer_puzzles_than_fit_have_more_room(count: int, rooms: int) -> None:
    plan = PagePlan(PrintOptions(per_page=9), A4, count)

    assert len(plan.puzzle_layout.puzzles) == rooms


def test_thousands_of_puzzles_take_as_many_pages_as_they_need() -> None:
    pages = pages_of(4, 10_000, SolutionPlacement.PAGES)

    assert len(pages) == 2_500 + 1_112
