"""What a key writes, on keyboards of several kinds."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from sudoku_gui.model.geometry import Digit
from sudoku_gui.presentation.grid.entry_kind import EntryKind
from sudoku_gui.ui.grid.typed_digit import TypedDigit, typed_digit
from tests.support.ui.grid_bench import ALT, CONTROL, KEYPAD, META, NO_MODIFIER, SHIFT

Key = Qt.Key
UNKNOWN = 0


def key(
    code: Key, held: Qt.KeyboardModifier, words: str = "", scan_code: int = UNKNOWN
) -> QKeyEvent:
    """The event of a key as X11 tells it."""
    return QKeyEvent(QEvent.Type.KeyPress, code, held, scan_code, 0, 0, words)


@pytest.mark.parametrize(
    ("event", "digit", "kind"),
    [
        (key(Key.Key_3, NO_MODIFIER, "3", 12), 3, None),
        (key(Key.Key_3, KEYPAD, "3", 89), 3, None),
        (key(Key.Key_QuoteDbl, NO_MODIFIER, '"', 12), 3, None),  # French
        (key(Key(ord("Š")), NO_MODIFIER, "š", 12), 3, None),  # Czech
        (key(Key.Key_NumberSign, SHIFT, "#", 12), 3, EntryKind.CORNER),
        (key(Key.Key_section, SHIFT, "§", 12), 3, EntryKind.CORNER),  # German
        (key(Key.Key_NumberSign, SHIFT, "#"), 3, EntryKind.CORNER),  # of a remote desktop
        (key(Key.Key_3, SHIFT, "3", 12), 3, None),  # French
        (key(Key.Key_PageDown, SHIFT | KEYPAD, "", 89), 3, EntryKind.CORNER),
        (key(Key.Key_3, SHIFT | KEYPAD, "3", 89), 3, EntryKind.CORNER),  # without Num Lock
        (key(Key.Key_Clear, SHIFT | KEYPAD, "", 84), 5, EntryKind.CORNER),
        (key(Key.Key_3, CONTROL, "", 12), 3, EntryKind.CENTRE),
        (key(Key.Key_QuoteDbl, CONTROL, "", 12), 3, EntryKind.CENTRE),  # French
        (key(Key.Key_3, CONTROL | KEYPAD, "3", 89), 3, EntryKind.CENTRE),
        (key(Key.Key_NumberSign, CONTROL | SHIFT, "", 12), 3, EntryKind.COLOUR),
        (key(Key.Key_PageDown, CONTROL | SHIFT | KEYPAD, "", 89), 3, EntryKind.COLOUR),
    ],
)
def test_modifiers_make_notes_and_colours_of_digits(
    event: QKeyEvent, digit: int, kind: EntryKind | None
) -> None:
    assert typed_digit(event, 9) == TypedDigit(Digit(digit), kind)


@pytest.mark.parametrize("words", ["B", "b"])
def test_letters_are_digits_with_shift_too(words: str) -> None:
    held = SHIFT if words.isupper() else NO_MODIFIER

    assert typed_digit(key(Key.Key_B, held, words, 56), 16) == TypedDigit(Digit(11))
    assert typed_digit(key(Key.Key_B, CONTROL, "\x02", 56), 16) is None


@pytest.mark.parametrize(
    "event",
    [
        key(Key.Key_0, NO_MODIFIER, "0", 19),
        key(Key.Key_Odiaeresis, NO_MODIFIER, "ö", 19),  # Hungarian
        key(Key.Key_Egrave, NO_MODIFIER, "è", 34),  # Italian
        key(Key.Key_Minus, NO_MODIFIER, "-"),
        key(Key.Key_ParenRight, SHIFT, ")", 19),
        key(Key.Key_3, META, "3", 12),
        key(Key.Key_3, ALT, "3", 12),  # which highlights it
        key(Key.Key_3, CONTROL | ALT, "3", 12),  # AltGr on Windows
        key(Key.Key_PageDown, SHIFT, "", 117),  # no keypad
        key(Key.Key_PageDown, KEYPAD, "", 89),
        key(Key.Key_Plus, SHIFT, "+", 21),
        key(Key.Key_9, NO_MODIFIER, "9", 18),  # beyond the size
    ],
)
def test_what_is_no_digit_of_the_grid_writes_nothing(event: QKeyEvent) -> None:
    assert typed_digit(event, 8) is None
