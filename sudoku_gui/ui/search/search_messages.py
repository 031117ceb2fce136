"""What is said when a search stops, ends or takes long, and what may be done then."""

from functools import partial

from PySide6.QtCore import QObject, Signal, Slot

from sudoku_gui.language import text, text_n
from sudoku_gui.model.sheet import Origin
from sudoku_gui.presentation.notice import Notice, Offer, Tone
from sudoku_gui.presentation.shown_moment import Scene
from sudoku_gui.solvers import ALGORITHMS, QUICK_ALGORITHM
from sudoku_gui.solvers.search import Outcome
from sudoku_gui.ui.search.game_controller import Workbench
from sudoku_gui.ui.search.search_controller import SearchController
from sudoku_gui.wording.outcomes import outcome_sentence

_STILL_SEARCHING = text(
    "Still searching. This puzzle makes this algorithm walk a very long way; stop at any time."
)


class Conclusions(QObject):
    """Speaks of the search over the game, once the game has kept what it found."""

    said = Signal(object)  # Notice

    def __init__(
        self, workbench: Workbench, search: SearchController, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._workbench = workbench
        self._search = search
        workbench.search_stopped.connect(self._tell_stop)
        workbench.search_ended.connect(self._tell_end)
        search.jumped_nowhere.connect(self.tell_nowhere)
        workbench.patience.lost.connect(self._offer_quicker)

    @Slot()
    def tell_nowhere(self) -> None:
        """Say that a jump has nowhere to go."""
        self.said.emit(Notice(text("There is no such moment in this search.")))

    @Slot(object)
    def _tell_stop(self, scene: Scene) -> None:
        steps = scene.moment.counters.steps
        self.said.emit(
            Notice(text_n("Stopped after {n:,} step.", "Stopped after {n:,} steps.", n=steps))
        )

    @Slot(object)
    def _tell_end(self, scene: Scene) -> None:
        if self._search.line.departure is not None:
            return  # what is true of a branch is not true of the puzzle
        moment = scene.moment
        sentence = outcome_sentence(moment)
        if moment.outcome is Outcome.EXHAUSTED:
            self.said.emit(Notice(sentence, Tone.WARNING, self._offers_after_no_solution()))
        elif moment.outcome is Outcome.STUCK:
            self.said.emit(Notice(sentence, Tone.WARNING, self._offers_to_go_on()))
        else:
            self.said.emit(Notice(sentence, Tone.GOOD))

    @Slot()
    def _offer_quicker(self) -> None:
        label = text("Solve with {algorithm}", algorithm=QUICK_ALGORITHM.title)
        self.said.emit(Notice(_STILL_SEARCHING, offers=(Offer(label, self._solve_quicker),)))

    def _offers_to_go_on(self) -> tuple[Offer, ...]:
        return tuple(
            Offer(algorithm.title, partial(self._workbench.go_on_with, algorithm))
            for algorithm in ALGORITHMS
            if algorithm is not self._search.algorithm
        )

    def _offers_after_no_solution(self) -> tuple[Offer, ...]:
        if not self._workbench.game.sheet.cells_of(Origin.ENTRY):
            return ()
        return (Offer(text("Solve without my entries"), self._solve_without_entries),)

    def _solve_without_entries(self) -> None:
        self._workbench.clear_entries()
        self._workbench.solve()

    def _solve_quicker(self) -> None:
        self._workbench.reset()
        self._search.choose(QUICK_ALGORITHM)
        self._workbench.solve()
