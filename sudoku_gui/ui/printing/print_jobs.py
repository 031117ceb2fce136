"""Printing pages, and writing them as PDF, bit by bit: one page at a time, and slices of those."""

from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from math import ceil
from pathlib import Path
from typing import BinaryIO

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QFont,
    QImage,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPaintDevice,
    QPainter,
    QPdfWriter,
)

from sudoku_gui import __version__
from sudoku_gui.documents.atomic_save import SaveError, saving_to
from sudoku_gui.language import say, text
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.presentation.export.page_contents import PrintSource, page_contents, rows_to_solve
from sudoku_gui.presentation.export.page_plan import PagePlan
from sudoku_gui.presentation.theme import LARGE_PRINT, PAPER, Theme
from sudoku_gui.solvers.diagnose.verdict import Verdict, VerdictCheck
from sudoku_gui.ui.kit.threads.job_runner import Job
from sudoku_gui.ui.printing.page_painter import paint_page

_PDF_DPI = 1200
_MILLIMETRES_PER_INCH = 25.4
_GUESSES = 50  # at once
_LARGER_AT_MOST = 6
_FEW_SOLUTIONS = 1  # to tell one from several
_EXACTLY = QPageSize.SizeMatchPolicy.ExactMatch


@dataclass(frozen=True, slots=True)
class PrintContent:
    """The puzzles to be printed, and how."""

    source: PrintSource
    plan: PagePlan
    font: QFont

    @property
    def theme(self) -> Theme:
        """The colours on paper."""
        return LARGE_PRINT if self.plan.options.is_large_print else PAPER


def print_pages(
    device: QPagedPaintDevice,
    content: PrintContent,
    pages: Iterable[int],
    give_up: Callable[[], object] = lambda: None,
) -> Job:
    """Print the pages with these numbers, counted from 0, yielding how many are printed.

    give_up: what is done when the job is closed before its end.  Raises SaveError where the
    device refuses a page.
    """
    with _painting_on(device) as painter:
        try:
            for printed, number in enumerate(pages):
                if printed:
                    _begin_page(device)
                yield from _painted(painter, device.logicalDpiX(), content, number)
                yield printed + 1
        except GeneratorExit:
            give_up()
            raise


def write_pdf(path: Path, content: PrintContent) -> Job:
    """Write all pages to a file, which holds them all at the end or what it held before."""
    # The stream is emptied after every page: memory holds no more of thousands of them.
    stream = QBuffer()
    stream.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = _pdf_writer(stream, content)
    with ExitStack() as files:
        file: BinaryIO = yield partial(files.enter_context, saving_to(path))
        with _painting_on(writer) as painter:
            for number in range(content.plan.page_count):
                if number:
                    _begin_page(writer)
                    yield partial(file.write, _taken_from(stream))
                yield from _painted(painter, writer.logicalDpiX(), content, number)
                yield number + 1
        yield partial(file.write, _taken_from(stream))
        yield files.pop_all().close  # the file is replaced


def picture_of_page(content: PrintContent, number: int, dots: float) -> Job:
    """Paint a page on a picture with so many pixels to a millimetre, and return it, a QImage."""
    # Painted larger first, so that the thinnest line has a pixel, and then made smaller.
    paper, line = content.plan.paper, content.plan.puzzle_layout.line_width
    wanted = QSize(*(max(1, round(each * dots)) for each in (paper.width, paper.height)))
    times = min(_LARGER_AT_MOST, ceil(1 / (dots * line)))
    picture = QImage(wanted * times, QImage.Format.Format_RGB32)
    picture.fill(0xFFFFFFFF)
    with _painting_on(picture) as painter:
        yield from _painted(painter, dots * times * _MILLIMETRES_PER_INCH, content, number)
    smooth = Qt.TransformationMode.SmoothTransformation
    return picture.scaled(wanted, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)


@contextmanager
def _painting_on(device: QPaintDevice) -> Iterator[QPainter]:
    painter = QPainter()
    if not painter.begin(device):
        raise SaveError(text("the printer does not answer"))
    try:
        yield painter
    finally:
        painter.end()


def _begin_page(device: QPagedPaintDevice) -> None:
    if not device.newPage():
        raise SaveError(text("the printer does not take the next page"))


def _painted(painter: QPainter, dpi: float, content: PrintContent, number: int) -> Job:
    """Paint a page bit by bit."""
    verdicts = yield from _verdicts_on(content, number)
    contents = page_contents(content.source, content.plan, number, verdicts)
    dots = dpi / _MILLIMETRES_PER_INCH
    yield from paint_page(painter, dots, contents, content.theme, content.font)


def _verdicts_on(
    content: PrintContent, number: int
) -> Generator[Callable[[], bool], bool, dict[int, Verdict]]:
    """Return the verdicts on the puzzles whose solutions a page shows."""
    verdicts = {}
    for place in rows_to_solve(content.plan, content.plan.page(number)):
        check = VerdictCheck(content.source.records[place].puzzle.givens, _FEW_SOLUTIONS)
        while not (yield partial(check.work, _GUESSES)):
            pass
        verdicts[place] = check.verdict
    return verdicts


def _pdf_writer(stream: QBuffer, content: PrintContent) -> QPdfWriter:
    paper = content.plan.paper
    size = QPageSize(QSizeF(paper.width, paper.height), QPageSize.Unit.Millimeter, "", _EXACTLY)
    writer = QPdfWriter(stream)
    writer.setPageLayout(QPageLayout(size, QPageLayout.Orientation.Portrait, QMarginsF()))
    writer.setResolution(_PDF_DPI)
    writer.setTitle(say(content.source.name))
    writer.setCreator(f"sudoku_gui {__version__}")
    return writer


def _taken_from(stream: QBuffer) -> bytes:
    taken = bytes(stream.data().data())
    stream.buffer().clear()
    stream.seek(0)
    return taken
