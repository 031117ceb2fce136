"""What is written into the selected cells, whoever asks for it."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import BLANK
from sudoku_gui.model.moves import MoveKind
from sudoku_gui.model.notes import CellNotes, Colour
from sudoku_gui.model.sheet import Origin, Sheet
from sudoku_gui.presentation.grid.entry_kind import EntryKind
from sudoku_gui.presentation.grid.grid_cursor import TypingMode
from sudoku_gui.presentation.theme import LIGHT
from sudoku_gui.ui.grid.grid_overlays import GridOverlays
from sudoku_gui.ui.grid.grid_widget import GridWidget
from sudoku_gui.ui.play.entry_controller import EntryController
from tests.model.strategies import cells
from tests.support.puzzles import SMALL
from tests.support.ui.game_bench import GameBench

GIVENS = [Cell(cell) for cell in SMALL.geometry.cells if SMALL.digit_at(Cell(cell))]
BLANKS = SMALL.blanks()


class EntryBench(GameBench):
    """A game, a grid to select cells in, and what writes into them."""

    def __init__(self, qtbot: QtBot) -> None:
        super().__init__()
        self.overlays = GridOverlays(self.sheet)
        self.bench.sheet_changed.connect(self.overlays.show_sheet)
        self.grid = GridWidget(self.overlays, LIGHT)
        qtbot.addWidget(self.grid)
        self.entries = EntryController(self.grid, self.bench)
        self.kinds: list[EntryKind] = []
        self.entries.kind_changed.connect(self.kinds.append)

    @property
    def moves(self) -> list[MoveKind]:
        """The kinds of the moves made."""
        return [move.kind for move in self.bench.game.moves]


@pytest.fixture
def desk(qtbot: QtBot, qapp: QApplication) -> EntryBench:
    """A desk with the small puzzle."""
    return EntryBench(qtbot)


def test_a_digit_is_written_into_all_selected_cells_but_givens_by_one_move(
    desk: EntryBench,
) -> None:
    desk.grid.select_cells([GIVENS[0], *BLANKS[:3]])

    desk.entries.write(4)

    assert [desk.sheet.state_at(cell).digit for cell in BLANKS[:3]] == [4, 4, 4]
    assert desk.sheet.givens == SMALL
    assert desk.moves == [MoveKind.ENTER]
    assert desk.said == []
    desk.bench.undo()
    assert desk.sheet == Sheet.of_givens(SMALL)


def test_erasing_takes_the_digits_out_of_all_of_them_by_one_move(desk: EntryBench) -> None:
    desk.grid.select_cells(BLANKS[:2])
    desk.entries.write(4)

    desk.grid.select_cells([*BLANKS[:3], GIVENS[0]])
    desk.entries.erase()

    assert desk.sheet == Sheet.of_givens(SMALL)
    assert desk.moves == [MoveKind.ENTER, MoveKind.ERASE]


def test_among_givens_alone_the_one_with_the_cursor_is_said_to_be_one(desk: EntryBench) -> None:
    desk.grid.select_cells(GIVENS, GIVENS[1])

    desk.entries.write(1)

    assert len(desk.said) == 1
    assert SMALL.geometry.name(GIVENS[1]) in desk.sentences[0]
    assert desk.moves == []


def test_givens_are_typed_into_all_of_them(desk: EntryBench) -> None:
    desk.bench.set_typing(TypingMode.GIVENS)
    desk.grid.select_cells([GIVENS[0], BLANKS[0]])

    desk.entries.write(3)

    assert {desk.sheet.state_at(cell).origin for cell in (GIVENS[0], BLANKS[0])} == {Origin.GIVEN}
    assert {desk.sheet.grid.digit_at(cell) for cell in (GIVENS[0], BLANKS[0])} == {3}


def test_what_is_typed_in_the_grid_is_written(desk: EntryBench) -> None:
    desk.grid.select(BLANKS[0])

    desk.grid.digit_typed.emit(2, None)
    assert desk.sheet.grid.digit_at(BLANKS[0]) == 2
    desk.grid.erase_wanted.emit()

    assert desk.sheet == Sheet.of_givens(SMALL)


def test_notes_and_colours_are_written_into_all_of_them_as_asked_for(desk: EntryBench) -> None:
    desk.grid.select_cells([*BLANKS[:2], GIVENS[0]])

    desk.entries.write(2, EntryKind.CENTRE)
    desk.entries.choose_kind(EntryKind.CORNER)
    desk.entries.write(1)
    desk.entries.write(4, EntryKind.COLOUR)

    for cell in BLANKS[:2]:
        notes = desk.sheet.notes_at(cell)
        assert [set(each) for each in (notes.corner, notes.centre, notes.colours)] == [
            {1},
            {2},
            {4},
        ]
    assert desk.sheet.notes_at(GIVENS[0]) == CellNotes(colours=frozenset({Colour(4)}))
    assert desk.moves == [MoveKind.NOTE, MoveKind.NOTE, MoveKind.COLOUR]


def test_erasing_takes_digits_first_and_then_notes_and_leaves_colours(desk: EntryBench) -> None:
    desk.grid.select_cells(BLANKS[:2])
    desk.entries.write(1, EntryKind.CORNER)
    desk.entries.write(4, EntryKind.COLOUR)
    desk.grid.select(BLANKS[0])
    desk.entries.write(3)
    desk.grid.select_cells([*BLANKS[:2], GIVENS[0]])

    left = []
    for _ in range(3):
        desk.entries.erase()
        left.append([desk.sheet.state_at(cell) for cell in BLANKS[:2]])

    noted = CellNotes(frozenset({Digit(1)}), colours=frozenset({Colour(4)}))
    assert [[(state.digit, state.notes) for state in states] for states in left] == [
        [(BLANK, noted)] * 2,
        [(BLANK, noted.colours_alone())] * 2,
        [(BLANK, noted.colours_alone())] * 2,
    ]


def test_notes_are_told_to_the_window_without_a_new_sheet(desk: EntryBench) -> None:
    shown, told = list(desk.shown), list[Sheet]()
    desk.bench.notes_changed.connect(told.append)
    desk.grid.select(BLANKS[0])

    desk.entries.write(1, EntryKind.CORNER)
    desk.bench.undo()
    desk.bench.redo()

    assert [sheet.notes_at(BLANKS[0]).corner for sheet in told] == [{1}, set(), {1}]
    assert desk.shown == shown


def test_a_digit_takes_its_notes_out_of_the_peers_in_the_same_move(desk: EntryBench) -> None:
    peer = next(cell for cell in BLANKS[1:] if cell in SMALL.geometry.peers_of(BLANKS[0]))
    desk.grid.select(peer)
    desk.entries.write(3, EntryKind.CORNER)
    before = desk.sheet
    desk.grid.select(BLANKS[0])

    desk.entries.write(3)
    assert not desk.sheet.notes_at(peer)
    desk.bench.undo()
    assert desk.sheet == before

    desk.bench.set_typing(TypingMode.GIVENS)
    desk.entries.write(3)
    assert desk.sheet.notes_at(peer)


@settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_whatever_is_written_is_one_move_that_undo_takes_back(
    data: st.DataObject, desk: EntryBench
) -> None:
    some = st.frozensets(cells(SMALL.geometry), min_size=1)
    for _ in range(data.draw(st.integers(1, 6))):
        desk.grid.select_cells(data.draw(some))
        before, count = desk.sheet, len(desk.moves)
        digit, kind = data.draw(st.integers(0, 4)), data.draw(st.sampled_from(EntryKind))

        desk.entries.write(digit, kind) if digit else desk.entries.erase()

        after = desk.sheet
        assert len(desk.moves) - count == (before != after)
        if before != after:
            desk.bench.undo()
            assert desk.sheet == before
            desk.bench.redo()
            assert desk.sheet == after


def test_a_kind_that_is_chosen_is_told_once_and_stays(desk: EntryBench) -> None:
    desk.entries.choose_kind(EntryKind.CORNER)
    desk.entries.choose_kind(EntryKind.CORNER)

    assert desk.kinds == [desk.entries.kind] == [EntryKind.CORNER]


def test_digits_are_givens_while_a_puzzle_is_entered(desk: EntryBench) -> None:
    desk.entries.choose_kind(EntryKind.CENTRE)
    desk.bench.set_typing(TypingMode.GIVENS)
    desk.entries.choose_kind(EntryKind.CORNER)

    assert desk.kinds == [EntryKind.CENTRE, EntryKind.DIGIT]
