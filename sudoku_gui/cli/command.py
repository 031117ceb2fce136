"""What a command of the terminal is, and how it can end."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import TYPE_CHECKING

from sudoku_gui.language import Text
from sudoku_gui.lazy_dataclasses import dataclass

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace


class ExitStatus(IntEnum):
    """How the program ends; scripts rely on these numbers."""

    DONE = 0
    ANSWER_IS_NO = 1  # no solution, clashing givens, stuck, not unique where that was asked for
    BAD_INPUT = 2  # or bad use; a message was written and no result
    SOME_LEFT_OUT = 3  # done, but for what is no puzzle, each of which was named
    INTERRUPTED = 130


class BadInputError(Exception):
    """A command cannot do what it was asked; `sentence` says why."""

    status = ExitStatus.BAD_INPUT

    def __init__(self, sentence: Text) -> None:
        super().__init__(str(sentence))
        self.sentence = sentence


class AnswerIsNoError(BadInputError):
    """The answer about a puzzle is no, and a command can tell nothing more than why."""

    status = ExitStatus.ANSWER_IS_NO


@dataclass(frozen=True, slots=True)
class Command:
    """A row in the table of commands.

    add_arguments tells the parser what may follow the name; run does the work and
    raises BadInputError, FormatError or UnknownAlgorithmError where it cannot, and
    AnswerIsNoError.
    """

    name: str
    summary: Text
    add_arguments: Callable[[ArgumentParser], None]
    run: Callable[[Namespace], ExitStatus]
