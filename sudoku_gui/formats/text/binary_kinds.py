"""Files that are no text, told by their first bytes, and what to do with each."""

from sudoku_gui.language import Text, text

_ZIP = b"PK\x03\x04"
_HEAD = 200  # bytes in which a ZIP archive names its first member
# What a ZIP archive names first, and what such an archive is.
_IN_ZIP = (
    (b"SudokuData", text("a game of HoDoKu (.hsol); open it there, and copy and paste the puzzle")),
    (b"oasis.opendocument.spreadsheet", text("a spreadsheet; save it as CSV")),
    (b"xl/", text("a spreadsheet; save it as CSV")),
    (b"[Content_Types]", text("a document of an office program; save it as text or CSV")),
    (b"", text("a ZIP archive; unpack it first")),
)
_PICTURE = text("a picture; File ▸ Open a Photo, or sudoku-gui read, reads the puzzle in it")
_KINDS = (
    (b"%PDF-", text("a PDF document; copy the puzzle out of it")),
    (
        b"\x89PNG\r\n",
        _PICTURE,
    ),
    (
        b"\xff\xd8\xff",
        _PICTURE,
    ),
    (b"GIF8", _PICTURE),
    (b"\xfd7zXZ\0", text("a compressed file of another kind than gzip; unpack it first")),
    (b"BZh", text("a compressed file of another kind than gzip; unpack it first")),
    (b"\x28\xb5\x2f\xfd", text("a compressed file of another kind than gzip; unpack it first")),
    (b"7z\xbc\xaf\x27\x1c", text("a compressed file of another kind than gzip; unpack it first")),
    (b"Rar!\x1a\x07", text("a compressed file of another kind than gzip; unpack it first")),
    (b"SQLite format 3\0", text("a database; export its puzzles as text or CSV")),
    (
        b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1",
        text("a document of an office program; save it as text or CSV"),
    ),
    (b"{\\rtf", text("a document of an office program; save it as text or CSV")),
    (b"\x7fELF", text("a program, not a text file")),
)


def binary_kind(data: bytes) -> Text | None:
    """Return what a file that begins with `data` is, or None where that may be text."""
    if data.startswith(_ZIP):
        head = data[:_HEAD]
        return next(kind for name, kind in _IN_ZIP if name in head)
    return next((kind for magic, kind in _KINDS if data.startswith(magic)), None)
