"""What the network for pages filled in by hand learns from."""

import numpy as np
import pytest

from sudoku_gui.photo.cells import SIDE
from tests.training.fonts import HEIGHT, DigitFont
from tests.training.handwriting import Handwriting
from tests.training.handwriting_reader import HAND, Lessons, Stage, batches_of, rendered_cells
from tests.training.labelled_photos import LabelledCells

PAGES = 8
STAGE = Stage(2, 1e-3, 1.0, filled=20, printed=20, rendered=20, written=20)


@pytest.fixture(scope="module")
def handwriting() -> Handwriting:
    """Digits that are bars: the program does not look at what they are."""
    pictures = np.zeros((9, 28, 28), np.uint8)
    pictures[:, 4:24, 12:16] = 255
    return Handwriting(pictures, np.arange(1, 10, dtype=np.uint8))


@pytest.fixture(scope="module")
def rendered(handwriting: Handwriting) -> LabelledCells:
    block = np.ones((HEIGHT, HEIGHT // 2), np.float32)
    font = DigitFont("fonts-a", "a.ttf", (block,) * 9)
    return rendered_cells([font], handwriting, PAGES, seed=3)


def test_pages_show_blanks_printed_digits_and_written_ones(rendered: LabelledCells) -> None:
    assert set(rendered.shown.tolist()) == set(range(2 * HAND + 1))
    middle = rendered.cells[:, 8:-8, 8:-8].max(axis=(1, 2))
    for kind in (rendered.shown > HAND, (rendered.shown > 0) & (rendered.shown <= HAND)):
        assert np.median(middle[kind]) > 2 * np.median(middle[rendered.shown == 0])


def test_each_batch_has_some_of_all_and_the_same_seed_has_the_same(
    rendered: LabelledCells, handwriting: Handwriting
) -> None:
    lessons = Lessons(rendered, rendered, rendered, handwriting)

    (first, shown), (second, _) = batches_of(lessons, STAGE, seed=5)
    again, same_shown = next(batches_of(lessons, STAGE, seed=5))

    assert first.shape == (len(shown), SIDE, SIDE)
    assert first.dtype == np.float32
    assert {0, HAND} < set(np.minimum(shown, HAND + 1).tolist())
    assert np.array_equal(first, again)
    assert np.array_equal(shown, same_shown)
    assert not np.array_equal(first, second)
