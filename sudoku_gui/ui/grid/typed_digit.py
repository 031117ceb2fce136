"""Which digit a key writes, and as what: modifiers make notes and colours of it.

Shift with a digit is a corner note, Ctrl a centre note, both together a colour.  What Shift does
to the keys of digits depends on the keyboard: most make other signs, a French one needs it for
the digits themselves, and a keypad moves the cursor.  Where no digit stands on a key of that row
without Shift, as on French and Czech keyboards, the key writes the digit of its place.
"""

import sys
import unicodedata

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
_FIRST_SCAN_CODE = 2 if sys.platform == "win32" else 10  # of the row of digits; X11, Wayland
_SHIFTED_SIGNS = "!@#$%^&*("  # where no code is told, as by remote desktops
_FRENCH_SIGNS = "&é\"'(-è_ç"  # the same, without Shift
_ON_OTHER_KEYBOARDS = "'-"  # without Shift as well, on keys of their own
_ZERO_SIGNS = "àé"  # on the key of 0, French and Czech; a Hungarian one has another digit's there


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
        digit = _sign_of(event) or _number_of_place(event)
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


def types_zero(event: QKeyEvent) -> bool:
    """Return whether the key of `event` types the digit 0, in whatever script, or has its place."""
    if event.modifiers() & ~(_KEYPAD | _SHIFT):
        return False
    sign = event.text()
    if event.key() == Qt.Key.Key_0 or _decimal_of(sign) == 0:
        return True
    if _has_scan_code(event):
        is_in_place = event.nativeScanCode() == _FIRST_SCAN_CODE + 9
        return is_in_place and not event.modifiers() and sign in set(_ZERO_SIGNS)
    return sign == _ZERO_SIGNS[0]


def _sign_of(event: QKeyEvent) -> Digit | None:
    """Return the digit that is written on what the key types, if any but a blank."""
    decimal = _decimal_of(event.text())
    digit = digit_of(event.text().upper()) if decimal is None else Digit(decimal)
    return None if digit == BLANK else digit


def _decimal_of(sign: str) -> int | None:
    """Return the digit that `sign` is in any script, None if it is none."""
    return unicodedata.decimal(sign, None) if len(sign) == 1 else None


def _number_of_place(event: QKeyEvent) -> int | None:
    """Return the number of the place of a key in the row of digits, whatever it types."""
    sign = event.text()
    if _has_scan_code(event):
        number = event.nativeScanCode() - _FIRST_SCAN_CODE + 1
        is_digit = not sign or _decimal_of(sign) is not None
        return number if 1 <= number <= 9 and not is_digit else None
    if not sign or sign not in _FRENCH_SIGNS or sign in _ON_OTHER_KEYBOARDS:
        return None
    return _FRENCH_SIGNS.index(sign) + 1


def _has_scan_code(event: QKeyEvent) -> bool:
    """Return whether the system tells which key it is; macOS tells 1 of every key."""
    return event.nativeScanCode() > 1


def _number_of(event: QKeyEvent) -> int | None:
    """Return the number on the key itself."""
    if event.modifiers() & _KEYPAD and event.key() in _KEYPAD_WITH_SHIFT:
        return _KEYPAD_WITH_SHIFT[Qt.Key(event.key())]
    if event.key() in _DIGIT_KEYS:
        return event.key() - Qt.Key.Key_0
    if _has_scan_code(event):
        number = event.nativeScanCode() - _FIRST_SCAN_CODE + 1
        return number if 1 <= number <= 9 else None
    sign = event.text()
    return _SHIFTED_SIGNS.index(sign) + 1 if sign and sign in _SHIFTED_SIGNS else None
