"""What happens inside a step: as many sub-steps as the search counts tries, each for a reason."""

from itertools import pairwise

import pytest
from hypothesis import example, given, settings

from sudoku_gui.model.geometry import NO_CELL, Cell, Digit
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.solvers import ALGORITHMS, algorithm_named
from sudoku_gui.solvers.explain.sub_steps import SubStep, line_at, sub_steps
from sudoku_gui.solvers.procedure import SubStepKind
from sudoku_gui.solvers.search import Algorithm, Moment, Outcome, StepKind
from tests.support.puzzles import SMALL
from tests.support.solvers.corpus import puzzle_of_counts
from tests.support.solvers.moments import moments_of
from tests.support.solvers.strategies import puzzles

TRIED = {SubStepKind.NOT_LISTED, SubStepKind.REFUSE, SubStepKind.PLACE}

every_algorithm = pytest.mark.parametrize("algorithm", ALGORITHMS, ids=lambda one: one.name)


@every_algorithm
@settings(deadline=None, max_examples=15)
@given(grid=puzzles())
@example(grid=SMALL)
@example(grid=puzzle_of_counts("B"))
def test_a_step_has_as_many_tries_as_the_search_counts(algorithm: Algorithm, grid: Grid) -> None:
    for before, after in pairwise(moments_of(algorithm, grid)):
        if after.outcome is Outcome.EXHAUSTED:
            continue  # what is tried at the very end is left out

        steps = sub_steps(algorithm.procedure, before, after)

        tried = [step for step in steps if step.kind in TRIED]
        assert len(tried) == after.counters.tries - before.counters.tries


@every_algorithm
@settings(deadline=None, max_examples=12)
@given(grid=puzzles())
@example(grid=SMALL)
def test_what_refuses_a_digit_holds_it_in_the_house_that_is_named(
    algorithm: Algorithm, grid: Grid
) -> None:
    for before, after in pairwise(moments_of(algorithm, grid)):
        for step in sub_steps(algorithm.procedure, before, after):
            if step.kind in {SubStepKind.REFUSE, SubStepKind.NOT_LISTED}:
                assert before.grid.digit_at(step.blocker) == step.digit
                assert step.house is not None
                assert {step.cell, step.blocker} <= {*step.house.cells}
                assert step.kind is SubStepKind.REFUSE or step.blocker not in before.path
            else:
                assert step.blocker == NO_CELL


@every_algorithm
@settings(deadline=None, max_examples=12)
@given(grid=puzzles())
@example(grid=SMALL)
def test_a_step_ends_with_what_it_did_and_where_it_led(algorithm: Algorithm, grid: Grid) -> None:
    for before, after in pairwise(moments_of(algorithm, grid)):
        steps = sub_steps(algorithm.procedure, before, after)

        acts = [
            step.kind
            for step in steps
            if step.kind not in {SubStepKind.REFUSE, SubStepKind.NOT_LISTED}
        ]
        if after.kind is StepKind.PLACE:
            assert acts[0] is SubStepKind.PLACE
            assert acts[1:] == [_arrival(after)]
        else:
            assert acts[:2] == [SubStepKind.GIVE_UP, SubStepKind.TAKE_BACK]
            assert acts[2:] == ([SubStepKind.EXHAUST] if after.outcome is Outcome.EXHAUSTED else [])
        changed = next(
            step for step in steps if step.kind in {SubStepKind.PLACE, SubStepKind.TAKE_BACK}
        )
        assert (changed.cell, changed.digit) == (after.cell, after.digit)


@every_algorithm
@settings(deadline=None, max_examples=12)
@given(grid=puzzles())
@example(grid=SMALL)
@example(grid=Grid.from_line("1230000000040000"))
def test_every_sub_step_has_a_line_and_so_has_every_moment(
    algorithm: Algorithm, grid: Grid
) -> None:
    procedure = algorithm.procedure
    moments = moments_of(algorithm, grid)

    for before, after in pairwise(moments):
        for step in sub_steps(procedure, before, after):
            assert step.kind in procedure.lines[procedure.line_of(step.kind)].sub_step_kinds
    for moment in moments:
        assert procedure.lines[line_at(procedure, moment)].sub_step_kinds


def test_a_direct_check_reads_the_cells_up_to_the_one_that_refuses() -> None:
    algorithm = algorithm_named("direct-check")
    for before, after in pairwise(moments_of(algorithm, puzzle_of_counts("B"))):
        size = before.grid.geometry.size
        reads = 0
        for step in sub_steps(algorithm.procedure, before, after):
            if step.kind is SubStepKind.REFUSE:
                assert step.house is not None
                kind = before.grid.geometry.houses_of(step.cell).index(step.house)
                reads += 3 * step.house.cells.index(step.blocker) + kind + 1
            elif step.kind is SubStepKind.PLACE:
                reads += 3 * size
        assert reads == after.counters.reads - before.counters.reads


def test_listed_possibilities_look_at_the_list_then_at_the_column_the_row_and_the_box() -> None:
    algorithm = algorithm_named("listed-possibilities")
    for before, after in pairwise(moments_of(algorithm, puzzle_of_counts("B"))):
        size = before.grid.geometry.size
        reads = 0
        for step in sub_steps(algorithm.procedure, before, after):
            if step.kind is SubStepKind.NOT_LISTED:
                reads += 1
            elif step.kind is SubStepKind.REFUSE:
                assert step.house is not None
                row, column, box = before.grid.geometry.houses_of(step.cell)
                passed = (column, row, box).index(step.house)
                reads += 1 + passed * size + step.house.cells.index(step.blocker) + 1
            elif step.kind is SubStepKind.PLACE:
                reads += 1 + 3 * size
        calls = after.counters.calls - before.counters.calls
        assert reads + calls == after.counters.reads - before.counters.reads


def test_a_step_is_told_digit_by_digit() -> None:
    algorithm = algorithm_named("used-tables")
    moments = moments_of(algorithm, SMALL)
    row, _, _ = SMALL.geometry.houses_of(Cell(2))

    steps = sub_steps(algorithm.procedure, moments[1], moments[2])

    assert steps == (
        SubStep(SubStepKind.REFUSE, Cell(2), Digit(1), Cell(0), row),
        SubStep(SubStepKind.REFUSE, Cell(2), Digit(2), Cell(1), row),
        SubStep(SubStepKind.PLACE, Cell(2), Digit(3)),
        SubStep(SubStepKind.ARRIVE, Cell(3), BLANK),
    )


def test_an_act_of_which_no_line_tells_is_refused() -> None:
    with pytest.raises(ValueError, match="STUCK"):
        algorithm_named("used-tables").procedure.line_of(SubStepKind.STUCK)


@every_algorithm
def test_a_procedure_is_indented_step_by_step_and_tells_each_act_once(
    algorithm: Algorithm,
) -> None:
    lines = algorithm.procedure.lines

    assert lines[0].indent == 0
    assert all(after.indent <= before.indent + 1 for before, after in pairwise(lines))
    told = [act for line in lines for act in line.sub_step_kinds]
    assert len(told) == len(set(told))


def _arrival(moment: Moment) -> SubStepKind:
    if moment.outcome is Outcome.RUNNING:
        return SubStepKind.ARRIVE if moment.next_choice.house is None else SubStepKind.SEEK_PLACE
    return {
        Outcome.SOLVED: SubStepKind.FINISH,
        Outcome.STUCK: SubStepKind.STUCK,
        Outcome.EXHAUSTED: SubStepKind.EXHAUST,
    }[moment.outcome]
