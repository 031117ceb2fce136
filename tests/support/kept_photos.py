"""Photos as they are kept with games, of a few bytes: pictures for all that is checked of them."""

import struct

from sudoku_gui.model.photo import Photo

CORNERS = ((1.5, 2.0), (30.0, 2.5), (30.0, 31.0), (1.0, 30.25))


def jpeg(noise: bytes = b"", width: int = 40, height: int = 40) -> bytes:
    """Return what has the head of a JPEG file of this size; nobody can decode it."""
    frame = b"\xff\xd8\xff\xc0" + struct.pack(">HBHHB", 11, 8, height, width, 1) + b"\1\x11\0"
    return frame + b"\xff\xda" + noise + b"\xff\xd9"


def photo(noise: bytes = b"") -> Photo:
    """Return a photo; other noise is another photo."""
    return Photo(jpeg(noise), jpeg(), CORNERS)
