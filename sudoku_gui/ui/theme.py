"""The colours of the window, light and dark.

The program brings both palettes itself, because asking Qt for a colour scheme
has no effect on most Linux desktops.  Text and marks keep a contrast of 4.5 : 1
or more to the ground they stand on.
"""

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette


class Appearance(Enum):
    """What the user chose in the View menu."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours as #rrggbb.  Names ending in _ground are backgrounds of cells."""

    window: str
    base: str
    panel: str
    ink: str
    muted: str
    accent: str
    on_accent: str
    thin_line: str
    thick_line: str
    given: str
    given_ground: str
    entry: str
    solver: str
    selected_ground: str
    house_ground: str
    equal_ground: str
    conflict: str
    standing: str
    placed_ground: str
    taken_back: str
    taken_back_ground: str
    blocker: str
    branch: str


LIGHT = Theme(
    window="#f3f4f6",
    base="#ffffff",
    panel="#e7eaee",
    ink="#1b1f24",
    muted="#59626e",
    accent="#1f5fbf",
    on_accent="#ffffff",
    thin_line="#b4bbc5",
    thick_line="#2a3038",
    given="#101418",
    given_ground="#f0f1f3",
    entry="#1450b4",
    solver="#0a6653",
    selected_ground="#bcd7ff",
    house_ground="#e6effb",
    equal_ground="#d5e3c4",
    conflict="#b3141e",
    standing="#9a4b00",
    placed_ground="#c9efdf",
    taken_back="#8f1577",
    taken_back_ground="#f8dcf1",
    blocker="#b3141e",
    branch="#5a2fb0",
)

DARK = Theme(
    window="#1d2025",
    base="#25292f",
    panel="#2d323a",
    ink="#e8eaed",
    muted="#a4adb9",
    accent="#5b9cf5",
    on_accent="#0c1420",
    thin_line="#4a525e",
    thick_line="#c3cad4",
    given="#f4f6f8",
    given_ground="#2e333b",
    entry="#8ebcff",
    solver="#63d3b4",
    selected_ground="#2b4870",
    house_ground="#2b3645",
    equal_ground="#3d4a2e",
    conflict="#ff9a9a",
    standing="#ffb45e",
    placed_ground="#1d4a3d",
    taken_back="#f79be3",
    taken_back_ground="#4d2746",
    blocker="#ff9a9a",
    branch="#c3a6ff",
)


def theme_for(appearance: Appearance) -> Theme:
    """The theme of that choice; SYSTEM asks the desktop and is light where it has no answer."""
    if appearance is Appearance.SYSTEM:
        scheme = QGuiApplication.styleHints().colorScheme()
        return DARK if scheme == Qt.ColorScheme.Dark else LIGHT
    return DARK if appearance is Appearance.DARK else LIGHT


def palette_of(theme: Theme) -> QPalette:
    """The palette that gives Qt's own widgets the theme's colours."""
    palette = QPalette()
    for where, colour in _colours_of(theme).items():
        palette.setColor(where, QColor(colour))
    role = QPalette.ColorRole
    for where in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, where, QColor(theme.muted).darker(90))
    palette.setColor(QPalette.ColorGroup.Disabled, role.Highlight, QColor(theme.thin_line))
    return palette


def _colours_of(theme: Theme) -> dict[QPalette.ColorRole, str]:
    """What each role is painted in, where nothing is disabled."""
    role = QPalette.ColorRole
    return {
        role.Window: theme.window,
        role.WindowText: theme.ink,
        role.Base: theme.base,
        role.AlternateBase: theme.panel,
        role.Text: theme.ink,
        role.PlaceholderText: theme.muted,
        role.Button: theme.panel,
        role.ButtonText: theme.ink,
        role.ToolTipBase: theme.base,
        role.ToolTipText: theme.ink,
        role.Highlight: theme.accent,
        role.HighlightedText: theme.on_accent,
        role.Link: theme.accent,
        role.Accent: theme.accent,
        role.Light: theme.base,
        role.Midlight: theme.panel,
        role.Mid: theme.thin_line,
        role.Dark: theme.thin_line,
        role.Shadow: theme.thick_line,
    }
