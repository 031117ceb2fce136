"""Pictures as they are kept: small enough whatever is in them, and to be looked at."""

import cv2
import numpy as np
import pytest

from sudoku_gui.model.photo import LONGEST_SIDE, MOST_BYTES, is_picture
from sudoku_gui.photo.arrays import Grey
from sudoku_gui.photo.kept_picture import kept


def noise(height: int, width: int) -> Grey:
    return np.random.default_rng(7).integers(0, 256, (height, width), np.uint8)


def decoded(data: bytes) -> Grey:
    return np.asarray(cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_UNCHANGED), np.uint8)


@pytest.mark.parametrize(
    ("height", "width"), [(90, 120), (2_400, 1_800), (90, 9_000), (1_600, 1_600)]
)
def test_whatever_is_in_a_picture_it_is_kept_within_the_bounds(height: int, width: int) -> None:
    found = kept(noise(height, width))

    assert is_picture(found.data)
    assert len(found.data) <= MOST_BYTES
    size = decoded(found.data).shape
    assert size == (round(height * found.scale), round(width * found.scale))
    assert max(size) <= LONGEST_SIDE


def test_a_page_of_print_is_kept_as_large_as_it_may_be() -> None:
    page = np.full((2_400, 1_800), 230, np.uint8)
    cv2.putText(page, "5 3 7", (200, 900), cv2.FONT_HERSHEY_SIMPLEX, 12, 20, 20)

    found = kept(page)

    assert found.scale == LONGEST_SIDE / 2_400
    small = cv2.resize(page, (1_200, 1_600), interpolation=cv2.INTER_AREA)
    assert np.abs(decoded(found.data).astype(int) - small).mean() < 2
