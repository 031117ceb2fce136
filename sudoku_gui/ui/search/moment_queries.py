"""What is asked about moments of a search, wherever the search itself stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from sudoku_gui.presentation.search.search_report import SearchReport
from sudoku_gui.solvers.search import Moment
from sudoku_gui.ui.search.search_thread import SearchThread

if TYPE_CHECKING:
    from sudoku_gui.playback.failure_analysis import FailureReport


class MomentQueries(QObject):
    """Has moments previewed and failures analysed; the answers come with the reports."""

    moment_previewed = Signal(object)  # Moment
    moment_found = Signal(object)  # Moment
    failure_analysed = Signal(object)  # FailureReport, whenever more is known of it

    def __init__(self, thread: SearchThread, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = thread
        self._sought: int | None = None  # the step of the moment to be found
        self._failure_reports: tuple[FailureReport, ...] = ()  # those told last

    @Slot(object)
    def preview_moment(self, step: int) -> None:
        """Have the moment after `step` steps told."""
        self._thread.preview_moment(step)

    def find_moment(self, step: int) -> None:
        """Have the moment after `step` steps found, whatever else is previewed."""
        self._sought = step
        self._thread.preview_moment(step)

    def begin_anew(self) -> None:
        """Have nothing sought any more that was asked about another search."""
        self._sought = None

    def analyse_failure(self, moment: Moment) -> None:
        """Have it told who is to blame at `moment`, where nothing was left."""
        self._failure_reports = ()
        self._thread.analyse_failure(moment)

    def stop_failure_analysis(self) -> None:
        """Have no more told about who is to blame."""
        self._thread.stop_failure_analysis()

    def on_report(self, report: SearchReport) -> None:
        """Tell what a report brings in answer."""
        if report.preview is not None:
            self._tell(report.preview)
        if report.failure_reports != self._failure_reports:
            self._failure_reports = report.failure_reports
            for failure_report in report.failure_reports:
                self.failure_analysed.emit(failure_report)

    def _tell(self, moment: Moment) -> None:
        if moment.counters.steps == self._sought:
            self._sought = None
            self.moment_found.emit(moment)
            return
        self.moment_previewed.emit(moment)
        if self._sought is not None:  # the preview has taken its place
            self._thread.preview_moment(self._sought)
