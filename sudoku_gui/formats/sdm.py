"""Sudoku collections (.sdm): a puzzle of 9x9 on each line, a comment behind it.

    53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
    .......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6... # 17

Anything behind the cells is taken for a comment, with # or without.
"""

from collections.abc import Sequence

from sudoku_gui.formats.format import Format, ParseResult, PartWriting
from sudoku_gui.formats.puzzle_record import PuzzleRecord
from sudoku_gui.formats.puzzle_summary import PuzzleSummary, SummarisedRecords
from sudoku_gui.formats.remarks import skipped
from sudoku_gui.formats.sizes import only_9x9_error
from sudoku_gui.formats.text.free_text import is_one_line, replaced_signs, sanitised
from sudoku_gui.formats.text.layout import TextLayout, text_layout_of
from sudoku_gui.formats.text.puzzle_lines import (
    SIZE_OF_LENGTH,
    PuzzleLine,
    classify_lines,
    count_line_lengths,
)
from sudoku_gui.formats.text.source_text import SourceText
from sudoku_gui.language import text
from sudoku_gui.model.puzzle import NO_METADATA, Metadata

_SIZE = 9
_LENGTHS = {_SIZE * _SIZE: _SIZE}
_MARK = "#"


def _recognises(source: SourceText) -> bool:
    """Return whether several lines have 81 cells, or one has and a comment, and no other sizes."""
    if text_layout_of(source) is not TextLayout.LINES:
        return False
    lengths = count_line_lengths(source)
    if lengths.keys() & SIZE_OF_LENGTH.keys() != _LENGTHS.keys():
        return False
    return lengths[_SIZE * _SIZE] > 1 or any(
        _MARK in line.text for line in source.lines if line.kind.is_row
    )


def _parse(source: SourceText) -> ParseResult:
    found = classify_lines(source, _LENGTHS)
    remarks = (*replaced_signs(found.with_odd_signs), *skipped(found.comments))
    puzzles = SummarisedRecords(found.good, _record, _summary)
    return ParseResult(puzzles, remarks, found.faults())


def _record(written: str) -> PuzzleRecord:
    line = PuzzleLine.of_text(written)
    return line.record(_about(line))


def _summary(written: str) -> PuzzleSummary:
    line = PuzzleLine.of_text(written)
    return line.summary(_about(line))


def _about(line: PuzzleLine) -> Metadata:
    if not line.tail:
        return NO_METADATA
    return Metadata(comment=sanitised(line.tail.removeprefix(_MARK)).strip(" \t"))


def _write(records: Sequence[PuzzleRecord]) -> str:
    return "".join(map(_line_of, records))


def _line_of(record: PuzzleRecord) -> str:
    return _line(record.grid.line(blank="."), record.puzzle.metadata)


def _line(signs: str, metadata: Metadata) -> str:
    if len(signs) != _SIZE * _SIZE:
        raise only_9x9_error("sdm", SIZE_OF_LENGTH[len(signs)])
    comment = metadata.comment
    return f"{signs} {_MARK} {comment}\n" if comment and is_one_line(comment) else f"{signs}\n"


def _in_parts(_texts: Sequence[str]) -> PartWriting:
    return PartWriting(_line, texts=frozenset({"comment"}), is_complete=True)


FORMAT = Format(
    name="sdm",
    title=text("Collection, a line for each puzzle"),
    suffixes=(".sdm",),
    holds_many=True,
    recognises=_recognises,
    parse=_parse,
    write=_write,
    in_parts=_in_parts,
)
