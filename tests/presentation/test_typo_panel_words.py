"""What the panel says of real inquiries, in the words of a row and of the whole."""

import pytest

from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.presentation.typo_panel_words import (
    TypoPanelContent,
    disambiguation_content,
    typo_content,
)
from sudoku_gui.solvers.diagnose.disambiguation import (
    AddedGiven,
    Disambiguation,
    DisambiguationFinder,
)
from sudoku_gui.solvers.diagnose.typo_task import TypoFindings, TypoTask
from sudoku_gui.solvers.diagnose.typos import Typo, TypoKind
from sudoku_gui.solvers.diagnose.unsatisfiable_core import UnsatisfiableCore
from sudoku_gui.solvers.task import finish
from tests.presentation.test_verdict_display import LACKING
from tests.support.puzzles import SMALL, SMALL_SOLVED

NINE = Geometry.of_size(9)
SPOILED = SMALL.with_digit(Cell(0), Digit(SMALL_SOLVED.digit_at(Cell(0)) % 4 + 1))


def test_the_typo_in_a_small_puzzle_is_among_the_rows() -> None:
    work = TypoTask(SPOILED)
    finish(work, 16)

    inquiry = typo_content(work.partial_result, SPOILED.geometry, work.progress, is_done=True)

    corrected = [SPOILED.with_digits(row.digits) for row in inquiry.corrections]
    assert SMALL.with_digit(Cell(0), SMALL_SOLVED.digit_at(Cell(0))) in corrected
    assert inquiry.progress == 1
    assert "cannot stand together" in str(inquiry.summary)


def test_what_settles_a_puzzle_with_two_solutions_is_listed() -> None:
    grid = Grid.from_line(LACKING)
    work = DisambiguationFinder(grid)
    finish(work, 16)

    inquiry = disambiguation_content(work.disambiguation, NINE, work.progress, is_done=True)

    assert len(inquiry.corrections) == 12
    assert str(inquiry.corrections[0].words) == "r1c7 = 1"
    assert inquiry.corrections[0].digits == {Cell(6): Digit(1)}
    assert str(inquiry.summary).startswith("Solutions differ in 6 cells")


@pytest.mark.parametrize(
    ("kind", "cells", "before", "after", "words"),
    [
        (TypoKind.WRONG_DIGIT, (33,), (8,), (3,), "r4c7: 8 → 3"),
        (TypoKind.EXTRA_GIVEN, (33,), (8,), (0,), "r4c7: 8 → blank"),
        (TypoKind.SWAP, (33, 34), (8, 3), (3, 8), "r4c7 ↔ r4c8"),
        (TypoKind.ROW_SHIFT, (33, 34, 35), (8, 3, 0), (0, 8, 3), "row 4 from r4c7: 1 to the right"),
        (TypoKind.COLUMN_SHIFT, (33, 42), (8, 0), (0, 8), "column 7 from r4c7: 1 down"),
    ],
)
def test_a_slip_is_told_by_what_it_changes(
    kind: TypoKind,
    cells: tuple[int, ...],
    before: tuple[int, ...],
    after: tuple[int, ...],
    words: str,
) -> None:
    typo = Typo(
        kind,
        tuple(map(Cell, cells)),
        tuple(map(Digit, before)),
        tuple(map(Digit, after)),
        solutions=1,
        has_more=False,
    )

    (row,) = _typo(typo).corrections

    assert str(row.words) == words
    assert dict(row.digits) == dict(zip(cells, after, strict=True))


@pytest.mark.parametrize(
    ("solutions", "has_more", "words"),
    [(1, False, "1 solution"), (7, False, "7 solutions"), (100, True, "over 100 solutions")],
)
def test_a_row_says_how_many_solutions_it_leads_to(
    solutions: int, has_more: bool, words: str
) -> None:
    typo = Typo(TypoKind.WRONG_DIGIT, (Cell(0),), (Digit(1),), (Digit(2),), solutions, has_more)

    assert str(_typo(typo).corrections[0].outcome) == words


@pytest.mark.parametrize(
    ("core", "is_done", "summary"),
    [
        (UnsatisfiableCore(), False, "Looking for givens that clash. Trying every single slip…"),
        (
            UnsatisfiableCore((Cell(0), Cell(1))),
            True,
            "2 givens cannot stand together: they are circled. "
            "No single slip explains it; more than one digit may be wrong.",
        ),
    ],
)
def test_without_a_slip_the_summary_says_where_the_inquiry_is(
    core: UnsatisfiableCore, is_done: bool, summary: str
) -> None:
    assert str(typo_content(TypoFindings(core), NINE, 0.5, is_done).summary) == summary


@pytest.mark.parametrize(
    ("disambiguation", "is_done", "summary"),
    [
        (Disambiguation(), False, "Trying every digit of every blank…"),
        (Disambiguation(), True, "What would settle it was not found."),
        (
            Disambiguation(
                joint_givens=(AddedGiven(Cell(0), Digit(1)), AddedGiven(Cell(1), Digit(2)))
            ),
            True,
            "No single given settles it, but these do together.",
        ),
    ],
)
def test_the_summary_says_what_settles_it(
    disambiguation: Disambiguation, is_done: bool, summary: str
) -> None:
    inquiry = disambiguation_content(disambiguation, NINE, 0.5, is_done)

    assert str(inquiry.summary).endswith(summary)


def test_givens_that_settle_it_together_are_one_row() -> None:
    together = (AddedGiven(Cell(0), Digit(1)), AddedGiven(Cell(80), Digit(2)))

    (row,) = disambiguation_content(
        Disambiguation(joint_givens=together), NINE, 1.0, is_done=True
    ).corrections

    assert (str(row.words), str(row.outcome)) == ("r1c1 = 1, r9c9 = 2", "together")
    assert row.digits == {Cell(0): Digit(1), Cell(80): Digit(2)}


def _typo(typo: Typo) -> TypoPanelContent:
    return typo_content(
        TypoFindings(UnsatisfiableCore((Cell(0),)), (typo,)), NINE, 1.0, is_done=True
    )
