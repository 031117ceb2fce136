"""What would have saved us: has it found out in a thread, and shows it in all parts of the window.

While a search is compared nothing else is asked; afterwards whatever is shown is asked about
anew whenever it changes.  What is under way ends with the search that it is about.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import cast

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction

from sudoku_gui.language import Text
from sudoku_gui.playback.costly_guesses import CostlyGuess
from sudoku_gui.playback.depth_picture import StepSpan
from sudoku_gui.playback.depth_profile import PictureColumns
from sudoku_gui.playback.savings import Savings
from sudoku_gui.playback.savings_look import SavingsAnswers, SavingsLook, SavingsQuestions
from sudoku_gui.playback.search_tree import EMPTY_TREE, failed_branches
from sudoku_gui.playback.wasted_steps import WasteLedger
from sudoku_gui.presentation.search.needless_picture import NeedlessPicture
from sudoku_gui.presentation.search.savings_choice import SavingsChoice, Searched, choices_for
from sudoku_gui.presentation.search.search_report import SearchReport
from sudoku_gui.presentation.search.shown_moment import HIDDEN, ShownMoment, TimelineState
from sudoku_gui.presentation.search.variation import Variation
from sudoku_gui.solvers.search import Outcome
from sudoku_gui.ui.grid.grid_overlays import GridOverlays
from sudoku_gui.ui.grid.grid_widget import GridWidget
from sudoku_gui.ui.kit.panel_controller import PanelController
from sudoku_gui.ui.kit.threads.check_thread import CheckThread
from sudoku_gui.ui.kit.threads.check_worker import CheckReport
from sudoku_gui.ui.learn.savings_panel import SavingsPanel
from sudoku_gui.ui.search.game_search import GameSearch
from sudoku_gui.ui.search.search_controller import SearchController
from sudoku_gui.ui.search.search_thread import SearchThread
from sudoku_gui.wording import savings as words
from sudoku_gui.wording.hints import LOOKING_FAILED

_FIRST_SLICE = 1_000  # steps


class SavingsController(PanelController):
    """Compares the search with what a rule would have made of it, and says what falls away.

    show_needless: shows the needless steps on the timeline; None: none are known.
    """

    def __init__(
        self,
        panel: SavingsPanel,
        game_search: GameSearch,
        search: SearchController,
        searches: SearchThread,
        grid: GridWidget,
        overlays: GridOverlays,
        action: QAction,
        show_needless: Callable[[NeedlessPicture | None], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(panel, parent)
        self._panel = panel
        self._game_search = game_search
        self._search = search
        self._grid = grid
        self._overlays = overlays
        self._action = action
        self._show_needless = show_needless
        self._thread = CheckThread(self)
        self._variation: Variation | None = None
        self._moment: ShownMoment | None = None
        self._state: TimelineState | None = None
        self._choices: tuple[SavingsChoice, ...] = ()
        self._chosen = 0
        self._compares = self._has_failed = False
        self._is_done = False
        self._savings: Savings | None = None
        self._ledger: WasteLedger | None = None
        self._questions = SavingsQuestions()
        self._answers = SavingsAnswers()
        self._guesses: tuple[CostlyGuess, ...] = ()
        self._picture: NeedlessPicture | None = None
        self._picture_of: tuple[object, ...] = ()
        self._tree = EMPTY_TREE
        for signal, slot in (
            (panel.rule_chosen, self._choose),
            (panel.comparing_wanted, self._set_comparing),
            (panel.guess_chosen, self._go_to_guess),
            (panel.heat_wanted, self._ask),
            (search.moment_changed, self._follow),
            (search.timeline_changed, self._follow_timeline),
            (search.algorithm_changed, self._describe),
            (search.forgotten, self._forget),
            (searches.reported, self._follow_tree),
            (grid.cell_selected, self._describe),
            (self._thread.reported, self._take),
            (self._thread.failed, self._tell_failure),
            (action.toggled, self._ask),
        ):
            signal.connect(slot)

    def catch_up(self) -> None:
        if self._search.shown_moment is not None:
            self._follow(self._search.shown_moment)
        self._describe()

    def shut_down(self) -> None:
        self._thread.shut_down()

    @Slot(object)
    def _follow(self, shown_moment: ShownMoment) -> None:
        """Ask about the moment shown, and begin anew with another search."""
        variation = self._search.variation
        if self._variation is None or variation.timeline is not self._variation.timeline:
            self._forget()
            self._variation = variation
            self._ledger = WasteLedger(variation.algorithm, variation.sheet.grid)
            self._describe()
        self._moment = shown_moment
        self._ask()

    @Slot(object)
    def _follow_timeline(self, state: TimelineState) -> None:
        self._state = state
        self._ask()

    @Slot(object)
    def _follow_tree(self, report: SearchReport) -> None:
        if report.tree is not self._tree:
            self._tree = report.tree
            self._ask()

    @Slot()
    def _forget(self) -> None:
        """End what is under way, and show nothing of it any more."""
        self._variation = self._moment = self._state = self._ledger = None
        self._drop()
        self._describe()

    @Slot(int)
    def _choose(self, place: int) -> None:
        self._chosen = place
        self._drop()
        self._describe()
        self._ask()

    @Slot(bool)
    def _set_comparing(self, wanted: bool) -> None:
        if not wanted:
            self._end_comparing()
        else:
            self._drop()
            self._compares = True
            self._panel.show_comparing(0.0)
            self._thread.begin(partial(self._choice.task, self._searched), _FIRST_SLICE)

    @Slot()
    def _describe(self) -> None:
        """Say what the rule chosen is, or why it cannot be compared with."""
        searched = self._searched
        choices = choices_for(searched.algorithm, searched.grid)
        if choices != self._choices:
            self._choices, self._chosen = choices, min(self._chosen, len(choices) - 1)
            self._panel.show_rules([choice.title for choice in choices], self._chosen)
        obstacle = self._obstacle(searched)
        description = obstacle or self._choice.description(searched)
        self._panel.show_description(description, can_compare=obstacle is None)

    @Slot(object)
    def _take(self, report: CheckReport) -> None:
        found = report.partial_result
        if isinstance(found, SavingsAnswers):
            self._answers = found
            self._guesses = self._answers.guesses or self._guesses
            self._show()
            return
        for savings in cast("tuple[Savings, ...]", found):
            self._savings = savings
        self._panel.show_comparing(report.progress)
        if report.is_done:
            self._is_done = True
            self._end_comparing()
        self._show()

    @Slot()
    def _tell_failure(self) -> None:
        """Say that a task has raised; it is not begun again before something else is asked."""
        self._compares, self._has_failed = False, True
        self._panel.show_comparing(None)
        self._show()

    @Slot()
    def _ask(self) -> None:
        """Ask about what is shown now, unless that is what was asked last."""
        questions = self._questions_now()
        if not self._compares and questions != self._questions:
            self._questions = questions
            self._answers = SavingsAnswers(wasted=self._answers.wasted)
            self._thread.begin(partial(SavingsLook, questions, self._savings, self._ledger))
        self._show()

    @Slot(int)
    def _go_to_guess(self, place: int) -> None:
        self._game_search.go_to_step(self._guesses[place].placed)

    @property
    def _choice(self) -> SavingsChoice:
        return self._choices[self._chosen]

    @property
    def _searched(self) -> Searched:
        """The search that would be compared now."""
        variation, state = self._variation, self._state
        if variation is None:
            grid = self._search.variation.sheet.grid
            return Searched(self._search.algorithm, grid, self._grid.selected)
        known = state.explored if state is not None and state.is_complete else 0
        return Searched(variation.algorithm, variation.sheet.grid, self._grid.selected, known)

    @property
    def _is_shown(self) -> bool:
        """Whether anything may be shown outside the panel: it is open, and gives nothing away."""
        moment = self._moment
        return self._action.isChecked() and moment is not None and not moment.hides_answer

    @property
    def _is_behind(self) -> bool:
        """Whether the moment is behind the first solution, where nothing is recorded."""
        if self._moment is None:
            return False
        moment = self._moment.moment
        return moment.solutions > (moment.outcome is Outcome.SOLVED)

    @property
    def _columns(self) -> PictureColumns | None:
        """Those of the timeline."""
        if self._state is None:
            return None
        picture = self._state.picture
        return PictureColumns(picture.span.first, picture.span.last, len(picture.columns))

    def _obstacle(self, searched: Searched) -> Text | None:
        if self._variation is None:
            return words.NO_SEARCH
        if self._variation.branch_point is not None:
            return words.ON_A_BRANCH
        return self._choice.obstacle(searched)

    def _drop(self) -> None:
        """Forget what was compared."""
        self._savings, self._is_done, self._guesses = None, False, ()
        self._has_failed = False
        self._end_comparing()
        self._show()

    def _end_comparing(self) -> None:
        self._thread.drop()
        self._compares = False
        self._questions, self._answers = SavingsQuestions(), SavingsAnswers()
        self._panel.show_comparing(None)
        self._ask()

    def _questions_now(self) -> SavingsQuestions:
        moment, columns = self._moment, self._columns
        if moment is None or not self._is_shown:
            return SavingsQuestions()
        step = moment.moment.counters.steps
        is_branch = self._variation is None or self._variation.branch_point is not None
        is_hot = self._panel.heat.isChecked() and not is_branch and not self._is_behind
        heat = step if is_hot else None
        savings = self._savings
        if savings is None or savings.recording is None:
            return SavingsQuestions(wasted_up_to=heat)
        is_coarse = columns is not None and not savings.profile.is_as_fine_as(columns)
        return SavingsQuestions(
            step=step if moment.attempts is not None else None,
            columns=columns if is_coarse else None,
            branches=tuple(failed_branches(self._tree)),
            guesses=self._is_done and not self._guesses,
            wasted_up_to=heat,
        )

    def _show(self) -> None:
        """Show what is known, in the panel and outside it."""
        geometry = self._searched.grid.geometry
        savings, answers = self._savings, self._answers
        hides = self._moment is not None and self._moment.hides_answer
        numbers = words.numbers_sentence(savings, geometry, is_done=self._is_done)
        self._panel.show_numbers(LOOKING_FAILED if self._has_failed else numbers)
        reasons = [words.verdict_sentence(each, geometry) for each in answers.verdict]
        if self._is_behind and self._is_shown:
            reasons = [words.BEHIND_A_SOLUTION]
        self._panel.show_reason(HIDDEN if hides else next(iter(reasons), None))
        steps = savings.steps if savings else 0
        guesses = () if hides or self._compares else self._guesses
        self._panel.show_guesses([words.guess_sentence(each, steps, geometry) for each in guesses])
        wasted = answers.wasted if self._is_shown else ()
        self._panel.show_legend(next((words.waste_sentence(e, geometry) for e in wasted), None))
        self._overlays.show_heat(next((each.parts for each in wasted), None))
        self._show_needless(self._needless_picture())
        branches = zip(self._questions.branches, answers.branches, strict=False)
        parts = {first: part for (first, _), part in branches if part and self._is_shown}
        self._search.needless_branches_told.emit(parts)

    def _needless_picture(self) -> NeedlessPicture | None:
        columns, savings = self._columns, self._savings
        if columns is None or savings is None or savings.recording is None or not self._is_shown:
            return None
        shares = self._answers.shares if self._questions.columns == columns else ()
        of_what = columns, savings.profile, shares
        if of_what != self._picture_of:
            self._picture_of = of_what
            span = StepSpan(columns.first, columns.last)
            self._picture = NeedlessPicture(span, shares or savings.profile.shares(columns))
        return self._picture
