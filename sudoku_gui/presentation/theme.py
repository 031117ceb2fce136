"""The colours of the window, light and dark.

The program brings both palettes itself, because asking Qt for a colour scheme
has no effect on most Linux desktops.  Text and marks keep a contrast of 4.5 : 1
or more to the ground they stand on.
"""

from enum import Enum

from sudoku_gui.lazy_dataclasses import dataclass, replace


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
    shaded_ground: str
    house_ground: str
    equal_ground: str
    given_house_ground: str
    given_equal_ground: str
    conflict: str
    standing: str
    placed_ground: str
    taken_back: str
    taken_back_ground: str
    blocker: str
    branch: str
    yellow_ground: str
    green_ground: str
    blue_ground: str
    red_ground: str
    orange_ground: str
    purple_ground: str
    turquoise_ground: str
    brown_ground: str
    grey_ground: str


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
    shaded_ground="#d5d9df",
    house_ground="#e6effb",
    equal_ground="#d5e3c4",
    given_house_ground="#d8e1ee",
    given_equal_ground="#c9d8b6",
    conflict="#b3141e",
    standing="#9a4b00",
    placed_ground="#c9efdf",
    taken_back="#8f1577",
    taken_back_ground="#f8dcf1",
    blocker="#b3141e",
    branch="#5a2fb0",
    yellow_ground="#fdf0a4",
    green_ground="#c3ecb0",
    blue_ground="#bddcff",
    red_ground="#ffcfcf",
    orange_ground="#ffd9ab",
    purple_ground="#e2d3fb",
    turquoise_ground="#aeeee6",
    brown_ground="#e6d7c3",
    grey_ground="#d6dbe1",
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
    shaded_ground="#16181c",
    house_ground="#2b3645",
    equal_ground="#35412a",
    given_house_ground="#354152",
    given_equal_ground="#3f4c30",
    conflict="#ff9a9a",
    standing="#ffb45e",
    placed_ground="#1d4a3d",
    taken_back="#f79be3",
    taken_back_ground="#4d2746",
    blocker="#ff9a9a",
    branch="#c3a6ff",
    yellow_ground="#4a4408",
    green_ground="#244c17",
    blue_ground="#173f73",
    red_ground="#6b2424",
    orange_ground="#613611",
    purple_ground="#4b2f78",
    turquoise_ground="#0b4a4a",
    brown_ground="#4a3c2e",
    grey_ground="#3f4650",
)

_BLACK, _WHITE = "#000000", "#ffffff"
PAPER = replace(
    LIGHT,
    window=_WHITE,
    panel=_WHITE,
    ink=_BLACK,
    thin_line="#808080",
    thick_line=_BLACK,
    given=_BLACK,
    given_ground="#efefef",
    entry=_BLACK,
    solver=_BLACK,
)
"""What is printed, whatever the window looks like."""

LARGE_PRINT = replace(PAPER, thin_line=_BLACK, given_ground=_WHITE)
"""What is printed without any grey."""
