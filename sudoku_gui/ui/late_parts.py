"""The parts of the program that are loaded and made when they are first wanted.

So modules are imported in functions, and no lambda can be done without: it waits with the part.
"""
# ruff: noqa: PLC0415, PLW0108

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Slot

from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.ui.kit.reduced_motion import REDUCED_MOTION_SECONDS
from sudoku_gui.ui.late_document_parts import LateDocumentParts

if TYPE_CHECKING:
    from sudoku_gui.model.game_history import WatchedStep
    from sudoku_gui.model.sheet import Sheet
    from sudoku_gui.solvers.search import Algorithm
    from sudoku_gui.ui.check.check_controller import CheckController
    from sudoku_gui.ui.generation.new_puzzle_controller import NewPuzzleController
    from sudoku_gui.ui.help.handbook_opener import HandbookOpener
    from sudoku_gui.ui.hint.hint_controller import HintController
    from sudoku_gui.ui.judge.judge_controller import JudgeController
    from sudoku_gui.ui.learn.why_not_controller import WhyNotController
    from sudoku_gui.ui.lecture_mode import LectureMode
    from sudoku_gui.ui.play.cell_menu import CellMenu
    from sudoku_gui.ui.play.colour_controller import ColourController
    from sudoku_gui.ui.play.entry_controller import EntryController
    from sudoku_gui.ui.play.solution_controller import SolutionController
    from sudoku_gui.ui.practice.practice_controller import PracticeController
    from sudoku_gui.ui.race.race_launcher import RaceLauncher
    from sudoku_gui.ui.search.game_search import GameSearch
    from sudoku_gui.ui.search.moment_bookmark_controller import MomentBookmarkController
    from sudoku_gui.ui.search.moment_links import MomentLinks
    from sudoku_gui.ui.search.search_messages import SearchMessages
    from sudoku_gui.ui.search.search_thread import SearchThread
    from sudoku_gui.ui.search.what_if import WhatIfController


