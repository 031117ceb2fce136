"""Finds the contents of a file that a save over it would lose or change.

The puzzles are written again, piece by piece, and compared with the text of the file.  Spaces, line
ends, encoding and signs for blanks are layout; every other difference counts.
"""

from typing import BinaryIO

from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.format import ReadResult
from sudoku_gui.formats.puzzle_stream import PUZZLE_A_LINE
from sudoku_gui.formats.registry import write_in_pieces
from sudoku_gui.formats.remarks import Remark, about_encoding, about_refused
from sudoku_gui.formats.text.free_text import sanitised
from sudoku_gui.formats.text.source_stream import line_blocks_of
from sudoku_gui.formats.text.source_text import SIZE_LIMIT, decode
from sudoku_gui.language import text

_WITHOUT_LAYOUT = str.maketrans("", "", "0.*_ \t\n")
_LONGEST_SHOWN = 60  # characters of a line
_LIST_BYTES = 1 << 18  # written in some 50 milliseconds, as a table


def left_behind(file: BinaryIO, reading: ReadResult) -> tuple[Remark, ...]:
    """Return remarks on what `file` holds besides what would be written, none if that is nothing.

    reading: what was read of the file, which is not compressed; it may be read once more.
    """
    remarks = (
        *about_refused(reading.refused),
        *reading.remarks_of_format,
        *about_encoding(reading.legacy_encoding),
    )
    if reading.refused or reading.legacy_encoding:
        return remarks
    if reading.format.is_lossless and not remarks:
        return ()
    try:
        different = _first_difference(file, reading)
    except FormatError as error:  # the format cannot hold what was read
        different = Remark(error.sentence)
    if different is not None:
        return (*remarks, different)
    return () if all(remark.tells_choice for remark in remarks) else remarks


def _first_difference(file: BinaryIO, reading: ReadResult) -> Remark | None:
    """Return a remark on the first line that would not be written as it is, None without one.

    Of a list the beginning is enough: what is lost of a line is remarked on when it is read.
    """
    file.seek(0)
    is_list = reading.is_line_by_line or reading.format.name in PUZZLE_A_LINE
    if is_list:
        blocks = line_blocks_of(file, _LIST_BYTES)
        lines, is_whole = next(blocks).as_text().content, next(blocks, None) is None
    else:
        lines, is_whole = decode(file.read(SIZE_LIMIT)).content, True
    records = reading.records if is_whole else reading.records[: lines.count("\n")]
    found = _content_of(lines)
    written = _content_of(b"".join(write_in_pieces(records, reading.format)).decode())
    if found == (written if is_whole else written[: len(found)]):
        return None
    pairs = enumerate(zip(found, written, strict=False))
    shorter = min(len(found), len(written))
    place = next((at for at, (one, other) in pairs if one != other), shorter)
    return _about_line_at(place, lines)


def _about_line_at(place: int, lines: str) -> Remark:
    """Return a remark on the line in which the content goes on at `place`, and on what is there."""
    for number, line in enumerate(lines.split("\n"), start=1):
        signs = [at for at, sign in enumerate(line) if _content_of(sign)]
        if place < len(signs):
            words = sanitised(line[signs[place] :].strip())
            shown = words if len(words) <= _LONGEST_SHOWN else f"{words[:_LONGEST_SHOWN]}…"
            return Remark(text("not written back as it stands: {words}", words=shown), number)
        place -= len(signs)
    return Remark(text("the puzzles would be written in another way"))


def _content_of(words: str) -> str:
    """Return the text without its layout."""
    return words.translate(_WITHOUT_LAYOUT)
