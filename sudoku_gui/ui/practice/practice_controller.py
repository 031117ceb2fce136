"""Practising: asks for the conclusions of a technique, position after position.

The positions stand in a window of their own, over no game: what is open is only looked through.
"""

from random import SystemRandom

from PySide6.QtCore import QObject, Slot

from sudoku_gui.documents.practice_search import (
    PracticeQuestion,
    PracticeReport,
    PracticeSearch,
    made_puzzles,
    puzzles_of,
)
from sudoku_gui.language import Text, say
from sudoku_gui.model.candidates import Candidate
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.presentation.hint.shown_hint import ShownHint
from sudoku_gui.presentation.practice import (
    STOPPED,
    PracticeTally,
    deduction_with,
    looking_sentence,
    no_candidate_sentence,
    none_sentence,
    right_sentence,
    sheet_of,
    shown_proof,
    task_sentence,
    wrong_sentence,
)
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.techniques.deduction import Deduction
from sudoku_gui.techniques.registry import TECHNIQUES
from sudoku_gui.ui.files.document_controller import DocumentController
from sudoku_gui.ui.files.settings import Settings
from sudoku_gui.ui.grid.grid_overlays import AnnotationSource
from sudoku_gui.ui.kit.threads.check_thread import CheckThread
from sudoku_gui.ui.kit.threads.check_worker import CheckReport
from sudoku_gui.ui.practice.practice_panel import PracticePanel
from sudoku_gui.ui.practice.practice_window import PracticeWindow

_EMPTY = Sheet.of_givens(Grid.empty(Geometry.of_size(9)))
_FIRST_TECHNIQUE = "hidden-single"
_SEEDS = 10**9
_RANDOM = SystemRandom()


