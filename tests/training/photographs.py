"""Photos of printed pages: seen aslant, unsharp, noisy, unevenly lit; and the cells cut from them.

The cells are cut and levelled as `sudoku_gui.photo` does it with photos.
"""

import cv2
import numpy as np

from sudoku_gui.photo.cells import cells_of
from tests.training.arrays import Floats, Grey
from tests.training.printed_grids import CELL, CELLS, MARGIN, SIDE, Page

_SMALLEST_CELL, _LARGEST_CELL = 14, 64  # pixels of a photo
_LOWEST_DIGIT = 8  # pixels of a photo: lower ones nobody can read


def photographed_cells(page: Page, chance: np.random.Generator) -> Floats:
    """Return the cells of `page` after a photo: (16, 32, 32), paper 0.0 to ink 1.0."""
    smallest = max(_SMALLEST_CELL, _LOWEST_DIGIT / page.height)
    size = float(np.exp(chance.uniform(np.log(smallest), np.log(_LARGEST_CELL))))
    to_photo, pixels = _view(size, chance)
    fine = CELL / size
    seen = _seen(page, chance)
    if fine > 1.2:
        seen = cv2.GaussianBlur(seen, (0, 0), 0.45 * fine)
    photo = cv2.warpPerspective(
        seen, to_photo, (pixels, pixels), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
    )
    developed = _developed(photo, size * page.height, chance)
    return cells_of(developed, _lattice(to_photo, chance))


def _seen(page: Page, chance: np.random.Generator) -> Floats:
    """Return the brightness of the page, 0 to 255."""
    depth = chance.uniform(0.4, 0.97)
    return page.shade * (1 - page.behind * depth) * (1 - page.ink * depth) * _light(chance)


def _light(chance: np.random.Generator) -> Floats:
    """Return the light on the page: more from one side, perhaps the shadow of a hand."""
    along = np.linspace(-1, 1, SIDE, dtype=np.float32)
    x, y = chance.normal(0, 0.12, 2)
    light = chance.uniform(80, 245) * (1 + x * along[None, :] + y * along[:, None])
    if chance.random() < 0.2:
        angle = chance.uniform(0, 2 * np.pi)
        across = np.cos(angle) * along[None, :] + np.sin(angle) * along[:, None]
        edge = 0.5 - 0.5 * np.tanh((across - chance.uniform(-1, 1)) * chance.uniform(3, 30))
        light = light * (1 - edge * chance.uniform(0.1, 0.45))
    return light.astype(np.float32)


def _view(size: float, chance: np.random.Generator) -> tuple[Floats, int]:
    """Return how the page is seen with about `size` pixels a cell, and the pixels of the photo."""
    side = SIDE * size / CELL
    angle = chance.choice([chance.normal(0, 0.04), chance.normal(0, 0.2)])
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    square = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * side / 2
    corners = square @ turn.T + chance.normal(0, 0.03, (4, 2)) * side
    corners -= corners.min(axis=0)
    page = np.array([[0, 0], [SIDE, 0], [SIDE, SIDE], [0, SIDE]], np.float32)
    matrix = cv2.getPerspectiveTransform(page, corners.astype(np.float32))
    return np.asarray(matrix, np.float32), int(np.ceil(corners.max()))


def _developed(photo: Floats, height: float, chance: np.random.Generator) -> Grey:
    """Return the photo as a camera keeps it: unsharp, shaken, sharpened, noisy, compressed.

    Digits of `height` pixels can still be read, mostly.
    """
    unsharp = chance.uniform(0, 0.12) * height * chance.choice([0.4, 1])
    if unsharp > 0.3:
        photo = cv2.GaussianBlur(photo, (0, 0), unsharp)
    if chance.random() < 0.15:
        photo = cv2.filter2D(photo, -1, _shaking(height, chance))
    contrast = float(np.percentile(photo, 98) - np.percentile(photo, 2))
    noise = min(chance.uniform(0, 0.1) * contrast, 8)
    photo = photo + chance.normal(0, noise, photo.shape).astype(np.float32)
    if chance.random() < 0.4:
        soft = cv2.GaussianBlur(photo, (0, 0), chance.uniform(0.7, 2))
        photo = photo + chance.uniform(0.2, 1.5) * (photo - soft)
    photo = 255 * np.clip(photo / 255, 0, 1) ** chance.uniform(0.75, 1.4)
    grey = photo.astype(np.uint8)
    if chance.random() < 0.8:
        quality = int(chance.integers(20 if height > 14 else 40, 96))
        _, coded = cv2.imencode(".jpg", grey, [cv2.IMWRITE_JPEG_QUALITY, quality])
        grey = np.asarray(cv2.imdecode(coded, cv2.IMREAD_GRAYSCALE), np.uint8)
    return grey


def _shaking(height: float, chance: np.random.Generator) -> Floats:
    """Return the path of a camera that is moved while it looks."""
    length = max(3, int(chance.uniform(0.08, 0.22) * height)) | 1
    path = np.zeros((length, length), np.float32)
    angle = chance.uniform(0, np.pi)
    way = np.array([np.cos(angle), np.sin(angle)]) * (length // 2)
    ends = [(round(float(x)), round(float(y))) for x, y in (length // 2 - way, length // 2 + way)]
    cv2.line(path, ends[0], ends[1], 1.0)
    return path / path.sum()


def _lattice(to_photo: Floats, chance: np.random.Generator) -> Floats:
    """Return where the photo seems to have the crossings: about where its lines are."""
    crossings = np.stack(np.meshgrid(np.arange(CELLS + 1), np.arange(CELLS + 1)), axis=-1)
    lattice = (MARGIN + CELL * crossings).astype(np.float32)
    lattice += chance.normal(0, chance.choice([0.008, 0.02]), lattice.shape) * CELL
    lattice += chance.normal(0, chance.choice([0.01, 0.03]), 2) * CELL
    return np.asarray(cv2.perspectiveTransform(lattice, to_photo), np.float32)
