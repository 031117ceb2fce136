"""Pictures for the trial of reading: puzzles, what is no grid of 9x9 cells, and damaged files."""

import random
import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum

import cv2
import numpy as np

from sudoku_gui.photo.arrays import Floats, Grey
from tests.support.drawn_pictures import (
    blank_page,
    chess_board,
    draw_grid,
    photographed,
    put_table,
    square,
    table,
    text_page,
)
from tests.support.solvers.corpus import puzzles_of_norvig

_KINDS = (".png", ".jpg", ".webp", ".bmp")
_LARGE = 2_000_000  # pixels: making noise in them would take longer than reading
_EXIF = b"Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01"


class Promise(Enum):
    """What has to become of a picture."""

    READ = "puzzles"  # it is found, and what is wrong in it is not sure
    NOT_SURE = "no puzzles"  # nothing is read, or not as if it were sure
    ANYTHING = "damaged files"  # it is read like a puzzle, or refused


@dataclass(frozen=True, slots=True)
class PictureCase:
    """A file, what it shows if that is a puzzle, and what has to become of it."""

    name: str
    data: bytes
    promise: Promise
    line: str = ""


def picture_cases(count: int, rng: random.Random) -> Iterator[PictureCase]:
    """So many pictures, of all kinds in turn."""
    makers = (_puzzle, _no_puzzle, _damaged)
    for number in range(count):
        yield makers[number % len(makers)](rng)


def _puzzle(rng: random.Random) -> PictureCase:
    """A printed puzzle as cameras see it, upright, turned, or with a tag that lies about that."""
    line, page = _drawn(rng)
    turns, orientation = rng.randrange(4), rng.randrange(10)
    turned = np.ascontiguousarray(np.rot90(page, turns))
    kind = rng.choice(_KINDS)
    data = _with_orientation(_encoded(turned, kind, rng), orientation)
    # A tag that mirrors the picture makes another of it.
    is_mirrored = kind == ".jpg" and orientation in {2, 4, 5, 7}
    promise = Promise.NOT_SURE if is_mirrored else Promise.READ
    return PictureCase(f"puzzle, {turns} turns, orientation {orientation}", data, promise, line)


def _drawn(rng: random.Random) -> tuple[str, Grey]:
    """Return a puzzle, and a photo of the page with it."""
    line = rng.choice(puzzles_of_norvig()).line()
    page = blank_page()
    corners = square(rng.uniform(60, 160), rng.uniform(60, 300), rng.uniform(330, 480))
    corners += np.array([[rng.uniform(-15, 15) for _ in "xy"] for _ in corners], np.float32)
    draw_grid(page, _rotated(corners, rng.uniform(-8, 8)), line=line)
    if rng.random() < 0.2:
        page = np.asarray(cv2.bitwise_not(page), np.uint8)
    return line, photographed(page, rng.randrange(1 << 30))


def _rotated(corners: Floats, degrees: float) -> Floats:
    middle = tuple(map(float, corners.mean(axis=0)))
    matrix = cv2.getRotationMatrix2D(middle, degrees, 1.0)
    return np.asarray(corners @ matrix[:, :2].T + matrix[:, 2], np.float32)


def _no_puzzle(rng: random.Random) -> PictureCase:
    name, make = rng.choice(list(_NO_PUZZLES.items()))
    page = make(rng)
    if rng.random() < 0.5 and page.size < _LARGE:
        page = photographed(page, rng.randrange(1 << 30))
    return PictureCase(name, _encoded(page, rng.choice(_KINDS), rng), Promise.NOT_SURE)


def _damaged(rng: random.Random) -> PictureCase:
    line, page = _drawn(rng)
    data = _encoded(page, rng.choice(_KINDS), rng)
    name, damage = rng.choice(list(_DAMAGES.items()))
    return PictureCase(name, damage(data, rng), Promise.ANYTHING, line)


def _encoded(page: Grey, kind: str, rng: random.Random) -> bytes:
    if kind == ".png" and rng.random() < 0.3:
        opaque = cv2.cvtColor(page, cv2.COLOR_GRAY2BGRA)
        return np.asarray(cv2.imencode(kind, opaque)[1], np.uint8).tobytes()
    quality = cv2.IMWRITE_WEBP_QUALITY if kind == ".webp" else cv2.IMWRITE_JPEG_QUALITY
    options = [] if kind in {".png", ".bmp"} else [quality, rng.randrange(40, 96)]
    return np.asarray(cv2.imencode(kind, page, options)[1], np.uint8).tobytes()


