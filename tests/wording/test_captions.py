"""What stands below a picture: the title if there is one, where one is, what happened, the cost."""

import pytest

from sudoku_gui.model.puzzle import Metadata, Puzzle
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.solvers.search_start import start_search
from sudoku_gui.wording.captions import moment_caption, puzzle_caption
from tests.support.puzzles import SMALL

USED_TABLES = algorithm_named("used-tables")


def caption_after(steps: int, title: str = "") -> list[str]:
    search = start_search(USED_TABLES, SMALL)
    search.advance(steps)
    puzzle = Puzzle(SMALL, Metadata(title=title))
    return list(map(str, moment_caption(puzzle, USED_TABLES, search.moment())))


@pytest.mark.parametrize("title", ["Friday", "{0} of {n}", "금요일"])
def test_a_title_is_said_word_for_word(title: str) -> None:
    assert list(map(str, puzzle_caption(Puzzle(SMALL, Metadata(title=title))))) == [title]
    assert caption_after(3, title)[0] == title


def test_a_puzzle_without_a_title_has_no_line_for_it() -> None:
    assert puzzle_caption(Puzzle(SMALL)) == ()
    assert len(caption_after(3)) == len(caption_after(3, "Friday")) - 1


def test_a_moment_says_where_it_is_and_what_it_has_cost() -> None:
    place, event, costs = caption_after(5)

    assert place == f"{USED_TABLES.title}: step 5, depth 5"
    assert "4 placed in r2c2" in event
    assert costs == "placements 5, backtracks 0, tries 15, reads 35, calls 7"


def test_at_the_end_the_outcome_is_what_happened() -> None:
    assert caption_after(30)[1] == "solved in 30 steps"
