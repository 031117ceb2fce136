"""`sudoku-gui convert`: the puzzles of one file in another, in another format."""

from argparse import ArgumentParser, Namespace
from pathlib import Path, PurePath

from sudoku_gui import formats
from sudoku_gui.cli import puzzle_input, streams
from sudoku_gui.cli.arguments import source_name, target_name
from sudoku_gui.cli.command import Command, ExitStatus
from sudoku_gui.cli.output_files import write_output_file
from sudoku_gui.formats import Format, ReadResult, RecordPart, format_for_suffix, format_named
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
    parser.add_argument(
        "--with-entries",
        action="store_true",
        help=tr("write entries as givens where the format cannot tell them apart"),
    )


def _run(options: Namespace) -> ExitStatus:
    source_format = _named(options.source_format)
    target_format = _named(options.target_format)
    reading = puzzle_input.read_puzzles(options.source, source_format)
    if target_format is None:
        target_format = format_for_suffix(PurePath(options.target).suffix, reading.format)
    records = reading.records
    entries = _Entries.turned_into_givens(reading, target_format)
    if entries.count and not options.with_entries:
        records = without_entries(records)
    data = formats.write_all(records, target_format)
    lost = formats.lost_parts(reading.records, data, target_format) - {RecordPart.ENTRIES}
    if options.target == streams.STANDARD_OUTPUT:
        streams.write_result(data)
    else:
        _write_file(options.target, data)
    for remark in reading.remarks:
        streams.print_message(remark.sentence)
    if entries.count:
        streams.print_message(entries.sentence(options.with_entries))
    if lost:
        parts = listed([RECORD_PART_WORDS[part] for part in RecordPart if part in lost])
        streams.print_message(
            text(
                "the format {format} has no room for: {parts}",
                format=target_format.name,
                parts=parts,
            )
        )
    return ExitStatus.DONE


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


def _write_file(target: str, data: bytes) -> None:
    try:
        newer = newer_version_problem(Path(target))
    except OSError as error:
        raise streams.error_about(target, file_sentence(error)) from error
    if newer:
        raise streams.error_about(target, newer)
    write_output_file(target, data)


def _named(name: str | None) -> Format | None:
    return format_named(name) if name is not None else None


COMMAND = Command(
    "convert", text("write the puzzles of a file in another format"), _add_arguments, _run
)
