"""The colours of the window, light and dark.

The program brings both palettes itself, because asking Qt for a colour scheme
has no effect on most Linux desktops.  Text and marks keep a contrast of 4.5 : 1
or more to the ground they stand on.
"""

from dataclasses import dataclass
from enum import Enum


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
