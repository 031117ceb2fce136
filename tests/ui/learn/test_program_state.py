"""What a program has in its hands, as tables and chips: true to the grid, for every algorithm."""

import pytest

from sudoku_gui.language import text
from sudoku_gui.model.candidates import candidates
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import BLANK, Grid, sign_of
from sudoku_gui.presentation.program_state import (
    EMPTY_HANDS,
    Chips,
    Hands,
    Slot,
    State,
    Table,
    blocks_of,
)
from sudoku_gui.solvers import ALGORITHMS, algorithm_named
from sudoku_gui.solvers.data_structures import CandidateTable, PlaceTable, UsedTable
from sudoku_gui.solvers.explain.inspection import used_table
from sudoku_gui.solvers.explain.why_not import moment_without_search
from sudoku_gui.solvers.search import NO_CELL, Algorithm, Moment, StepKind
from tests.support.playback.naive import walk
from tests.support.ui.searches import SMALL

GEOMETRY = SMALL.geometry


def hands_at(algorithm: Algorithm, moment: Moment) -> Hands:
    """All that is shown of a moment."""
    hands = EMPTY_HANDS
    for holding in algorithm.holdings(moment):
        hands = hands.with_holding(holding, GEOMETRY)
    return hands


@pytest.mark.parametrize("algorithm", ALGORITHMS, ids=lambda each: each.name)
def test_tables_are_full_and_what_is_shown_names_the_place_of_the_search(
    algorithm: Algorithm,
) -> None:
    for moment in walk(algorithm, SMALL).moments:
        hands = hands_at(algorithm, moment)

        for block in hands.data:
            if isinstance(block, Table):
                assert len(block.slots) == len(block.rows) * len(block.columns)
            current = [slot for slot in block.slots if slot.state is State.CURRENT]
            assert len(current) <= 1
            if moment.standing == NO_CELL:
                assert all(slot.sign == "■" for slot in current)


def test_the_tables_of_used_digits_show_row_by_row_what_stands_there() -> None:
    algorithm = algorithm_named("used-tables")
    for moment in walk(algorithm, SMALL).moments:
        (used,) = (each for each in algorithm.holdings(moment) if isinstance(each, UsedTable))

        rows, columns, boxes = blocks_of(used, GEOMETRY)

        for house, table in zip(GEOMETRY.houses[::4], (rows, columns, boxes), strict=True):
            assert isinstance(table, Table)
            digits = {moment.grid.digit_at(cell) for cell in house.cells} - {BLANK}
            shown = {slot.sign for slot in table.slots[:4] if slot.state is State.HELD}
            assert shown == set(map(sign_of, digits))
        changed = [slot for table in (rows, columns, boxes) for slot in table.slots]
        expected = 0 if moment.kind is StepKind.START else 3
        assert sum(slot.is_changed for slot in changed) == expected


def test_what_was_taken_out_is_shown_as_over_with() -> None:
    algorithm = algorithm_named("used-tables")
    moment = next(
        each for each in walk(algorithm, SMALL).moments if each.kind is StepKind.BACKTRACK
    )

    hands = hands_at(algorithm, moment)

    (stack,) = hands.stack
    ended = [slot.sign for slot in stack.slots if slot.state is State.THROUGH]
    present = next(slot for slot in stack.slots if slot.state is not State.THROUGH)
    assert ended[-1] == f"{GEOMETRY.name(moment.tried_at)} = …"
    assert present == Slot(f"{GEOMETRY.name(moment.cell)} = …", State.CURRENT)
    through = [each for block in hands.data for each in block.slots if each.state is State.THROUGH]
    assert [each.sign for each in through] == [str(moment.digit)] * 3


def test_the_stack_lists_the_newest_call_first() -> None:
    algorithm = algorithm_named("used-tables")

    (stack,) = hands_at(algorithm, walk(algorithm, SMALL).moments[3]).stack

    assert stack.title == text("Stack of calls, the newest first: {depth}", depth=5)
    assert stack.slots == (
        Slot("r2c1 = …", State.CURRENT, is_changed=True),
        Slot("r1c4 = 4"),
        Slot("r1c3 = 3"),
        Slot("r1c2: 2", State.PASSED),
        Slot("r1c1 = 1"),
    )


def test_the_call_that_sees_the_end_has_no_cell() -> None:
    algorithm = algorithm_named("missing-digits")

    (stack,) = hands_at(algorithm, walk(algorithm, SMALL).moments[-1]).stack

    assert stack.slots[0] == Slot("■", State.CURRENT, is_changed=True)
    assert len(stack.slots) == len(SMALL.blanks()) + 1


def test_the_candidates_of_every_blank_are_listed() -> None:
    algorithm = algorithm_named("fewest-candidates")
    for moment in walk(algorithm, SMALL).moments:
        (table,) = (each for each in algorithm.holdings(moment) if isinstance(each, CandidateTable))

        (chips,) = blocks_of(table, GEOMETRY)

        assert isinstance(chips, Chips)
        for cell, slot in zip(moment.grid.blanks(), chips.slots, strict=True):
            able = " ".join(map(sign_of, candidates(moment.grid, cell))) or "–"
            assert slot.sign == f"{GEOMETRY.name(cell)}: {able}"
            assert (slot.state is State.CURRENT) == (cell == moment.standing)


def test_the_place_of_a_hidden_single_is_the_current_one() -> None:
    algorithm = algorithm_named("singles-first")
    for moment in walk(algorithm, SMALL).moments:
        (places,) = (each for each in algorithm.holdings(moment) if isinstance(each, PlaceTable))

        current = [
            slot
            for table in blocks_of(places, GEOMETRY)
            for slot in table.slots
            if slot.state is State.CURRENT
        ]

        assert [slot.sign for slot in current] == ["1"] * (moment.next_choice.house is not None)


def test_a_table_stands_for_each_kind_of_house_that_the_grid_has() -> None:
    grid = Grid(Geometry.diagonal(4), SMALL.digits)

    titles = [
        (block.title, block.rows)
        for block in blocks_of(used_table(moment_without_search(grid)), grid.geometry)
        if isinstance(block, Table)
    ]

    assert [rows for _, rows in titles] == [
        ("r1", "r2", "r3", "r4"),
        ("c1", "c2", "c3", "c4"),
        ("b1", "b2", "b3", "b4"),
        ("d1", "d2"),
    ]
    assert len({str(title) for title, _ in titles}) == 4
