"""The parts of the program behind the window: all that lives as long as the window does."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSettings, Slot
from PySide6.QtWidgets import QApplication

from sudoku_gui.language import text
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.notice import NoticeAction
from sudoku_gui.presentation.search.speed_scale import FIRST_POSITION, pace_at
from sudoku_gui.ui.check.check_controller import CheckController
from sudoku_gui.ui.check.puzzle_entry import PuzzleEntryController
from sudoku_gui.ui.dynamic_menus import DynamicMenus
from sudoku_gui.ui.files.document_controller import DocumentController
from sudoku_gui.ui.files.file_thread import FileThread
from sudoku_gui.ui.files.journal_controller import JournalController
from sudoku_gui.ui.files.preferences import Preferences
from sudoku_gui.ui.files.settings import Settings
from sudoku_gui.ui.game_actions import GameActions
from sudoku_gui.ui.kit.first_use import at_first_use
from sudoku_gui.ui.kit.qactions import bind_actions
from sudoku_gui.ui.late_parts import LateParts
from sudoku_gui.ui.main_window import MainWindow
from sudoku_gui.ui.panel_table import PanelParts
from sudoku_gui.ui.panels import Panels
from sudoku_gui.ui.play.colour_controller import ColourController
from sudoku_gui.ui.play.entry_controller import EntryController
from sudoku_gui.ui.play.highlight_controller import HighlightController
from sudoku_gui.ui.play.label_controller import LabelController
from sudoku_gui.ui.play.layout_controller import LayoutController
from sudoku_gui.ui.play.note_actions import NoteActions
from sudoku_gui.ui.play.pad_controller import PadController
from sudoku_gui.ui.play.selection_actions import SelectionActions
from sudoku_gui.ui.play.tentative_controller import TentativeController
from sudoku_gui.ui.play.timer_controller import TimerController, is_window_in_front
from sudoku_gui.ui.search.game_controller import GameController
from sudoku_gui.ui.search.game_search import GameSearch
from sudoku_gui.ui.search.search_controller import SearchController
from sudoku_gui.ui.search.timeline_actions import TimelineActions
from sudoku_gui.ui.window_state_tracker import WindowStateTracker

if TYPE_CHECKING:
    from sudoku_gui.presentation.export.export_options import ExportPrompts
    from sudoku_gui.presentation.search.shown_moment import ShownMoment
    from sudoku_gui.solvers.search import Algorithm
    from sudoku_gui.ui.files.document_prompts import DocumentPrompts
    from sudoku_gui.ui.printing.print_prompts import PrintPrompts

_PILE_NAME = "made-puzzles"
"""Of the file beside the folder of the journals in which puzzles made in advance are kept."""


class ProgramParts(LateParts):
    """Makes the parts that are there from the start, each of those it uses; nothing is shown yet.

    `journals` is the folder of the journals from which unfinished puzzles are resumed.
    """

    def __init__(
        self,
        application: QApplication,
        store: QSettings,
        journals: Path,
        questions: DocumentPrompts | None = None,
        export_questions: ExportPrompts | None = None,
        print_questions: PrintPrompts | None = None,
    ) -> None:
        super().__init__()
        self._settings = Settings(store)
        self.preferences = Preferences(application, self._settings, self)
        self._make_search_and_window()
        self._questions = questions or at_first_use(self._document_dialogs)
        self._make_documents(journals)
        self._made_puzzles = journals.with_name(_PILE_NAME)
        self._make_parts_of_game()
        self._make_marks()
        self._make_play()
        self._export_questions = export_questions or at_first_use(self._export_dialogs)
        self._print_questions = print_questions or at_first_use(self._print_dialogs)
        self._make_panels()
        self._make_state_tracker()

    def _make_search_and_window(self) -> None:
        settings = self._settings
        speed = settings.speed if settings.speed >= 0 else FIRST_POSITION
        self._thread = at_first_use(self._make_search_thread)
        wished = partial(_algorithm_wished, settings)
        self.search = SearchController(wished, pace_at(speed), self._thread, self)
        self.game_controller = GameController(self.search, self)
        self.game_search = GameSearch(self.game_controller, self.search, self)
        sheet = self.game_controller.game.sheet
        self.window = MainWindow(sheet, speed, self.preferences.theme)

    def _make_documents(self, journals: Path) -> None:
        game, search, settings = self.game_controller, self.search, self._settings
        self._files = FileThread(self)
        self.documents = DocumentController(game, self.game_search, settings, self)
        self.documents.file_changed.connect(self._have_file_watched)
        self.journal = JournalController(
            journals,
            game,
            self.documents,
            self._files,
            self.window.named_actions[ActionId.NEW].trigger,
            self,
        )
        self._menus = DynamicMenus(
            self.window.menus,
            at_first_use(lambda: self.opener),
            self.journal,
            search,
            self.preferences,
            settings,
            self,
        )

    def _make_parts_of_game(self) -> None:
        window, actions = self.window, self.window.named_actions
        game, game_search = self.game_controller, self.game_search
        search, grid = self.search, window.grid
        self.checks = CheckController(
            game,
            search,
            window.verdict,
            lambda: window.typos,
            grid,
            window.overlays,
            actions,
            self,
        )
        self.puzzle_entry = PuzzleEntryController(
            game, self.checks.verdicts, grid, window.typing_bar, actions, self
        )
        self._game_actions = GameActions(
            game, self.documents, grid, window.puzzle_heading, actions, window, self
        )
        self.entries = EntryController(grid, game, self)
        self._labels = LabelController(grid, self._settings, actions, self)
        self._note_actions = NoteActions(self.entries, game, self._settings, actions, self)
        self._selection_actions = SelectionActions(game, grid, window.menus, actions, self)
        self._timeline_actions = TimelineActions(
            game,
            game_search,
            search,
            at_first_use(lambda: self.search_messages),
            grid,
            window.menus,
            actions,
            self,
        )
        bind_actions(actions, self._late_handlers())
        offer = NoticeAction(text("Make me one…"), actions[ActionId.NEW].trigger)
        game.typing_offers = (offer,)

    def _make_marks(self) -> None:
        """The number pad, and what is marked in the grid with it, by keys and in menus."""
        window, actions = self.window, self.window.named_actions
        game, grid, overlays = self.game_controller, window.grid, window.overlays
        entries, settings = self.entries, self._settings
        pad = window.number_pad
        self.highlights = HighlightController(game, grid, overlays, window.menus, actions, self)
        self.pad = PadController(pad, grid, entries, self.highlights, game, settings, actions, self)
        self.colours = ColourController(
            pad.colours, entries, game, overlays, settings, actions, self
        )
        grid.menu_wanted.connect(self._pop_up_cell_menu)

    def _make_play(self) -> None:
        window, game = self.window, self.game_controller
        self.layouts = LayoutController(self._settings, game, self.search, self)
        self.tentative = TentativeController(
            game,
            at_first_use(lambda: window.tentative),
            window.overlays,
            window.named_actions,
            self,
        )
        self.timer = TimerController(
            game,
            self.search,
            window.timer,
            at_first_use(lambda: window.pause_cover),
            self._settings,
            window.named_actions,
            partial(is_window_in_front, window),
            self,
        )
        self.timer.shown_changed.connect(window.show_timer)

    def _make_panels(self) -> None:
        window = self.window
        self.panels = Panels(window.docks, window.named_actions, self._parts_of_panels, self)
        for signal, slot in (
            (self.panels.about_search_shown, self.layouts.watch),
            (self.search.moment_changed, self._show_moment),
            (self.search.moment_changed, self.panels.keep_record),
            (self.documents.collection_changed, self._list_several),
        ):
            signal.connect(slot)

    def _parts_of_panels(self) -> PanelParts:
        window = self.window
        return PanelParts(
            self.game_controller,
            self.game_search,
            self.search,
            self._thread,
            at_first_use(lambda: self.what_if.branches),
            self.documents,
            at_first_use(lambda: self.opener),
            at_first_use(lambda: self.saver),
            self._questions,
            self.checks.verdicts,
            window.grid,
            window.overlays,
            at_first_use(lambda: window.search_view.panel.speed),
            window.named_actions,
            self._settings,
            self.preferences.theme,
            window.show_moment,
            window.show_moment_before_step,
            window.show_counters,
            at_first_use(lambda: window.search_view.timeline).show_needless,
            self,
        )

    @Slot(object)
    def _show_moment(self, shown_moment: ShownMoment) -> None:
        """Show a moment at once where nothing walks through the step that led to it."""
        if not self.panels.is_made(ActionId.LESSON):
            self.window.show_moment(shown_moment)

    @Slot()
    def _list_several(self) -> None:
        """Have the list made when there is something to list."""
        if len(self.documents.collection) > 1:
            self.panels[ActionId.COLLECTION]

    def _make_state_tracker(self) -> None:
        self.state_tracker = WindowStateTracker(
            self.game_controller,
            self.search,
            self.documents,
            self.layouts,
            self.tentative,
            self,
        )


def _algorithm_wished(settings: Settings) -> Algorithm:
    # Loaded when somebody first asks for the algorithm.
    from sudoku_gui.solvers import (  # noqa: PLC0415
        ALGORITHMS,
        UnknownAlgorithmError,
        algorithm_named,
    )

    try:
        return algorithm_named(settings.algorithm)
    except UnknownAlgorithmError:
        return ALGORITHMS[0]
