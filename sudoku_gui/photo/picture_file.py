"""The bytes of a picture become grey pixels, or a sentence that says why they do not."""

import cv2
import cv2.typing
import numpy as np

from sudoku_gui.language import Text, text
from sudoku_gui.photo.arrays import Grey
from sudoku_gui.photo.photo_error import PhotoError
from sudoku_gui.picture_header import PictureHeader, header_of

LONGEST_FILE = 150_000_000
"""Bytes; a longer file is not read to its end."""

_FASTEST_PNG = (cv2.IMWRITE_PNG_COMPRESSION, 1)
_MOST_PIXELS = 100_000_000
_SMALLEST_SIDE = 90  # pixels: ten for each cell
_MOST_OBLONG = 100  # so many times as long as wide: made smaller, hardly a pixel is left of it
_ENOUGH = 1_600  # pixels of the long side, of which nothing is left out in decoding
_REDUCTIONS = {
    8: cv2.IMREAD_REDUCED_GRAYSCALE_8,
    4: cv2.IMREAD_REDUCED_GRAYSCALE_4,
    2: cv2.IMREAD_REDUCED_GRAYSCALE_2,
    1: cv2.IMREAD_GRAYSCALE,
}


class UnreadablePictureError(PhotoError):
    """A file is no picture that can be read."""


def decoded(data: bytes) -> Grey:
    """Return the picture, turned as its file says; a very large one is made smaller.

    Raises UnreadablePictureError.
    """
    header = header_of(data)
    _refuse(header, data)
    assert header is not None, "refused otherwise"
    try:
        pixels = cv2.imdecode(np.frombuffer(data, np.uint8), _way_to_decode(header))
        if pixels is not None and pixels.ndim == 3:
            pixels = _on_white(pixels, _divisor_for(header))
    except (cv2.error, MemoryError):
        pixels = None
    if pixels is None:
        raise UnreadablePictureError(text("the picture is damaged"))
    return np.asarray(pixels, np.uint8)


def png_of(pixels: bytes, width: int, *, has_alpha: bool) -> bytes:
    """Return rows of pixels, each as the bytes BGRA, as a PNG file."""
    picture = np.frombuffer(pixels, np.uint8).reshape(-1, width, 4)
    shown = picture if has_alpha else cv2.cvtColor(picture, cv2.COLOR_BGRA2BGR)
    is_coded, data = cv2.imencode(".png", shown, _FASTEST_PNG)
    assert is_coded, "PNG holds any pixels"
    return data.tobytes()


def _refuse(header: PictureHeader | None, data: bytes) -> None:
    """Raise UnreadablePictureError where there is a reason not to decode it."""
    if not data:
        raise UnreadablePictureError(text("the file is empty"))
    if header is None:
        raise UnreadablePictureError(
            text("this is no picture in a format that is read (PNG, JPEG, WebP, BMP, GIF)")
        )
    if len(data) > LONGEST_FILE:
        raise UnreadablePictureError(
            text("the file is too large: more than {n} megabytes", n=LONGEST_FILE // 1_000_000)
        )
    if not header.is_whole:
        raise UnreadablePictureError(text("the file ends before the picture does"))
    problem = _problem_of_size(header)
    if problem is not None:
        raise UnreadablePictureError(problem)


def _problem_of_size(header: PictureHeader) -> Text | None:
    """Return why a picture of that size is not read, None where it is."""
    size = {"width": header.width, "height": header.height}
    short_side, long_side = sorted(size.values())
    if header.pixels > _MOST_PIXELS:
        return text("the picture is too large: {width} by {height} pixels", **size)
    if short_side < _SMALLEST_SIDE:
        return text("the picture is too small: {width} by {height} pixels", **size)
    if long_side > _MOST_OBLONG * short_side:
        return text("the picture is too long and narrow: {width} by {height} pixels", **size)
    return None


def _way_to_decode(header: PictureHeader) -> int:
    if header.has_alpha:
        return cv2.IMREAD_UNCHANGED
    return _REDUCTIONS[_divisor_for(header)]


def _divisor_for(header: PictureHeader) -> int:
    """Return by how much a picture is made smaller."""
    long_side = max(header.width, header.height)
    return next(
        divisor for divisor in _REDUCTIONS if divisor == 1 or long_side >= divisor * _ENOUGH
    )


def _on_white(pixels: cv2.typing.MatLike, divisor: int) -> Grey:
    """Return a picture with transparent parts as it looks on white paper, made smaller."""
    scale = 1 / divisor
    small = cv2.resize(pixels, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    if small.dtype == np.uint16:
        small = cv2.convertScaleAbs(small, alpha=1 / 257)
    ink = cv2.bitwise_not(cv2.cvtColor(small, cv2.COLOR_BGRA2GRAY))
    seen = cv2.multiply(ink, cv2.extractChannel(small, 3), scale=1 / 255)
    return np.asarray(cv2.bitwise_not(seen), np.uint8)
