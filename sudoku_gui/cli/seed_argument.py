"""The number that what is made at random depends on."""

from argparse import ArgumentParser, Namespace
from random import SystemRandom

from sudoku_gui.cli import streams
from sudoku_gui.cli.number_arguments import number_in
from sudoku_gui.language import text, tr

_SEEDS = range(1, 10**9 + 1)


def add_seed_argument(parser: ArgumentParser) -> None:
    """Let the `seed` be given; None where it is missing."""
    parser.add_argument(
        "--seed",
        type=number_in(_SEEDS),
        metavar="N",
        help=tr("a number that makes the same puzzles again; otherwise any"),
    )


def seed_of(options: Namespace) -> int:
    """Return the seed that was given, or else any, which is told."""
    if options.seed is not None:
        return int(options.seed)
    seed = SystemRandom().choice(_SEEDS)
    streams.print_message(text("seed {seed}", seed=seed))
    return seed
