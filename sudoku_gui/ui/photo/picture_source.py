"""Where pictures come from: files, and what was copied or dropped."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QMimeData
from PySide6.QtGui import QImage

from sudoku_gui.documents.picture_files import is_picture_name, picture_bytes
from sudoku_gui.ui.photo.photo_thread import PictureSource

_FASTEST = 100  # of PNG's qualities: nothing is lost by any of them


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
    """Return what has a picture that was taken here."""
    return partial(_bytes_of, image)


def _bytes_of(image: QImage, _most: int) -> bytes:
    """Return a picture as a file would hold it; called in the thread."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    # PySide knows the format as text here, and its stubs as bytes.
    image.save(buffer, "PNG", _FASTEST)  # type: ignore[call-overload]
    return bytes(buffer.data().data())
