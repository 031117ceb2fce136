"""What a program has in its hands, as tables and chips: true to the grid, for every algorithm."""

import pytest

from sudoku_gui.language import text
from sudoku_gui.model.candidates import candidates
from sudoku_gui.model.geometry import NO_CELL, Geometry
from sudoku_gui.model.grid import BLANK, Grid, sign_of
from sudoku_gui.presentation.search.program_state import (
    EMPTY_PROGRAM_STATE,
    ProgramState,
    state_blocks_of,
)
from sudoku_gui.presentation.search.state_blocks import ItemState, StateItem, StateList, StateTable
from sudoku_gui.solvers import ALGORITHMS, algorithm_named
from sudoku_gui.solvers.data_structures import CandidateTable, PlaceTable, UsedTable
from sudoku_gui.solvers.explain.inspection import used_table
from sudoku_gui.solvers.explain.why_not import moment_without_search
from sudoku_gui.solvers.search import Algorithm, Moment, StepKind
from tests.support.playback.naive import walk
from tests.support.puzzles import SMALL

GEOMETRY = SMALL.geometry


def hands_at(algorithm: Algorithm, moment: Moment) -> ProgramState:
    """All that is shown of a moment."""
    state = EMPTY_PROGRAM_STATE
    for structure in algorithm.data_structures(moment):
        state = state.with_structure(structure, GEOMETRY)
    return state


@pytest.mark.parametrize("algorithm", ALGORITHMS, ids=lambda each: each.name)
def test_tables_are_full_and_what_is_shown_names_the_place_of_the_search(
    algorithm: Algorithm,
) -> None:
    for moment in walk(algorithm, SMALL).moments:
        state = hands_at(algorithm, moment)

        for block in state.data:
            if isinstance(block, StateTable):
                assert len(block.items) == len(block.rows) * len(block.columns)
            current = [slot for slot in block.items if slot.state is ItemState.CURRENT]
            assert len(current) <= 1
            if moment.current_blank == NO_CELL:
                assert all(slot.sign == "■" for slot in current)


def test_the_tables_of_used_digits_show_row_by_row_what_stands_there() -> None:
    algorithm = algorithm_named("used-tables")
    for moment in walk(algorithm, SMALL).moments:
        (used,) = (
            each for each in algorithm.data_structures(moment) if isinstance(each, UsedTable)
        )

        rows, columns, boxes = state_blocks_of(used, GEOMETRY)

        for house, table in zip(GEOMETRY.houses[::4], (rows, columns, boxes), strict=True):
            assert isinstance(table, StateTable)
            digits = {moment.grid.digit_at(cell) for cell in house.cells} - {BLANK}
            shown = {slot.sign for slot in table.items[:4] if slot.state is ItemState.HELD}
            assert shown == set(map(sign_of, digits))
        changed = [slot for table in (rows, columns, boxes) for slot in table.items]
        expected = 0 if moment.kind is StepKind.START else 3
        assert sum(slot.is_changed for slot in changed) == expected


def test_what_was_taken_out_is_shown_as_over_with() -> None:
    algorithm = algorithm_named("used-tables")
    moment = next(
        each for each in walk(algorithm, SMALL).moments if each.kind is StepKind.BACKTRACK
    )

    state = hands_at(algorithm, moment)

    (stack,) = state.stack
    ended = [slot.sign for slot in stack.items if slot.state is ItemState.THROUGH]
    present = next(slot for slot in stack.items if slot.state is not ItemState.THROUGH)
    assert ended[-1] == f"{GEOMETRY.name(moment.tried_at)} = …"
    assert present == StateItem(f"{GEOMETRY.name(moment.cell)} = …", ItemState.CURRENT)
    through = [
        each for block in state.data for each in block.items if each.state is ItemState.THROUGH
    ]
    assert [each.sign for each in through] == [str(moment.digit)] * 3


def test_the_stack_lists_the_newest_call_first() -> None:
    algorithm = algorithm_named("used-tables")

    (stack,) = hands_at(algorithm, walk(algorithm, SMALL).moments[3]).stack

    assert stack.title == text("Stack of calls, the newest first: {depth}", depth=5)
    assert stack.items == (
        StateItem("r2c1 = …", ItemState.CURRENT, is_changed=True),
        StateItem("r1c4 = 4"),
        StateItem("r1c3 = 3"),
        StateItem("r1c2: 2", ItemState.PASSED),
        StateItem("r1c1 = 1"),
    )


def test_the_call_that_sees_the_end_has_no_cell() -> None:
    algorithm = algorithm_named("missing-digits")

    (stack,) = hands_at(algorithm, walk(algorithm, SMALL).moments[-1]).stack

    assert stack.items[0] == StateItem("■", ItemState.CURRENT, is_changed=True)
    assert len(stack.items) == len(SMALL.blanks()) + 1


def test_the_candidates_of_every_blank_are_listed() -> None:
    algorithm = algorithm_named("fewest-candidates")
    for moment in walk(algorithm, SMALL).moments:
        (table,) = (
            each for each in algorithm.data_structures(moment) if isinstance(each, CandidateTable)
        )

        (chips,) = state_blocks_of(table, GEOMETRY)

        assert isinstance(chips, StateList)
        for cell, slot in zip(moment.grid.blanks(), chips.items, strict=True):
            able = " ".join(map(sign_of, candidates(moment.grid, cell))) or "–"
            assert slot.sign == f"{GEOMETRY.name(cell)}: {able}"
            assert (slot.state is ItemState.CURRENT) == (cell == moment.current_blank)


def test_the_place_of_a_hidden_single_is_the_current_one() -> None:
    algorithm = algorithm_named("singles-first")
    for moment in walk(algorithm, SMALL).moments:
        (places,) = (
            each for each in algorithm.data_structures(moment) if isinstance(each, PlaceTable)
        )

        current = [
            slot
            for table in state_blocks_of(places, GEOMETRY)
            for slot in table.items
            if slot.state is ItemState.CURRENT
        ]

        assert [slot.sign for slot in current] == ["1"] * (moment.next_choice.house is not None)


def test_a_table_stands_for_each_kind_of_house_that_the_grid_has() -> None:
    grid = Grid(Geometry.diagonal(4), SMALL.digits)

    titles = [
        (block.title, block.rows)
        for block in state_blocks_of(used_table(moment_without_search(grid)), grid.geometry)
        if isinstance(block, StateTable)
    ]

    assert [rows for _, rows in titles] == [
        ("r1", "r2", "r3", "r4"),
        ("c1", "c2", "c3", "c4"),
        ("b1", "b2", "b3", "b4"),
        ("d1", "d2"),
    ]
    assert len({str(title) for title, _ in titles}) == 4
