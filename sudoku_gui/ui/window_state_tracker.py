"""Gathers the state of the window from the parts that it is made of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from sudoku_gui.lazy_dataclasses import replace
from sudoku_gui.model.sheet import Origin
from sudoku_gui.presentation.grid.grid_cursor import TypingMode
from sudoku_gui.presentation.window_layout import WindowLayout
from sudoku_gui.presentation.window_state import WindowState
from sudoku_gui.ui.files.document_controller import DocumentController
from sudoku_gui.ui.play.layout_controller import LayoutController
from sudoku_gui.ui.play.tentative_controller import TentativeController
from sudoku_gui.ui.search.game_controller import GameController
from sudoku_gui.ui.search.search_controller import SearchController, SearchPhase

if TYPE_CHECKING:
    from sudoku_gui.ui.search.branch_controller import BranchController


class WindowStateTracker(QObject):
    """Reads a part again when it says that it has changed, and tells what follows from it."""

    state_changed = Signal(object)  # WindowState

    def __init__(
        self,
        game_controller: GameController,
        search: SearchController,
        documents: DocumentController,
        layouts: LayoutController,
        tentative: TentativeController,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._game_controller = game_controller
        self._search = search
        self._branches: BranchController | None = None
        self._documents = documents
        self._layouts = layouts
        self._tentative = tentative
        self._state = WindowState()
        for changed, read in (
            (search.phase_changed, self._read_search),
            (search.moment_changed, self._read_search),
            (game_controller.game_changed, self._read_game),
            (tentative.changed, self._read_tentative),
            (documents.collection_changed, self._read_documents),
            (documents.document_changed, self._read_documents),
            (layouts.layout_changed, self._read_layout),
        ):
            changed.connect(read)
        for read in (self._read_search, self._read_game, self._read_documents):
            read()
        self._read_layout()
        self._read_tentative()

    @property
    def state(self) -> WindowState:
        """What the parts said last."""
        return self._state

    @Slot(bool)
    def show_hint_proved(self, is_proved: bool) -> None:
        """Take up whether all of a hint is shown; who gives hints is made when one is wanted."""
        self._tell(replace(self._state, is_hint_proved=is_proved))

    @Slot(bool)
    def show_printing(self, is_printing: bool) -> None:
        """Take up whether pages are being made; who prints is made when that is wanted."""
        self._tell(replace(self._state, is_printing=is_printing))

    @Slot(bool)
    def show_exporting(self, is_exporting: bool) -> None:
        """Take up whether a file is being written; who does is made with the first or a search."""
        self._tell(replace(self._state, is_exporting=is_exporting))

    def show_picture_sources(self, *, has_camera: bool, has_screen: bool) -> None:
        """Take up where pictures may be taken, which can be another when a camera is plugged in."""
        self._tell(replace(self._state, can_photograph=has_camera, can_look_at_screen=has_screen))

    def follow_branches(self, branches: BranchController) -> None:
        """Read these too; who leads to branches is made with the first search."""
        self._branches = branches
        for changed in (branches.branch_entered, branches.branches_left):
            changed.connect(self._read_search)
        self._read_search()

    @Slot()
    def _read_search(self) -> None:
        search, shown_moment = self._search, self._search.shown_moment
        self._tell(
            replace(
                self._state,
                has_search=search.has_search,
                is_playing=search.phase is SearchPhase.PLAYING,
                is_under_way=search.is_under_way,
                is_moment_shown=shown_moment is not None,
                is_past_start=shown_moment is not None and shown_moment.moment.counters.steps > 0,
                is_question_open=shown_moment is not None and shown_moment.hides_answer,
                is_on_branch=self._branches is not None and self._branches.is_off_main_line,
            )
        )

    @Slot()
    def _read_game(self) -> None:
        game = self._game_controller.game
        self._tell(
            replace(
                self._state,
                can_undo=game.next_undo is not None,
                can_redo=game.next_redo is not None,
                has_photo=game.photo is not None,
                has_notes=any(notes.digits for notes in game.sheet.notes),
                is_typing_givens=self._game_controller.typing is TypingMode.GIVENS,
                has_blanks=bool(game.sheet.grid.blanks()),
                has_entries=bool(game.sheet.cells_of(Origin.ENTRY)),
                has_filled_cells=game.sheet != game.sheet.of_givens(game.sheet.givens),
            )
        )

    @Slot()
    def _read_documents(self) -> None:
        collection = self._documents.collection
        self._tell(
            replace(
                self._state,
                has_several_puzzles=len(collection) > 1,
                has_removed_puzzles=collection.before is not None,
            )
        )

    @Slot()
    def _read_layout(self) -> None:
        is_play_layout = self._layouts.layout is WindowLayout.PLAY
        self._tell(replace(self._state, is_play_layout=is_play_layout))

    @Slot()
    def _read_tentative(self) -> None:
        self._tell(replace(self._state, is_trying_out=self._tentative.is_trying_out))

    def _tell(self, state: WindowState) -> None:
        if state != self._state:
            self._state = state
            self.state_changed.emit(state)
