"""The signs that stand for cells, and how a message names what was found instead.

Only literal signs count: str.isdigit and int accept digits of other scripts,
underscores and plus signs, and so would read another puzzle than the one written.
"""

import re
import unicodedata

from sudoku_gui.language import Text, text
from sudoku_gui.model.geometry import Digit
from sudoku_gui.model.grid import sign_of

NO_DIGIT = 0xFF
"""Stands in the place of a sign that is none."""

OTHER_BLANKS = frozenset("Xx-?#")
"""What other people write for blanks, always the same in a grid and never beside the usual ones."""

_AGREEING = frozenset((given, digit) for digit in range(1, 26) for given in (0, digit))
_BLANK_SIGNS = "0.*_"
_TWO_FIGURES = {str(number): number for number in range(10, 26)}
_WHITESPACE = {" ": text("a space"), "\t": text("a tab")}
_ODD = re.compile(r"[^!-~]")
_SHOWN = 24


def _table_of_signs() -> bytes:
    table = bytearray([NO_DIGIT]) * 256
    for blank in _BLANK_SIGNS:
        table[ord(blank)] = 0
    for digit in map(Digit, range(1, 26)):
        table[ord(sign_of(digit))] = digit
    return bytes(table)


_DIGIT_OF_SIGN = _table_of_signs()


def may_solve(solution: bytes, givens: bytes) -> bool:
    """Return whether all cells are filled, and cells with a given with that; both are as long."""
    return _AGREEING.issuperset(zip(givens, solution, strict=True))


def digits_of(signs: str) -> bytes:
    """Return the digit of each sign, 0 for a blank, NO_DIGIT for what is neither."""
    return signs.encode("ascii", "replace").translate(_DIGIT_OF_SIGN)


def line_of(signs: str) -> str:
    """Return the same signs with "." for every blank."""
    return signs.replace("0", ".").replace("*", ".").replace("_", ".")  # translate takes longer


def digit_of_token(token: str, size: int) -> int:
    """Return the digit written as a sign or as a number from 10 on, or NO_DIGIT if it is none."""
    digit = digits_of(token)[0] if len(token) == 1 else _TWO_FIGURES.get(token, NO_DIGIT)
    return digit if digit <= size else NO_DIGIT


def a_digit(size: int) -> Text:
    """Return what a cell of a grid of `size` may hold, to be named in a message."""
    last = sign_of(Digit(size))
    if size > 9:
        return text("a digit 0-9 or A-{last}", last=last)
    return text("a digit 0-{last}", last=last)


def first_odd(token: str) -> int:
    """Return where the first sign that is not printable ASCII stands, or len(token) without one."""
    odd = _ODD.search(token)
    return odd.start() if odd else len(token)


def named(found: str) -> Text:
    """Return a sign, or a token without odd signs, made visible and at most a few words long."""
    if found in _WHITESPACE:
        return _WHITESPACE[found]
    if first_odd(found) == len(found):
        shown = found if len(found) <= _SHOWN else f"{found[:_SHOWN]}…"
        return text('"{found}"', found=shown)
    if "\udc80" <= found <= "\udcff":
        return text("the byte {byte} (not UTF-8)", byte=f"0x{ord(found) - 0xDC00:02X}")
    if found.isprintable() and not unicodedata.combining(found):
        return text('"{found}" ({code})', found=found, code=_code_of(found))
    return text("the character {code}", code=_code_of(found))


def named_word(found: str) -> Text:
    """Return a word of a file made visible: by its first odd sign, where it has one."""
    odd = first_odd(found)
    return named(found if odd == len(found) else found[odd])


def _code_of(sign: str) -> str:
    return f"U+{ord(sign):04X}"
