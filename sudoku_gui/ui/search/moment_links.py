"""Going to a step by its number or its link, and copying the link to the moment shown."""

from collections.abc import Callable

from PySide6.QtCore import QLocale, QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from sudoku_gui.formats import FormatError
from sudoku_gui.formats.links.moments import is_moment_link, step_at
from sudoku_gui.language import Text, current_language, text
from sudoku_gui.model.game_history import WatchedStep
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.presentation.document_notices import NO_ADDRESS, moment_notice
from sudoku_gui.presentation.notice import Notice, NoticeTone
from sudoku_gui.presentation.search.moment_bookmarks import link_to
from sudoku_gui.ui.search.game_search import GameSearch
from sudoku_gui.ui.search.search_controller import SearchController
from sudoku_gui.ui.search.step_dialog import StepDialog

_DIGITS, _LAST_STEP = 30, 10**15  # beyond which no search has steps
_SEPARATORS = str.maketrans("", "", " ,.'_\u00a0\u202f")


class MomentLinks(QObject):
    """Leads to moments that are told by a number or a link.  open_link: opens such a link."""

    notice_posted = Signal(object)  # Notice

    def __init__(
        self,
        game_search: GameSearch,
        search: SearchController,
        open_link: Callable[[str], None],
        window: QWidget,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._game_search = game_search
        self._search = search
        self._open_link = open_link
        self._window = window

    def ask(self) -> None:
        """Ask which step to go to."""
        shown = self._search.shown_moment
        step = shown.moment.counters.steps if shown else 0
        StepDialog(QLocale(current_language()).toString(step), self.go_to, self._window).open()

    def go_to(self, wish: str) -> None:
        """Go to the step that is written as a number, as a link, or as `used-tables@44`."""
        number = wish.translate(_SEPARATORS)
        if is_moment_link(wish):
            self._open_link(wish)
        elif number.isascii() and number.isdigit():
            self._game_search.go_to_step(min(int(number[:_DIGITS]), _LAST_STEP))
        else:
            self._go_to_address(wish)

    @Slot(object, object)
    def show(self, sheet: Sheet, watched: WatchedStep) -> None:
        """Show a step of the search over `sheet`, opened if another puzzle is on the table."""
        self._window.raise_()
        self._window.activateWindow()
        if sheet.has_same_digits(self._game_search.start):
            self._tell(self._game_search.go_to(watched))
        else:
            self._open_link(link_to(sheet, watched))

    def copy(self) -> None:
        """Put the link to the moment shown on the clipboard."""
        shown = self._search.shown_moment
        if shown is None:
            return
        variation = self._search.variation
        if variation.algorithm.is_recorded:
            self.notice_posted.emit(NO_ADDRESS)
            return
        watched = WatchedStep(variation.algorithm.name, shown.moment.counters.steps)
        link = link_to(variation.sheet, watched)
        QGuiApplication.clipboard().setText(link)
        self.notice_posted.emit(Notice(text("Copied: {link}", link=link)))

    def _go_to_address(self, wish: str) -> None:
        try:
            watched = step_at(wish)
        except FormatError as error:
            self.notice_posted.emit(Notice(error.sentence, NoticeTone.WARNING))
        else:
            self._tell(self._game_search.go_to(watched))

    def _tell(self, problem: Text | None) -> None:
        if problem is not None:
            self.notice_posted.emit(moment_notice(problem))
