"""The font that Pillow brings along: the one that is there on every machine."""

from io import BytesIO
from pathlib import Path

from PIL import ImageFont


def write_pillow_font(path: Path) -> None:
    """Write the font to a file at `path`."""
    font = ImageFont.load_default(20)
    assert isinstance(font, ImageFont.FreeTypeFont)
    assert isinstance(font.path, BytesIO)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(font.path.getvalue())