class PracticeController(QObject):
    """Has positions looked for in a thread of its own, and judges the answers."""

    def __init__(
        self,
        documents: DocumentController,
        settings: Settings,
        theme: Theme,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._documents = documents
        self._settings = settings
        once_each = tuple({each.name: each for each in reversed(TECHNIQUES)}.values())[::-1]
        self._panel = PracticePanel(once_each, _FIRST_TECHNIQUE)
        self.window = PracticeWindow(self._panel, _EMPTY, theme)
        self._search: PracticeSearch | None = None
        self._question: PracticeQuestion | None = None
        self._deduction: Deduction | None = None  # that was found
        self._hint: ShownHint | None = None
        self._is_counted = False  # whether an answer to the question was given
        self._tally = PracticeTally()
        self._thread = CheckThread(self)
        for signal, slot in (
            (self._thread.reported, self._take),
            (self._panel.choice_changed, self._begin_anew),
            (self._panel.next_wanted, self.look),
            (self._panel.stop_wanted, self._stop),
            (self._panel.proof_wanted, self._prove),
            (self._panel.step_wanted, self._show_step),
            (self.window.grid.answered, self._judge),
            (self.window.closed, self._rest),
            (documents.collection_changed, self._follow_collection),
        ):
            signal.connect(slot)
        self.window.retranslate()

    @property
    def question(self) -> PracticeQuestion | None:
        """What is asked now."""
        return self._question

    @property
    def tally(self) -> PracticeTally:
        """How the answers were so far."""
        return self._tally

    def open(self) -> None:
        """Show the window, and ask."""
        self._follow_collection()
        self.window.show()
        self.window.raise_()
        self.window.activateWindow()
        if self._question is None:
            self.look()

    def shut_down(self) -> None:
        """Close the window and end the thread; to be called before the program ends."""
        self.window.close()
        self._thread.shut_down()

    @Slot()
    def look(self) -> None:
        """Look for the next position."""
        search = self._search = self._search or self._new_search()
        self._show_question(None, looking_sentence(0), is_looking=True)
        self._thread.begin(search.resumed)

    def _new_search(self) -> PracticeSearch:
        name, collection = self._panel.technique, self._documents.collection
        off = self._settings.techniques_off - {name}
        techniques = [each for each in TECHNIQUES if each.name not in off]
        if self._panel.uses_list:
            first = _RANDOM.randrange(len(collection))
            return PracticeSearch(puzzles_of(collection, first), techniques, name)
        return PracticeSearch(made_puzzles(_RANDOM.randrange(_SEEDS)), techniques, name)

    @Slot(object)
    def _take(self, report: CheckReport) -> None:
        found = report.partial_result
        assert isinstance(found, PracticeReport)
        if not report.is_done:
            self._panel.show_question(
                looking_sentence(found.looked_through), is_looking=True, has_question=False
            )
        elif found.question is not None:
            self._ask(found.question)
        else:
            self._search = None  # from the first puzzle on, next time
            self._show_question(None, none_sentence(found.looked_through), is_looking=False)

    def _ask(self, question: PracticeQuestion) -> None:
        self.window.overlays.show_sheet(sheet_of(question.position))
        sentence = task_sentence(question)
        self._show_question(question, sentence, is_looking=False)
        self.window.grid.setFocus()
        self.window.announcer.announce(say(sentence))

    def _show_question(
        self, question: PracticeQuestion | None, sentence: Text, *, is_looking: bool
    ) -> None:
        self._question, self._deduction, self._hint = question, None, None
        self._is_counted = False
        self.window.overlays.withdraw(AnnotationSource.HINT)
        self._panel.show_proof(None)
        self._panel.show_outcome(None, self._tally)
        self._panel.show_question(
            sentence, is_looking=is_looking, has_question=question is not None
        )

    @Slot(object)
    def _judge(self, answer: Candidate) -> None:
        """Say whether an answer is right; of those to a question the first counts."""
        question = self._question
        if question is None or self._deduction is not None:
            return
        if not question.position.is_candidate(answer.cell, answer.digit):
            self._tell(no_candidate_sentence(answer, question))
            return
        deduction = self._deduction = deduction_with(question, answer)
        self._count(is_right=deduction is not None)
        if deduction is None:
            self._tell(wrong_sentence(answer, question))
        else:
            self._tell(right_sentence(deduction, question))
            self._panel.focus_next()

    def _count(self, *, is_right: bool) -> None:
        if not self._is_counted:
            self._is_counted = True
            self._tally = self._tally.counted(is_right=is_right)

    def _tell(self, sentence: Text) -> None:
        self._panel.show_outcome(sentence, self._tally)
        self.window.announcer.announce(say(sentence))

    @Slot()
    def _prove(self) -> None:
        """Show why; before an answer, that gives it up."""
        question = self._question
        if question is None:
            return
        if self._deduction is None:
            self._count(is_right=False)
            self._deduction = question.deductions[0]
            self._panel.show_outcome(None, self._tally)
        self._show_hint(shown_proof(question, self._deduction))
        self._panel.focus_next()

    @Slot(int)
    def _show_step(self, step: int) -> None:
        if self._hint is not None and step != self._hint.step:
            self._show_hint(self._hint.at_step(step))

    def _show_hint(self, hint: ShownHint) -> None:
        self._hint = hint
        self._panel.show_proof(hint)
        self.window.overlays.annotate(AnnotationSource.HINT, hint.annotation)
        self.window.announcer.announce(say(hint.steps[hint.step].sentence))

    @Slot()
    def _begin_anew(self) -> None:
        """Look for positions of what is chosen now, and count anew."""
        self._search, self._tally = None, PracticeTally()
        self.look()

    @Slot()
    def _stop(self) -> None:
        self._thread.drop()
        self._show_question(None, STOPPED, is_looking=False)

    @Slot()
    def _rest(self) -> None:
        """Look for nothing while nobody sees it; a question stays."""
        if self._question is None:
            self._thread.drop()

    @Slot()
    def _follow_collection(self) -> None:
        """Other puzzles are open."""
        self._panel.show_list_count(len(self._documents.collection))
        if self._panel.uses_list:
            self._search = None
