"""The thread in which puzzles are made: the one that somebody waits for, and a pile in advance.

For what nobody waits for, the worker takes a third of the time.  The thread has no lower
priority with the system: it would then be kept from running while it holds Python's lock, which
the window waits for.
"""

import time
from collections.abc import Sequence
from pathlib import Path
from random import SystemRandom

from PySide6.QtCore import QObject, Slot

from sudoku_gui.documents.puzzle_pile import PuzzlePile
from sudoku_gui.generation.puzzle_request import PuzzleRequest
from sudoku_gui.generation.puzzle_search import PuzzleSearch
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.grid import Grid
from sudoku_gui.ui.kit.threads.reporting_thread import Reporter, ReportingThread

_FRAME_MILLISECONDS = 16
_WORK_SECONDS = 0.010  # of a frame; the rest is the window's
_IDLE_MILLISECONDS = 24  # between two times that something is done for the pile
_IDLE_WORK_SECONDS = 0.008
_NEWS_SECONDS = 0.050  # between two reports
_SEEDS = 10**9
_RANDOM = SystemRandom()


@dataclass(frozen=True, slots=True)
class MakingReport:
    """How far the making of one puzzle is."""

    number: int  # of the request
    tried: int  # puzzles made that were not as they should be, or the last one is
    puzzle: Grid | None  # the one that was wished for, once there is one


class PuzzleWorker(Reporter):
    """Makes the puzzle wished for, and otherwise some for the pile; it reports a MakingReport."""

    def __init__(self, path: Path) -> None:
        super().__init__(_FRAME_MILLISECONDS / 1000)
        self._path = path
        self._pile = PuzzlePile()
        self._has_read = False
        self._stock: Sequence[PuzzleRequest] = ()
        self._number = 0
        self._search: PuzzleSearch | None = None  # of the puzzle that somebody waits for
        self._idle_search: PuzzleSearch | None = None
        self._is_paused = False
        self._last_news = 0.0

    def make(self, number: int, request: PuzzleRequest) -> None:
        """Report a puzzle of that kind: one of the pile, or one that is made now."""
        self._read()
        found = self._pile.take(request)
        if found is not None:
            self._send(MakingReport(number, 0, found))
            self._go_on()
            return
        self._number, self._search = number, _begun(request)
        self._last_news = time.monotonic()
        self._has_set_out(_FRAME_MILLISECONDS)

    def keep_in_stock(self, requests: Sequence[PuzzleRequest]) -> None:
        """Have puzzles of these kinds on the pile, from now on."""
        self._read()
        self._stock = requests
        self._idle_search = None
        self._go_on()

    def pause(self, is_paused: bool) -> None:
        """Make none for the pile as long as something else needs the time."""
        self._is_paused = is_paused
        self._go_on()

    def drop(self) -> None:
        """Give up what somebody waited for."""
        super().drop()
        self._search = None
        self._go_on()

    def close(self) -> None:
        self._stock, self._idle_search = (), None
        if self._pile.has_changed:
            self._pile.write(self._path)
        super().close()

    @Slot()
    def tick(self) -> None:
        """One frame's share of the work."""
        if self._search is not None:
            self._work_for(self._search)
        elif self._idle_search is not None:
            self._work_in_advance(self._idle_search)

    def _work_in_advance(self, search: PuzzleSearch) -> None:
        if _is_found(search, _IDLE_WORK_SECONDS):
            assert search.found is not None, "a search ends with a puzzle"
            self._pile.add(search.request, search.found)
            self._idle_search = None
            self._go_on()

    def _work_for(self, search: PuzzleSearch) -> None:
        if _is_found(search, _WORK_SECONDS):
            self._search = None
            self._send(MakingReport(self._number, search.tried, search.found))
            self._go_on()
        elif not self._is_ahead and time.monotonic() - self._last_news >= _NEWS_SECONDS:
            self._last_news = time.monotonic()
            self._send(MakingReport(self._number, search.tried, None))

    def _go_on(self) -> None:
        """Do what is next for the pile, or rest."""
        if self._search is not None:
            return
        if self._idle_search is None:
            request = self._pile.next_to_make(self._stock)
            self._idle_search = None if request is None else _begun(request)
        if self._idle_search is not None and not self._is_paused:
            self._has_set_out(_IDLE_MILLISECONDS)
            return
        self._timer.stop()
        if self._idle_search is None and self._pile.has_changed:
            self._pile.write(self._path)

    def _read(self) -> None:
        if not self._has_read:
            self._has_read = True
            self._pile.read(self._path)


class PuzzleThread(ReportingThread[PuzzleWorker]):
    """The window's end of the thread; it passes on each MakingReport.

    path: the file in which the pile is kept.
    """

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(PuzzleWorker(path), "puzzles", parent)

    def make(self, request: PuzzleRequest) -> None:
        """Have a puzzle made, in place of any other that was wished for."""
        self._queue(self._worker.make, self._replace(), request)

    def keep_in_stock(self, requests: Sequence[PuzzleRequest]) -> None:
        """Have puzzles of these kinds made in advance, a few of each, while nothing else is."""
        self._queue(self._worker.keep_in_stock, requests)

    def pause(self, is_paused: bool) -> None:
        """Have none made in advance for a while."""
        self._tell(self._worker.pause, is_paused)


def _begun(request: PuzzleRequest) -> PuzzleSearch:
    return PuzzleSearch(request, _RANDOM.randrange(_SEEDS))


def _is_found(search: PuzzleSearch, seconds: float) -> bool:
    """Look for about so long; return whether the search has ended."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if search.work(1):
            return True
    return False
