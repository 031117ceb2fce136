"""Another program beside the one watched: has it follow, in a thread of its own."""

from PySide6.QtCore import QObject, Slot

from sudoku_gui.language import text
from sudoku_gui.playback.depth_picture import DepthView
from sudoku_gui.playback.jumps import Measure, ToCount
from sudoku_gui.playback.pace import UNLIMITED_PACE
from sudoku_gui.presentation.search.comparison import Comparison
from sudoku_gui.presentation.search.search_report import SearchReport
from sudoku_gui.presentation.search.shown_moment import HIDDEN, ShownMoment
from sudoku_gui.presentation.search.variation import Variation
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.solvers import ALGORITHMS
from sudoku_gui.solvers.search import Algorithm
from sudoku_gui.solvers.unsuitable import UnsuitableGeometryError
from sudoku_gui.ui.kit.panel_controller import PanelController
from sudoku_gui.ui.learn.comparison_panel import ComparisonPanel
from sudoku_gui.ui.search.search_controller import SearchController
from sudoku_gui.ui.search.search_thread import SearchThread

_NO_SEARCH = text("Watch a search, and the other program goes along with it here.")
_ON_A_BRANCH = text("Off on a branch there is nothing to compare: no program takes it.")


class ComparisonController(PanelController):
    """Compares the moment shown with that of the other program, while its panel is seen.

    thread: one of its own, in which the other program searches.
    """

    def __init__(
        self,
        search: SearchController,
        thread: SearchThread,
        theme: Theme,
        parent: QObject | None = None,
    ) -> None:
        self._algorithm = next(each for each in ALGORITHMS if each is not search.algorithm)
        panel = ComparisonPanel(self._algorithm, theme)
        super().__init__(panel, parent)
        self._panel = panel
        self._search = search
        self._thread = thread
        thread.setParent(self)
        self._measure = Measure.STEPS
        self._variation: Variation | None = None  # the one that the other program goes along with
        self._watched: ShownMoment | None = None  # what the other is on its way to
        for signal, slot in (
            (panel.algorithm_chosen, self._compare_with),
            (panel.measure_chosen, self._compare_at),
            (panel.shown, self._follow_search),
            (panel.hidden, self._rest),
            (search.moment_changed, self._follow),
            (search.forgotten, self._follow_search),
            (thread.reported, self._show),
        ):
            signal.connect(slot)

    def catch_up(self) -> None:
        self._follow_search()

    def shut_down(self) -> None:
        self._thread.shut_down()

    @Slot(object)
    def _compare_with(self, algorithm: Algorithm) -> None:
        self._algorithm = algorithm
        self._variation = None
        self._follow_search()

    @Slot(object)
    def _compare_at(self, measure: Measure) -> None:
        self._measure = measure
        self._follow_search()

    @Slot()
    def _follow_search(self) -> None:
        """Show the comparison with the moment shown, or what to do where there is none."""
        shown_moment = self._search.shown_moment
        if shown_moment is None:
            self._rest()
            self._panel.show_hint(_NO_SEARCH)
        else:
            self._follow(shown_moment)

    @Slot(object)
    def _follow(self, shown_moment: ShownMoment) -> None:
        if not self._panel.isVisible():
            return
        if shown_moment.hides_answer or self._search.variation.branch_point is not None:
            self._watched = None
            self._panel.show_hint(HIDDEN if shown_moment.hides_answer else _ON_A_BRANCH)
        elif self._has_begun():
            self._watched = shown_moment
            count = self._measure.of(shown_moment.moment.counters)
            self._thread.jump(ToCount(self._measure, count))

    def _has_begun(self) -> bool:
        """Have the other program search the same puzzle; return whether it can."""
        variation = self._search.variation
        if self._variation is not variation:
            try:
                other = Variation.main(variation.sheet, self._algorithm)
            except UnsuitableGeometryError as error:
                self._rest()
                self._panel.show_hint(error.sentence)
                return False
            self._variation = variation
            self._thread.begin(other.timeline, UNLIMITED_PACE, DepthView(None, 1))
            self._thread.explore(False)
        return True

    @Slot()
    def _rest(self) -> None:
        """Have the other program search no more."""
        self._variation = self._watched = None
        self._thread.drop()

    @Slot(object)
    def _show(self, report: SearchReport) -> None:
        watched = self._watched
        if watched is not None and report.order == self._thread.order and not report.is_under_way:
            self._panel.show_comparison(Comparison(watched, self._algorithm, report.moment))
