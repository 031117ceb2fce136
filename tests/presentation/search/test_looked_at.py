"""Each look at a table is at one item of what the program has in its hands."""

from itertools import pairwise

import pytest

from sudoku_gui.presentation.search.looked_at import item_looked_at
from sudoku_gui.presentation.search.program_state import EMPTY_PROGRAM_STATE
from sudoku_gui.presentation.search.state_blocks import StateBlock, StateTable
from sudoku_gui.solvers import ALGORITHMS, algorithm_named
from sudoku_gui.solvers.explain.sub_steps import inner_moments
from sudoku_gui.solvers.look import Look, LookSource
from sudoku_gui.solvers.search import Algorithm, Moment
from tests.support.puzzles import SMALL
from tests.support.solvers.moments import moments_of

every_algorithm = pytest.mark.parametrize("algorithm", ALGORITHMS, ids=lambda one: one.name)


def blocks_of(algorithm: Algorithm, moment: Moment) -> tuple[StateBlock, ...]:
    state = EMPTY_PROGRAM_STATE
    for structure in algorithm.data_structures(moment):
        state = state.with_structure(structure, moment.grid.geometry)
    return state.data


def looks_between(algorithm: Algorithm, before: Moment, after: Moment) -> list[Look]:
    happened = inner_moments(algorithm.procedure, before, after, with_looks=True)
    return [each.sub_step for each in happened if isinstance(each.sub_step, Look)]


@every_algorithm
def test_every_look_at_a_table_finds_its_item(algorithm: Algorithm) -> None:
    for before, after in pairwise(moments_of(algorithm, SMALL)):
        shown = blocks_of(algorithm, before) + blocks_of(algorithm, after)
        for look in looks_between(algorithm, before, after):
            found = [item_looked_at(look, block, SMALL.geometry) for block in shown]
            if look.source is not LookSource.GRID:
                assert any(place is not None for place in found), look
            for place, block in zip(found, shown, strict=True):
                assert place is None or 0 <= place < len(block.items)


def test_the_item_is_in_the_row_of_the_house_and_the_column_of_the_digit() -> None:
    algorithm = algorithm_named("used-tables")
    moments = moments_of(algorithm, SMALL)
    looks = looks_between(algorithm, moments[4], moments[5])

    for look in looks[:-1]:
        for block in blocks_of(algorithm, moments[4]):
            place = item_looked_at(look, block, SMALL.geometry)
            if place is not None:
                assert isinstance(block, StateTable)
                row, column = divmod(place, len(block.columns))
                assert look.house is not None
                assert block.rows[row][1:] == str(look.house.number)
                assert block.columns[column] == str(look.digit)
                assert bool(block.items[place].sign) == bool(look.found)
