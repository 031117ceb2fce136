"""New puzzles: has them made as they are wished for, and opens them in place of what is open."""

from functools import partial
from pathlib import Path
from random import SystemRandom

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from sudoku_gui.documents.document import Document
from sudoku_gui.generation.puzzle_request import PuzzleRequest
from sudoku_gui.generation.random_stream import RandomStream
from sudoku_gui.generation.shuffling import can_be_shuffled, shuffled
from sudoku_gui.language import Text, text
from sudoku_gui.model.grid import Grid
from sudoku_gui.presentation.new_puzzle import (
    document_of,
    document_of_shuffled,
    made_sentence,
    shuffled_sentence,
)
from sudoku_gui.presentation.notice import Notice, NoticeAction, NoticeTone
from sudoku_gui.ui.files.document_opener import DocumentOpener
from sudoku_gui.ui.files.settings import Settings
from sudoku_gui.ui.generation.new_puzzle_dialog import NewPuzzleDialog
from sudoku_gui.ui.generation.puzzle_thread import MakingReport, PuzzleThread
from sudoku_gui.ui.search.game_controller import GameController
from sudoku_gui.ui.search.search_controller import SearchController, SearchPhase

_SEEDS = 10**9
_RANDOM = SystemRandom()


class NewPuzzleController(QObject):
    """Opens the dialog, and what comes of it.

    path: the file in which puzzles made in advance are kept.
    over: the window.
    """

    notice_posted = Signal(object)  # Notice
    opened = Signal()  # a puzzle that was made is there to be played

    def __init__(
        self,
        game_controller: GameController,
        search: SearchController,
        opener: DocumentOpener,
        settings: Settings,
        path: Path,
        over: QWidget,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._game_controller = game_controller
        self._search = search
        self._opener = opener
        self._settings = settings
        self._over = over
        self._dialog: NewPuzzleDialog | None = None
        self._request: PuzzleRequest | None = None
        self._thread = PuzzleThread(path, self)
        self._thread.reported.connect(self._take)
        search.phase_changed.connect(self._make_way)

    @property
    def dialog(self) -> NewPuzzleDialog | None:
        """The dialog as long as it is open."""
        return self._dialog

    def open(self) -> None:
        """Ask which puzzle it shall be."""
        if self._dialog is not None:
            self._dialog.activateWindow()
            return
        options = self._settings.new_puzzle_options
        dialog = NewPuzzleDialog(options, can_shuffle=self._can_shuffle(), over=self._over)
        for signal, slot in (
            (dialog.requested, self._make),
            (dialog.stopped, self._thread.drop),
            (dialog.typing_requested, self._opener.new),
            (dialog.shuffle_requested, self._shuffle),
            (dialog.options_changed, self._stock),
            (dialog.finished, self._forget_dialog),
        ):
            signal.connect(slot)
        self._dialog = dialog
        self._make_way()
        self._thread.keep_in_stock(options.stock)
        dialog.open()

    def shut_down(self) -> None:
        """End the thread; to be called before the window goes."""
        self._thread.shut_down()

    def _can_shuffle(self) -> bool:
        givens = self._game_controller.game.sheet.givens
        return bool(givens.filled()) and can_be_shuffled(givens.geometry)

    @Slot()
    def _stock(self) -> None:
        if self._dialog is not None:
            self._thread.keep_in_stock(self._dialog.options.stock)

    @Slot()
    def _make_way(self) -> None:
        """Leave the time to a search that plays."""
        self._thread.pause(self._search.phase is SearchPhase.PLAYING)

    @Slot(object)
    def _make(self, request: PuzzleRequest) -> None:
        if self._dialog is not None:
            self._settings.new_puzzle_options = self._dialog.options
            self._thread.keep_in_stock(self._dialog.options.stock)
        self._request = request
        self._thread.make(request)

    def _make_another(self, request: PuzzleRequest) -> None:
        """Have another puzzle made of the kind that was made last."""
        self.open()
        assert self._dialog is not None
        self._dialog.request(request)

    @Slot(object)
    def _take(self, report: MakingReport) -> None:
        if report.puzzle is None:
            if self._dialog is not None:
                self._dialog.show_tried(report.tried)
            return
        assert self._request is not None, "a puzzle comes when it is wished for"
        request = self._request
        if self._dialog is not None:
            self._dialog.accept()
        self._open(
            document_of(report.puzzle, request.criteria),
            made_sentence(report.puzzle, request.criteria),
            NoticeAction(text("Another one"), partial(self._make_another, request)),
        )

    @Slot()
    def _shuffle(self) -> None:
        """Open a puzzle like the one that is open."""
        givens = self._game_controller.game.sheet.givens
        puzzle = _shuffled(givens)
        metadata = self._game_controller.game.puzzle.metadata
        self._open(document_of_shuffled(puzzle, metadata), shuffled_sentence(puzzle))

    def _open(self, document: Document, sentence: Text, *actions: NoticeAction) -> None:
        def tell() -> None:
            self.opened.emit()
            self.notice_posted.emit(Notice(sentence, NoticeTone.GOOD, actions))

        self._opener.open_made(document, tell)

    @Slot()
    def _forget_dialog(self) -> None:
        self._dialog = None


def _shuffled(puzzle: Grid) -> Grid:
    return shuffled(puzzle, RandomStream(str(_RANDOM.randrange(_SEEDS))))
