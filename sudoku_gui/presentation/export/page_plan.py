"""Which pages are printed, and which puzzles or solutions stand on each."""

from functools import cached_property
from math import ceil

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.presentation.export.page_layout import PageLayout, Paper, page_layout_of
from sudoku_gui.presentation.export.print_options import (
    PUZZLES_PER_PAGE,
    PrintOptions,
    SolutionPlacement,
)

_SOLUTIONS_PER_PAGE = {1: 4, 2: 6, 4: 9, 6: 9, 9: 9}  # by puzzles per page


@dataclass(frozen=True, slots=True)
class PlannedPage:
    """A page: the places of its puzzles among those that are printed, and what it shows of them."""

    places: range
    has_solutions_alone: bool


@dataclass(frozen=True)  # with slots there is no room for what is worked out once
class PagePlan:
    """The pages for `count` puzzles, at least one."""

    options: PrintOptions
    paper: Paper  # as it lies
    count: int

    @property
    def page_count(self) -> int:
        """How many pages there are."""
        return self._puzzle_pages + self._solution_pages

    def page(self, number: int) -> PlannedPage:
        """Return the page with that number, counted from 0."""
        is_solutions = number >= self._puzzle_pages
        per_page = self._solutions_per_page if is_solutions else self._puzzles_per_page
        first = per_page * (number - self._puzzle_pages if is_solutions else number)
        return PlannedPage(range(first, min(first + per_page, self.count)), is_solutions)

    def layout_of(self, page: PlannedPage) -> PageLayout:
        """Return where all lies on a page."""
        return self._solution_layout if page.has_solutions_alone else self.puzzle_layout

    @cached_property
    def puzzle_layout(self) -> PageLayout:
        """Where all lies on a page with puzzles."""
        return page_layout_of(self.options, self.paper, self._puzzles_per_page)

    @cached_property
    def _solution_layout(self) -> PageLayout:
        return page_layout_of(self.options, self.paper, self._solutions_per_page)

    @property
    def _puzzles_per_page(self) -> int:
        return self._least_for(self.options.per_page)

    @property
    def _solutions_per_page(self) -> int:
        """How many solutions stand on a page of their own: more than puzzles, if there are more."""
        return self._least_for(_SOLUTIONS_PER_PAGE[self.options.per_page])

    def _least_for(self, per_page: int) -> int:
        """Return the number of parts of a page: fewer where there are not so many puzzles."""
        return next(each for each in PUZZLES_PER_PAGE if each >= min(self.count, per_page))

    @property
    def _puzzle_pages(self) -> int:
        return ceil(self.count / self._puzzles_per_page)

    @property
    def _solution_pages(self) -> int:
        if self.options.solutions is not SolutionPlacement.PAGES:
            return 0
        return ceil(self.count / self._solutions_per_page)
