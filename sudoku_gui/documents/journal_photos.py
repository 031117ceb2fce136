"""The photos of the games in a journal: a file each beside it, written once and not with each move.

A photo is called as the digest of what its file holds, so that a damaged one is noticed; and that
the journal itself, a line of which names it, is not damaged with it.
"""

from __future__ import annotations

import contextlib
from collections.abc import Collection, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from sudoku_gui.file_replacement import atomic_writer

# What functions import has to do with photos: mostly there is none.
# ruff: noqa: PLC0415
if TYPE_CHECKING:
    from pathlib import Path

    from sudoku_gui.model.photo import Photo

PHOTO_SUFFIX = ".photo"
_NAME_LENGTH = 32
_LONGEST_FILE = 2_000_000  # bytes: no photo of this program is so long
_AT_HAND = 2


class JournalPhotos:
    """The photos beside the journal at `journal`; all that writes raises OSError."""

    def __init__(self, journal: Path) -> None:
        self._journal = journal
        self._wanted: dict[str, bytes] = {}
        self._written: set[str] = set()

    def want(self, photos: Collection[Photo]) -> None:
        """Let these be those that `write` writes."""
        self._wanted = dict(map(_encoded, photos))

    def write(self) -> None:
        """Write those that are wanted and not written yet."""
        for name, data in self._wanted.items():
            if name not in self._written:
                with atomic_writer(self._path_of(name)) as stream:
                    stream.write(data)
                self._written.add(name)

    def remove_others(self) -> None:
        """Remove all but those that are wanted."""
        kept = set(map(self._path_of, self._wanted))
        self._written &= self._wanted.keys()
        for path in self._paths():
            if path not in kept:
                path.unlink(missing_ok=True)

    def remove(self) -> None:
        """Remove all of them."""
        self._wanted = {}
        self.remove_others()

    def find(self, name: str) -> Photo | None:
        """Return the photo that has this name, None where it is gone or damaged."""
        from sudoku_gui.formats.errors import FormatError
        from sudoku_gui.formats.sudoku_photo import decode_photo
        from sudoku_gui.formats.sudoku_values import LineError, parse_line

        with contextlib.suppress(OSError, ValueError, FormatError, LineError):
            with self._path_of(name).open("rb") as stream:
                data = stream.read(_LONGEST_FILE)
            if _name_of(data) == name:
                return decode_photo(parse_line(data.decode(), 1))
        return None

    def _path_of(self, name: str) -> Path:
        return self._journal.with_name(f"{self._journal.stem}-{name}{PHOTO_SUFFIX}")

    def _paths(self) -> Iterator[Path]:
        return self._journal.parent.glob(f"{self._journal.stem}-*{PHOTO_SUFFIX}")


def name_of_photo(photo: Photo) -> str:
    """Return what a journal calls a photo."""
    return _encoded(photo)[0]


@lru_cache(_AT_HAND)
def _encoded(photo: Photo) -> tuple[str, bytes]:
    """Return the name of a photo, and what its file holds."""
    from sudoku_gui.formats.sudoku_photo import photo_line

    data = photo_line(photo).encode()
    return _name_of(data), data


def _name_of(data: bytes) -> str:
    from hashlib import sha256

    return sha256(data).hexdigest()[:_NAME_LENGTH]
