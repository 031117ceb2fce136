"""The actions about techniques: hints, their reasons, what can be concluded."""

from collections.abc import Mapping

from sudoku_gui.language import text
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.actions.action_spec import ActionSpec

HINT_ACTIONS: Mapping[ActionId, ActionSpec] = {
    ActionId.HINT: ActionSpec(
        text("&Hint"),
        ("?", "Alt+F11"),
        "hint",
        text("Say where to look; again: which technique, then all of it, then do it"),
        is_enabled=lambda state: not state.is_typing_givens,
    ),
    ActionId.NEXT_REASON: ActionSpec(
        text("Ne&xt Step of the Hint"),
        ("Ctrl+F11",),
        "step",
        text("To the next step of what proves the hint"),
        is_enabled=lambda state: state.is_hint_proved,
    ),
    ActionId.PREVIOUS_REASON: ActionSpec(
        text("&Previous Step of the Hint"),
        ("Shift+F11",),
        "step-back",
        text("To the step before of what proves the hint"),
        is_enabled=lambda state: state.is_hint_proved,
    ),
    ActionId.TECHNIQUES: ActionSpec(
        text("&Techniques…"), tip=text("Choose the techniques that hints use")
    ),
    ActionId.PRACTISE: ActionSpec(
        text("P&ractise a Technique…"),
        ("Ctrl+Shift+F11",),
        tip=text("Find the next step in positions where a technique of your choice is that"),
    ),
}
