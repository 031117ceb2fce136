"""Command-line arguments that several commands share."""

from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Callable

from sudoku_gui.cli.streams import STANDARD_INPUT, STANDARD_OUTPUT
from sudoku_gui.language import tr

_MOST_FIGURES = 18  # of a number without a limit: fewer than sys.maxsize has


def add_file_argument(parser: ArgumentParser) -> None:
    """Let the name of a file with a puzzle follow, or nothing for standard input."""
    parser.add_argument(
        "file",
        nargs="?",
        type=source_name,
        default=STANDARD_INPUT,
        metavar="FILE",
        help=tr("a file with the puzzle; - or none: standard input"),
    )


def source_name(word: str) -> str:
    """Return the name of a file to read, STANDARD_INPUT for the system's name of that."""
    return STANDARD_INPUT if word == "/dev/stdin" else _name(word)


def target_name(word: str) -> str:
    """Return the name of a file to write, STANDARD_OUTPUT for the system's name of that."""
    # As a file it would be replaced as a whole, with all that others have written to it.
    return STANDARD_OUTPUT if word == "/dev/stdout" else _name(word)


def number_from(least: int) -> Callable[[str], int]:
    """Return what reads a whole number of at least that much."""

    def number(word: str) -> int:
        if _is_number(word) and int(word) >= least:
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
        if _is_number(word) and int(word) in allowed:
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


def _name(word: str) -> str:
    if not word:  # Python takes it for the folder in use
        raise ArgumentTypeError(tr('found "", expected the name of a file'))
    return word


def _is_number(word: str) -> bool:
    """Return whether it is figures.

    int() alone would also take signs and underscores.
    """
    return word.isascii() and word.isdigit() and len(word) <= _MOST_FIGURES
