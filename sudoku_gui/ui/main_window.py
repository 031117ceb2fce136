"""The main window: holds the parts, lays them out, and shows what it is told to show."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QMainWindow,
    QStackedWidget,
    QToolBar,
    QVBoxLayout,
    QWidget,
)

from sudoku_gui.language import tr
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.presentation.action_ids import ActionId
from sudoku_gui.presentation.cell_look import SearchMarks
from sudoku_gui.presentation.grid_layers import SearchLayer, search_layer_of
from sudoku_gui.presentation.menu_specs import TOOLBAR
from sudoku_gui.presentation.one_line import name_in_title
from sudoku_gui.presentation.shown_moment import ShownMoment
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.presentation.window_state import WindowState
from sudoku_gui.solvers.search import Algorithm
from sudoku_gui.ui.check.typo_panel import TypoPanel
from sudoku_gui.ui.check.verdict_view import VerdictView
from sudoku_gui.ui.files.collection_panel import CollectionPanel
from sudoku_gui.ui.files.puzzle_heading import PuzzleHeading
from sudoku_gui.ui.grid.grid_overlays import GridOverlays
from sudoku_gui.ui.grid.grid_scroll_area import GridScrollArea
from sudoku_gui.ui.grid.grid_widget import GridWidget
from sudoku_gui.ui.kit.action_display import ActionDisplay
from sudoku_gui.ui.kit.docks import Docks
from sudoku_gui.ui.kit.menus import Menus
from sudoku_gui.ui.kit.notice_bar import NoticeBar
from sudoku_gui.ui.kit.qactions import build_actions
from sudoku_gui.ui.search.blanks_strip import BlanksStrip
from sudoku_gui.ui.search.branch_banner import BranchBanner
from sudoku_gui.ui.search.search_panel import PanelScrollArea, SearchPanel
from sudoku_gui.ui.search.timeline_widget import TimelineWidget

_MARGIN = 10
_FIRST_SIZE = QSize(920, 750)
_FRAME = QSize(10, 40)  # about what window managers draw around a window
WindowPart = (
    GridWidget
    | NoticeBar
    | VerdictView
    | BlanksStrip
    | BranchBanner
    | TimelineWidget
    | SearchPanel
    | TypoPanel
)


class MainWindow(QMainWindow):
    """The grid with its strip on the left, the panel on the right, notices and verdict above."""

    close_requested = Signal()
    dropped = Signal(object)  # QMimeData

    def __init__(self, sheet: Sheet, algorithm: Algorithm, speed: int, theme: Theme) -> None:
        super().__init__()
        self._may_close = False
        self._theme = theme
        self.named_actions = build_actions(self)
        self._action_display = ActionDisplay(self.named_actions, theme)
        self._toolbar = self._build_toolbar()
        self.overlays = GridOverlays(sheet, self)
        self.grid = GridWidget(self.overlays, theme)
        self.puzzle_heading = PuzzleHeading()
        self.notices = NoticeBar(theme)
        self.strip = BlanksStrip(theme)
        self.branch = BranchBanner(theme)
        self.timeline = TimelineWidget(theme)
        self.panel = SearchPanel(self.named_actions, algorithm, speed, theme)
        self.verdict = VerdictView(theme)
        self.typos = TypoPanel(theme)
        self._panel_place = PanelScrollArea(self.panel)
        self._side = QStackedWidget()
        self.docks = Docks(self, self.named_actions, theme, self._room)
        self.collection = CollectionPanel(theme)
        self.collection_dock = self.docks.add(self.collection, ActionId.COLLECTION)
        self.menus = Menus(self.menuBar(), self.named_actions)
        self._lay_out()
        self.setAcceptDrops(True)
        self.resize(_FIRST_SIZE.boundedTo(self.screen().availableSize() - _FRAME))

    def show_sheet(self, sheet: Sheet) -> None:
        """Show the game."""
        self.overlays.show_sheet(sheet)

    def show_moment(self, shown_moment: ShownMoment) -> None:
        """Show one moment of a search."""
        self.overlays.show_search(search_layer_of(shown_moment))
        self._show_figures(shown_moment)

    def show_moment_before_step(self, shown_moment: ShownMoment) -> None:
        """Show a moment whose next step is walked through: only where the search stands."""
        marks = SearchMarks(current_blank=shown_moment.moment.current_blank)
        self.overlays.show_search(SearchLayer(shown_moment.moment, shown_moment.sheet, marks))
        self._show_figures(shown_moment)

    def show_no_moment(self) -> None:
        """Show that there is no search."""
        self.overlays.show_search(None)
        self.strip.show_moment(None)
        self.timeline.show_state(None)
        self.panel.show_moment(None)

    def show_state(self, state: WindowState) -> None:
        """Let the actions say what they do in `state`, and whether they can be chosen."""
        self._action_display.show_state(state)

    def show_title(self, name: str, modified: bool) -> None:
        """Name the document in the title bar."""
        self.setWindowTitle(tr("{name}[*] – Sudoku", name=name_in_title(name)))
        self.setWindowModified(modified)

    def show_typos(self) -> None:
        """Show what may be wrong with the puzzle in place of the search panel."""
        self._side.setCurrentWidget(self.typos)
        self.typos.take_focus()

    def hide_typos(self) -> None:
        """Show the search panel again."""
        self._side.setCurrentWidget(self._panel_place)
        self.grid.setFocus()

    def set_theme(self, theme: Theme) -> None:
        """Show everything in the colours of `theme` from now on."""
        self._theme = theme
        for part in (*self._parts(), self.docks):
            part.set_theme(theme)
        self._action_display.set_theme(theme)

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        for part in (*self._parts(), self.docks, self.menus):
            part.retranslate()
        self._toolbar.setWindowTitle(tr("Toolbar"))
        self._action_display.retranslate()

    def close_unasked(self) -> None:
        """Close without asking whether it may."""
        self._may_close = True
        self.close()

    def _show_figures(self, shown_moment: ShownMoment) -> None:
        """Show what is told of a moment beside the grid: last step, counters, blanks."""
        self.strip.show_moment(shown_moment)
        self.panel.show_moment(shown_moment)

    def _parts(self) -> tuple[WindowPart, ...]:
        """Return all that has colours and words of its own."""
        left = self.grid, self.notices, self.strip, self.branch, self.timeline
        return *left, self.verdict, self.panel, self.typos

    def _build_toolbar(self) -> QToolBar:
        toolbar = QToolBar(self)
        toolbar.setObjectName("toolbar")
        toolbar.setMovable(False)
        toolbar.setIconSize(QSize(20, 20))
        for entry in TOOLBAR:
            if isinstance(entry, ActionId):
                toolbar.addAction(self.named_actions[entry])
            else:
                toolbar.addSeparator()
        self.addToolBar(toolbar)
        return toolbar

    def _lay_out(self) -> None:
        """The right column is as wide as its parts like to be, until room gets scarce."""
        left = QVBoxLayout()
        left.addWidget(self.puzzle_heading)
        left.addWidget(self.grid, stretch=1)
        left.addWidget(self.strip)
        left.addWidget(self.branch)
        left.addWidget(self.timeline)
        for part in (self._panel_place, self.typos):
            self._side.addWidget(part)
        for right in (self._side, self.verdict):  # in line with each other
            right.setMaximumWidth(self.panel.maximumWidth())
        whole = QWidget()
        grid = QGridLayout(whole)
        grid.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        grid.setSpacing(_MARGIN)
        grid.addWidget(self.notices, 0, 0)
        grid.addWidget(self.verdict, 0, 1)
        grid.addLayout(left, 1, 0)
        grid.addWidget(self._side, 1, 1)
        grid.setRowStretch(1, 1)
        self.setCentralWidget(GridScrollArea(whole, self.grid, self._room))

    def _room(self) -> QSize:
        """Return what the screen has for what stands between the bars, or in a dock there."""
        bars = self.menuBar().sizeHint().height() + self._toolbar.sizeHint().height()
        return self.screen().availableSize() - _FRAME - QSize(0, bars)

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self._may_close:
            self.close_requested.emit()
        event.setAccepted(self._may_close)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls() or event.mimeData().hasText():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        self.dropped.emit(event.mimeData())