class LateParts(LateDocumentParts):
    """Makes such a part when an action, or another part, first asks for it.

    What it connects each of them with, named here first and in the base, is there from the start.
    """

    game_search: GameSearch
    checks: CheckController
    entries: EntryController
    colours: ColourController
    _made_puzzles: Path

    def __init__(self) -> None:
        super().__init__()
        self._hearers: tuple[QObject, ...] = ()
        """What hears of a search from its beginning."""

    def _late_handlers(self) -> Mapping[ActionId, Callable[[], object]]:
        """Return what the actions do that want such a part."""
        return {
            ActionId.NEW: lambda: self.new_puzzles.open(),
            ActionId.GO_TO_STEP: lambda: self.moment_links.ask(),
            ActionId.COPY_LINK: lambda: self.moment_links.copy(),
            ActionId.BOOKMARK_STEP: lambda: self.moment_bookmarks.edit(),
            ActionId.WHY_NOT: lambda: self.why_not.ask(),
            ActionId.WHY_DEAD_END: lambda: self.why_not.explain_failure(),
            ActionId.HINT: lambda: self.hints.advance(),
            ActionId.NEXT_REASON: lambda: self.hints.go_by(1),
            ActionId.PREVIOUS_REASON: lambda: self.hints.go_by(-1),
            ActionId.TECHNIQUES: self._choose_techniques,
            ActionId.PRACTISE: lambda: self.practice.open(),
            ActionId.SOLVE: lambda: self.solutions.solve(),
            ActionId.SOLVE_CELL: lambda: self.solutions.solve_cell(self.window.grid.selected),
            ActionId.LECTURE: lambda: self.lecture.toggle(),
            ActionId.RACE: lambda: self.races.open(),
            ActionId.JUDGE: lambda: self.judge.open(),
            ActionId.HANDBOOK: lambda: self.handbook.open(),
            **{name: partial(self._walk, name) for name in _WALKS},
            **self._document_handlers(),
        }

    def _make_search_thread(self) -> SearchThread:
        """Return the thread of searches, which is made with the first of them.

        With it come the parts that hear of a search from its beginning.
        """
        from sudoku_gui.ui.search.search_thread import SearchThread

        thread = SearchThread(self)

        def let_move(is_reduced: bool) -> None:
            thread.set_pause(REDUCED_MOTION_SECONDS if is_reduced else 0.0)

        let_move(self.preferences.is_motion_reduced)
        self.preferences.motion_changed.connect(let_move)
        self._end_with_program(thread.shut_down)
        self._hearers = (self.search_messages, self.what_if, self.exports)
        return thread

    @cached_property
    def search_messages(self) -> SearchMessages:
        """What speaks of searches."""
        from sudoku_gui.ui.search.search_messages import SearchMessages

        messages = SearchMessages(self.game_controller, self.game_search, self.search, self)
        self._let_speak(messages.notice_posted)
        return messages

    @cached_property
    def what_if(self) -> WhatIfController:
        """What leads to the branches of a search."""
        from sudoku_gui.ui.search.what_if import WhatIfController

        window = self.window
        controller = WhatIfController(
            self.game_search, self.search, window.grid, window.branch, self
        )
        self._let_speak(controller.notice_posted)
        self.state_tracker.follow_branches(controller.branches)
        return controller

    def _walk(self, name: ActionId) -> None:
        self.what_if.handlers()[name]()

    @cached_property
    def solutions(self) -> SolutionController:
        """What fills in the solution."""
        from sudoku_gui.ui.play.solution_controller import SolutionAdvice, SolutionController

        advice = SolutionAdvice(self.checks.entries.check_entries, self.checks.open_typos)
        controller = SolutionController(self.game_controller, advice, self)
        self._let_speak(controller.notice_posted)
        self._end_with_program(controller.shut_down)
        return controller

    @cached_property
    def cell_menu(self) -> CellMenu:
        """What may be done with a cell."""
        from sudoku_gui.ui.play.cell_menu import CellMenu

        menu = CellMenu(
            self.window.grid,
            self.entries,
            self.colours,
            self.game_controller,
            self.window.named_actions,
            self.preferences.theme,
            self,
        )
        self.preferences.theme_changed.connect(menu.set_theme)
        return menu

    @Slot(QPoint)
    def _pop_up_cell_menu(self, where: QPoint) -> None:
        self.cell_menu.pop_up(where)

    @cached_property
    def races(self) -> RaceLauncher:
        """What opens the window of races."""
        from sudoku_gui.ui.race.race_launcher import RaceLauncher

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
        launcher.recorded_moment_chosen.connect(self._show_recorded)
        self._end_with_program(launcher.shut_down)
        return launcher

    @Slot(object, object)
    def _show_moment_of_race(self, sheet: Sheet, watched: WatchedStep) -> None:
        self.layouts.watch()
        self.moment_links.show(sheet, watched)

    @cached_property
    def judge(self) -> JudgeController:
        """What judges programs."""
        from sudoku_gui.ui.judge.judge_controller import JudgeController

        preferences = self.preferences
        controller = JudgeController(
            self.game_controller,
            self.documents,
            self._files,
            self._questions,
            preferences.theme,
            self,
        )
        controller.recorded_changed.connect(self.races.offer_recorded)
        controller.watch_wanted.connect(self._show_recorded)
        preferences.language_changed.connect(controller.window.retranslate)
        preferences.theme_changed.connect(controller.window.set_theme)
        self._end_with_program(controller.shut_down)
        return controller

    @Slot(object)
    @Slot(object, int)
    def _show_recorded(self, algorithm: Algorithm, step: int = 0) -> None:
        """Show a step of a recorded run, with the program beside the grid."""
        self.layouts.watch()
        is_watched = self.search.has_search and self.search.variation.algorithm is algorithm
        if is_watched or self.game_search.watch_recorded(algorithm):
            self.game_search.go_to_step(step)
        self.panels[ActionId.LESSON].panel.open_with_focus()
        self.window.raise_()
        self.window.activateWindow()

    @cached_property
    def handbook(self) -> HandbookOpener:
        """What opens the handbook."""
        from sudoku_gui.ui.help.handbook_opener import HandbookOpener

        opener = HandbookOpener(self.preferences, self)
        self._end_with_program(opener.shut_down)
        return opener

    @cached_property
    def why_not(self) -> WhyNotController:
        """What answers why a digit cannot stand in a cell."""
        from sudoku_gui.ui.learn.why_not_controller import WhyNotController

        window = self.window
        controller = WhyNotController(
            self.game_controller, self.game_search, self.search, window.grid, window.overlays, self
        )
        window.named_actions[ActionId.CLEAR_MARKS].triggered.connect(controller.clear)
        self._let_speak(controller.notice_posted)
        return controller

    @cached_property
    def new_puzzles(self) -> NewPuzzleController:
        """What makes new puzzles."""
        from sudoku_gui.ui.generation.new_puzzle_controller import NewPuzzleController

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
        self._let_speak(controller.notice_posted)
        self._end_with_program(controller.shut_down)
        return controller

    @cached_property
    def practice(self) -> PracticeController:
        """What asks for the steps of a technique."""
        from sudoku_gui.ui.practice.practice_controller import PracticeController

        preferences = self.preferences
        controller = PracticeController(self.documents, self._settings, preferences.theme, self)
        preferences.language_changed.connect(controller.window.retranslate)
        preferences.theme_changed.connect(controller.window.set_theme)
        self._end_with_program(controller.shut_down)
        return controller

    @cached_property
    def moment_links(self) -> MomentLinks:
        """What goes to steps and copies links to them."""
        from sudoku_gui.ui.search.moment_links import MomentLinks

        links = MomentLinks(self.game_search, self.search, self.opener.open_text, self.window, self)
        self._let_speak(links.notice_posted)
        return links

    @cached_property
    def lecture(self) -> LectureMode:
        """What shows all of it large."""
        from sudoku_gui.ui.lecture_mode import LectureMode

        mode = LectureMode(
            self.window, self.panels, self.layouts, self.search, self._settings, self
        )
        self._end_with_program(mode.leave)
        return mode

    def _end_lecture(self) -> None:
        """What is remembered of the window is how it is otherwise."""
        if "lecture" in self.__dict__:
            self.lecture.leave()

    @cached_property
    def moment_bookmarks(self) -> MomentBookmarkController:
        """What gives moments of searches names."""
        from sudoku_gui.ui.search.moment_bookmark_controller import MomentBookmarkController

        window = self.window
        timeline = window.search_view.timeline
        controller = MomentBookmarkController(
            self.game_search, self.search, window.menus, timeline, self._settings, window, self
        )
        self.game_controller.game_replaced.connect(controller.show_those_of_puzzle)
        self._let_speak(controller.notice_posted)
        return controller

    @cached_property
    def hints(self) -> HintController:
        """What gives hints."""
        from sudoku_gui.ui.hint.hint_controller import HintController
        from sudoku_gui.ui.hint.hint_panel import HintPanel

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
        self._let_speak(controller.notice_posted)
        controller.proved_changed.connect(self.state_tracker.show_hint_proved)
        self._end_with_program(controller.shut_down)
        return controller

    def _choose_techniques(self) -> None:
        from sudoku_gui.ui.hint.technique_dialog import TechniqueDialog

        TechniqueDialog(self._settings.techniques_off, self._use_all_but, self.window).open()

    def _use_all_but(self, off: frozenset[str]) -> None:
        """Let hints and lists do without these techniques from now on."""
        self._settings.techniques_off = off
        self.hints.end()
        for name in (ActionId.DEDUCTIONS, ActionId.PATH):
            if self.panels.is_made(name):
                self.panels[name].catch_up()


_WALKS = (ActionId.WHAT_IF, ActionId.MAIN_LINE, ActionId.WATCH, ActionId.SEARCH_TO_END)
