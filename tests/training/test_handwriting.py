"""Digits written by hand, read from files."""

import gzip
import json
from pathlib import Path

import numpy as np
import pytest

from tests.training.handwriting import SIDE, Handwriting, handwriting_in


@pytest.fixture
def handwriting(tmp_path: Path) -> Handwriting:
    """What is read of a 0, a 7 and a 4 in the data set's own files, and of a 2 in JSON."""
    shades = np.repeat(np.array([10, 20, 30], np.uint8), SIDE**2)
    own = {"some-images-idx3-ubyte.gz": bytes(16) + shades.tobytes()}
    own["some-labels-idx1-ubyte.gz"] = bytes(8) + bytes([0, 7, 4])
    for name, content in own.items():
        (tmp_path / name).write_bytes(gzip.compress(content))
    (tmp_path / "2.json").write_text(json.dumps({"data": [0.2] * SIDE**2}))
    return handwriting_in(tmp_path)


def test_digits_come_with_their_pictures(handwriting: Handwriting) -> None:
    assert handwriting.digits.tolist() == [7, 4, 2]
    assert handwriting.pictures.shape == (3, SIDE, SIDE)
    assert handwriting.pictures[:, 0, 0].tolist() == [20, 30, 51]


def test_nothing_is_a_nought(handwriting: Handwriting) -> None:
    assert 10 not in handwriting.pictures
