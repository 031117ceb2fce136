"""`sudoku-gui formats`: which there are to choose from."""

from argparse import ArgumentParser, Namespace

from sudoku_gui.cli.command import Command, ExitStatus
from sudoku_gui.cli.streams import print_table
from sudoku_gui.formats import FORMATS
from sudoku_gui.language import text


def _add_no_arguments(parser: ArgumentParser) -> None:
    """The table is shown as a whole."""


def _run(_: Namespace) -> ExitStatus:
    print_table([(each.name, " ".join(each.suffixes), "read/write") for each in FORMATS])
    return ExitStatus.DONE


COMMAND = Command(
    "formats", text("list the formats: their names and suffixes"), _add_no_arguments, _run
)
