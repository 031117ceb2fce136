"""Techniques are switched on and off, those that need one solution together."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTreeWidgetItem

from sudoku_gui.techniques.registry import TECHNIQUES
from sudoku_gui.ui.hint.technique_dialog import TechniqueDialog
from tests.support.puzzles import SMALL
from tests.support.ui.open_program import OpenProgram

UNIQUENESS = {each.name for each in TECHNIQUES if each.needs_uniqueness}


def dialog_of(program: OpenProgram) -> TechniqueDialog:
    """The dialog, opened."""
    program.trigger("techniques")
    dialogs = program.window.findChildren(TechniqueDialog)
    (dialog,) = (each for each in dialogs if each.isVisible())
    return dialog


def items(dialog: TechniqueDialog) -> list[QTreeWidgetItem]:
    """The lines of the list that are no part of a group."""
    tree = dialog.tree
    found = [tree.topLevelItem(place) for place in range(tree.topLevelItemCount())]
    return [each for each in found if each is not None]


def test_every_technique_is_listed_once_and_used_at_first(playing: OpenProgram) -> None:
    dialog = dialog_of(playing)

    *alone, group = items(dialog)

    names = {each.name for each in TECHNIQUES}
    assert len(alone) + group.childCount() == len(names)
    assert group.childCount() == len(UNIQUENESS)
    assert dialog.off == frozenset()
    dialog.reject()


def test_one_that_is_switched_off_is_used_no_more(playing: OpenProgram) -> None:
    dialog = dialog_of(playing)
    items(dialog)[1].setCheckState(0, Qt.CheckState.Unchecked)
    (name,) = dialog.off

    dialog.accept()

    settings = playing.program.panels._parts().settings
    assert settings.techniques_off == {name}
    assert {each.name for each in TECHNIQUES} - {each.name for each in settings.techniques()} == {
        name
    }
    assert dialog_of(playing).off == {name}


def test_those_that_need_one_solution_go_together(playing: OpenProgram) -> None:
    dialog = dialog_of(playing)

    items(dialog)[-1].setCheckState(0, Qt.CheckState.Unchecked)

    assert dialog.off == UNIQUENESS
    dialog.reject()
    assert playing.program.panels._parts().settings.techniques_off == frozenset()


def test_a_hint_that_is_shown_ends(playing: OpenProgram) -> None:
    playing.put(SMALL)
    playing.trigger("hint")
    playing.wait_until(lambda: playing.program.hints.hint is not None)

    dialog_of(playing).accept()

    assert playing.program.hints.hint is None
