"""`sudoku-gui convert`: the puzzles of files in another, in another format.

Lists with a puzzle a line, and tables, are converted part by part, and may be longer than memory;
any other file, and what has more than is written so, are converted as a whole.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import PurePath

from sudoku_gui.cli import streams
from sudoku_gui.cli.arguments import (
    add_from_argument,
    add_puzzles_argument,
    add_to_argument,
    file_name,
    source_name,
    target_name,
)
from sudoku_gui.cli.batch_progress import stream_for_bar
from sudoku_gui.cli.command import Command, ExitStatus
from sudoku_gui.cli.conversion_input import ConversionInput
from sudoku_gui.cli.conversion_losses import ConversionLosses
from sudoku_gui.cli.conversion_progress import ConversionProgress
from sudoku_gui.cli.input_files import size_of
from sudoku_gui.cli.list_conversion import ListConversion
from sudoku_gui.cli.list_summary import tell_written
from sudoku_gui.cli.numbered_files import NumberedConversion, NumberedNames
from sudoku_gui.cli.output_files import output_file, refuse_newer, refuse_present
from sudoku_gui.cli.progress_bar import ProgressBar
from sudoku_gui.formats import Format, ReadResult, format_for_suffix
from sudoku_gui.formats.format import PartWriting
from sudoku_gui.formats.registry import refuse_several
from sudoku_gui.language import text, text_n, tr


def _add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "sources",
        nargs="+",
        type=file_name,
        metavar="IN",
        help=tr("the files to read; -: standard input"),
    )
    parser.add_argument(
        "target",
        nargs="?",
        type=target_name,
        default=streams.STANDARD_OUTPUT,
        metavar="OUT",
        help=tr(
            "the file to write, or with {pattern} in its name one for each puzzle; "
            "- or none: standard output",
            pattern="%%04d",
        ),
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
    if len(options.sources) > 1:
        options.target = target_name(options.sources.pop())
    options.sources = list(map(source_name, options.sources))
    if len(options.sources) > 1:
        refuse_present(options.target)
    names = NumberedNames.of_pattern(options.target)
    if names is not None:
        names.refuse_inputs(options.sources)
    bar = ProgressBar(stream_for_bar(options.target), size_of(options.sources))
    progress = ConversionProgress(bar, are_files_named=len(options.sources) > 1)
    files = ConversionInput(options, progress)
    if not files.files:
        return ExitStatus.BAD_INPUT
    format_ = options.target_format
    if format_ is None:
        format_ = format_for_suffix(PurePath(options.target).suffix, files.files[0].format)
    losses = ConversionLosses(format_, are_entries_written=options.with_entries)
    if names is not None:
        replaced = _write_numbered(names, files, progress, losses)
    else:
        replaced = 0
        _write_one(options.target, format_, files, progress, losses)
    _tell_end(progress, losses, replaced)
    return progress.status


def _tell_end(progress: ConversionProgress, losses: ConversionLosses, replaced: int) -> None:
    progress.tell_remarks()
    losses.tell()
    if replaced:
        streams.print_message(
            text_n(
                "{n:,} file that was there has been replaced",
                "{n:,} files that were there have been replaced",
                n=replaced,
            )
        )
    tell_written(progress.counts)


def _write_numbered(
    names: NumberedNames,
    files: ConversionInput,
    progress: ConversionProgress,
    losses: ConversionLosses,
) -> int:
    """Write a file for each puzzle, and return how many were there before."""
    conversion = NumberedConversion(names, progress, losses)
    try:
        conversion.write(files.readings())
    except KeyboardInterrupt:
        conversion.tell_interrupted()
        raise
    return conversion.replaced


def _write_one(
    target: str,
    format_: Format,
    files: ConversionInput,
    progress: ConversionProgress,
    losses: ConversionLosses,
) -> None:
    """Write all puzzles into one file."""
    writing = _writing_in_parts(format_, files)
    if writing is not None:
        parts = ListConversion(writing, progress, losses).written(files)
        _write_in_parts(target, parts, progress)
    else:
        _write_whole(target, _all_readings(files, format_), progress, losses)


def _writing_in_parts(format_: Format, files: ConversionInput) -> PartWriting | None:
    """Return how the files are written part by part, None where that would lose something."""
    if format_.in_parts is None or not files.is_in_parts:
        return None
    writing = format_.in_parts(files.texts)
    loses_entries = files.has_entries and format_.has_entries
    is_complete = files.is_alone and writing.is_complete and not loses_entries
    return writing if files.is_bare or is_complete else None


def _write_in_parts(target: str, parts: Iterable[bytes], progress: ConversionProgress) -> None:
    try:
        with _target(target) as write:
            for data in parts:
                write(data)
    finally:
        progress.finish()


def _all_readings(files: ConversionInput, format_: Format) -> list[tuple[str, ReadResult]]:
    """Return all that is in the files, or raise UnsuitableGridError where that is too many."""
    readings: list[tuple[str, ReadResult]] = []
    count = 0
    for source, reading in files.readings():
        count += len(reading.records)
        if count <= 1 or format_.holds_many:  # else it is only counted: a list may be long
            readings.append((source, reading))
    refuse_several(format_, count)
    return readings


def _write_whole(
    target: str,
    readings: Sequence[tuple[str, ReadResult]],
    progress: ConversionProgress,
    losses: ConversionLosses,
) -> None:
    data = losses.file_of([reading for _, reading in readings])
    with _target(target) as write:
        write(data)
    for source, reading in readings:
        progress.add_file(source, reading, len(reading.records))


@contextmanager
def _target(target: str) -> Iterator[Callable[[bytes], object]]:
    """What writes to the file named, or to standard output; raises BadInputError."""
    if target == streams.STANDARD_OUTPUT:
        yield streams.write_result
        return
    refuse_newer(target)
    with output_file(target) as stream:
        yield stream.write


COMMAND = Command(
    "convert", text("write the puzzles of files in another format"), _add_arguments, _run
)
