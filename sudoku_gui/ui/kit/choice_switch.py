"""A switch between a few things that exclude each other: buttons with words, one pressed."""

from collections.abc import Container, Iterable
from enum import Enum

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSizePolicy, QToolButton, QWidget

from sudoku_gui.language import Text, say
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.presentation.theme import Theme

_PADDING, _WIDE_PADDING = "2px 12px", "2px"
_WIDE_HEIGHT = 40


@dataclass(frozen=True, slots=True)
class SwitchPart:
    """One button of a switch: what it chooses, its words, and what that means."""

    choice: Enum
    words: Text
    tip: Text


class ChoiceSwitch(QWidget):
    """Shows what is chosen, and reports what people choose; a click leaves the focus in place.

    A button is called after its choice and the switch, "play-layout".  A wide switch takes
    the width there is, and its buttons are as high as fingers need.
    """

    chosen = Signal(object)  # the choice

    def __init__(
        self,
        name: str,
        label: Text,
        parts: Iterable[SwitchPart],
        theme: Theme,
        *,
        is_wide: bool = False,
    ) -> None:
        super().__init__()
        self.setObjectName(f"{name}-switch")
        across = QSizePolicy.Policy.Expanding if is_wide else QSizePolicy.Policy.Fixed
        self.setSizePolicy(across, QSizePolicy.Policy.Fixed)
        self._padding = _WIDE_PADDING if is_wide else _PADDING
        self._label = label
        self._buttons: dict[Enum, tuple[SwitchPart, QToolButton]] = {}
        group = QButtonGroup(self)  # one of them is always pressed
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0 if is_wide else 8, 0)
        row.setSpacing(0)
        for part in parts:
            button = QToolButton()
            button.setObjectName(f"{part.choice.value}-{name}")
            button.setCheckable(True)
            button.setSizePolicy(across, QSizePolicy.Policy.Preferred)
            button.setMinimumHeight(_WIDE_HEIGHT if is_wide else 0)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _, choice=part.choice: self.chosen.emit(choice))
            group.addButton(button)
            row.addWidget(button)
            self._buttons[part.choice] = part, button
        self.set_theme(theme)

    def show_choice(self, choice: Enum) -> None:
        """Show that `choice` is chosen."""
        _, button = self._buttons[choice]
        button.setChecked(True)

    def allow(self, choices: Container[Enum]) -> None:
        """Let people choose among `choices` alone."""
        for choice, (_, button) in self._buttons.items():
            button.setEnabled(choice in choices)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of `theme` from now on."""
        self.setStyleSheet(
            f"QToolButton {{ background: {theme.base}; color: {theme.ink}; "
            f" padding: {self._padding};"
            f" border: 1px solid {theme.thin_line}; }}"
            f"QToolButton:checked {{ background: {theme.accent}; color: {theme.on_accent};"
            f" border-color: {theme.accent}; }}"
            f"QToolButton:hover:!checked {{ background: {theme.panel}; }}"
            f"QToolButton:disabled {{ background: {theme.window}; color: {theme.muted}; }}"
            f"QToolButton:focus {{ border-color: {theme.thick_line}; }}"
        )

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.setAccessibleName(say(self._label))
        for part, button in self._buttons.values():
            button.setText(say(part.words))
            button.setToolTip(say(part.tip))
            button.setAccessibleDescription(say(part.tip))
