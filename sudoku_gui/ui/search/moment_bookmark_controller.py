"""Bookmarks of moments: named in a dialog, listed in a menu, flags on the timeline."""

from functools import partial
from typing import Protocol

from PySide6.QtCore import QLocale, QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from sudoku_gui.language import current_language, say, text, tr
from sudoku_gui.model.game_history import WatchedStep
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.presentation.document_notices import NO_ADDRESS, moment_notice
from sudoku_gui.presentation.notice import Notice
from sudoku_gui.presentation.search.moment_bookmarks import MomentBookmark, MomentBookmarks
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.ui.kit.menus import MenuEntry, Menus
from sudoku_gui.ui.search.game_search import GameSearch
from sudoku_gui.ui.search.moment_bookmark_dialog import MomentBookmarkDialog
from sudoku_gui.ui.search.search_controller import SearchController
from sudoku_gui.ui.search.timeline_widget import TimelineWidget

MENU = "marked-moments>"


class BookmarkStore(Protocol):
    """Where the lines of bookmarks are kept for all running programs."""

    moment_bookmarks: list[str]


class MomentBookmarkController(QObject):
    """Keeps the bookmarks of all puzzles, and shows those of the one there is."""

    notice_posted = Signal(object)  # Notice

    def __init__(
        self,
        game_search: GameSearch,
        search: SearchController,
        menus: Menus,
        timeline: TimelineWidget,
        store: BookmarkStore,
        window: QWidget,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._game_search = game_search
        self._search = search
        self._menus = menus
        self._timeline = timeline
        self._window = window
        self._store = store
        self._shown: object = None  # the search whose bookmarks are shown
        search.moment_changed.connect(self._follow)

    def edit(self) -> None:
        """Ask what the moment shown is to be called; one that has a name may lose it."""
        shown = self._search.shown_moment
        if shown is None:
            return
        variation = self._search.variation
        if variation.algorithm.is_recorded:
            self.notice_posted.emit(NO_ADDRESS)
            return
        watched = WatchedStep(variation.algorithm.name, shown.moment.counters.steps)
        start = variation.sheet
        name = self._bookmarks.name_at(start, watched)
        step = QLocale(current_language()).toString(watched.step)
        MomentBookmarkDialog(
            name or tr("Step {step}", step=step),
            partial(self._keep, start, watched),
            partial(self._remove, start, watched) if name is not None else None,
            self._window,
        ).open()

    @Slot()
    def show_those_of_puzzle(self) -> None:
        """List the bookmarks of the puzzle there is now, and set flags for those of its search."""
        start = self._game_search.start
        bookmarks = self._bookmarks.of_puzzle(start)
        self._menus.fill(MENU, [self._entry(bookmark) for bookmark in bookmarks])
        flags: tuple[MomentBookmark, ...] = ()
        if self._search.has_search and not self._search.variation.branch_point:
            variation = self._search.variation
            flags = self._bookmarks.of_search(variation.sheet, variation.algorithm.name)
        self._timeline.show_flags(flags)

    @property
    def _bookmarks(self) -> MomentBookmarks:
        """All of them, as any running program has left them."""
        return MomentBookmarks(self._store.moment_bookmarks)

    @Slot()
    def _follow(self) -> None:
        variation = self._search.variation
        if variation is not self._shown:
            self._shown = variation
            self.show_those_of_puzzle()

    def _keep(self, start: Sheet, watched: WatchedStep, name: str) -> None:
        bookmarks = self._bookmarks
        bookmarks.put(start, watched, name)
        self._store.moment_bookmarks = bookmarks.lines()
        self.show_those_of_puzzle()
        self.notice_posted.emit(Notice(text("Bookmarked: {name}", name=name)))

    def _remove(self, start: Sheet, watched: WatchedStep) -> None:
        bookmarks = self._bookmarks
        bookmarks.remove(start, watched)
        self._store.moment_bookmarks = bookmarks.lines()
        self.show_those_of_puzzle()

    def _entry(self, bookmark: MomentBookmark) -> MenuEntry:
        watched = bookmark.watched
        words = tr(
            "{name}: {algorithm}, step {step}",
            name=bookmark.name.replace("&", "&&"),
            algorithm=say(algorithm_named(watched.algorithm).title),
            step=QLocale(current_language()).toString(watched.step),
        )
        return MenuEntry(words, partial(self._go_to, watched))

    def _go_to(self, watched: WatchedStep) -> None:
        problem = self._game_search.go_to(watched)
        if problem is not None:
            self.notice_posted.emit(moment_notice(problem))
