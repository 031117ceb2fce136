"""Large files made to be slow: the time to read one grows with its size and no faster.

Each is 64 KB.  A reader that begins anew at every sign would need many times the seconds
allowed.
"""

import time
from io import BytesIO

import pytest

from sudoku_gui.formats import FORMATS, Format, FormatError, read
from sudoku_gui.formats.reading_stream import readings_of
from sudoku_gui.formats.text import source_text
from sudoku_gui.formats.text.line_kind import LineKind, kind_of

SIZE = 2**16
SECONDS = 1.0  # of this process alone; measured below 0.15
COLLECTION_SECONDS = 3.0  # the same for 12,000 puzzles; measured below 0.5


def filled(part: bytes) -> bytes:
    return (part * (SIZE // len(part) + 1))[:SIZE]


HOSTILE = {
    "blank lines": b"\n" * SIZE,
    "short rows": b"1\n" * (SIZE // 2),
    "rows": filled(b"200105003" + b" " * 20 + b"\n"),
    "framed rows": filled(b"|2 0 0|1 0 5|0 0 3|" + b" " * 20 + b"\n"),
    "bad lines": filled(b"?" + b"1" * 61 + b"\n"),
    "prose": filled(b"all about nothing, in many words\n"),
    "one line of digits": b"1" * SIZE,
    "one line of digits and spaces": filled(b"1 "),
    "one line of spaces": b"1".ljust(SIZE - 1) + b"2",
    "one line of bars": b"1".ljust(SIZE, b"|"),
    "rows of spaces": filled(b"1".ljust(998) + b"2\n"),
    "rows of bars": filled(b"1 | " * 249 + b"x\n"),
    "signs up to the last": filled(b"1 A 2 " * 160 + b"x\n"),
    "one line of dashes": b"-" * SIZE,
    "headers": filled(b"#AAnn\n"),
    "sections": filled(b"[Puzzle]\n[State]\n"),
    "fields": filled(b"1,2,"),
    "rows of fields": filled(b"1,2,,,,,,,\n\n") + b"1,x,,,,,,,\n",
    "a table of nothing": b"Puzzle,Title\n" + filled(b'1,"\n'),
    "arrays": b"[" * SIZE,
    "an array of arrays": b"[" + filled(b"[],"),
    "objects": filled(b'{"a":'),
    "an object of escapes": b'{"' + filled(b'\\"'),
    "spaces in an object": b"{" + filled(b" \n") + b"x",
    "elements": filled(b"<a>"),
    "attributes": b"<opensudoku " + filled(b'a="" '),
    "entities": b"<opensudoku>" + filled(b"&a;"),
    "comments": b"<opensudoku>" + filled(b"<!--"),
    "cells of a game": b'<opensudoku><game data="version: 1&#10;'
    + filled(b"1|1")
    + b'"/></opensudoku>',
    "moves of a game": b"*-----------*\n|1..|...|...|\n" + filled(b"I001\n"),
    "no text": b"\xff" * SIZE,
    "no text, nearly": filled(b"\xc3("),
}


@pytest.mark.parametrize("name", HOSTILE)
@pytest.mark.parametrize("format", [None, *FORMATS])
def test_a_large_hostile_file_is_refused_in_time(name: str, format: Format | None) -> None:
    data = HOSTILE[name]
    start = time.process_time()

    with pytest.raises(FormatError) as caught:
        read(data, format)

    assert time.process_time() - start < SECONDS
    assert len(str(caught.value)) <= 120


def test_a_collection_of_many_lines_opens_in_time() -> None:
    data = b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
    start = time.process_time()

    reading = read(data * 12_000)

    assert time.process_time() - start < COLLECTION_SECONDS
    assert len(reading.records) == 12_000


@pytest.mark.parametrize("line", ["x", "5", "1 2", "5,", "# c"])
def test_of_half_a_million_short_lines_few_are_looked_at(
    monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    looked_at = 0

    def counted(line: str) -> LineKind:
        nonlocal looked_at
        looked_at += 1
        return kind_of(line)

    monkeypatch.setattr(source_text, "kind_of", counted)
    lines = (f"{line}\n" * 500_000).encode()

    with pytest.raises(FormatError, match="no Sudoku in a form that is known here"):
        list(readings_of(BytesIO(lines)))

    assert looked_at < 150_000


def test_behind_many_short_lines_a_grid_is_found() -> None:
    rows = "".join(f"{'.' * 8}{digit}\n" for digit in range(1, 10))

    assert read(f"{'x' * 3}\n".encode() * 30_000 + rows.encode()).puzzle.givens.filled_count() == 9
