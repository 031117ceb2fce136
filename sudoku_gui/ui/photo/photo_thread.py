"""The thread in which photos are read, and what was read of them is judged."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from sudoku_gui.language import Text, text
from sudoku_gui.photo.photo_error import PhotoError
from sudoku_gui.ui.kit.threads.worker_thread import Worker, WorkerThread
from sudoku_gui.wording import file_sentence
from sudoku_gui.wording.extras import library_missing

# What reads is optional and takes long to load: it is imported in the thread.
# ruff: noqa: PLC0415
if TYPE_CHECKING:
    from sudoku_gui.model.photo import Corners
    from sudoku_gui.photo.grid_reading import ReadCell, Suggestion
    from sudoku_gui.photo.page_reader import (
        GreyPicture,
        PageReader,
        ReadGrid,
        ReadingStage,
        ReadPage,
    )
    from sudoku_gui.solvers.diagnose.verdict import Verdict

PictureSource = Callable[[int], bytes]
"""Returns a picture as a file holds it, at most a byte more than that many, or raises OSError."""


class _ReplacedError(Exception):
    """Something else is wanted by now."""


class PhotoWorker(Worker):
    """Reads and judges; lives in the thread."""

    progressed = Signal(int, object)
    page_read = Signal(int, object)
    grid_read = Signal(int, object)
    judged = Signal(int, object, object)
    failed = Signal(int, object)

    def __init__(self) -> None:
        super().__init__()
        self._newest = 0
        self._reader: PageReader | None = None

    def expect(self, number: int) -> None:
        """Answer nothing that has another number; called in the window's thread."""
        self._newest = number

    def open(self, number: int, source: PictureSource) -> None:
        """Read all grids of a picture."""
        with self._telling_problems(number):
            self._tell(number, text("loading what reads pictures…"))
            reader = self._page_reader()
            from sudoku_gui.photo.picture_file import LONGEST_FILE

            self._tell(number, text("loading the picture…"))
            page: ReadPage = reader.open(source(LONGEST_FILE), partial(self._tell_stage, number))
            self.page_read.emit(number, page)

    def read_at(self, number: int, page: GreyPicture, corners: Corners) -> None:
        """Read the grid that has these corners on a page."""
        with self._telling_problems(number):
            self._tell(number, text("reading the grid…"))
            grid: ReadGrid = self._page_reader().read_at(page, corners)
            self.grid_read.emit(number, grid)

    def judge(self, number: int, cells: tuple[ReadCell, ...]) -> None:
        """Find the verdict on what cells hold, and what the rules suggest."""
        from sudoku_gui.photo.rules_check import suggestions_for, verdict_of

        if number == self._newest:
            verdict = verdict_of(cells)
            self.judged.emit(number, verdict, suggestions_for(cells, verdict))

    def _page_reader(self) -> PageReader:
        from sudoku_gui.photo.page_reader import PageReader

        if self._reader is None:
            self._reader = PageReader.shipped()
        return self._reader

    @contextmanager
    def _telling_problems(self, number: int) -> Iterator[None]:
        """Say why there is no answer, unless none is wanted any more."""
        try:
            yield
        except _ReplacedError:
            return
        except OSError as error:
            self.failed.emit(number, file_sentence(error))
        except PhotoError as error:
            self.failed.emit(number, error.sentence)
        except ImportError as error:
            self.failed.emit(number, library_missing(error))
        except Exception:
            self.failed.emit(number, text("the program made a mistake"))
            raise

    def _tell_stage(self, number: int, stage: ReadingStage, grid: int, grids: int) -> None:
        from sudoku_gui.photo.page_reader import ReadingStage

        self._tell(
            number,
            {
                ReadingStage.DECODING: text("loading the picture…"),
                ReadingStage.FINDING: text("looking for grids…"),
                ReadingStage.READING: text("reading grid {n} of {grids}…", n=grid, grids=grids),
            }[stage],
        )

    def _tell(self, number: int, sentence: Text) -> None:
        if number != self._newest:
            raise _ReplacedError
        self.progressed.emit(number, sentence)


class PhotoThread(WorkerThread[PhotoWorker]):
    """The window's end of the thread; what is asked for replaces what was asked before."""

    progressed = Signal(object)  # Text: what is being done
    page_read = Signal(object)  # ReadPage
    grid_read = Signal(object)  # ReadGrid
    judged = Signal(object, object)  # Verdict and its Suggestions
    failed = Signal(object)  # Text: why nothing was read

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(PhotoWorker(), "photo", parent)
        self._number = 0
        worker = self._worker
        worker.progressed.connect(self._pass_on_progress)
        worker.page_read.connect(self._pass_on_page)
        worker.grid_read.connect(self._pass_on_grid)
        worker.judged.connect(self._pass_on_verdict)
        worker.failed.connect(self._pass_on_failure)

    def open(self, source: PictureSource) -> None:
        """Have a picture read."""
        self._queue(self._worker.open, self._replace(), source)

    def read_at(self, page: GreyPicture, corners: Corners) -> None:
        """Have the grid read that has these corners on a page."""
        self._queue(self._worker.read_at, self._replace(), page, corners)

    def judge(self, cells: tuple[ReadCell, ...]) -> None:
        """Have it found how many solutions there are."""
        self._queue(self._worker.judge, self._replace(), cells)

    def stop(self) -> None:
        """Want nothing any more; nothing is heard of what is being done."""
        self._replace()

    def shut_down(self) -> None:
        """End the thread; to be called before the window goes."""
        self.stop()
        super().shut_down()

    def _replace(self) -> int:
        self._number += 1
        self._worker.expect(self._number)
        return self._number

    @Slot(int, object)
    def _pass_on_progress(self, number: int, sentence: Text) -> None:
        if number == self._number:
            self.progressed.emit(sentence)

    @Slot(int, object)
    def _pass_on_page(self, number: int, page: ReadPage) -> None:
        if number == self._number:
            self.page_read.emit(page)

    @Slot(int, object)
    def _pass_on_grid(self, number: int, grid: ReadGrid) -> None:
        if number == self._number:
            self.grid_read.emit(grid)

    @Slot(int, object, object)
    def _pass_on_verdict(
        self, number: int, verdict: Verdict, suggestions: tuple[Suggestion, ...]
    ) -> None:
        if number == self._number:
            self.judged.emit(verdict, suggestions)

    @Slot(int, object)
    def _pass_on_failure(self, number: int, problem: Text) -> None:
        if number == self._number:
            self.failed.emit(problem)
