"""The panels beside the grid, as a table: the title and place of each, and how it is made.

The modules of a panel are imported where it is made: most starts open no panel.
"""
# ruff: noqa: PLC0415

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from sudoku_gui.language import text
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.check.verdict_controller import VerdictController
from sudoku_gui.ui.files.document_controller import DocumentController
from sudoku_gui.ui.files.settings import Settings
from sudoku_gui.ui.grid.grid_overlays import GridOverlays
from sudoku_gui.ui.grid.grid_widget import GridWidget
from sudoku_gui.ui.kit.panel_spec import DockAreas, PanelSpec
from sudoku_gui.ui.search.game_controller import GameController
from sudoku_gui.ui.search.game_search import GameSearch
from sudoku_gui.ui.search.search_controller import SearchController

if TYPE_CHECKING:
    from sudoku_gui.presentation.search.needless_picture import NeedlessPicture
    from sudoku_gui.presentation.search.shown_moment import ShownMoment
    from sudoku_gui.solvers.search import Counters
    from sudoku_gui.ui.files.document_opener import DocumentOpener
    from sudoku_gui.ui.files.document_prompts import DocumentPrompts
    from sudoku_gui.ui.files.document_saver import DocumentSaver
    from sudoku_gui.ui.kit.panel_controller import PanelController
    from sudoku_gui.ui.search.branch_controller import BranchController
    from sudoku_gui.ui.search.search_thread import SearchThread
    from sudoku_gui.ui.search.speed_slider import SpeedSlider


@dataclass(frozen=True, slots=True)
class PanelParts:
    """The parts of the program that panels are connected with; each takes what it uses."""

    game_controller: GameController
    game_search: GameSearch
    search: SearchController
    thread: SearchThread
    branches: BranchController
    documents: DocumentController
    opener: DocumentOpener
    saver: DocumentSaver
    questions: DocumentPrompts
    verdicts: VerdictController
    grid: GridWidget
    overlays: GridOverlays
    speed: SpeedSlider
    actions: Mapping[ActionId, QAction]
    settings: Settings
    theme: Theme
    show_moment: Callable[[ShownMoment], None]
    """Show a moment of the search in the grid and in the figures beside it."""
    show_moment_before_step: Callable[[ShownMoment], None]
    """Show a moment whose next step is walked through."""
    show_counters: Callable[[Counters], None]
    """Show what the search had cost at a moment inside a step."""
    show_needless: Callable[[NeedlessPicture | None], None]
    """Shade the needless steps of the timeline, or none."""
    owner: QObject
    """Keeps the controllers as long as the program lives."""


def _collection(parts: PanelParts) -> PanelController:
    from sudoku_gui.ui.files.collection_controller import CollectionController
    from sudoku_gui.ui.files.collection_panel import CollectionPanel

    return CollectionController(
        CollectionPanel(parts.theme),
        parts.game_controller,
        parts.documents,
        parts.saver,
        parts.questions,
        parts.verdicts,
        parts.grid,
        parts.actions,
        parts.owner,
    )


def _history(parts: PanelParts) -> PanelController:
    from sudoku_gui.ui.play.history_controller import HistoryController

    return HistoryController(
        parts.game_controller,
        parts.speed,
        parts.overlays,
        parts.actions,
        parts.theme,
        parts.owner,
    )


def _deductions(parts: PanelParts) -> PanelController:
    from sudoku_gui.ui.hint.deductions_controller import DeductionsController

    return DeductionsController(
        parts.game_controller, parts.search, parts.overlays, parts.settings, parts.owner
    )


def _path(parts: PanelParts) -> PanelController:
    from sudoku_gui.ui.hint.path_controller import PathController
    from sudoku_gui.ui.hint.path_files import ask_where_to_write

    return PathController(
        parts.game_controller,
        parts.overlays,
        parts.settings,
        parts.actions[ActionId.CLEAR_MARKS],
        lambda: ask_where_to_write(parts.grid.window()),
        parts.owner,
    )


def _procedure(parts: PanelParts) -> PanelController:
    from sudoku_gui.ui.learn.procedure_controller import ProcedureController

    controller = ProcedureController(
        parts.game_search,
        parts.search,
        parts.overlays,
        parts.speed,
        parts.actions,
        parts.settings,
        parts.theme,
        parts.owner,
    )
    display = controller.display
    display.moment_shown.connect(parts.show_moment)
    display.step_entered.connect(parts.show_moment_before_step)
    display.counted.connect(parts.show_counters)
    return controller


def _search_tree(parts: PanelParts) -> PanelController:
    from sudoku_gui.ui.learn.tree_controller import TreeController

    return TreeController(parts.game_search, parts.search, parts.thread, parts.theme, parts.owner)


