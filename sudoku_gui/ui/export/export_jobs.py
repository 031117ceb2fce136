"""Writing what is exported of a search: one function per kind, each done bit by bit.

They are generators, so that whoever runs one can show how far it is and stop it between
two bits; closed early, or failing, they leave the file as it was.  Each yields how many
moments are written.  They raise SaveError.
"""

from pathlib import Path

from PySide6.QtGui import QFont, QImage, QPainter

from sudoku_gui.documents.atomic_save import save_bytes, saving_to
from sudoku_gui.playback.step_formats import STEP_FORMATS
from sudoku_gui.playback.step_range import moments_in
from sudoku_gui.presentation.export.export_options import ExportOptions, RenderStyle
from sudoku_gui.solvers.search_start import start_search
from sudoku_gui.ui.export.picture_encoders import Picture, encode
from sudoku_gui.ui.export.render import RenderSource, render_moment
from sudoku_gui.ui.grid.illustration import Illustration, illustration_layout_of, paint, repaint
from sudoku_gui.ui.kit.threads.job_thread import Job

_LINES_AT_ONCE = 200


def write_picture(path: Path, shown: Picture, options: ExportOptions, font: QFont) -> Job:
    """Write one picture."""
    save_bytes(path, encode(shown, options.format, options.style, font))
    yield 1


def write_steps(path: Path, source: RenderSource, options: ExportOptions) -> Job:
    """Write the moments of a range of steps as records, as far as the search goes."""
    form = STEP_FORMATS[options.format.value]
    search = start_search(source.algorithm, source.sheet.grid)
    with saving_to(path) as file:
        written, waiting = 0, [form.header]
        for moment in moments_in(search, options.step_range):
            if moment is not None:
                waiting.append(form.line(moment))
                written += 1
            if moment is None or written % _LINES_AT_ONCE == 0:
                file.write("".join(waiting).encode())
                waiting = []
                yield written
        file.write("".join(waiting).encode())


def write_animation(path: Path, source: RenderSource, options: ExportOptions, font: QFont) -> Job:
    """Write a range of steps as an animated picture.

    The search must not end within the range: the number of frames is written first.
    """
    # Imported late because Pillow is optional; `why_not_animated` tells whether it is there.
    from sudoku_gui.ui.export.animation_encoders import ANIMATION_ENCODERS, pixels_of  # noqa: PLC0415

    style, frames = options.style, options.step_range.count
    search = start_search(source.algorithm, source.sheet.grid)
    canvas = _AnimationCanvas(render_moment(source, search.moment(), style), style, font)
    content = ANIMATION_ENCODERS[options.format](canvas.size, frames, options.rate, style.theme)
    written = 0
    with saving_to(path) as file:
        file.write(content.head())
        for moment in moments_in(search, options.step_range):
            if moment is not None:
                picture = canvas.shows(render_moment(source, moment, style))
                file.write(content.frame(pixels_of(picture)))
                written += 1
            yield written
        file.write(content.tail())


class _AnimationCanvas:
    """A picture of illustrations like `first`, painted again where they differ."""

    def __init__(self, first: Illustration, style: RenderStyle, font: QFont) -> None:
        self._theme = style.theme
        self._font = font
        self._frame = illustration_layout_of(first, style.side)
        self._before = first
        self._image = QImage(self._frame.pixels, QImage.Format.Format_RGB32)
        painter = QPainter(self._image)
        paint(painter, self._frame, first, self._theme, font)
        painter.end()

    @property
    def size(self) -> tuple[int, int]:
        """Its width and height in pixels."""
        return self._image.width(), self._image.height()

    def shows(self, next_one: Illustration) -> QImage:
        """Return the picture of another illustration, until the one after it."""
        before, self._before = self._before, next_one
        painter = QPainter(self._image)
        repaint(painter, self._frame, before, next_one, self._theme, self._font)
        painter.end()
        return self._image
