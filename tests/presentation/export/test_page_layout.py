"""Laws of the printed page: nothing overlaps, and nothing leaves the margins."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.presentation.export.page_layout import (
    PAPERS,
    Area,
    PageLayout,
    Paper,
    PuzzleArea,
    page_layout_of,
)
from sudoku_gui.presentation.export.print_options import (
    MARGINS,
    PUZZLES_PER_PAGE,
    PageOrientation,
    PaperSize,
    PrintOptions,
    SolutionPlacement,
)

A_HAIR = 1e-6  # millimetres
A4 = PAPERS[PaperSize.A4]
SIDES = st.floats(30, 1_200)  # from a label to a poster
PAPER_AS_IT_LIES = st.sampled_from(
    [paper.lying(way) for paper in PAPERS.values() for way in PageOrientation]
) | st.builds(Paper, SIDES, SIDES)
OPTIONS = st.builds(
    PrintOptions,
    has_headings=st.booleans(),
    solutions=st.sampled_from(SolutionPlacement),
    is_large_print=st.booleans(),
    margin=st.sampled_from(MARGINS),
)
PER_PAGE = st.sampled_from(PUZZLES_PER_PAGE)


def parts_of(layout: PageLayout) -> tuple[Area, ...]:
    puzzles = (*layout.puzzles, *layout.solutions)
    return (*(each.whole for each in puzzles), layout.page_line)


def are_apart(one: Area, other: Area) -> bool:
    return (
        one.right <= other.left + A_HAIR
        or other.right <= one.left + A_HAIR
        or one.bottom <= other.top + A_HAIR
        or other.bottom <= one.top + A_HAIR
    )


def is_within(inner: Area, outer: Area) -> bool:
    return (
        inner.left >= outer.left - A_HAIR
        and inner.top >= outer.top - A_HAIR
        and inner.right <= outer.right + A_HAIR
        and inner.bottom <= outer.bottom + A_HAIR
    )


@given(OPTIONS, PAPER_AS_IT_LIES, PER_PAGE)
def test_no_two_things_on_a_page_overlap(
    options: PrintOptions, paper: Paper, per_page: int
) -> None:
    for one, other in combinations(parts_of(page_layout_of(options, paper, per_page)), 2):
        assert are_apart(one, other)


@given(OPTIONS, PAPER_AS_IT_LIES, PER_PAGE)
def test_all_lies_within_the_margins(options: PrintOptions, paper: Paper, per_page: int) -> None:
    layout = page_layout_of(options, paper, per_page)

    assert all(is_within(each, layout.body) for each in parts_of(layout))
    assert is_within(layout.body, Area(0, 0, paper.width, paper.height))


@given(OPTIONS, PAPER_AS_IT_LIES, PER_PAGE)
def test_there_is_room_for_as_many_puzzles_as_are_wanted_all_square_and_of_one_size(
    options: PrintOptions, paper: Paper, per_page: int
) -> None:
    layout = page_layout_of(options, paper, per_page)

    has_foot = options.solutions is SolutionPlacement.FOOT
    assert len(layout.puzzles) == per_page
    assert len(layout.solutions) == (per_page if has_foot else 0)
    for areas in filter(None, (layout.puzzles, layout.solutions)):
        sides = {round(side, 6) for each in areas for side in (each.grid.width, each.grid.height)}
        assert len(sides) == 1
        assert sides.pop() > min(750, paper.width, paper.height) / 25


@given(OPTIONS, PAPER_AS_IT_LIES, PER_PAGE)
def test_a_heading_stands_right_above_its_grid_and_solutions_at_the_foot_upside_down(
    options: PrintOptions, paper: Paper, per_page: int
) -> None:
    layout = page_layout_of(options, paper, per_page)

    def is_in_line(each: PuzzleArea) -> bool:
        heading, grid = each.heading, each.grid
        return (heading.left, heading.right) == (grid.left, grid.right)

    assert all(map(is_in_line, (*layout.puzzles, *layout.solutions)))
    assert all(abs(each.heading.bottom - each.grid.top) < A_HAIR for each in layout.puzzles)
    assert not any(each.is_upside_down for each in layout.puzzles)
    assert all(each.is_upside_down for each in layout.solutions)


@pytest.mark.parametrize("per_page", PUZZLES_PER_PAGE)
@pytest.mark.parametrize("orientation", PageOrientation)
def test_puzzles_come_in_reading_order(per_page: int, orientation: PageOrientation) -> None:
    layout = page_layout_of(PrintOptions(), A4.lying(orientation), per_page)

    corners = [(round(each.grid.top), each.grid.left) for each in layout.puzzles]
    assert corners == sorted(corners)


def test_a_margin_that_is_wanted_is_there() -> None:
    layout = page_layout_of(PrintOptions(margin=25), A4, 4)

    assert layout.body == Area(25, 25, 160, 247)


def test_paper_lies_as_it_is_told() -> None:
    assert A4.lying(PageOrientation.LANDSCAPE) == Paper(297, 210)
    assert A4.lying(PageOrientation.LANDSCAPE).lying(PageOrientation.PORTRAIT) == A4


def test_large_print_has_thicker_lines() -> None:
    usual, large = (
        page_layout_of(PrintOptions(is_large_print=is_large), A4, 1).line_width
        for is_large in (False, True)
    )

    assert large > 2 * usual
