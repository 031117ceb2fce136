"""Numbers of givens and difficulties on the command line, from one to another."""

from argparse import ArgumentTypeError

from sudoku_gui.cli.number_arguments import is_number
from sudoku_gui.language import tr


def givens_range(word: str) -> range:
    """Return the numbers that are meant by "22-26", or by "24"."""
    ends = word.split("-")
    if len(ends) > 2 or not all(map(is_number, ends)) or int(ends[0]) > int(ends[-1]):
        raise ArgumentTypeError(tr('found "{word}", expected 22-26, or 24', word=word))
    return range(int(ends[0]), int(ends[-1]) + 1)


def difficulty_range(word: str) -> range:
    """Return the tenths that are meant by "2.6-3.4", or by "2.6"."""
    ends = [each for each in map(_tenths, word.split("-")) if each is not None]
    if len(ends) != word.count("-") + 1 or len(ends) > 2 or ends[0] > ends[-1]:
        raise ArgumentTypeError(tr('found "{word}", expected 2.6-3.4, or 2.6', word=word))
    return range(ends[0], ends[-1] + 1)


def _tenths(word: str) -> int | None:
    """Return the tenths that are meant by "2.6" or "3"; None if it is no such number."""
    whole, dot, tenth = word.partition(".")
    is_tenth = len(tenth) == 1 and is_number(tenth) if dot else True
    return 10 * int(whole) + int(tenth or 0) if is_number(whole) and is_tenth else None
