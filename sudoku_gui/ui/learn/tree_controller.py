"""The search tree beside the grid: connects its panel with the search and its thread."""

from PySide6.QtCore import QObject, QTimer, Slot

from sudoku_gui.presentation.search.search_report import SearchReport
from sudoku_gui.presentation.search.shown_moment import ShownMoment
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.kit.panel_controller import PanelController
from sudoku_gui.ui.kit.panel_picture import PanelPicture
from sudoku_gui.ui.learn.tree_panel import TreePanel
from sudoku_gui.ui.search.game_search import GameSearch
from sudoku_gui.ui.search.search_controller import SearchController
from sudoku_gui.ui.search.search_thread import SearchThread


class TreeController(PanelController):
    """Has the tree drawn while its panel is seen, and goes where people click in it.

    The grid shows a report first and the tree draws it afterwards, when the event loop has dealt
    with what else waits for it: neither keeps the other's keys and clicks waiting.
    """

    def __init__(
        self,
        game_search: GameSearch,
        search: SearchController,
        thread: SearchThread,
        theme: Theme,
        parent: QObject | None = None,
    ) -> None:
        panel = TreePanel(theme)
        super().__init__(panel, parent)
        self._panel = panel
        self._search = search
        self._undrawn: SearchReport | None = None  # the newest report, until it is drawn
        self._drawing_timer = QTimer(self, singleShot=True, interval=0)
        for signal, slot in (
            (self._panel.looked_at, thread.want_tree),
            (self._panel.view.unfold_wanted, thread.unfold),
            (self._panel.view.step_wanted, game_search.go_to_step),
            (thread.reported, self._draw_soon),
            (self._drawing_timer.timeout, self._draw),
            (search.moment_changed, self._follow),
            (search.needless_branches_told, panel.view.show_needless),
            (search.forgotten, self._forget),
        ):
            signal.connect(slot)
        self._panel.show_nothing()

    def catch_up(self) -> None:
        if self._search.shown_moment is not None:
            self._follow(self._search.shown_moment)

    def picture(self) -> PanelPicture | None:
        return self._panel.picture()

    @Slot(object)
    def _draw_soon(self, report: SearchReport) -> None:
        self._undrawn = report
        self._drawing_timer.start()

    @Slot()
    def _draw(self) -> None:
        report, self._undrawn = self._undrawn, None
        if report is not None:
            moment = report.moment
            self._panel.show_tree(report.tree, moment.grid.geometry, moment.counters.steps)

    @Slot()
    def _forget(self) -> None:
        self._undrawn = None
        self._panel.hide_tree(False)
        self._panel.show_nothing()

    @Slot(object)
    def _follow(self, shown_moment: ShownMoment) -> None:
        self._panel.hide_tree(shown_moment.hides_answer)
