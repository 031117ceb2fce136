"""The networks that read digits, with the weights that come with the program."""

import json
from hashlib import sha256
from pathlib import Path

import numpy as np
import pytest
from PIL import Image, ImageDraw, ImageFont

from sudoku_gui.assets import resource
from sudoku_gui.photo.arrays import Floats
from sudoku_gui.photo.cells import SIDE
from sudoku_gui.photo.digit_network import HANDWRITING, PRINT, DigitNetwork

WEIGHTS = {name: resource("photo", f"{name}_weights.bin") for name in ("print", "handwriting")}
DIGITS = range(1, 10)
MOST_BYTES = {"print": 100_000, "handwriting": 300_000}


@pytest.fixture(scope="module")
def network() -> DigitNetwork:
    return DigitNetwork.shipped()


def test_each_cell_has_a_probability_for_each_class(network: DigitNetwork) -> None:
    cells = np.random.default_rng(1).random((200, SIDE, SIDE), np.float32)

    likely = network.probabilities(cells)

    assert likely.shape == (200, PRINT.classes)
    assert likely.dtype == np.float32
    assert np.all(likely >= 0)
    assert np.allclose(likely.sum(axis=1), 1, atol=1e-5)


def test_no_cells_have_no_probabilities(network: DigitNetwork) -> None:
    assert network.probabilities(np.zeros((0, SIDE, SIDE), np.float32)).shape == (0, PRINT.classes)


def test_a_cell_is_read_alike_whatever_is_read_with_it(network: DigitNetwork) -> None:
    cells = np.stack([printed(digit) for digit in DIGITS] * 20)

    together, alone = network.probabilities(cells), network.probabilities(cells[100:101])

    assert np.allclose(together[100], alone[0], atol=1e-4)


@pytest.mark.parametrize("height", [14, 16, 20, 24])
@pytest.mark.parametrize("ink", [0.6, 1.0])
def test_printed_digits_are_read(network: DigitNetwork, height: int, ink: float) -> None:
    likely = network.probabilities(np.stack([printed(digit, height) * ink for digit in DIGITS]))

    assert likely.argmax(axis=1).tolist() == list(DIGITS)


@pytest.mark.parametrize("aside", [(-3, 0), (3, 0), (0, -2), (0, 2)])
def test_digits_need_not_be_in_the_middle(network: DigitNetwork, aside: tuple[int, int]) -> None:
    cells = np.stack([np.roll(printed(digit), aside, axis=(0, 1)) for digit in DIGITS])

    assert network.probabilities(cells).argmax(axis=1).tolist() == list(DIGITS)


def test_remains_of_lines_at_the_rim_are_no_digit(network: DigitNetwork) -> None:
    cells = np.zeros((5, SIDE, SIDE), np.float32)
    cells[1, :2] = cells[2, :, -2:] = cells[3, -1:] = cells[4, :, :1] = 1

    assert network.probabilities(cells).argmax(axis=1).tolist() == [0] * 5


def test_digits_are_read_beside_remains_of_lines(network: DigitNetwork) -> None:
    cells = np.stack([printed(digit) for digit in DIGITS])
    cells[:, :, :1] = cells[:, -1:] = 0.9

    assert network.probabilities(cells).argmax(axis=1).tolist() == list(DIGITS)


def test_handwriting_is_told_apart_from_print() -> None:
    cells = np.stack([printed(digit) for digit in DIGITS])

    likely = DigitNetwork.shipped_for_handwriting().probabilities(cells)

    assert likely.shape == (len(cells), HANDWRITING.classes)
    assert likely.argmax(axis=1).tolist() == list(DIGITS)


@pytest.mark.parametrize("name", WEIGHTS)
def test_the_weights_are_those_that_the_manifest_tells_of(name: str) -> None:
    content = WEIGHTS[name].read_bytes()
    manifest = json.loads(resource("photo", f"{name}_weights.json").read_text("utf-8"))

    assert sha256(content).hexdigest() == manifest["sha256"]
    assert len(content) == manifest["bytes"]


@pytest.mark.parametrize("name", WEIGHTS)
def test_the_weights_hardly_add_to_what_is_installed(name: str) -> None:
    assert len(WEIGHTS[name].read_bytes()) <= MOST_BYTES[name]


def test_weights_of_another_network_are_refused(tmp_path: Path) -> None:
    longer = tmp_path / "weights.bin"
    longer.write_bytes(WEIGHTS["print"].read_bytes() + b"\0")

    with pytest.raises(ValueError, match="bytes"):
        DigitNetwork.from_file(longer, PRINT)


def printed(digit: int, height: int = 18) -> Floats:
    """Return a cell with `digit` in about so many pixels, in a font that Pillow brings along."""
    image = Image.new("L", (4 * SIDE, 4 * SIDE))
    font = ImageFont.load_default(height * 4 / 0.72)
    middle = (2 * SIDE, 2 * SIDE)
    ImageDraw.Draw(image).text(middle, str(digit), font=font, fill=255, anchor="mm")
    small = image.resize((SIDE, SIDE), Image.Resampling.BOX)
    return np.asarray(small, np.float32) / np.float32(255)
