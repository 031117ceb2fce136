"""The parts of the program behind the window: all that lives as long as the window does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSettings, Slot
from PySide6.QtWidgets import QApplication

from sudoku_gui.language import text
from sudoku_gui.model.game_history import WatchedStep
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.notice import NoticeAction
from sudoku_gui.presentation.search.shown_moment import ShownMoment
from sudoku_gui.presentation.search.speed_scale import FIRST_POSITION, pace_at
from sudoku_gui.solvers import ALGORITHMS, UnknownAlgorithmError, algorithm_named
from sudoku_gui.solvers.search import Algorithm
from sudoku_gui.ui.check.check_controller import CheckController
from sudoku_gui.ui.check.puzzle_entry import PuzzleEntryController
from sudoku_gui.ui.dynamic_menus import DynamicMenus
from sudoku_gui.ui.export.export_controller import ExportController
from sudoku_gui.ui.files.document_actions import DocumentActions
from sudoku_gui.ui.files.document_controller import DocumentController
from sudoku_gui.ui.files.document_opener import DocumentOpener
from sudoku_gui.ui.files.document_prompts import DocumentPrompts
from sudoku_gui.ui.files.document_saver import DocumentSaver
from sudoku_gui.ui.files.file_thread import FileThread
from sudoku_gui.ui.files.journal_controller import JournalController
from sudoku_gui.ui.files.preferences import Preferences
from sudoku_gui.ui.files.settings import Settings
from sudoku_gui.ui.game_actions import GameActions
from sudoku_gui.ui.kit.first_use import at_first_use
from sudoku_gui.ui.kit.qactions import bind_actions
from sudoku_gui.ui.main_window import MainWindow
from sudoku_gui.ui.panel_table import PanelParts
from sudoku_gui.ui.panels import Panels
from sudoku_gui.ui.play.cell_menu import CellMenu
from sudoku_gui.ui.play.colour_controller import ColourController
from sudoku_gui.ui.play.entry_controller import EntryController
from sudoku_gui.ui.play.highlight_controller import HighlightController
from sudoku_gui.ui.play.label_controller import LabelController
from sudoku_gui.ui.play.layout_controller import LayoutController
from sudoku_gui.ui.play.note_actions import NoteActions
from sudoku_gui.ui.play.pad_controller import PadController
from sudoku_gui.ui.play.selection_actions import SelectionActions
from sudoku_gui.ui.play.solution_controller import SolutionAdvice, SolutionController
from sudoku_gui.ui.play.tentative_controller import TentativeController
from sudoku_gui.ui.play.timer_controller import TimerController, is_window_in_front
from sudoku_gui.ui.search.game_controller import GameController
from sudoku_gui.ui.search.game_search import GameSearch
from sudoku_gui.ui.search.search_controller import SearchController
from sudoku_gui.ui.search.search_messages import SearchMessages
from sudoku_gui.ui.search.search_thread import SearchThread
from sudoku_gui.ui.search.timeline_actions import TimelineActions
from sudoku_gui.ui.search.what_if import WhatIfController
from sudoku_gui.ui.window_state_tracker import WindowStateTracker

if TYPE_CHECKING:
    from sudoku_gui.presentation.export.export_options import ExportPrompts
    from sudoku_gui.ui.generation.new_puzzle_controller import NewPuzzleController
    from sudoku_gui.ui.help.handbook_opener import HandbookOpener
    from sudoku_gui.ui.hint.hint_controller import HintController
    from sudoku_gui.ui.learn.why_not_controller import WhyNotController
    from sudoku_gui.ui.practice.practice_controller import PracticeController
    from sudoku_gui.ui.printing.print_prompts import PrintPrompts
    from sudoku_gui.ui.printing.printing_controller import PrintingController
    from sudoku_gui.ui.race.race_launcher import RaceLauncher
    from sudoku_gui.ui.search.moment_links import MomentLinks

_PILE_NAME = "made-puzzles"
"""Of the file beside the folder of the journals in which puzzles made in advance are kept."""


class ProgramParts(QObject):
    """Makes the parts, each of those it uses; nothing is shown yet.

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
        self.shut_down_first: list[Callable[[], None]] = []
        """What ends the threads of parts that were made later."""
        self.preferences = Preferences(application, self._settings, self)
        self._make_search_and_window()
        self._questions = questions or at_first_use(self._document_dialogs)
        self._make_documents(self._questions, journals)
        self._made_puzzles = journals.with_name(_PILE_NAME)
        self._make_parts_of_game()
        self._make_marks()
        self._make_play()
        self._make_exports(export_questions or at_first_use(self._export_dialogs))
        self._print_questions = print_questions or at_first_use(self._print_dialogs)
        self._make_panels()
        self._make_state_tracker()

    def _make_search_and_window(self) -> None:
        settings = self._settings
        speed = settings.speed if settings.speed >= 0 else FIRST_POSITION
        self._thread = SearchThread(self)
        wished = partial(_algorithm_wished, settings)
        self.search = SearchController(wished, pace_at(speed), self._thread, self)
        self.game_controller = GameController(self.search, self)
        self.game_search = GameSearch(self.game_controller, self.search, self)
        self.search_messages = SearchMessages(
            self.game_controller, self.game_search, self.search, self
        )
        sheet = self.game_controller.game.sheet
        self.window = MainWindow(sheet, speed, self.preferences.theme)

    def _make_documents(self, asking: DocumentPrompts, journals: Path) -> None:
        game, search, settings = self.game_controller, self.search, self._settings
        self._files = FileThread(self)
        self.documents = DocumentController(game, self.game_search, settings, self)
        self.saver = DocumentSaver(game, self.documents, self._files, settings, asking, self)
        self.opener = DocumentOpener(
            game, self.documents, self.saver, self._files, settings, asking, self
        )
        self.journal = JournalController(
            journals,
            game,
            self.documents,
            self.opener,
            self._files,
            self.window.named_actions[ActionId.NEW].trigger,
            self,
        )
        self._document_actions = DocumentActions(
            self.documents, self.opener, self.saver, self.window.named_actions, self
        )
        self._menus = DynamicMenus(
            self.window.menus,
            self.opener,
            self.journal,
            search,
            self.preferences,
            settings,
            self,
        )

    @cached_property
    def races(self) -> RaceLauncher:
        """What opens the window of races, loaded when somebody first wants one."""
        from sudoku_gui.ui.race.race_launcher import RaceLauncher  # noqa: PLC0415

        launcher = RaceLauncher(
            self.game_controller,
            self.search,
            self.documents,
            self._files,
            self._questions,
            self.preferences,
            self,
        )
        launcher.moment_chosen.connect(self._show_moment_of_race)
        self.shut_down_first.append(launcher.shut_down)
        return launcher

    @Slot(object, object)
    def _show_moment_of_race(self, sheet: Sheet, watched: WatchedStep) -> None:
        self.layouts.watch()
        self.moment_links.show(sheet, watched)

    @cached_property
    def handbook(self) -> HandbookOpener:
        """What opens the handbook, loaded when somebody first reads in it."""
        from sudoku_gui.ui.help.handbook_opener import HandbookOpener  # noqa: PLC0415

        opener = HandbookOpener(self.preferences, self)
        self.shut_down_first.append(opener.shut_down)
        return opener

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
            self.search_messages,
            grid,
            window.menus,
            actions,
            self,
        )
        self.what_if = WhatIfController(game_search, search, grid, window.branch, actions, self)
        handlers = {
            ActionId.NEW: self._make_new_puzzle,
            ActionId.GO_TO_STEP: self._go_to_step,
            ActionId.COPY_LINK: self._copy_link,
            ActionId.WHY_NOT: self._ask_why_not,
            ActionId.WHY_DEAD_END: self._explain_failure,
            ActionId.HINT: self._give_hint,
            ActionId.TECHNIQUES: self._choose_techniques,
            ActionId.PRACTISE: self._practise,
            ActionId.PRINT: self._print_pages,
            ActionId.PRINT_PREVIEW: self._preview_pages,
            ActionId.EXPORT_PDF: self._export_pdf,
            ActionId.NEXT_REASON: lambda: self.hints.go_by(1),
            ActionId.PREVIOUS_REASON: lambda: self.hints.go_by(-1),
        }
        bind_actions(actions, handlers)
        offer = NoticeAction(text("Make me one…"), actions[ActionId.NEW].trigger)
        game.typing_offers = (offer,)

    @cached_property
    def why_not(self) -> WhyNotController:
        """What answers why a digit cannot stand in a cell, loaded when somebody first asks."""
        from sudoku_gui.ui.learn.why_not_controller import WhyNotController  # noqa: PLC0415

        window = self.window
        controller = WhyNotController(
            self.game_controller, self.game_search, self.search, window.grid, window.overlays, self
        )
        window.named_actions[ActionId.CLEAR_MARKS].triggered.connect(controller.clear)
        controller.notice_posted.connect(window.notices.show_notice)
        return controller

    @cached_property
    def new_puzzles(self) -> NewPuzzleController:
        """What makes new puzzles, loaded when somebody first wants one."""
        from sudoku_gui.ui.generation.new_puzzle_controller import (  # noqa: PLC0415
            NewPuzzleController,
        )

        controller = NewPuzzleController(
            self.game_controller,
            self.search,
            self.opener,
            self._settings,
            self._made_puzzles,
            self.window,
            self,
        )
        controller.opened.connect(self.layouts.play)
        controller.notice_posted.connect(self.window.notices.show_notice)
        self.shut_down_first.append(controller.shut_down)
        return controller

    def _make_new_puzzle(self) -> None:
        self.new_puzzles.open()

    @cached_property
    def practice(self) -> PracticeController:
        """What asks for the steps of a technique, loaded when somebody first wants that."""
        from sudoku_gui.ui.practice.practice_controller import (  # noqa: PLC0415
            PracticeController,
        )

        preferences = self.preferences
        controller = PracticeController(self.documents, self._settings, preferences.theme, self)
        preferences.language_changed.connect(controller.window.retranslate)
        preferences.theme_changed.connect(controller.window.set_theme)
        self.shut_down_first.append(controller.shut_down)
        return controller

    @cached_property
    def moment_links(self) -> MomentLinks:
        """What goes to steps and copies links to them, loaded when somebody first wants that."""
        from sudoku_gui.ui.search.moment_links import MomentLinks  # noqa: PLC0415

        links = MomentLinks(self.game_search, self.search, self.opener.open_text, self.window, self)
        links.notice_posted.connect(self.window.notices.show_notice)
        return links

    def _go_to_step(self) -> None:
        self.moment_links.ask()

    def _copy_link(self) -> None:
        self.moment_links.copy()

    def _ask_why_not(self) -> None:
        self.why_not.ask()

    def _explain_failure(self) -> None:
        self.why_not.explain_failure()

    @cached_property
    def hints(self) -> HintController:
        """What gives hints, loaded when somebody first wants one."""
        from sudoku_gui.ui.hint.hint_controller import HintController  # noqa: PLC0415
        from sudoku_gui.ui.hint.hint_panel import HintPanel  # noqa: PLC0415

        window, actions = self.window, self.window.named_actions
        panel = HintPanel(actions, self.preferences.theme)
        window.add_beside(panel)
        controller = HintController(
            self.game_controller,
            self.search,
            panel,
            window.overlays,
            actions,
            self._settings,
            actions[ActionId.WATCH].trigger,
            self,
        )
        controller.notice_posted.connect(window.notices.show_notice)
        controller.proved_changed.connect(self.state_tracker.show_hint_proved)
        self.shut_down_first.append(controller.shut_down)
        return controller

    def _give_hint(self) -> None:
        self.hints.advance()

    def _practise(self) -> None:
        self.practice.open()

    def _choose_techniques(self) -> None:
        # Loaded when it is first opened.
        from sudoku_gui.ui.hint.technique_dialog import TechniqueDialog  # noqa: PLC0415

        TechniqueDialog(self._settings.techniques_off, self._use_all_but, self.window).open()

    def _use_all_but(self, off: frozenset[str]) -> None:
        """Let hints and lists do without these techniques from now on."""
        self._settings.techniques_off = off
        self.hints.end()
        for name in (ActionId.DEDUCTIONS, ActionId.PATH):
            if self.panels.is_made(name):
                self.panels[name].catch_up()

    def _make_marks(self) -> None:
        """The number pad, and what is marked in the grid with it, by keys and in menus."""
        window, actions = self.window, self.window.named_actions
        game, grid, overlays = self.game_controller, window.grid, window.overlays
        entries, settings, theme = self.entries, self._settings, self.preferences.theme
        pad = window.number_pad
        self.highlights = HighlightController(game, grid, overlays, window.menus, actions, self)
        self.pad = PadController(pad, grid, entries, self.highlights, game, settings, actions, self)
        self.colours = ColourController(
            pad.colours, entries, game, overlays, settings, actions, self
        )
        self.cell_menu = CellMenu(grid, entries, self.colours, game, actions, theme, self)

    def _make_play(self) -> None:
        window, game, checks = self.window, self.game_controller, self.checks
        self.layouts = LayoutController(self._settings, game, self.search, self)
        advice = SolutionAdvice(checks.entries.check_entries, checks.open_typos)
        self.solutions = SolutionController(game, advice, self)
        self.tentative = TentativeController(
            game, window.tentative, window.overlays, window.named_actions, self
        )
        self.timer = TimerController(
            game,
            self.search,
            window.timer,
            window.pause_cover,
            self._settings,
            window.named_actions,
            partial(is_window_in_front, window),
            self,
        )
        self.timer.shown_changed.connect(window.show_timer)

    def _make_exports(self, questions: ExportPrompts) -> None:
        window = self.window
        game, search, documents = self.game_controller, self.search, self.documents
        overlays, actions, settings = window.overlays, window.named_actions, self._settings
        self.exports = ExportController(
            game, search, overlays, documents, questions, settings, actions, window, self
        )

    @cached_property
    def printing(self) -> PrintingController:
        """What prints, loaded when somebody first wants that."""
        from sudoku_gui.ui.printing.printing_controller import (  # noqa: PLC0415
            PrintingController,
        )

        controller = PrintingController(
            self.documents,
            self._selected,
            self._print_questions,
            self._settings,
            self.window,
            self,
        )
        controller.notice_posted.connect(self.window.notices.show_notice)
        controller.printing_changed.connect(self.state_tracker.show_printing)
        self.shut_down_first.append(controller.shut_down)
        return controller

    def _print_pages(self) -> None:
        self.printing.print_pages()

    def _preview_pages(self) -> None:
        self.printing.preview()

    def _export_pdf(self) -> None:
        self.printing.export_pdf()

    def _selected(self) -> Sequence[int]:
        """Return the puzzles that are selected in the list."""
        # Imported late, as the panel is made late.
        from sudoku_gui.ui.files.collection_controller import CollectionController  # noqa: PLC0415

        browsing = self.panels[ActionId.COLLECTION]
        assert isinstance(browsing, CollectionController)
        return browsing.selected

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
            self.what_if.branches,
            self.documents,
            self.opener,
            self.saver,
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
        game, search, branches = self.game_controller, self.search, self.what_if.branches
        self.state_tracker = WindowStateTracker(
            game,
            search,
            branches,
            self.documents,
            self.exports,
            self.layouts,
            self.tentative,
            self,
        )

    def _document_dialogs(self) -> DocumentPrompts:
        from sudoku_gui.ui.files.document_dialogs import DocumentDialogs  # noqa: PLC0415

        return DocumentDialogs(self.window)

    def _export_dialogs(self) -> ExportPrompts:
        from sudoku_gui.ui.export.export_dialogs import ExportDialogs  # noqa: PLC0415

        return ExportDialogs(self.window, self._settings)

    def _print_dialogs(self) -> PrintPrompts:
        from sudoku_gui.ui.printing.print_dialogs import PrintDialogs  # noqa: PLC0415

        return PrintDialogs(self.window, self._settings, self.preferences)


def _algorithm_wished(settings: Settings) -> Algorithm:
    try:
        return algorithm_named(settings.algorithm)
    except UnknownAlgorithmError:
        return ALGORITHMS[0]
