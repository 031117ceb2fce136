"""A picture as it is kept with a game: JPEG, bounded, and nothing in it but pixels."""

from collections.abc import Iterator

import cv2
import numpy as np

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.photo import LONGEST_SIDE, MOST_BYTES
from sudoku_gui.photo.arrays import Grey

_QUALITIES = (85, 70, 50, 30)
_SHRINKING = 0.7


@dataclass(frozen=True, slots=True)
class KeptPicture:
    """The bytes of a JPEG file."""

    data: bytes
    scale: float  # how many pixels of it one of the picture has


def kept(picture: Grey) -> KeptPicture:
    """Return a picture as it is kept: the best of the ways that are not too large."""
    for scale in _scales(picture):
        small = _scaled(picture, scale)
        for quality in _QUALITIES:
            _, data = cv2.imencode(".jpg", small, (cv2.IMWRITE_JPEG_QUALITY, quality))
            if data.nbytes <= MOST_BYTES:
                return KeptPicture(data.tobytes(), scale)
    raise AssertionError("some pixels are few enough")


def _scales(picture: Grey) -> Iterator[float]:
    scale = min(1.0, LONGEST_SIDE / max(picture.shape))
    while True:
        yield scale
        scale *= _SHRINKING


def _scaled(picture: Grey, scale: float) -> Grey:
    if scale == 1.0:
        return picture
    height, width = (max(1, round(side * scale)) for side in picture.shape)
    return np.asarray(cv2.resize(picture, (width, height), interpolation=cv2.INTER_AREA), np.uint8)
