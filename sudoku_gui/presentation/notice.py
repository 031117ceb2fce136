"""Notices: what the window says to people, in one visible place and never in their way."""

from collections.abc import Callable
from enum import Enum

from sudoku_gui.language import Text, text
from sudoku_gui.lazy_dataclasses import dataclass


class NoticeTone(Enum):
    """How a notice is meant; each has a sign of its own besides a colour."""

    PLAIN = "plain"
    GOOD = "good"
    WARNING = "warning"


@dataclass(frozen=True, slots=True)
class NoticeAction:
    """An action that a notice offers, one click away."""

    label: Text
    accept: Callable[[], None]


@dataclass(frozen=True, slots=True)
class Notice:
    """A sentence, how it is meant, and what can be done about it."""

    sentence: Text
    tone: NoticeTone = NoticeTone.PLAIN
    actions: tuple[NoticeAction, ...] = ()


TYPING_HELP = text(
    "Type the printed puzzle row by row: digits move on, Space or 0 skips a blank, "
    "Backspace goes back, Enter starts the next row."
)

END_OF_GRID = text(
    "The grid is typed to its end, and no digit was changed. "
    "Choose a cell to type there, or go back with Backspace."
)


def notice_of_given(name: str) -> Notice:
    """Return what to say to somebody who types over the given in the cell called `name`."""
    sentence: Text = text(
        "{cell} is printed in the puzzle. “Enter puzzle” over the grid changes the puzzle itself.",
        cell=name,
    )
    return Notice(sentence)
