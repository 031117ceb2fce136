"""Choices as words that a file of settings keeps, and back again."""

from collections.abc import Mapping
from typing import TypeVar

YES_NO = {"yes": True, "no": False}
_MOST_FIGURES = 10
_Chosen = TypeVar("_Chosen")


def choice_of(known: Mapping[str, _Chosen], word: str | None, usual: _Chosen) -> _Chosen:
    """Return what the word stands for, the usual choice where it is none of those known."""
    return known.get(word or "", usual)


def word_of(known: Mapping[str, _Chosen], chosen: _Chosen) -> str:
    """Return the word that stands for what was chosen."""
    return next(word for word, each in known.items() if each == chosen)


def number_of(word: str | None, allowed: range, usual: int) -> int:
    """Return the number that the word is, the usual one where that is none of those allowed."""
    is_number = word is not None and word.isascii() and word.isdecimal()
    if word is None or not is_number or len(word) > _MOST_FIGURES:
        return usual
    return int(word) if int(word) in allowed else usual
