"""Digits written by hand: those of MNIST, read from files as they are handed around.

A folder may have any of the pairs `…-images-idx3-ubyte.gz` and `…-labels-idx1-ubyte.gz` of the
data set itself, and files `1.json` to `9.json`, each with some of its pictures of one digit.
"""

import gzip
import json
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
    for digit in range(1, 10):
        for file in folder.glob(f"{digit}.json"):
            shades = np.array(json.loads(file.read_bytes())["data"]).reshape(-1, SIDE, SIDE)
            pictures.append(np.round(shades * 255).astype(np.uint8))
            digits.append(np.full(len(shades), digit, np.uint8))
    known = np.concatenate(digits)
    return Handwriting(np.concatenate(pictures)[known > 0], known[known > 0])


def _bytes(file: Path, start: int) -> Grey:
    return np.frombuffer(gzip.decompress(file.read_bytes()), np.uint8, offset=start)
