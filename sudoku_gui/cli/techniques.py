"""`sudoku-gui techniques`: which there are, from the easiest on, how hard and what each is."""

from argparse import ArgumentParser, Namespace

from sudoku_gui.cli.command import Command, ExitStatus
from sudoku_gui.cli.streams import print_table
from sudoku_gui.language import say, text
from sudoku_gui.techniques.registry import TECHNIQUES


def _add_no_arguments(parser: ArgumentParser) -> None:
    """The table is shown as a whole."""


def _run(_: Namespace) -> ExitStatus:
    tenths: dict[str, list[int]] = {}
    summaries = {each.name: each.summary for each in reversed(TECHNIQUES)}
    for each in TECHNIQUES:
        tenths.setdefault(each.name, []).append(each.tenths)
    print_table([(name, _range(numbers), say(summaries[name])) for name, numbers in tenths.items()])
    return ExitStatus.DONE


def _range(tenths: list[int]) -> str:
    ends = dict.fromkeys((min(tenths), max(tenths)))
    return "-".join(f"{each / 10:.1f}" for each in ends)


COMMAND = Command(
    "techniques",
    text("list the techniques that hints know: names, difficulties and what they are"),
    _add_no_arguments,
    _run,
)
