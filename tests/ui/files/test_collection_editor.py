"""Removing puzzles from the list where that takes longer than people should wait at once."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication

from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.ui.files.collection_panel import CollectionPanel
from sudoku_gui.ui.files.document_prompts import RemovalChoice
from sudoku_gui.ui.kit import sliced_work
from tests.support.puzzles import SMALL
from tests.support.ui.open_program import OpenProgram
from tests.support.waiting import PatientBot

COUNT = 6


@pytest.fixture
def opened(
    qapp: QApplication,
    store: QSettings,
    qtbot: PatientBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[OpenProgram]:
    """The program with a list that is so long for it that all work on it is done bit by bit."""
    monkeypatch.setattr(sliced_work, "_SLICE_SECONDS", -1.0)
    monkeypatch.setattr(sliced_work, "_PATIENCE_SECONDS", -1.0)
    path = tmp_path / "many.txt"
    path.write_text(f"{SMALL}\n" * COUNT, "utf-8")
    opened = OpenProgram(qapp, store, qtbot)
    opened.program.start([str(path)])
    opened.wait_for_sentence("many.txt: 6 puzzles")
    yield opened
    opened.end()


def remove_first_two(opened: OpenProgram) -> None:
    """Begin to remove the puzzle on the table, and the one behind it."""
    table = opened.panel_of(CollectionPanel).table
    table.selectRow(0)
    table.setCurrentIndex(table.model().index(0, 0))
    flags = table.selectionModel().SelectionFlag
    table.selectionModel().select(table.model().index(1, 0), flags.Select | flags.Rows)
    opened.trigger("remove_selected")


def test_people_are_told_while_puzzles_are_being_removed(opened: OpenProgram) -> None:
    remove_first_two(opened)

    assert opened.sentences[-1] == "Removing 2 puzzles…"
    assert len(opened.collection) == COUNT
    opened.trigger("remove_selected")
    assert opened.sentences[-1].startswith("Puzzles are being removed")
    opened.wait_for_sentence("2 puzzles were removed from the list.")
    assert len(opened.collection) == COUNT - 2
    opened.trigger("put_back_removed")
    assert len(opened.collection) == COUNT


def test_removing_can_be_cancelled(opened: OpenProgram, qtbot: PatientBot) -> None:
    remove_first_two(opened)
    opened.offer().click()

    assert opened.sentences[-1] == "No puzzle was removed from the list."
    qtbot.handle_all()
    assert len(opened.collection) == COUNT
    assert not opened.window.isWindowModified()


def test_nothing_is_removed_from_what_is_opened_meanwhile(
    opened: OpenProgram, qtbot: PatientBot
) -> None:
    remove_first_two(opened)

    opened.program.game_controller.new(4)
    qtbot.handle_all()

    assert len(opened.collection) == 1
    assert not opened.action(ActionId.PUT_BACK_REMOVED).isEnabled()


@pytest.mark.parametrize(
    ("answer", "left"), [(RemovalChoice.OTHERS, COUNT - 1), (RemovalChoice.ALL, COUNT - 2)]
)
def test_people_are_asked_about_what_they_enter_meanwhile(
    opened: OpenProgram, answer: RemovalChoice, left: int
) -> None:
    opened.person.removal = answer
    remove_first_two(opened)

    opened.enter(0, 3)
    opened.wait_until(lambda: len(opened.collection) == left)

    assert opened.person.asked == ["remove 1 begun?"]
    opened.trigger("put_back_removed")
    assert opened.collection.record(0).grid == SMALL.with_digit(Cell(0), Digit(3))
