"""Writing what is exported of a search: one function per kind, each done bit by bit.

Each is a `Job`: it paints in the thread that runs it, leaves encoding and files to the
background, and yields how many moments are written.  Closed early, or failing, it leaves the
file as it was.
"""

from collections.abc import Generator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import BinaryIO

from PySide6.QtGui import QFont, QImage, QPainter

from sudoku_gui.documents.atomic_save import save_bytes, saving_to
from sudoku_gui.playback.step_formats import STEP_FORMATS
from sudoku_gui.playback.step_range import moments_in
from sudoku_gui.presentation.export.export_options import ExportOptions, RenderStyle
from sudoku_gui.solvers.search import Search
from sudoku_gui.solvers.search_start import start_search
from sudoku_gui.ui.export.picture_encoders import Picture, encode
from sudoku_gui.ui.export.render import RenderSource, render_moment
from sudoku_gui.ui.grid.illustration import Illustration, illustration_layout_of, paint, repaint
from sudoku_gui.ui.kit.threads.job_runner import Job, background_job

_LINES_AT_ONCE = 200
_END = object()  # after the last moment


def write_picture(path: Path, shown: Picture, options: ExportOptions, font: QFont) -> Job:
    """Write one picture."""
    content = yield from encode(shown, options.format, options.style, font)
    yield partial(save_bytes, path, content)


def write_steps(path: Path, source: RenderSource, options: ExportOptions) -> Job:
    """Write the moments of a range of steps as records, as far as the search goes."""
    return background_job(_written_steps(path, source, options))


def _written_steps(
    path: Path, source: RenderSource, options: ExportOptions
) -> Generator[int, None, None]:
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
    from sudoku_gui.ui.export.animation_encoders import ANIMATION_ENCODERS  # noqa: PLC0415

    style, frames = options.style, options.step_range.count
    search: Search = yield partial(start_search, source.algorithm, source.sheet.grid)
    canvas = _AnimationCanvas(render_moment(source, search.moment(), style), style, font)
    content = ANIMATION_ENCODERS[options.format](canvas.size, frames, options.rate, style.theme)

    def write_frame(pixels: bytes) -> None:
        file.write(content.frame(pixels))

    with ExitStack() as files:
        file: BinaryIO = yield partial(files.enter_context, saving_to(path))
        file.write(content.head())
        written = 0
        moments = moments_in(search, options.step_range)
        while (moment := (yield partial(next, moments, _END))) is not _END:
            if moment is not None:
                yield partial(write_frame, canvas.pixels_of(render_moment(source, moment, style)))
                written += 1
            yield written
        file.write(content.tail())
        yield files.pop_all().close  # the file is replaced


class _AnimationCanvas:
    """A picture of illustrations like `first`, painted again where they differ."""

    def __init__(self, first: Illustration, style: RenderStyle, font: QFont) -> None:
        self._theme = style.theme
        self._font = font
        self._frame = illustration_layout_of(first, style.side)
        self._before = first
        self._image = QImage(self._frame.pixels, QImage.Format.Format_RGB32)
        painter = QPainter(self._image)
        for _ in paint(painter, self._frame, first, self._theme, font):
            pass
        painter.end()

    @property
    def size(self) -> tuple[int, int]:
        """Its width and height in pixels."""
        return self._image.width(), self._image.height()

    def pixels_of(self, next_one: Illustration) -> bytes:
        """Return the rows of another illustration, each pixel as BGRX."""
        before, self._before = self._before, next_one
        painter = QPainter(self._image)
        repaint(painter, self._frame, before, next_one, self._theme, self._font)
        painter.end()
        return bytes(self._image.constBits())
