"""`sudoku-gui convert`: the puzzles of one file in another, in another format."""

from argparse import ArgumentParser, Namespace
from pathlib import PurePath

from sudoku_gui import formats
from sudoku_gui.cli import puzzle_input, streams
from sudoku_gui.cli.arguments import source_name, target_name
from sudoku_gui.cli.command import Command, ExitStatus
from sudoku_gui.cli.replacing import replace_file
from sudoku_gui.formats import Format, Part, format_for_suffix, format_named
from sudoku_gui.language import text, tr
from sudoku_gui.wording import PART_WORDS, listed


def _add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "source", type=source_name, metavar="IN", help=tr("the file to read; -: standard input")
    )
    parser.add_argument(
        "target", type=target_name, metavar="OUT", help=tr("the file to write; -: standard output")
    )
    parser.add_argument(
        "--from",
        dest="source_format",
        metavar="NAME",
        help=tr("how to read IN (see sudoku-gui formats); otherwise told by its content"),
    )
    parser.add_argument(
        "--to",
        dest="target_format",
        metavar="NAME",
        help=tr("how to write OUT; otherwise told by its suffix, or as IN is written"),
    )


def _run(options: Namespace) -> ExitStatus:
    source_format = _named(options.source_format)
    target_format = _named(options.target_format)
    reading = puzzle_input.read_puzzles(options.source, source_format)
    if target_format is None:
        target_format = format_for_suffix(PurePath(options.target).suffix, reading.format)
    data = formats.write_all(reading.contents, target_format)
    lost = formats.lost(reading.contents, data, target_format)
    if options.target == streams.STANDARD_OUTPUT:
        streams.write_result(data)
    else:
        replace_file(options.target, data)
    for note in reading.notes:
        streams.tell(note.sentence)
    if lost:
        parts = listed([PART_WORDS[part] for part in Part if part in lost])
        streams.tell(
            text(
                "the format {format} has no room for: {parts}",
                format=target_format.name,
                parts=parts,
            )
        )
    return ExitStatus.DONE


def _named(name: str | None) -> Format | None:
    return format_named(name) if name is not None else None


COMMAND = Command(
    "convert", text("write the puzzles of a file in another format"), _add_arguments, _run
)
