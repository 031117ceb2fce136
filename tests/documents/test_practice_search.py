"""Positions to practise in, found among puzzles made and puzzles that are open."""

from itertools import islice

from sudoku_gui.documents.collection import Collection
from sudoku_gui.documents.practice_search import (
    PracticeReport,
    PracticeSearch,
    made_puzzles,
    puzzles_of,
)
from sudoku_gui.formats.puzzle_record import PuzzleRecord
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.techniques.registry import TECHNIQUES
from tests.support.puzzles import SMALL, SMALL_SOLVED

SEVERAL = SMALL.with_digit(SMALL.filled()[0], BLANK)


def reports_of(search: PracticeSearch, amount: int = 10) -> PracticeReport:
    """What comes next."""
    search.resumed()
    while not search.work(amount):
        pass
    return search.partial_result


def test_one_question_comes_of_each_puzzle_until_there_are_none() -> None:
    search = PracticeSearch([SMALL, SEVERAL, SMALL_SOLVED, SMALL], TECHNIQUES, "hidden-single")

    first, second, end = reports_of(search), reports_of(search), reports_of(search)

    assert first.question is not None
    assert first.question == second.question
    assert (first.looked_through, second.looked_through) == (0, 3)
    assert end == PracticeReport(4, None, is_exhausted=True)
    assert reports_of(search) == end


def test_all_that_the_technique_concludes_is_an_answer() -> None:
    search = PracticeSearch(made_puzzles(1), TECHNIQUES, "pointing")

    question = reports_of(search).question

    assert question is not None
    assert {each.technique.name for each in question.deductions} == {"pointing"}
    candidates = [each for deduction in question.deductions for each in deduction.eliminations]
    assert candidates
    for each in candidates:
        assert question.position.masks[each.cell] >> each.digit & 1


def test_made_puzzles_differ_by_their_seed() -> None:
    assert [*islice(made_puzzles(1), 3)] == [*islice(made_puzzles(1), 3)]
    assert [*islice(made_puzzles(1), 3)] != [*islice(made_puzzles(2), 3)]


def test_a_list_is_gone_through_once_from_any_row_on() -> None:
    grids = [SMALL, SEVERAL, SMALL_SOLVED, Grid.empty(SMALL.geometry)]
    collection = Collection([PuzzleRecord.without_entries(Puzzle(each)) for each in grids])

    for first in range(4):
        assert [*puzzles_of(collection, first)] == grids[first:] + grids[:first]
