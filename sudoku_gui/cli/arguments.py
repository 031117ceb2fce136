"""Command-line arguments that several commands share."""

import os
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from typing import TYPE_CHECKING

from sudoku_gui.cli.command import BadInputError
from sudoku_gui.cli.number_arguments import number_in
from sudoku_gui.cli.puzzle_range import puzzle_range
from sudoku_gui.cli.streams import STANDARD_INPUT, STANDARD_OUTPUT
from sudoku_gui.language import text, tr

if TYPE_CHECKING:
    from sudoku_gui.formats import Format

_JOBS = range(1, 62)  # more processes Python does not start on every system


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


def add_files_argument(parser: ArgumentParser) -> None:
    """Let `files` follow, one at least."""
    parser.add_argument(
        "files", nargs="+", type=source_name, metavar="FILE", help=tr("files; -: standard input")
    )


def add_optional_files_argument(parser: ArgumentParser) -> None:
    """Let `files` follow; standard input where there are none."""
    parser.add_argument(
        "files",
        nargs="*",
        type=source_name,
        default=[STANDARD_INPUT],
        metavar="FILE",
        help=tr("files; - or none: standard input"),
    )


def add_puzzle_argument(parser: ArgumentParser) -> None:
    """Let puzzles of a file with several be named by their numbers; None where that is missing."""
    parser.add_argument(
        "--puzzle",
        type=puzzle_range,
        metavar="N[-M]",
        help=tr("this puzzle of a file with several, or those from N to M; otherwise the first"),
    )


def add_puzzles_argument(parser: ArgumentParser) -> None:
    """Let puzzles of each file be named by their numbers; None where that is missing: all."""
    parser.add_argument(
        "--puzzle",
        type=puzzle_range,
        metavar="N[-M]",
        help=tr("only this puzzle of each file, or those from N to M; otherwise all"),
    )


def add_from_argument(parser: ArgumentParser, *other_names: str) -> None:
    """Let the `source_format` be named that files are read as; None where that is missing."""
    parser.add_argument(
        *other_names,
        "--from",
        dest="source_format",
        type=format_argument,
        metavar="NAME",
        help=tr("how to read a file (see sudoku-gui formats); otherwise told by its content"),
    )


def add_to_argument(parser: ArgumentParser, meaning: str) -> None:
    """Let the `target_format` be named in which results are written; None where it is missing."""
    parser.add_argument(
        "--to", dest="target_format", type=format_argument, metavar="NAME", help=meaning
    )


def format_argument(word: str) -> "Format":
    """Return the format of that name, or raise BadInputError."""
    # Imported late because most commands read what tells its format itself.
    from sudoku_gui.formats import UnknownFormatError, format_named  # noqa: PLC0415

    try:
        return format_named(word)
    except UnknownFormatError as error:
        raise BadInputError(error.sentence) from error


def add_jobs_argument(parser: ArgumentParser) -> None:
    """Let it be said how many puzzles to work on at once; one for each core where it is not."""
    parser.add_argument(
        "--jobs",
        type=number_in(_JOBS),
        default=_cores(),
        metavar="N",
        help=tr("how many puzzles to work on at once; otherwise one for each core"),
    )


def _cores() -> int:
    """Return how many of the machine's cores may be used, as far as it is any use."""
    usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return min(usable or 1, _JOBS[-1])


def source_name(word: str) -> str:
    """Return the name of a file to read, STANDARD_INPUT for the system's name of that."""
    return STANDARD_INPUT if word == "/dev/stdin" else file_name(word)


def target_name(word: str) -> str:
    """Return the name of a file to write, STANDARD_OUTPUT for the system's name of that."""
    # As a file it would be replaced as a whole, with all that others have written to it.
    return STANDARD_OUTPUT if word == "/dev/stdout" else file_name(word)


def settle_names(options: Namespace) -> None:
    """Let `out` be the file to write, whichever of both ways it was named in.

    The last of the names is it, unless the option `output` has it.  Raises BadInputError.
    """
    if options.output is not None:
        if options.out is not None:
            raise BadInputError(
                text("two files to write: {out} and {other}", out=options.out, other=options.output)
            )
        options.out = options.output
    elif options.out is None:
        if options.file == STANDARD_INPUT:
            raise BadInputError(text("the file to write is missing: OUT"))
        options.file, options.out = STANDARD_INPUT, target_name(options.file)


def file_name(word: str) -> str:
    """Return the name of a file, as long as it is one."""
    if not word:  # Python takes it for the folder in use
        raise ArgumentTypeError(tr('found "", expected the name of a file'))
    return word
