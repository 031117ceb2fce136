"""Pieces of printed grids as the page has them: lines, digits, notes, dirt, the page behind."""

from dataclasses import dataclass

import cv2
import numpy as np

from tests.training.arrays import Floats
from tests.training.fonts import HEIGHT, DigitFont

CELL = 64
"""Pixels of a cell, each way, on the page."""

CELLS = 4
"""Cells of a piece, each way."""

MARGIN = 32
"""Pixels of the page around a piece."""

SIDE = CELLS * CELL + 2 * MARGIN
"""Pixels of the page, each way."""


@dataclass(frozen=True, slots=True)
class Page:
    """A piece of a printed grid: ink, what shines through, shade of the paper, digits or 0."""

    ink: Floats
    behind: Floats
    shade: Floats
    digits: list[int]
    height: float
    """Of the digits, as a share of a cell."""


def printed_page(font: DigitFont, chance: np.random.Generator) -> Page:
    """Return a page with digits in `font`."""
    filled = chance.uniform(0.35, 0.7)
    digits = [
        int(chance.integers(1, 10)) if chance.random() < filled else 0 for _ in range(CELLS**2)
    ]
    height = chance.uniform(0.36, 0.8)
    ink = _weighed(_digits(font, digits, height, chance), chance)
    if chance.random() < 0.15:
        ink *= _blots(chance)
    ink = np.maximum(ink * chance.uniform(0.6, 1), _lines(chance))
    ink = np.maximum(ink, _dirt(font, digits, chance))
    return Page(ink, _behind(font, chance), _shade(chance), digits, height)


def _digits(
    font: DigitFont, digits: list[int], height: float, chance: np.random.Generator
) -> Floats:
    """Return the page with the digits alone: all of one size and slant, nearly at one place."""
    ink = np.zeros((SIDE, SIDE), np.float32)
    scale = height * CELL / HEIGHT
    wide, slant = chance.uniform(0.82, 1.2), chance.choice([0, 0, chance.normal(0, 0.12)])
    turn = chance.normal(0, 0.02)
    middle = chance.normal(0, 0.035, 2) * CELL
    for cell, digit in enumerate(digits):
        if digit:
            place = middle_of(cell) + middle + chance.normal(0, 0.01, 2) * CELL
            put(ink, font.digits[digit - 1], place, shape_of(scale, wide, float(slant), turn))
    return ink


def shape_of(scale: float, wide: float, slant: float, turn: float) -> Floats:
    """Return the matrix that makes a digit so large, wide, slanted and turned."""
    turned = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
    return (turned @ np.array([[scale * wide, -slant * scale], [0, scale]])).astype(np.float32)


def put(ink: Floats, digit: Floats, place: Floats, shape: Floats) -> None:
    """Draw `digit` with its middle at `place`."""
    height, width = digit.shape
    start = place - shape @ np.array([width / 2, height / 2], np.float32)
    move = np.column_stack([shape, start]).astype(np.float32)
    low = np.clip(place.astype(int) - CELL, 0, SIDE)
    high = np.clip(place.astype(int) + CELL, 0, SIDE)
    move[:, 2] -= low
    size = (int(high[0] - low[0]), int(high[1] - low[1]))
    fine = cv2.GaussianBlur(digit, (0, 0), max(0.01, 0.35 / float(shape[1, 1])))
    drawn = cv2.warpAffine(fine, move, size, flags=cv2.INTER_LINEAR)
    part = ink[low[1] : high[1], low[0] : high[0]]
    np.maximum(part, drawn, out=part)


def _weighed(ink: Floats, chance: np.random.Generator) -> Floats:
    """Return `ink` as it is, or with strokes grown or shrunk as presses and paper do it."""
    if chance.random() < 0.5:
        return ink
    soft = cv2.GaussianBlur(ink, (0, 0), chance.uniform(0.8, 1.8))
    least = chance.uniform(0.2, 0.55)
    return np.clip((soft - least) * chance.uniform(2, 5) + 0.5, 0, 1) * (soft > 0.02)


def _blots(chance: np.random.Generator) -> Floats:
    """Return where ink has taken: grey like newsprint under a lens."""
    fine = chance.random((SIDE, SIDE), np.float32)
    soft = cv2.GaussianBlur(fine, (0, 0), chance.uniform(0.6, 2))
    rough = (soft - soft.mean()) / soft.std()
    return np.clip(0.85 + chance.uniform(0.05, 0.25) * rough, 0, 1)


def _lines(chance: np.random.Generator) -> Floats:
    """Return the lines of the grid: thin ones and, every third, a thick one."""
    ink = np.zeros((SIDE, SIDE), np.float32)
    thin = chance.uniform(0.01, 0.06) * CELL
    thick = max(thin, chance.uniform(0.02, 0.11) * CELL)
    thin_ink, thick_ink = chance.uniform(0.1, 1), chance.uniform(0.5, 1)
    start = chance.integers(0, 3, 2)
    for axis in range(2):
        for number in sorted(range(CELLS + 1), key=lambda n: (n + start[axis]) % 3 == 0):
            is_thick = (number + start[axis]) % 3 == 0
            width = thick if is_thick else thin
            middle = MARGIN + number * CELL
            places = np.abs(np.arange(SIDE) - middle + 0.5) - width / 2
            line = np.clip(0.5 - places, 0, 1) * (thick_ink if is_thick else thin_ink)
            line = line.astype(np.float32)
            ink = np.maximum(ink, line[:, None] if axis else line[None, :])
    return ink


