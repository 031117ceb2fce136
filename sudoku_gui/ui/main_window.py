"""The main window: holds the parts, lays them out, and shows what it is told to show."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QResizeEvent
from PySide6.QtWidgets import (
    QMainWindow,
    QToolBar,
    QVBoxLayout,
    QWidget,
)

from sudoku_gui.language import tr
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.actions.menu_specs import TOOLBAR
from sudoku_gui.presentation.grid.cell_look import SearchMarks
from sudoku_gui.presentation.grid.grid_layers import SearchLayer, search_layer_of
from sudoku_gui.presentation.one_line import name_in_title
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.presentation.window_layout import WindowLayout
from sudoku_gui.presentation.window_state import WindowState
from sudoku_gui.ui.check.verdict_view import VerdictView
from sudoku_gui.ui.files.puzzle_heading import PuzzleHeading
from sudoku_gui.ui.grid.grid_overlays import GridOverlays
from sudoku_gui.ui.grid.grid_scroll_area import GridScrollArea
from sudoku_gui.ui.grid.grid_widget import GridWidget
from sudoku_gui.ui.grid.typing_bar import TypingBar
from sudoku_gui.ui.kit.action_display import ActionDisplay
from sudoku_gui.ui.kit.area_places import GAP
from sudoku_gui.ui.kit.central_area import BandPart, CentralArea
from sudoku_gui.ui.kit.docks import Docks
from sudoku_gui.ui.kit.menus import Menus
from sudoku_gui.ui.kit.notice_bar import NoticeBar
from sudoku_gui.ui.kit.qactions import build_actions
from sudoku_gui.ui.kit.screen_room import screen_room
from sudoku_gui.ui.kit.side_stack import SideStack
from sudoku_gui.ui.play.layout_switch import layout_switch
from sudoku_gui.ui.play.number_pad import NumberPad
from sudoku_gui.ui.play.play_panel import PlayPanel, PlayScrollArea
from sudoku_gui.ui.play.timer_button import TimerButton

if TYPE_CHECKING:
    from sudoku_gui.presentation.search.shown_moment import ShownMoment
    from sudoku_gui.solvers.search import Counters
    from sudoku_gui.ui.check.typo_panel import TypoPanel
    from sudoku_gui.ui.kit.dock import Panel
    from sudoku_gui.ui.play.pause_cover import PauseCover
    from sudoku_gui.ui.play.tentative_banner import TentativeBanner
    from sudoku_gui.ui.search.branch_banner import BranchBanner
    from sudoku_gui.ui.search.search_view import SearchView

_FIRST_SIZE = QSize(920, 750)
_LEAST_OF_BARS = 5  # times the height of menus and toolbar, below which the toolbar goes
_SMALL_SCREEN = 300  # pixels of the height, below which the window begins as large as that


class WindowPart(Protocol):
    """What has colours and words of its own."""

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of `theme` from now on."""

    def retranslate(self) -> None:
        """Say everything in the language in use."""


