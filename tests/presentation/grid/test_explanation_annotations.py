"""What explanations draw over the grid, taken from what they say."""

import pytest

from sudoku_gui.model.candidates import Candidate, Link
from sudoku_gui.model.geometry import NO_CELL, Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.playback.failure_analysis import FailureReport
from sudoku_gui.presentation.grid.annotation import CandidateRole, CellRole, HouseRole
from sudoku_gui.presentation.grid.explanation_annotations import (
    annotation_of_answer,
    annotation_of_blame,
    annotation_of_blamed_option,
    annotation_of_look,
    annotation_of_sub_step,
)
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.solvers.explain.sub_steps import SubStep
from sudoku_gui.solvers.explain.why_not import blame_for, moment_without_search, why_not
from sudoku_gui.solvers.look import Look, LookSource
from sudoku_gui.solvers.procedure import SubStepKind
from tests.support.playback.naive import walk
from tests.support.puzzles import SMALL

NAIVE = walk(algorithm_named("used-tables"), SMALL)
DEAD_END = NAIVE.moments[5]  # nothing fits r2c3
GRID = Grid.from_line("1200000000300000")


@pytest.mark.parametrize(
    ("digit", "role", "blockers"),
    [
        (1, CandidateRole.ELIMINATED, [0]),
        (3, CandidateRole.ELIMINATED, [10]),
        (4, CandidateRole.POSSIBLE, []),
    ],
)
def test_an_answer_links_what_holds_the_digit_with_the_cell_asked_about(
    digit: int, role: CandidateRole, blockers: list[int]
) -> None:
    moment, asked = moment_without_search(GRID), Candidate(Cell(2), Digit(digit))

    annotation = annotation_of_answer(why_not(moment, asked.cell, asked.digit), moment)

    assert annotation.candidates == {asked: role}
    assert annotation.cells == {
        Cell(2): CellRole.IN_QUESTION,
        **dict.fromkeys(map(Cell, blockers), CellRole.BLOCKER),
    }
    holders = [Candidate(Cell(cell), Digit(digit)) for cell in blockers]
    assert annotation.links == tuple(Link(holder, asked) for holder in holders)
    assert str(annotation.description).startswith(f"{digit} ")


def test_in_a_cell_that_is_filled_no_candidate_is_drawn() -> None:
    moment = moment_without_search(GRID)

    annotation = annotation_of_answer(why_not(moment, Cell(1), Digit(1)), moment)

    assert annotation.candidates == {}
    assert annotation.cells[Cell(1)] is CellRole.IN_QUESTION


def test_a_sub_step_is_drawn_with_what_refused_the_digit() -> None:
    geometry = GRID.geometry
    house = geometry.houses_of(Cell(2))[0]
    tried = Candidate(Cell(2), Digit(1))

    annotation = annotation_of_sub_step(
        SubStep(SubStepKind.REFUSE, tried.cell, tried.digit, Cell(0), house), GRID
    )

    assert annotation.candidates == {tried: CandidateRole.ELIMINATED}
    assert annotation.links == (Link(Candidate(Cell(0), Digit(1)), tried),)


def test_a_sub_step_that_nothing_refuses_is_about_its_cell_alone() -> None:
    annotation = annotation_of_sub_step(SubStep(SubStepKind.GIVE_UP, Cell(2)), GRID)

    assert annotation.cells == {Cell(2): CellRole.IN_QUESTION}
    assert (annotation.candidates, annotation.links) == ({}, ())


def test_at_a_dead_end_every_option_is_eliminated_by_what_is_to_blame_for_it() -> None:
    blame = blame_for(DEAD_END)

    whole = annotation_of_blame(FailureReport(DEAD_END, blame), DEAD_END)
    parts = [annotation_of_blamed_option(option, DEAD_END) for option in blame.options]

    options = [Candidate(Cell(6), Digit(digit)) for digit in (1, 2, 3, 4)]
    assert whole.candidates == dict.fromkeys(options, CandidateRole.ELIMINATED)
    assert [link.target for link in whole.links] == options
    assert [link.source.digit for link in whole.links] == [option.digit for option in options]
    assert [part.candidates for part in parts] == [
        {option: CandidateRole.ELIMINATED} for option in options
    ]
    assert whole.links == tuple(link for part in parts for link in part.links)
    assert str(whole.description).startswith("Dead end: nothing fits r2c3.")


def test_a_look_at_a_cell_marks_it_and_the_blank_it_is_about() -> None:
    looked_at, blank = Cell(0), Cell(2)
    look = Look(
        SubStepKind.TEST, LookSource.GRID, looked_at, Digit(1), None, 1, blank, is_refusal=True
    )

    annotation = annotation_of_look(look, GRID)

    assert annotation.cells == {looked_at: CellRole.LOOKED_AT, blank: CellRole.IN_QUESTION}
    tried = Candidate(blank, Digit(1))
    assert annotation.candidates == {tried: CandidateRole.ELIMINATED}
    assert [link.target for link in annotation.links] == [tried]


def test_a_look_at_an_entry_of_a_house_marks_the_house() -> None:
    house = GRID.geometry.houses[0]
    look = Look(SubStepKind.TEST, LookSource.USED, NO_CELL, Digit(4), house, 0, Cell(2))

    annotation = annotation_of_look(look, GRID)

    assert annotation.houses == {house: HouseRole.BASE}
    assert annotation.cells == {Cell(2): CellRole.IN_QUESTION}
    assert annotation.candidates == {Candidate(Cell(2), Digit(4)): CandidateRole.POSSIBLE}
