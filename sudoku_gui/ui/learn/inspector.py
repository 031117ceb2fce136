"""Follows a search with the data structures of the program, made in a thread of its own.

Large tables take longer than a frame; so only the newest moment is looked into, some
times a second, never most of the time, and only while somebody sees it.
"""

import time

from PySide6.QtCore import QObject, QTimer, Slot

from sudoku_gui.presentation.search.program_state import EMPTY_PROGRAM_STATE, ProgramState
from sudoku_gui.presentation.search.shown_moment import ShownMoment
from sudoku_gui.solvers.data_structures import (
    CandidateTable,
    DigitSet,
    ExactCoverColumns,
    PlaceTable,
)
from sudoku_gui.solvers.search import Algorithm, Moment
from sudoku_gui.ui.kit.threads.check_thread import CheckThread
from sudoku_gui.ui.kit.threads.check_worker import CheckReport
from sudoku_gui.ui.learn.procedure_panel import ProcedurePanel
from sudoku_gui.ui.search.search_controller import SearchController

_PAUSE_SECONDS = 0.070
_REST = 2  # times as long as a look took

# Which digits fit where the search stands, and so what it does next.
_TELLING = (DigitSet, CandidateTable, PlaceTable, ExactCoverColumns)


class _InspectionTask:
    """Makes the blocks of one moment, a data structure at a time.

    hides_answer: without those that tell what comes next.
    """

    def __init__(self, algorithm: Algorithm, moment: Moment, *, hides_answer: bool = False) -> None:
        self._moment = moment
        self._is_question = hides_answer
        self._left = list(algorithm.inspectors)
        self._count = len(self._left)
        self._state = EMPTY_PROGRAM_STATE

    @property
    def partial_result(self) -> ProgramState:
        """What is known by now."""
        return self._state

    @property
    def progress(self) -> float:
        """How much of them is looked into, from 0 to 1."""
        return 1 - len(self._left) / self._count if self._count else 1.0

    def work(self, amount: int) -> bool:
        """Look into the next of them, whatever the amount; return whether that is all."""
        if self._left:
            structure = self._left.pop(0)(self._moment)
            if not (self._is_question and isinstance(structure, _TELLING)):
                self._state = self._state.with_structure(structure, self._moment.grid.geometry)
        return not self._left


class Inspector(QObject):
    """Keeps the panel's blocks those of the moment shown."""

    def __init__(
        self, panel: ProcedurePanel, search: SearchController, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._panel = panel
        self._search = search
        self._wanted: ShownMoment | None = None
        self._thread: CheckThread | None = None
        self._is_looking = False
        self._began = 0.0
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        for signal, slot in (
            (self._pause.timeout, self.inspect_newest),
            (panel.shown, self.inspect_newest),
            (search.forgotten, self._forget),
        ):
            signal.connect(slot)

    def shut_down(self) -> None:
        """End the thread, if there is one; to be called before the window goes."""
        if self._thread is not None:
            self._thread.shut_down()

    @property
    def is_busy(self) -> bool:
        """Whether another moment is looked into, or it is too soon for the next one."""
        return self._is_looking or self._pause.isActive()

    @Slot()
    def inspect_newest(self) -> None:
        """Look into the newest moment that has not been looked into."""
        if self._wanted is None or self.is_busy or not self._panel.isVisible():
            return
        wanted, self._wanted = self._wanted, None
        algorithm = self._search.variation.algorithm
        self._is_looking, self._began = True, time.monotonic()
        self._busy_thread().begin(
            lambda: _InspectionTask(algorithm, wanted.moment, hides_answer=wanted.hides_answer)
        )

    @Slot(object)
    def follow(self, shown_moment: ShownMoment) -> None:
        """Show what it is at `shown_moment`, as soon as that is known."""
        if shown_moment.hides_answer:  # what is shown, or looked into, may be of this very moment
            self._forget()
        self._wanted = shown_moment
        self.inspect_newest()

    @Slot()
    def _forget(self) -> None:
        self._wanted, self._is_looking = None, False
        if self._thread is not None:
            self._thread.drop()
        self._panel.show_state(EMPTY_PROGRAM_STATE)

    @Slot(object)
    def _take(self, report: CheckReport) -> None:
        if report.is_done:
            assert isinstance(report.partial_result, ProgramState)
            self._panel.show_state(report.partial_result)
            self._is_looking = False
            took = time.monotonic() - self._began
            self._pause.start(round(1000 * max(_PAUSE_SECONDS, _REST * took)))

    def _busy_thread(self) -> CheckThread:
        """Return the thread, which is made when the panel is first seen."""
        if self._thread is None:
            self._thread = CheckThread(self)
            self._thread.reported.connect(self._take)
        return self._thread
