"""`sudoku-gui convert`: the puzzles of one file in another, in another format.

A list with a puzzle a line is converted part by part, and may be longer than memory; any other
file is converted as a whole.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from itertools import chain
from pathlib import Path, PurePath

from sudoku_gui import formats
from sudoku_gui.cli import puzzle_input, streams
from sudoku_gui.cli.arguments import (
    add_from_argument,
    add_puzzles_argument,
    add_to_argument,
    source_name,
    target_name,
)
from sudoku_gui.cli.batch_progress import stream_for_bar
from sudoku_gui.cli.command import Command, ExitStatus
from sudoku_gui.cli.input_files import size_of
from sudoku_gui.cli.list_conversion import ConversionProgress, ListConversion
from sudoku_gui.cli.output_files import output_file
from sudoku_gui.cli.progress_bar import ProgressBar
from sudoku_gui.formats import Format, ReadResult, RecordPart, format_for_suffix
from sudoku_gui.formats.puzzle_record import without_entries
from sudoku_gui.formats.sudoku import newer_version_problem
from sudoku_gui.language import Text, text, text_n, tr
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.wording import RECORD_PART_WORDS, file_sentence, listed


def _add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "source", type=source_name, metavar="IN", help=tr("the file to read; -: standard input")
    )
    parser.add_argument(
        "target",
        nargs="?",
        type=target_name,
        default=streams.STANDARD_OUTPUT,
        metavar="OUT",
        help=tr("the file to write; - or none: standard output"),
    )
    add_puzzles_argument(parser)
    add_from_argument(parser)
    add_to_argument(
        parser, tr("how to write OUT; otherwise told by its suffix, or as IN is written")
    )
    parser.add_argument(
        "--with-entries",
        action="store_true",
        help=tr("write entries as givens where the format cannot tell them apart"),
    )


def _run(options: Namespace) -> ExitStatus:
    bar = ProgressBar(stream_for_bar(options.target), size_of([options.source]))
    progress = ConversionProgress(bar)
    readings = puzzle_input.readings_from(
        options.source, options.source_format, options.puzzle, progress.take
    )
    first = next(readings)
    second = next(readings, None)
    target_format = options.target_format
    if target_format is None:
        target_format = format_for_suffix(PurePath(options.target).suffix, first.format)
    if second is None:
        return _convert_whole(first, target_format, options)
    conversion = ListConversion(first.format, target_format)
    try:
        with _target(options) as write:
            for data in conversion.written(chain((first, second), readings), progress):
                write(data)
    finally:
        progress.finish()
    if conversion.loses_comments:
        _tell_lost({RecordPart.COMMENT}, target_format)
    return conversion.tell_end()


def _convert_whole(reading: ReadResult, target_format: Format, options: Namespace) -> ExitStatus:
    records = reading.records
    entries = _Entries.turned_into_givens(reading, target_format)
    if entries.count and not options.with_entries:
        records = without_entries(records)
    data = formats.write_all(records, target_format)
    lost = formats.lost_parts(reading.records, data, target_format) - {RecordPart.ENTRIES}
    with _target(options) as write:
        write(data)
    for remark in reading.remarks:
        streams.print_message(remark.sentence)
    if entries.count:
        streams.print_message(entries.sentence(options.with_entries))
    _tell_lost(lost, target_format)
    return ExitStatus.SOME_LEFT_OUT if reading.refused else ExitStatus.DONE


def _tell_lost(lost: Collection[RecordPart], format_: Format) -> None:
    """Say which parts of the puzzles a format has no room for, if any."""
    if lost:
        parts = listed([RECORD_PART_WORDS[part] for part in RecordPart if part in lost])
        streams.print_message(
            text("the format {format} has no room for: {parts}", format=format_.name, parts=parts)
        )


@dataclass(frozen=True, slots=True)
class _Entries:
    """Entries that a format cannot tell from givens: how many there are, in how many puzzles."""

    format: Format
    count: int = 0
    puzzles: int = 0

    @classmethod
    def turned_into_givens(cls, reading: ReadResult, format_: Format) -> "_Entries":
        """Return the entries read, or none where a file of the format tells them from givens."""
        if format_.has_entries or not reading.format.has_entries:
            return cls(format_)
        counts = [content.entries.filled_count() for content in reading.records]
        return cls(format_, sum(counts), sum(count > 0 for count in counts))

    def sentence(self, are_written: bool) -> Text:
        """Return what became of them."""
        entries = text_n("{n:,} entry", "{n:,} entries", n=self.count)
        puzzles = text_n("{n:,} puzzle", "{n:,} puzzles", n=self.puzzles)
        format_ = self.format.name
        if are_written:
            return text(
                "{entries} in {puzzles} became givens: the format {format} cannot tell them apart",
                entries=entries,
                puzzles=puzzles,
                format=format_,
            )
        return text(
            "{entries} in {puzzles} left out: the format {format} cannot tell them from givens; "
            "--with-entries writes them as givens",
            entries=entries,
            puzzles=puzzles,
            format=format_,
        )


@contextmanager
def _target(options: Namespace) -> Iterator[Callable[[bytes], object]]:
    """What writes to the file named, or to standard output; raises BadInputError."""
    target = options.target
    if target == streams.STANDARD_OUTPUT:
        yield streams.write_result
        return
    try:
        newer = newer_version_problem(Path(target))
    except OSError as error:
        raise streams.error_about(target, file_sentence(error)) from error
    if newer:
        raise streams.error_about(target, newer)
    with output_file(target) as stream:
        yield stream.write


COMMAND = Command(
    "convert", text("write the puzzles of a file in another format"), _add_arguments, _run
)
