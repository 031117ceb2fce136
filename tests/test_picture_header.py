"""What the first bytes of a picture say."""

import cv2
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.picture_header import header_of

KINDS = [".png", ".jpg", ".bmp", ".webp", ".gif"]


def _file(kind: str, width: int = 130, height: int = 95) -> bytes:
    picture = np.full((height, width, 3), 200, np.uint8)
    return bytes(cv2.imencode(kind, picture)[1])


@pytest.mark.parametrize("kind", KINDS)
def test_the_size_is_known_before_anything_is_decoded(kind: str) -> None:
    header = header_of(_file(kind))

    assert header is not None
    assert (header.width, header.height, header.is_whole) == (130, 95, True)


@pytest.mark.parametrize("kind", KINDS)
def test_a_file_that_ends_too_soon_is_noticed(kind: str) -> None:
    data = _file(kind)

    for end in (len(data) // 2, len(data) // 4, 20):
        header = header_of(data[:end])
        assert header is not None
        assert not header.is_whole


def test_a_picture_that_may_be_transparent_says_so() -> None:
    data = bytes(cv2.imencode(".png", np.zeros((100, 100, 4), np.uint8))[1])

    header = header_of(data)

    assert header is not None
    assert header.has_alpha


@given(st.binary(max_size=200))
def test_other_bytes_are_no_picture(data: bytes) -> None:
    assert header_of(b"x" + data) is None


@given(
    st.sampled_from([b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff", b"GIF8", b"BM", b"RIFF"]),
    st.binary(max_size=300),
)
def test_whatever_follows_the_first_bytes_is_borne(start: bytes, rest: bytes) -> None:
    header = header_of(start + rest)

    assert header is None or header.pixels >= 0