class MainWindow(QMainWindow):
    """The grid with its strip on the left, the panel on the right, notices and verdict above."""

    close_requested = Signal()
    dropped = Signal(object)  # QMimeData
    search_view_made = Signal(object)  # SearchView

    def __init__(self, sheet: Sheet, speed: int, theme: Theme) -> None:
        super().__init__()
        self._may_close = False
        self._is_alone = False  # the grid, but for the docks
        self._theme = theme
        self._later_parts: list[WindowPart] = []
        self._speed = speed
        self._layout = WindowLayout.PLAY
        self._has_moment = False
        self.named_actions = build_actions(self)
        self._action_display = ActionDisplay(self.named_actions, theme)
        self.layout_switch = layout_switch(theme)
        self.timer = TimerButton(self.named_actions[ActionId.PAUSE_GAME])
        self._toolbar = self._build_toolbar()
        self.overlays = GridOverlays(sheet, self)
        self.grid = GridWidget(self.overlays, theme)
        self.puzzle_heading = PuzzleHeading()
        self.typing_bar = TypingBar(self.puzzle_heading, theme)
        self.notices = NoticeBar(theme)
        self.number_pad = NumberPad(self.named_actions, theme)
        self.play_panel = PlayPanel(self.named_actions, self.number_pad)
        self.verdict = VerdictView(theme)
        self._strip_place, self._timeline_place = QWidget(), QWidget()
        self._branch_place, self._tentative_place = QWidget(), QWidget()
        self._search_view: SearchView | None = None
        self._typos: TypoPanel | None = None
        self._side = SideStack(PlayScrollArea(self.play_panel))
        self.area = self._make_area()
        self.docks = Docks(self, self.named_actions, theme, self._room)
        self.menus = Menus(self.menuBar(), self.named_actions)
        self.setCentralWidget(GridScrollArea(self.area, self.grid, self._room))
        self.show_layout(self._layout)
        self.setAcceptDrops(True)
        self.resize(_FIRST_SIZE.boundedTo(screen_room(self)))
        if self.screen().availableSize().height() < _SMALL_SCREEN:
            self.setWindowState(Qt.WindowState.WindowMaximized)

    @property
    def search_view(self) -> SearchView:
        """What shows a search, made when somebody first has the layout for watching."""
        if self._search_view is None:
            from sudoku_gui.ui.search.search_view import SearchView  # noqa: PLC0415

            view = SearchView(self.named_actions, self._speed, self._theme)
            self._search_view = view
            self.area.replace(self._strip_place, view.strip)
            self.area.replace(self._timeline_place, view.timeline)
            self._side.add_panel(WindowLayout.WATCH, view.panel_place)
            self.search_view_made.emit(view)
        return self._search_view

    @property
    def typos(self) -> TypoPanel:
        """What lists what may be wrong with a puzzle, made when somebody first asks."""
        if self._typos is None:
            from sudoku_gui.ui.check.typo_panel import TypoPanel  # noqa: PLC0415

            self._typos = TypoPanel(self._theme)
            self._typos.retranslate()
        return self._typos

    @cached_property
    def branch(self) -> BranchBanner:
        """The sign that what is shown of a search is a branch, made with the first search."""
        from sudoku_gui.ui.search.branch_banner import BranchBanner  # noqa: PLC0415

        banner = BranchBanner(self._theme)
        self.area.replace(self._branch_place, banner)
        self.add_later(banner)
        return banner

    @cached_property
    def tentative(self) -> TentativeBanner:
        """The sign that something is tried out, made when somebody first does."""
        from sudoku_gui.ui.play.tentative_banner import TentativeBanner  # noqa: PLC0415

        banner = TentativeBanner(self._theme, self.named_actions)
        self.area.replace(self._tentative_place, banner)
        self.add_later(banner)
        return banner

    @cached_property
    def pause_cover(self) -> PauseCover:
        """What hides the grid while the game is paused, made for the first pause."""
        from sudoku_gui.ui.play.pause_cover import PauseCover  # noqa: PLC0415

        cover = PauseCover(self.grid, self._theme)
        self.add_later(cover)
        return cover

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

    def show_counters(self, counters: Counters) -> None:
        """Show what a search had cost at a moment inside the step shown."""
        self.search_view.panel.counters.show_counters(
            counters, self.search_view.panel.counters.caption
        )

    def add_beside(self, part: Panel) -> None:
        """Hold a part that was made later below the panel, where it moves no button."""
        self._column.addWidget(part)
        self.add_later(part)

    def begin_lecture(self) -> None:
        """Take the whole screen, and leave what stands beside the grid to the docks."""
        self._before_lecture = self.saveGeometry()
        self.docks.keep_arrangement()
        self.showFullScreen()
        self._show_beside(False)

    def end_lecture(self) -> None:
        """Be as before."""
        self._show_beside(True)
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowFullScreen)
        self.restoreGeometry(self._before_lecture)
        self.docks.end_fixed()
        self._fit_toolbar()

    def side_of_grid(self) -> int:
        """Return how much of the width, half of it at most, the grid can use."""
        return min(self.area.greatest_square() + 2 * GAP, self.width() // 2)

    def _show_beside(self, is_shown: bool) -> None:
        self._is_alone = not is_shown
        self.area.show_panel(is_shown)
        self.typing_bar.setVisible(is_shown)
        self._fit_toolbar()

    def add_later(self, part: WindowPart) -> None:
        """Have a part that was made later follow theme and language."""
        self._later_parts.append(part)
        part.retranslate()

    def show_no_moment(self) -> None:
        """Show that there is no search."""
        self.overlays.show_search(None)
        if self._search_view is not None:
            self._search_view.show_no_moment()
        self._has_moment = False
        self._show_bands()

    def show_state(self, state: WindowState) -> None:
        """Let the actions say what they do in `state`, and whether they can be chosen."""
        self._action_display.show_state(state)

    def show_layout(self, layout: WindowLayout) -> None:
        """Have beside the grid what one plays with, or what shows a search.

        The keys go on to the grid if what they went to is put away.
        """
        focused = self.focusWidget()
        if layout is WindowLayout.WATCH:
            self.search_view  # noqa: B018 - it is made by now
        self._side.show_layout(layout)
        self._layout = layout
        self.layout_switch.show_choice(layout)
        self.docks.show_layout(layout)
        self._show_bands()
        if focused is not None and not focused.isVisible():
            self.grid.setFocus()

    def show_timer(self, is_shown: bool) -> None:
        """Show the time played, or not."""
        self._timer_place.setVisible(is_shown)

    def show_title(self, name: str, modified: bool) -> None:
        """Name the document in the title bar."""
        self.setWindowTitle(tr("{name}[*] – Sudoku", name=name_in_title(name)))
        self.setWindowModified(modified)

    def show_typos(self) -> None:
        """Show what may be wrong with the puzzle in place of the search panel."""
        self._side.cover(self.typos)
        self.typos.take_focus()

    def hide_typos(self) -> None:
        """Show the search panel again."""
        self._side.uncover()
        self.grid.setFocus()

    def set_motion(self, is_reduced: bool) -> None:
        """Let parts glide to their places, or be there at once."""
        self.setAnimated(not is_reduced)
        self.area.set_animated(not is_reduced)

    def set_theme(self, theme: Theme) -> None:
        """Show everything in the colours of `theme` from now on."""
        self._theme = theme
        for part in self._parts():
            part.set_theme(theme)
        self._action_display.set_theme(theme)

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        for part in self._parts():
            part.retranslate()
        self.menus.retranslate()
        self.timer.retranslate()
        self.puzzle_heading.retranslate()
        self._toolbar.setWindowTitle(tr("Toolbar"))
        self._action_display.retranslate()

    def close_unasked(self) -> None:
        """Close without asking whether it may."""
        self._may_close = True
        self.close()

    def _show_figures(self, shown_moment: ShownMoment) -> None:
        """Show what is told of a moment beside the grid: last step, counters, blanks."""
        self.search_view.show_moment(shown_moment)
        if not self._has_moment:
            self._has_moment = True
            self._show_bands()

    def _show_bands(self) -> None:
        """Give strip and timeline room while there is a search to be watched."""
        if self._search_view is not None:
            is_watched = self._has_moment and self._layout is WindowLayout.WATCH
            for band in (self._search_view.strip, self._search_view.timeline):
                band.setVisible(is_watched)

    def _parts(self) -> Iterator[WindowPart]:
        """Yield all that has colours and words of its own."""
        yield from (self.grid, self.notices, self.typing_bar)
        yield from (self.verdict, self.number_pad, self.layout_switch)
        yield self.docks
        yield from self._later_parts
        if self._search_view is not None:
            yield self._search_view
        if self._typos is not None:
            yield self._typos

    def _build_toolbar(self) -> QToolBar:
        toolbar = QToolBar(self)
        toolbar.setObjectName("toolbar")
        toolbar.setMovable(False)
        toolbar.setIconSize(QSize(20, 20))
        toolbar.addWidget(self.layout_switch)
        for entry in TOOLBAR:
            if isinstance(entry, ActionId):
                toolbar.addAction(self.named_actions[entry])
            else:
                toolbar.addSeparator()
        self._timer_place = toolbar.addWidget(self.timer)
        self._timer_place.setVisible(False)
        self.addToolBar(toolbar)
        return toolbar

    def _make_area(self) -> CentralArea:
        """Return the middle of the window; of its bands some go where room is short."""
        beside = QWidget()
        self._column = column = QVBoxLayout(beside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        column.addWidget(self.verdict)
        column.addWidget(self._side, stretch=1)
        above = BandPart(self.notices, 0), BandPart(self.typing_bar, 1)
        banners = BandPart(self._branch_place, 2), BandPart(self._tentative_place, 1)
        below = BandPart(self._strip_place, 4), *banners, BandPart(self._timeline_place, 3)
        for band in below:
            band.widget.hide()
        return CentralArea(self.grid, above, below, beside)

    def _room(self) -> QSize:
        """Return what the screen has for what stands between the bars, or in a dock there."""
        bars = self.menuBar().sizeHint().height() + self._toolbar.sizeHint().height()
        return screen_room(self) - QSize(0, bars)

    def _fit_toolbar(self) -> None:
        """Leave the room of the toolbar to the grid in a low window: the menus have all of it."""
        bars = self.menuBar().sizeHint().height() + self._toolbar.sizeHint().height()
        self._toolbar.setVisible(not self._is_alone and self.height() >= _LEAST_OF_BARS * bars)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_toolbar()

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self._may_close:
            self.close_requested.emit()
        event.setAccepted(self._may_close)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        data = event.mimeData()
        if data.hasUrls() or data.hasText() or data.hasImage():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        self.dropped.emit(event.mimeData())
