"""The menu of what digits become, and of notes written and cleared at once."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_gui.documents.document import SaveTarget
from sudoku_gui.formats import format_named
from sudoku_gui.model.candidates import candidates
from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.grid import BLANK
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.grid.entry_kind import EntryKind
from sudoku_gui.presentation.grid.grid_cursor import TypingMode
from sudoku_gui.ui.search.search_controller import SearchPhase
from tests.support.puzzles import SMALL, SMALL_SOLVED
from tests.support.ui.open_program import OpenProgram

BLANKS = SMALL.blanks()
KINDS = {
    EntryKind.DIGIT: ActionId.KIND_DIGIT,
    EntryKind.CORNER: ActionId.KIND_CORNER,
    EntryKind.CENTRE: ActionId.KIND_CENTRE,
    EntryKind.COLOUR: ActionId.KIND_COLOUR,
}


@pytest.fixture
def small(opened: OpenProgram) -> OpenProgram:
    """The program with the small puzzle, which is played."""
    opened.put(SMALL)
    return opened


@pytest.mark.parametrize("kind", KINDS)
def test_one_kind_is_marked_however_it_was_chosen(kind: EntryKind, small: OpenProgram) -> None:
    marked = []
    ways: tuple[Callable[[], object], ...] = (
        lambda: small.trigger(KINDS[kind].value),
        lambda: small.trigger(KINDS[kind].value),  # again, which takes no mark away
        lambda: small.grid.kind_wanted.emit(EntryKind.DIGIT),
        lambda: small.grid.kind_wanted.emit(kind),
    )
    for choose in ways:
        choose()
        marked.append([each for each in KINDS if small.action(KINDS[each]).isChecked()])

    assert marked == [[kind], [kind], [EntryKind.DIGIT], [kind]]
    assert small.program.entries.kind is kind


def test_while_a_puzzle_is_entered_digits_become_nothing_else(small: OpenProgram) -> None:
    small.trigger("kind_corner")
    small.game_controller.set_typing(TypingMode.GIVENS)

    assert small.action(ActionId.KIND_DIGIT).isChecked()
    assert not small.action(ActionId.KIND_CORNER).isEnabled()
    small.game_controller.set_typing(TypingMode.ENTRIES)
    assert small.action(ActionId.KIND_CORNER).isEnabled()


def test_all_candidates_are_noted_and_cleared_each_by_one_move(small: OpenProgram) -> None:
    small.trigger("fill_candidates")

    assert {cell: set(small.sheet.notes_at(cell).corner) for cell in BLANKS} == {
        cell: set(candidates(SMALL, cell)) for cell in BLANKS
    }
    small.trigger("clear_notes")
    assert small.sheet == Sheet.of_givens(SMALL)
    assert not small.action(ActionId.CLEAR_NOTES).isEnabled()
    small.trigger("undo")
    small.trigger("undo")
    assert small.sheet == Sheet.of_givens(SMALL)


def test_several_selected_cells_are_meant_alone(small: OpenProgram) -> None:
    small.grid.select_cells(BLANKS[:2])
    small.trigger("fill_candidates")
    assert _noted_in(small) == set(BLANKS[:2])

    small.grid.select(BLANKS[2])
    small.trigger("fill_candidates")
    small.grid.select_cells(BLANKS[:3])
    small.trigger("clear_notes")

    assert _noted_in(small) == set(BLANKS[3:])


def test_candidates_are_noted_over_a_search_from_what_the_player_has(small: OpenProgram) -> None:
    small.jump_to_end()
    small.wait_for(SearchPhase.ENDED)

    small.trigger("fill_candidates")

    assert _noted_in(small) == set(BLANKS)
    assert small.sheet.grid.is_solved()


def test_digits_take_their_notes_out_of_the_peers_unless_that_is_switched_off(
    small: OpenProgram, store: QSettings
) -> None:
    cell = BLANKS[0]
    digit = candidates(SMALL, cell)[0]
    small.trigger("fill_candidates")
    small.enter(cell, digit)
    assert not any(digit in small.sheet.notes_at(peer).digits for peer in _peers(cell))
    small.trigger("undo")

    small.trigger("tidy_notes")
    small.enter(cell, digit)

    assert any(digit in small.sheet.notes_at(peer).digits for peer in _peers(cell))
    assert store.value("tidies_notes") == "false"


def test_a_digit_that_clashes_takes_no_notes(small: OpenProgram) -> None:
    small.trigger("fill_candidates")
    before = small.sheet.notes

    small.enter(0, 2)  # a given of the row is 2

    assert small.sheet.notes == before


@pytest.mark.parametrize("right", [BLANK, 3])
def test_a_wrong_digit_that_is_corrected_leaves_the_notes_as_without_it(
    right: int, small: OpenProgram
) -> None:
    small.trigger("fill_candidates")
    start = small.sheet
    small.enter(15, 3)
    small.enter(0, right)
    expected = small.sheet
    small.game_controller.restore(start)

    small.enter(0, 1)  # it fits, but is wrong
    small.enter(15, 3)  # who notices does so later
    wrong = small.sheet
    small.enter(0, right)

    assert small.sheet == expected
    small.trigger("undo")
    assert small.sheet == wrong
    small.trigger("redo")
    assert small.sheet == expected


def test_notes_come_back_in_a_game_that_was_saved(small: OpenProgram, tmp_path: Path) -> None:
    small.trigger("fill_candidates")
    before = small.sheet
    small.enter(0, 1)
    path = tmp_path / "game.sudoku"
    small.person.target = SaveTarget(path, format_named("sudoku"))
    small.trigger("save")
    small.wait_until(lambda: not small.game_controller.game.is_modified)
    small.put(SMALL_SOLVED)
    small.open_file(path)
    small.wait_until(lambda: small.puzzle.givens == SMALL)

    small.grid.select(Cell(0))
    QTest.keyClick(small.grid, Qt.Key.Key_Delete)

    assert small.sheet == before


def test_whether_notes_are_tidied_is_remembered(
    qapp: QApplication, store: QSettings, qtbot: QtBot
) -> None:
    store.setValue("tidies_notes", "false")
    opened = OpenProgram(qapp, store, qtbot)

    assert not opened.action(ActionId.TIDY_NOTES).isChecked()
    assert not opened.game_controller.tidies_notes
    opened.end()


def _noted_in(opened: OpenProgram) -> set[Cell]:
    return {Cell(cell) for cell, notes in enumerate(opened.sheet.notes) if notes}


def _peers(cell: Cell) -> tuple[Cell, ...]:
    return SMALL.geometry.peers_of(cell)