def _comparison(parts: PanelParts) -> PanelController:
    from sudoku_gui.ui.learn.comparison_controller import ComparisonController
    from sudoku_gui.ui.search.search_thread import SearchThread

    return ComparisonController(parts.search, SearchThread(), parts.theme, parts.owner)


def _step_log(parts: PanelParts) -> PanelController:
    from sudoku_gui.ui.kit.announcer import Announcer
    from sudoku_gui.ui.learn.step_log import StepLog
    from sudoku_gui.ui.learn.step_log_panel import StepLogPanel

    panel = StepLogPanel()
    log = StepLog(panel, Announcer(panel), parts.owner)
    for signal, slot in (
        (parts.search.moment_changed, log.follow),
        (parts.search.forgotten, log.begin_anew),
        (parts.branches.branch_entered, log.tell_branch),
        (parts.branches.branches_left, log.tell_main_line),
        (panel.step_wanted, parts.game_search.go_to_step),
    ):
        signal.connect(slot)
    if parts.search.shown_moment is not None:
        log.follow(parts.search.shown_moment)
    return log


def _quiz(parts: PanelParts) -> PanelController:
    from sudoku_gui.ui.kit.announcer import Announcer
    from sudoku_gui.ui.learn.quiz_controller import QuizController
    from sudoku_gui.ui.learn.quiz_panel import QuizPanel

    panel = QuizPanel()
    announcer = Announcer(panel)
    return QuizController(
        panel, parts.game_search, parts.search, parts.overlays, announcer, parts.owner
    )


def _savings(parts: PanelParts) -> PanelController:
    from sudoku_gui.ui.learn.savings_controller import SavingsController
    from sudoku_gui.ui.learn.savings_panel import SavingsPanel

    return SavingsController(
        SavingsPanel(),
        parts.game_search,
        parts.search,
        parts.thread,
        parts.grid,
        parts.overlays,
        parts.actions[ActionId.SAVINGS],
        parts.show_needless,
        parts.owner,
    )


def _tour(parts: PanelParts) -> PanelController:
    from sudoku_gui.ui.learn.tour_controller import TourController
    from sudoku_gui.ui.learn.tour_panel import TourPanel

    action = parts.actions[ActionId.TOUR]
    return TourController(TourPanel(), action, parts.opener, parts.search, parts.owner)


PANELS: tuple[tuple[PanelSpec, Callable[[PanelParts], PanelController]], ...] = (
    (
        PanelSpec(
            ActionId.COLLECTION,
            text("Puzzles"),
            DockAreas.SIDES,
            is_tabbed=False,
            is_about_search=False,
            is_reopened=False,  # it waits until there are several puzzles
            handles=(
                ActionId.COLLECTION,
                ActionId.NEXT_PUZZLE,
                ActionId.PREVIOUS_PUZZLE,
                ActionId.CHECK_ALL,
                ActionId.FIND_EXACT_DUPLICATES,
                ActionId.FIND_SAME_PUZZLES,
                ActionId.SELECT_DUPLICATES,
                ActionId.REMOVE_SELECTED,
                ActionId.PUT_BACK_REMOVED,
                ActionId.SAVE_SELECTED,
            ),
        ),
        _collection,
    ),
    (
        PanelSpec(
            ActionId.HISTORY,
            text("History"),
            is_about_search=False,
            handles=(ActionId.PLAY_MOVES, ActionId.PLAY_MOVES_BACK, ActionId.ADD_BOOKMARK),
        ),
        _history,
    ),
    (PanelSpec(ActionId.DEDUCTIONS, text("Deductions"), is_about_search=False), _deductions),
    (PanelSpec(ActionId.PATH, text("Path"), is_about_search=False), _path),
    (
        PanelSpec(
            ActionId.LESSON,
            text("Procedure"),
            handles=(
                ActionId.SUB_STEP,
                ActionId.SUB_STEP_BACK,
                ActionId.PLAY_SUB_STEPS,
                ActionId.PLAY_SUB_STEPS_BACK,
            ),
        ),
        _procedure,
    ),
    (PanelSpec(ActionId.SEARCH_TREE, text("Tree")), _search_tree),
    (PanelSpec(ActionId.COMPARISON, text("Comparison")), _comparison),
    (PanelSpec(ActionId.STEP_LOG, text("Log"), tells_of_past=True), _step_log),
    (PanelSpec(ActionId.QUIZ, text("Quiz")), _quiz),
    (PanelSpec(ActionId.SAVINGS, text("What Would Have Saved Us?")), _savings),
    (
        PanelSpec(
            ActionId.TOUR,
            text("Tour"),
            is_about_search=False,
            is_reopened=False,  # it leads to samples, and another puzzle is open then
            handles=(ActionId.TOUR,),
        ),
        _tour,
    ),
)
