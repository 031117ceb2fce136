"""What several commands are told in the same way."""

from argparse import ArgumentParser, ArgumentTypeError

from sudoku_gui.cli import streams
from sudoku_gui.cli.command import BadInputError
from sudoku_gui.language import text, tr
from sudoku_gui.solvers import ALGORITHMS, algorithm_named, instant
from sudoku_gui.solvers.search import Algorithm

_MOST_FIGURES = 18  # of a step, fewer than sys.maxsize has


def add_file_argument(parser: ArgumentParser) -> None:
    """Let the name of a file with a puzzle follow, or nothing for standard input."""
    parser.add_argument(
        "file",
        nargs="?",
        default=streams.STANDARD_INPUT,
        metavar="FILE",
        help=tr("a file with the puzzle; - or none: standard input"),
    )


def add_step_argument(parser: ArgumentParser, option: str, name: str, meaning: str) -> None:
    """Let a step of a search follow `option`; None where it is missing."""
    parser.add_argument(option, dest=name, type=_step, metavar="STEP", help=meaning)


def algorithm_with_steps(name: str) -> Algorithm:
    """The algorithm called `name`; raises UnknownAlgorithmError, BadInputError for `instant`."""
    if name == instant.NAME:
        raise BadInputError(
            text(
                '"{name}" solves without steps that could be shown; there are: {names}',
                name=name,
                names=", ".join(algorithm.name for algorithm in ALGORITHMS),
            )
        )
    return algorithm_named(name)


def _step(word: str) -> int:
    """The step that `word` means; int() alone would also take signs and underscores."""
    if not (word.isascii() and word.isdigit() and len(word) <= _MOST_FIGURES):
        raise ArgumentTypeError(tr('found "{word}", expected a step: 0, 1, 2, ...', word=word))
    return int(word)
