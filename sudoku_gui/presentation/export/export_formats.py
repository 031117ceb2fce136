"""What can be exported of a search: kinds of files, and how large and fast pictures may be.

Qt is not needed to know it.
"""

import importlib.util
import sys
from collections.abc import Mapping
from enum import Enum

from sudoku_gui.language import Text, text, text_n

MOST_FRAMES = 2_000
_MOST_PIXELS, _MOST_PIXELS_HIGH = 100_000_000, 32_000  # of one picture; painters end at 32,767
MOMENT_SIDES = range(120, 8_001)  # pixels; of one picture
ANIMATION_SIDES = range(120, 1_201)
RATES = range(1, 51)  # frames a second; viewers slow down what is faster
DISTANCES = range(1, 1_000_001)  # steps from frame to frame
DEFAULT_MOMENT_SIDE, DEFAULT_ANIMATION_SIDE, DEFAULT_RATE = 600, 400, 5
DEFAULT_STEPS = 50  # of an animation


class ExportFormat(Enum):
    """A kind of file to export to; the value is its suffix."""

    PNG = ".png"
    SVG = ".svg"
    PDF = ".pdf"
    GIF = ".gif"
    APNG = ".apng"
    JSON_LINES = ".jsonl"
    CSV = ".csv"


PICTURE_FORMATS = (ExportFormat.PNG, ExportFormat.SVG, ExportFormat.PDF)
"""The formats for one picture."""

ANIMATION_FORMATS = (ExportFormat.GIF, ExportFormat.APNG)
"""The formats for an animated picture."""

TABLE_FORMATS = (ExportFormat.JSON_LINES, ExportFormat.CSV)
"""The formats for moments as records, which `playback.records` writes."""

PICTURES: Mapping[str, ExportFormat] = {each.value: each for each in PICTURE_FORMATS}
"""By the suffixes that files of that kind may have."""

ANIMATIONS: Mapping[str, ExportFormat] = {
    ".png": ExportFormat.APNG,
    **{each.value: each for each in ANIMATION_FORMATS},
}

TABLES: Mapping[str, ExportFormat] = {each.value: each for each in TABLE_FORMATS}


def too_large(width: int, height: int) -> Text | None:
    """Return why a picture of so many pixels is not made, or None if it is."""
    if height <= _MOST_PIXELS_HIGH and width * height <= _MOST_PIXELS:
        return None
    return text("{width:,} × {height:,} pixels are too many", width=width, height=height)


def why_not_animated() -> Text | None:
    """Return what keeps animations from being made, and what to do about it, or None."""
    if importlib.util.find_spec("PIL") is not None:
        return None
    return text(
        "Animations need Pillow, which is not installed. "
        "This installs it: {python} -m pip install pillow",
        python=sys.executable,
    )


def too_long(frames: int) -> Text | None:
    """Return why an animation of so many frames is not made, or None if it is."""
    if frames <= MOST_FRAMES:
        return None
    return text_n(
        "{n:,} frame is too many; {most:,} are possible",
        "{n:,} frames are too many; {most:,} are possible",
        n=frames,
        most=MOST_FRAMES,
    )
