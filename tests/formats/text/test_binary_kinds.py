"""Files that are no text are refused by what they are."""

import bz2
import io
import lzma
import zipfile

import pytest

from sudoku_gui.formats import FormatError, read
from sudoku_gui.formats.text.binary_kinds import binary_kind
from tests.support.formats.links import LINE


def archive(name: str) -> bytes:
    """A ZIP archive with a member of that name."""
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w") as opened:
        opened.writestr(name, LINE)
    return written.getvalue()


@pytest.mark.parametrize(
    ("data", "name"),
    [
        (archive("SudokuData"), "a game of HoDoKu"),
        (archive("xl/workbook.xml"), "a spreadsheet"),
        (archive("[Content_Types].xml"), "a document of an office program"),
        (archive("puzzles.txt"), "a ZIP archive"),
        (b"%PDF-1.4\n" + LINE.encode(), "a PDF document"),
        (b"\x89PNG\r\n\x1a\n", "a picture"),
        (b"\xff\xd8\xff\xe0", "a picture"),
        (lzma.compress(LINE.encode()), "a compressed file of another kind than gzip"),
        (bz2.compress(LINE.encode()), "a compressed file of another kind than gzip"),
        (b"SQLite format 3\0", "a database"),
    ],
)
def test_a_file_that_is_no_text_is_named(data: bytes, name: str) -> None:
    with pytest.raises(FormatError) as caught:
        read(data)

    assert str(caught.value).startswith(name)


@pytest.mark.parametrize("data", [b"", b"P", LINE.encode(), b"\xef\xbb\xbf1", b"BZ", b"GI"])
def test_what_may_be_text_has_no_such_name(data: bytes) -> None:
    assert binary_kind(data) is None
