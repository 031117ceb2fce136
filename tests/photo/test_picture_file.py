"""The bytes of a picture become pixels, or a sentence."""

import struct
import zlib

import cv2
import numpy as np
import pytest

from sudoku_gui.language import Text, text
from sudoku_gui.photo.arrays import Grey
from sudoku_gui.photo.picture_file import UnreadablePictureError, decoded


def _png(picture: Grey) -> bytes:
    return bytes(cv2.imencode(".png", picture)[1])


def _png_that_claims(width: int, height: int) -> bytes:
    """Return a small file that says it is a picture of that size."""
    content = b"IHDR" + struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    header = struct.pack(">I", 13) + content + struct.pack(">I", zlib.crc32(content))
    end = struct.pack(">I", 0) + b"IEND" + struct.pack(">I", zlib.crc32(b"IEND"))
    return b"\x89PNG\r\n\x1a\n" + header + end


def test_a_picture_is_decoded_to_grey() -> None:
    picture = np.full((100, 150), 77, np.uint8)

    assert (decoded(_png(picture)) == picture).all()


def test_a_transparent_picture_is_seen_on_white() -> None:
    picture = np.zeros((100, 150, 4), np.uint8)
    picture[:, 75:, 3] = 255

    grey = decoded(_png(picture))

    assert (int(grey[0, 0]), int(grey[0, -1])) == (255, 0)


def test_a_very_large_transparent_picture_is_made_smaller_too() -> None:
    picture = np.zeros((1_700, 3_300, 4), np.uint8)
    picture[:, 1_650:, 3] = 255

    grey = decoded(_png(picture))

    assert grey.shape == (850, 1_650)
    assert (int(grey[0, 0]), int(grey[0, -1])) == (255, 0)


def test_a_picture_of_sixteen_bits_is_decoded() -> None:
    picture = np.full((100, 150, 4), 65_535, np.uint16)

    grey = decoded(bytes(cv2.imencode(".png", picture)[1]))

    assert (int(grey.min()), int(grey.max())) == (255, 255)


def test_a_very_large_picture_is_made_smaller() -> None:
    grey = decoded(_png(np.full((3_000, 6_600), 200, np.uint8)))

    assert max(grey.shape) == 1_650


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (b"", text("the file is empty")),
        (
            b"just words",
            text("this is no picture in a format that is read (PNG, JPEG, WebP, BMP, GIF)"),
        ),
        (
            _png_that_claims(50_000, 50_000),
            text(
                "the picture is too large: {width} by {height} pixels", width=50_000, height=50_000
            ),
        ),
        (
            _png(np.zeros((20, 20), np.uint8)),
            text("the picture is too small: {width} by {height} pixels", width=20, height=20),
        ),
        (
            _png(np.zeros((90, 100_000), np.uint8)),
            text(
                "the picture is too long and narrow: {width} by {height} pixels",
                width=100_000,
                height=90,
            ),
        ),
        (
            _png(np.zeros((200, 200), np.uint8))[:60],
            text("the file ends before the picture does"),
        ),
        (_png_that_claims(200, 200), text("the picture is damaged")),
    ],
)
def test_what_cannot_be_read_is_refused_with_the_reason(data: bytes, problem: Text) -> None:
    with pytest.raises(UnreadablePictureError) as refusal:
        decoded(data)

    assert refusal.value.sentence == problem
