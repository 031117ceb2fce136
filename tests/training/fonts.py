"""The fonts that digits are rendered in: those of Debian packages, unpacked in a folder.

Each package is a folder of that name.  Left out are fonts without digits, those that draw a
digit like another one, and those whose digits another font has drawn before.
"""

from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

from tests.training.arrays import Floats, Grey

HEIGHT = 72
"""Pixels that the highest digit of a font is drawn with."""

_DIGITS = "123456789"
_SUFFIXES = {".ttf", ".otf", ".ttc", ".t1", ".pfb"}
_UNREADABLE = ("Symbol", "Emoji", "Music", "Braille", "Dingbats", "Outline", "Ornament")
_SIZE = 100
_WIDEST = 1.35  # of the height: wider digits fill no cell
_NARROWEST = 0.22  # the widest digit of a font: narrower fonts nobody can read when small
_NOBODYS_SIGN = "\U0010fffd"  # drawn as what a font draws when it lacks a sign


@dataclass(frozen=True, slots=True)
class DigitFont:
    """The digits 1 to 9 of a font: ink 0.0 to 1.0, each cut to what it fills."""

    package: str
    name: str
    digits: tuple[Floats, ...]


def usable_fonts(folder: Path) -> list[DigitFont]:
    """Return the fonts of all packages that are unpacked in `folder`, always in the same order."""
    fonts, seen = [], set()
    for package in sorted(path for path in folder.iterdir() if path.is_dir()):
        for file in sorted(package.rglob("*")):
            if file.suffix.lower() not in _SUFFIXES or file.is_symlink():
                continue
            if any(word in file.name for word in _UNREADABLE):
                continue
            digits = _digits(file)
            if digits is None or (key := _key(digits)) in seen:
                continue
            seen.add(key)
            fonts.append(DigitFont(package.name, file.name, digits))
    return fonts


def _digits(file: Path) -> tuple[Floats, ...] | None:
    """Return the digits of the font in `file`; None if it has none that people can read."""
    try:
        font = ImageFont.truetype(str(file), _SIZE)
        pictures = [_drawn(font, digit) for digit in _DIGITS]
        nobody = _drawn(font, _NOBODYS_SIGN)
    except (OSError, ValueError):
        return None
    if any(picture.size == 0 or picture.shape[0] < _SIZE // 4 for picture in pictures):
        return None
    if len({picture.tobytes() for picture in [*pictures, nobody]}) != len(pictures) + 1:
        return None
    height, width = (max(picture.shape[axis] for picture in pictures) for axis in (0, 1))
    if not _NARROWEST < width / height < _WIDEST:
        return None
    return tuple(_resized(picture, HEIGHT / height) for picture in pictures)


def _drawn(font: ImageFont.FreeTypeFont, sign: str) -> Grey:
    """Return `sign` in white on black, cut to its ink."""
    image = Image.new("L", (4 * _SIZE, 4 * _SIZE))
    ImageDraw.Draw(image).text((_SIZE, _SIZE), sign, font=font, fill=255)
    box = image.getbbox()
    return np.array(image.crop(box)) if box else np.zeros((0, 0), np.uint8)


def _resized(picture: Grey, scale: float) -> Floats:
    height, width = (max(1, round(side * scale)) for side in picture.shape)
    resized = cv2.resize(picture, (width, height), interpolation=cv2.INTER_AREA)
    return np.asarray(resized, np.float32) / 255


def _key(digits: tuple[Floats, ...]) -> str:
    """Return what fonts with the same digits have in common, however these are hinted."""
    coarse = [cv2.resize(digit, (12, 16), interpolation=cv2.INTER_AREA) for digit in digits]
    widths = [digit.shape[1] // 3 for digit in digits]
    rounded = (np.array(coarse) * 5).round().astype(np.uint8)
    return sha256(rounded.tobytes() + bytes(widths)).hexdigest()
