"""Numbers on the command line."""

from argparse import ArgumentTypeError
from collections.abc import Callable

from sudoku_gui.language import tr

_MOST_FIGURES = 18  # of a number without a limit: fewer than sys.maxsize has


def number_from(least: int) -> Callable[[str], int]:
    """Return what reads a whole number of at least that much."""

    def number(word: str) -> int:
        if is_number(word) and int(word) >= least:
            return int(word)
        raise ArgumentTypeError(
            tr(
                'found "{word}", expected a number: {first}, {second}, {third}, ...',
                word=word,
                first=least,
                second=least + 1,
                third=least + 2,
            )
        )

    return number


def number_in(allowed: range) -> Callable[[str], int]:
    """Return what reads a whole number that is one of those."""

    def number(word: str) -> int:
        if is_number(word) and int(word) in allowed:
            return int(word)
        raise ArgumentTypeError(
            tr(
                'found "{word}", expected a number from {least} to {most}',
                word=word,
                least=allowed[0],
                most=allowed[-1],
            )
        )

    return number


def is_number(word: str) -> bool:
    """Return whether a word is figures, and not too many.

    int() alone would also take signs and underscores.
    """
    return word.isascii() and word.isdigit() and len(word) <= _MOST_FIGURES
