"""Digits written by hand: those of MNIST, read from its own files.

A folder has the pairs `…-images-idx3-ubyte.gz` and `…-labels-idx1-ubyte.gz`, of which there are
two: `train` and `t10k`.
"""

import gzip
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from tests.training.arrays import Grey

SIDE = 28
"""Pixels of a picture, each way; the digit fills about 20 of them."""

_IMAGES, _LABELS = "-images-idx3-ubyte.gz", "-labels-idx1-ubyte.gz"
_BEFORE_IMAGES, _BEFORE_LABELS = 16, 8  # bytes


@dataclass(frozen=True, slots=True)
class Handwriting:
    """Pictures of digits, (n, 28, 28), white on black, and which they are: 1 to 9."""

    pictures: Grey
    digits: Grey


def handwriting_in(folder: Path) -> Handwriting:
    """Return the digits of all files in `folder`, always in the same order."""
    pictures, digits = [], []
    for file in sorted(folder.glob(f"*{_IMAGES}")):
        pictures.append(_bytes(file, _BEFORE_IMAGES).reshape(-1, SIDE, SIDE))
        labels = file.with_name(file.name.replace(_IMAGES, _LABELS))
        digits.append(_bytes(labels, _BEFORE_LABELS))
    known = np.concatenate(digits)
    return Handwriting(np.concatenate(pictures)[known > 0], known[known > 0])


def _bytes(file: Path, start: int) -> Grey:
    return np.frombuffer(gzip.decompress(file.read_bytes()), np.uint8, offset=start)