def _dirt(font: DigitFont, digits: list[int], chance: np.random.Generator) -> Floats:
    """Return notes, pencil strokes and specks in some cells."""
    ink = np.zeros((SIDE, SIDE), np.float32)
    often = chance.choice([0, 0.08, 0.3])
    for cell, digit in enumerate(digits):
        if chance.random() < often * (0.3 if digit else 1):
            chance.choice(np.array([_add_notes, _add_stroke, _add_specks]))(
                ink, font, middle_of(cell), chance
            )
    return ink


def _add_notes(ink: Floats, font: DigitFont, middle: Floats, chance: np.random.Generator) -> None:
    """Write small digits near the rim, as people note what is possible."""
    scale = chance.uniform(0.13, 0.22) * CELL / HEIGHT
    row = chance.choice([-0.3, 0.3])
    notes = np.zeros_like(ink)
    for column in chance.permutation(3)[: chance.integers(1, 4)]:
        place = middle + np.array([(column - 1) * 0.27, row]) * CELL + chance.normal(0, 1, 2)
        put(notes, font.digits[chance.integers(9)], place, shape_of(scale, 1, 0, 0))
    np.maximum(ink, notes * chance.uniform(0.4, 1), out=ink)


def _add_stroke(ink: Floats, _: DigitFont, middle: Floats, chance: np.random.Generator) -> None:
    """Draw a short stroke of a pencil, or a fold of the paper across the cell."""
    length = chance.choice([0.2, 1.2]) * CELL
    angle = chance.uniform(0, np.pi)
    place = middle + chance.uniform(-0.35, 0.35, 2) * CELL
    way = np.array([np.cos(angle), np.sin(angle)]) * length / 2
    stroke = np.zeros_like(ink)
    ends = [(round(float(x)), round(float(y))) for x, y in (place - way, place + way)]
    cv2.line(stroke, ends[0], ends[1], 1.0, int(chance.integers(1, 4)), cv2.LINE_AA)
    np.maximum(ink, stroke * chance.uniform(0.15, 0.6), out=ink)


def _add_specks(ink: Floats, _: DigitFont, middle: Floats, chance: np.random.Generator) -> None:
    """Draw a few specks."""
    for _number in range(chance.integers(1, 4)):
        x, y = (middle + chance.uniform(-0.45, 0.45, 2) * CELL).round().astype(int)
        dark = float(chance.uniform(0.3, 1))
        cv2.circle(ink, (int(x), int(y)), int(chance.integers(1, 4)), dark, -1, cv2.LINE_AA)


def _behind(font: DigitFont, chance: np.random.Generator) -> Floats:
    """Return what shines through: digits, lines of text or bars of the other side, mirrored."""
    ink = np.zeros((SIDE, SIDE), np.float32)
    if chance.random() < 0.4:
        return ink
    if chance.random() < 0.5:
        scale = chance.uniform(0.3, 1.6) * CELL / HEIGHT
        for _ in range(chance.integers(3, 16)):
            place = chance.uniform(0, SIDE, 2)
            put(ink, font.digits[chance.integers(9)][:, ::-1], place, shape_of(scale, 1, 0, 0))
    else:
        pitch, height = chance.uniform(8, 40), chance.uniform(0.3, 0.6)
        words = cv2.resize(chance.random((SIDE, SIDE // 6), np.float32), (SIDE, SIDE))
        rows = (np.arange(SIDE) % pitch) < pitch * height
        ink = (words > 0.4).astype(np.float32) * rows[:, None]
        if chance.random() < 0.3:
            ink = ink.T.copy()
    soft = cv2.GaussianBlur(ink, (0, 0), chance.uniform(1, 3.5))
    return soft * chance.uniform(0.03, 0.3)


def _shade(chance: np.random.Generator) -> Floats:
    """Return how bright the paper is: texture everywhere, some boxes tinted."""
    fine = chance.normal(0, 1, (SIDE // 2, SIDE // 2)).astype(np.float32)
    rough = cv2.GaussianBlur(fine, (0, 0), chance.uniform(0.5, 4))
    shade = 1 + cv2.resize(rough / rough.std(), (SIDE, SIDE)) * chance.uniform(0, 0.035)
    if chance.random() < 0.25:
        x, y = (MARGIN + CELL * chance.integers(0, CELLS + 1, 2)).tolist()
        tint = chance.uniform(0.6, 0.95)
        shade[:y, :x] *= tint
        shade[y:, x:] *= tint
    return shade


def middle_of(cell: int) -> Floats:
    row, column = divmod(cell, CELLS)
    place = (np.array([column, row]) + 0.5) * CELL + MARGIN
    return place.astype(np.float32)
