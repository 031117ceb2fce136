"""Where pictures come from: files, and what was copied or dropped."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QImage

from sudoku_gui.documents.picture_files import is_picture_name, picture_bytes
from sudoku_gui.ui.photo.photo_thread import PictureSource


def source_of_file(path: Path) -> PictureSource:
    """Return what reads the picture in a file."""
    return partial(picture_bytes, path)


def source_in(data: QMimeData) -> PictureSource | None:
    """Return what reads the picture that was copied or dropped, None where there is none."""
    for url in data.urls():
        path = Path(url.toLocalFile())
        if url.isLocalFile() and is_picture_name(path):
            return source_of_file(path)
    image = data.imageData() if data.hasImage() else None
    if isinstance(image, QImage) and not image.isNull():
        return source_of_image(image)
    return None


def source_of_image(image: QImage) -> PictureSource:
    """Return the source of a picture that was taken here."""
    has_alpha = image.hasAlphaChannel()
    kind = QImage.Format.Format_ARGB32 if has_alpha else QImage.Format.Format_RGB32
    plain = image.convertToFormat(kind)  # mostly it is of that kind, and nothing is converted
    return partial(_png_of, bytes(plain.constBits()), plain.width(), has_alpha)


def _png_of(pixels: bytes, width: int, has_alpha: bool, _most: int) -> bytes:
    """Return the pixels as a file would hold them; called in the thread."""
    # OpenCV is optional and takes long to load.
    from sudoku_gui.photo.picture_file import png_of  # noqa: PLC0415

    return png_of(pixels, width, has_alpha=has_alpha)
