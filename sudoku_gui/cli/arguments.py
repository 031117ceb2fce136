"""What several commands are told in the same way."""

from argparse import ArgumentParser

from sudoku_gui.cli import streams
from sudoku_gui.language import tr


def add_file_argument(parser: ArgumentParser) -> None:
    """Let the name of a file with a puzzle follow, or nothing for standard input."""
    parser.add_argument(
        "file",
        nargs="?",
        default=streams.STANDARD_INPUT,
        metavar="FILE",
        help=tr("a file with the puzzle; - or none: standard input"),
    )
