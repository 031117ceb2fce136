"""PDF files read back by the independent programs of poppler-utils."""

import os
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest
from PIL import Image

from tests.support.waiting import PATIENCE_SECONDS

TOOLS = ("pdfinfo", "pdftotext", "pdftoppm", "pdffonts")
PIXELS_PER_INCH = 100
MILLIMETRES_PER_INCH = 25.4


def skip_without_tools() -> None:
    """Skip the test where poppler-utils is not installed, but not where everything must hold."""
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if missing and "CI" not in os.environ:
        pytest.skip(f"not installed: {', '.join(missing)}")


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a page, and the middle of its box in millimetres."""

    words: str
    across: float
    down: float


def pages_in(path: Path) -> int:
    """How many pages a file has."""
    found = re.search(r"^Pages:\s+(\d+)$", _run("pdfinfo", str(path)), re.MULTILINE)
    assert found
    return int(found[1])


def page_size(path: Path) -> tuple[int, int]:
    """The width and the height of the first page, in millimetres."""
    found = re.search(
        r"^Page size:\s+([\d.]+) x ([\d.]+)", _run("pdfinfo", str(path)), re.MULTILINE
    )
    assert found
    return _millimetres(found[1]), _millimetres(found[2])


def text_of(path: Path) -> str:
    """All text of a file, page by page."""
    return _run("pdftotext", "-layout", str(path), "-")


def words_on(path: Path, page: int) -> list[Word]:
    """The words of a page, counted from 1, with their places."""
    told = _run("pdftotext", "-bbox", "-f", str(page), "-l", str(page), str(path), "-")
    boxes = re.findall(
        r'<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)</word>', told
    )
    points = [(words, *(float(each) for each in box)) for *box, words in boxes]
    scale = MILLIMETRES_PER_INCH / 72
    return [
        Word(words, (left + right) / 2 * scale, (top + bottom) / 2 * scale)
        for words, left, top, right, bottom in points
    ]


def picture_of(path: Path, page: int, folder: Path) -> Image.Image:
    """A page, counted from 1, as a picture in greys."""
    number, resolution = str(page), str(PIXELS_PER_INCH)
    stem = folder / f"page-{page}"
    _run(
        *("pdftoppm", "-gray", "-png", "-singlefile", "-r", resolution),
        *("-f", number, "-l", number, str(path), str(stem)),
    )
    with Image.open(stem.with_suffix(".png")) as opened:
        return opened.convert("L")


def all_fonts_are_embedded(path: Path) -> bool:
    """Whether another machine needs no font to show the file; there must be one in it."""
    rows = _run("pdffonts", str(path)).splitlines()[2:]
    assert rows
    return all(row.split()[-5] == "yes" for row in rows)


def _millimetres(points: str) -> int:
    return round(float(points) * MILLIMETRES_PER_INCH / 72)


def _run(*command: str) -> str:
    done = subprocess.run(
        command, capture_output=True, check=True, encoding="utf-8", timeout=PATIENCE_SECONDS
    )
    return done.stdout
