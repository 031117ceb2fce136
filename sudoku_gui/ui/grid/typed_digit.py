"""Which digit a key writes, and as what: modifiers make notes and colours of it.

Shift with a digit is a corner note, Ctrl a centre note, both together a colour.  What Shift does
to the keys of digits depends on the keyboard: most make other signs, a French one needs it for
the digits themselves, and a keypad moves the cursor.
"""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.geometry import Digit
from sudoku_gui.model.grid import BLANK, digit_of
from sudoku_gui.presentation.grid.entry_kind import EntryKind

_Held = Qt.KeyboardModifier
_SHIFT, _CONTROL, _KEYPAD = _Held.ShiftModifier, _Held.ControlModifier, _Held.KeypadModifier
_KINDS = {
    _SHIFT: EntryKind.CORNER,
    _CONTROL: EntryKind.CENTRE,
    _CONTROL | _SHIFT: EntryKind.COLOUR,
}
_DIGIT_KEYS = range(Qt.Key.Key_1, Qt.Key.Key_9 + 1)
_KEYPAD_WITH_SHIFT = {
    Qt.Key.Key_End: 1,
    Qt.Key.Key_Down: 2,
    Qt.Key.Key_PageDown: 3,
    Qt.Key.Key_Left: 4,
    Qt.Key.Key_Clear: 5,
    Qt.Key.Key_Right: 6,
    Qt.Key.Key_Home: 7,
    Qt.Key.Key_Up: 8,
    Qt.Key.Key_PageUp: 9,
}
_FIRST_SCAN_CODE = 10  # of the row of digits, wherever X11 or Wayland runs
_SHIFTED_SIGNS = "!@#$%^&*("  # where no code is told, as by remote desktops


@dataclass(frozen=True, slots=True)
class TypedDigit:
    """A digit, and what it is to become where the key tells."""

    digit: Digit
    kind: EntryKind | None = None


def typed_digit(event: QKeyEvent, size: int) -> TypedDigit | None:
    """Return what the key of `event` writes into a grid of `size`, or None if nothing."""
    held = event.modifiers() & ~_KEYPAD
    kind = _KINDS.get(held)
    digit: int | None
    if not held:
        digit = _sign_of(event)
    elif kind is None:
        digit = None
    elif held == _SHIFT and not event.modifiers() & _KEYPAD and _sign_of(event) is not None:
        digit, kind = _sign_of(event), None  # a capital letter, or a French digit
    else:
        digit = _number_of(event)
    return TypedDigit(Digit(digit), kind) if digit and digit <= size else None


def digit_on_key(event: QKeyEvent, size: int) -> Digit | None:
    """Return the digit of a grid of `size` that stands on the key of `event`, whatever is held."""
    digit = _sign_of(event) or _number_of(event)
    return Digit(digit) if digit and digit <= size else None


def _sign_of(event: QKeyEvent) -> Digit | None:
    """Return the digit that is written on what the key types, if any but a blank."""
    digit = digit_of(event.text().upper())
    return None if digit == BLANK else digit


def _number_of(event: QKeyEvent) -> int | None:
    """Return the number on the key itself."""
    if event.modifiers() & _KEYPAD and event.key() in _KEYPAD_WITH_SHIFT:
        return _KEYPAD_WITH_SHIFT[Qt.Key(event.key())]
    if event.key() in _DIGIT_KEYS:
        return event.key() - Qt.Key.Key_0
    if event.nativeScanCode():
        number = event.nativeScanCode() - _FIRST_SCAN_CODE + 1
        return number if 1 <= number <= 9 else None
    sign = event.text()
    return _SHIFTED_SIGNS.index(sign) + 1 if sign and sign in _SHIFTED_SIGNS else None
