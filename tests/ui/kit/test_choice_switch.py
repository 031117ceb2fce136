"""A switch of words shows what can be chosen now."""

from enum import Enum

from pytestqt.qtbot import QtBot

from sudoku_gui.language import text
from sudoku_gui.presentation.theme import LIGHT
from sudoku_gui.ui.kit.choice_switch import ChoiceSwitch, SwitchPart
from tests.support.ui.pictures import grabbed, pixels_of


class _Kind(Enum):
    FIRST = "first"
    SECOND = "second"


def test_what_cannot_be_chosen_is_paler(qtbot: QtBot) -> None:
    parts = tuple(SwitchPart(kind, text("Digit"), text("Digit")) for kind in _Kind)
    switch = ChoiceSwitch("kind", text("Digit"), parts, LIGHT)
    qtbot.addWidget(switch)
    switch.retranslate()
    switch.show_choice(_Kind.FIRST)
    enabled = grabbed(switch)

    switch.allow([_Kind.FIRST])
    disabled = grabbed(switch)

    assert pixels_of(enabled, LIGHT.ink) > 0
    assert pixels_of(disabled, LIGHT.ink) == 0
    assert pixels_of(disabled, LIGHT.muted) > 0
    assert pixels_of(disabled, LIGHT.accent) > 0  # what is chosen still can be
