"""Pictures read from files, as bytes that somebody else makes sense of."""

from pathlib import Path

from sudoku_gui.file_errors import NotRegularError

SUFFIXES = (".png", ".jpg", ".jpeg", ".webp", ".bmp", ".gif")
"""Of the pictures in which puzzles are read."""


def is_picture_name(path: Path) -> bool:
    """Return whether a file is called as pictures are."""
    return path.suffix.lower() in SUFFIXES


def picture_bytes(path: Path, most: int) -> bytes:
    """Return what a file holds, one byte more than `most` where it is longer.

    Raises OSError; what is no regular file would let us wait.
    """
    if not path.is_file():
        path.stat()  # says best why: missing, or not permitted
        raise NotRegularError
    with path.open("rb") as stream:
        return stream.read(most + 1)
