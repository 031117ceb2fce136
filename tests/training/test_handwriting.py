"""Digits written by hand, read from files."""

import gzip
from pathlib import Path

import numpy as np
import pytest

from tests.training.handwriting import SIDE, Handwriting, handwriting_in


@pytest.fixture
def handwriting(tmp_path: Path) -> Handwriting:
    """What is read of a 0, a 7 and a 4 in two files, and of a 2 in two others."""
    for name, shades, digits in (("a", [10, 20, 30], [0, 7, 4]), ("b", [51], [2])):
        pictures = bytes(16) + np.repeat(np.array(shades, np.uint8), SIDE**2).tobytes()
        files = {"images-idx3-ubyte.gz": pictures, "labels-idx1-ubyte.gz": bytes([0] * 8 + digits)}
        for ending, content in files.items():
            (tmp_path / f"{name}-{ending}").write_bytes(gzip.compress(content))
    return handwriting_in(tmp_path)


def test_digits_come_with_their_pictures(handwriting: Handwriting) -> None:
    assert handwriting.digits.tolist() == [7, 4, 2]
    assert handwriting.pictures.shape == (3, SIDE, SIDE)
    assert handwriting.pictures[:, 0, 0].tolist() == [20, 30, 51]


def test_nothing_is_a_nought(handwriting: Handwriting) -> None:
    assert 10 not in handwriting.pictures
