"""The signs of cells, and how a message names what is none."""

import pytest

from sudoku_gui.formats.text.signs import (
    NO_DIGIT,
    a_digit,
    digit_of_token,
    digits_of,
    first_odd,
    named,
)
from sudoku_gui.model.geometry import SIZES

TRAPS = "²٣１②٠-+?xXOla\u200b\u3000 \t\n\0\udcff"
"""Signs that str.isdigit, int or a forgiving reader would take for a cell, and the like."""


def test_each_sign_has_its_digit() -> None:
    assert digits_of("0123456789ABCDEFGHIJKLMNOP") == bytes(range(26))
    assert digits_of("0.*_") == bytes(4)


@pytest.mark.parametrize("sign", [sign for sign in TRAPS if sign != "O"] + ["Q", "Z", "a", "p"])
def test_no_other_sign_has_one(sign: str) -> None:
    assert digits_of(f"1{sign}2") == bytes([1, NO_DIGIT, 2])


@pytest.mark.parametrize("size", SIZES)
def test_a_sign_is_a_digit_up_to_the_size(size: int) -> None:
    signs = "123456789ABCDEFGHIJKLMNOP"

    found = [digit_of_token(sign, size) for sign in signs]

    assert found == [*range(1, size + 1), *[NO_DIGIT] * (25 - size)]


@pytest.mark.parametrize("size", SIZES)
def test_a_number_from_ten_on_is_a_digit_up_to_the_size(size: int) -> None:
    found = [digit_of_token(str(number), size) for number in range(10, 30)]

    assert found == [number if number <= size else NO_DIGIT for number in range(10, 30)]


@pytest.mark.parametrize(
    "token", ["01", "00", "1_", "+1", "-1", "1.", "１２", "26", "9" * 5000, ""]
)
def test_any_other_token_is_no_digit(token: str) -> None:
    assert digit_of_token(token, 25) == NO_DIGIT


@pytest.mark.parametrize(
    ("size", "words"),
    [
        (4, "a digit 0-4"),
        (9, "a digit 0-9"),
        (12, "a digit 0-9 or A-C"),
        (25, "a digit 0-9 or A-P"),
    ],
)
def test_what_may_stand_in_a_cell_is_said(size: int, words: str) -> None:
    assert str(a_digit(size)) == words


@pytest.mark.parametrize(
    ("found", "words"),
    [
        ("x", '"x"'),
        ("0x2", '"0x2"'),
        ("9" * 5000, f'"{"9" * 24}…"'),
        (" ", "a space"),
        ("\t", "a tab"),
        ("②", '"②" (U+2461)'),
        ("가", '"가" (U+AC00)'),
        ("\u200b", "the character U+200B"),
        ("\u3000", "the character U+3000"),
        ("\u202e", "the character U+202E"),
        ("\u0301", "the character U+0301"),
        ("\x1b", "the character U+001B"),
        ("\U0001f600", '"\U0001f600" (U+1F600)'),
        ("\ud800", "the character U+D800"),
        ("\udcc3", "the byte 0xC3 (not UTF-8)"),
    ],
)
def test_what_was_found_is_named_so_that_it_can_be_seen(found: str, words: str) -> None:
    assert str(named(found)) == words


@pytest.mark.parametrize(("token", "place"), [("0x2", 3), ("0\u200b2", 1), ("\udcc3", 0), ("~", 1)])
def test_the_first_odd_sign_of_a_token_is_found(token: str, place: int) -> None:
    assert first_odd(token) == place