def _with_orientation(data: bytes, orientation: int) -> bytes:
    """Put a tag into a JPEG that says how the camera was held; 0 and 9 say nothing sensible."""
    if not data.startswith(b"\xff\xd8"):
        return data
    tag = _EXIF + struct.pack(">HHI", orientation, 0, 0)
    return data[:2] + b"\xff\xe1" + struct.pack(">H", len(tag) + 2) + tag + data[2:]


def _mirrored(rng: random.Random) -> Grey:
    return np.ascontiguousarray(_drawn(rng)[1][:, ::-1])


def _table(rng: random.Random) -> Grey:
    """Return a table with digits, such as a calendar, that is not nine by nine."""
    columns, rows = rng.choice(
        [(4, 4), (6, 6), (7, 5), (7, 6), (8, 8), (10, 10), (12, 9), (12, 12), (16, 16), (25, 25)]
    )
    cell = 640 // max(columns, rows)
    page = blank_page()
    thick = rng.choice([2, 3, 4, 5, 99])
    put_table(page, table(columns, rows, thick_every=thick), 30, 60, columns * cell)
    for row in range(rows):
        for column in range(columns):
            if rng.random() < 0.5:
                words = str(rng.randrange(1, max(columns, 31)))
                place = (34 + column * cell, 60 + row * cell + cell * 3 // 4)
                cv2.putText(page, words, place, cv2.FONT_HERSHEY_SIMPLEX, cell / 60, 40, 1)
    return page


def _crossword(rng: random.Random) -> Grey:
    """Return a crossword of some size, numbered, some squares black."""
    size = rng.choice([7, 9, 9, 11, 13, 15])
    cell = 600 // size
    page = blank_page()
    put_table(page, table(size, size), 40, 60, size * cell)
    for number in range(size * size):
        left, top = 40 + number % size * cell, 60 + number // size * cell
        if rng.random() < 0.25:
            page[top : top + cell, left : left + cell] = 40
        elif rng.random() < 0.3:
            place = (left + 3, top + cell // 3)
            cv2.putText(page, str(number), place, cv2.FONT_HERSHEY_SIMPLEX, cell / 150, 40, 1)
    return page


def _noise(rng: random.Random) -> Grey:
    chance = np.random.default_rng(rng.randrange(1 << 30))
    return chance.integers(0, 256, (rng.randrange(100, 900), rng.randrange(100, 900)), np.uint8)


def _sized(rng: random.Random) -> Grey:
    """Return a page of a size that is hardly one."""
    width, height = rng.choice([(20, 20), (90, 90), (1, 4_000), (4_000, 91), (7_000, 7_200)])
    return np.full((height, width), 200, np.uint8)


_NO_PUZZLES: dict[str, Callable[[random.Random], Grey]] = {
    "mirrored": _mirrored,
    "table": _table,
    "crossword": _crossword,
    "chess board": lambda _: chess_board(),
    "text": lambda _: text_page(),
    "blank": lambda _: blank_page(),
    "noise": _noise,
    "sized": _sized,
}


def _cut(data: bytes, rng: random.Random) -> bytes:
    return data[: rng.randrange(len(data))]


def _flipped(data: bytes, rng: random.Random) -> bytes:
    changed = bytearray(data)
    for _ in range(rng.choice([1, 1, 3, 30])):
        changed[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
    return bytes(changed)


def _header_changed(data: bytes, rng: random.Random) -> bytes:
    changed = bytearray(data)
    for _ in range(rng.choice([1, 2, 4])):
        changed[rng.randrange(min(64, len(data)))] = rng.randrange(256)
    return bytes(changed)


def _spliced(data: bytes, rng: random.Random) -> bytes:
    first, second = sorted(rng.randrange(len(data)) for _ in "12")
    return data[:first] + data[second:]


_DAMAGES: dict[str, Callable[[bytes, random.Random], bytes]] = {
    "cut": _cut,
    "flipped": _flipped,
    "header": _header_changed,
    "spliced": _spliced,
}
