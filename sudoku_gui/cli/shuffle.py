"""`sudoku-gui shuffle`: puzzles of the same kind, with other digits and lines in another order."""

from argparse import ArgumentParser, Namespace

from sudoku_gui.cli.command import Command, ExitStatus
from sudoku_gui.cli.puzzle_changes import add_change_arguments, write_changed
from sudoku_gui.cli.seed_argument import add_seed_argument, seed_of
from sudoku_gui.generation.random_stream import RandomStream
from sudoku_gui.generation.shuffling import shuffled
from sudoku_gui.language import text


def _add_arguments(parser: ArgumentParser) -> None:
    add_change_arguments(parser)
    add_seed_argument(parser)


def _run(options: Namespace) -> ExitStatus:
    seed = seed_of(options)
    return write_changed(
        options, lambda puzzle, number: shuffled(puzzle, RandomStream(f"{seed}/{number}"))
    )


COMMAND = Command(
    "shuffle",
    text("write puzzles of the same kind: other digits, rows and columns in another order"),
    _add_arguments,
    _run,
)
