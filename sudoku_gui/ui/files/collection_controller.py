"""Browsing a collection: connects its list, the actions about it, and the check of them all."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction

from sudoku_gui.documents.collection import Collection
from sudoku_gui.generation.duplicates import Likeness
from sudoku_gui.language import text, text_n
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.collection_notices import NOTHING_SELECTED
from sudoku_gui.presentation.notice import Notice, NoticeTone
from sudoku_gui.solvers.diagnose.verdict import VerdictKind
from sudoku_gui.ui.check.verdict_controller import VerdictController
from sudoku_gui.ui.files.collection_checker import CollectionChecker
from sudoku_gui.ui.files.collection_comparer import CollectionComparer
from sudoku_gui.ui.files.collection_editor import CollectionEditor
from sudoku_gui.ui.files.collection_panel import CollectionPanel
from sudoku_gui.ui.files.collection_rater import CollectionRater
from sudoku_gui.ui.files.collection_work import CollectionWork
from sudoku_gui.ui.files.document_controller import DocumentController
from sudoku_gui.ui.files.document_prompts import DocumentPrompts
from sudoku_gui.ui.files.document_saver import DocumentSaver
from sudoku_gui.ui.grid.grid_widget import GridWidget
from sudoku_gui.ui.kit.panel_controller import PanelController
from sudoku_gui.ui.kit.sliced_work import SlicedWork
from sudoku_gui.ui.search.game_controller import GameController

_LIST_MENU: Sequence[ActionId | None] = (
    ActionId.FIND_EXACT_DUPLICATES,
    ActionId.FIND_SAME_PUZZLES,
    ActionId.SELECT_DUPLICATES,
    None,
    ActionId.REMOVE_SELECTED,
    ActionId.PUT_BACK_REMOVED,
    ActionId.SAVE_SELECTED,
)
"""What a right click on the list offers; None is a line."""


def _line(parent: QObject) -> QAction:
    line = QAction(parent)
    line.setSeparator(True)
    return line


class CollectionController(PanelController):
    """Passes requests of the list on to the documents, and what changes there on to the list."""

    def __init__(
        self,
        panel: CollectionPanel,
        game_controller: GameController,
        documents: DocumentController,
        saver: DocumentSaver,
        questions: DocumentPrompts,
        judge: VerdictController,
        grid: GridWidget,
        actions: Mapping[ActionId, QAction],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(panel, parent)
        self._panel = panel
        self._game_controller = game_controller
        self._documents = documents
        self._saver = saver
        self._verdicts = judge
        self._grid = grid
        self._actions = actions
        self._listed: Collection | None = None
        self._checker = CollectionChecker(self)
        self._rater = CollectionRater(self)
        self._comparer = CollectionComparer(self)
        self._counting = SlicedWork(self)
        self._editor = CollectionEditor(panel, documents, questions, self)
        panel.table.addActions([actions[name] if name else _line(panel) for name in _LIST_MENU])
        self._connect()

    def catch_up(self) -> None:
        self._show()

    @property
    def selected(self) -> Sequence[int]:
        """The puzzles that are selected in the list."""
        return self._panel.selected

    def shut_down(self) -> None:
        self._editor.give_up()
        self._counting.cancel()
        for work in self._works:
            work.shut_down()

    @property
    def _works(self) -> Sequence[CollectionWork]:
        return self._checker, self._rater, self._comparer

    def _connect(self) -> None:
        """Let the list and the actions about it follow the documents, and those them."""
        for signal, slot in (
            (self._documents.collection_changed, self._show),
            (self._game_controller.game_changed, self._refresh),
            (self._verdicts.verdict_reached, self._learn),
            (self._panel.puzzle_wanted, self._documents.select_puzzle),
            (self._panel.check_wanted, self._check_all),
            (self._panel.cancel_wanted, self._end_work),
            (self._checker.checked, self._panel.model.refresh_known),
            (self._checker.ended, self._count_unfit),
            (self._panel.rate_wanted, self._rate_all),
            (self._rater.rated, self._panel.model.refresh_known),
            (self._rater.ended, self._tell_rated),
            (self._comparer.compared, self._editor.tell_duplicates),
            (self._editor.notice_posted, self.notice_posted),
            *((work.progressed, self._panel.show_check) for work in self._works),
        ):
            signal.connect(slot)

    def handlers(self) -> Mapping[ActionId, Callable[[], object]]:
        return {
            ActionId.COLLECTION: self._leave_list,
            ActionId.NEXT_PUZZLE: lambda: self._go(1),
            ActionId.PREVIOUS_PUZZLE: lambda: self._go(-1),
            ActionId.CHECK_ALL: self._check_all,
            ActionId.FIND_EXACT_DUPLICATES: lambda: self._compare_all(Likeness.EXACT),
            ActionId.FIND_SAME_PUZZLES: lambda: self._compare_all(Likeness.ESSENTIAL),
            ActionId.SAVE_SELECTED: self._save_selected,
            **self._editor.handlers(),
        }

    @Slot()
    def _show(self) -> None:
        """Show that other puzzles are open, or another of them is current."""
        collection, row = self._documents.collection, self._documents.row
        if collection is self._listed:
            self._panel.show_current(row)
        else:
            self._end_work()
            self._editor.give_up()
            self._list(collection, row)
        self._learn()

    def _list(self, collection: Collection, row: int) -> None:
        """List other puzzles, or more or fewer of those that are listed."""
        listed, self._listed = self._listed, collection
        if listed and listed.shares_games_with(collection):
            self._panel.show_edited(collection, row)
        else:
            self._panel.show_collection(collection, row)
            self._panel.set_open(len(collection) > 1)

    @Slot()
    def _end_work(self) -> None:
        """Check, rate and compare no more; what was found by now stays."""
        self._counting.cancel()
        for work in self._works:
            work.cancel()

    def _leave_list(self) -> None:
        if not self._actions[ActionId.COLLECTION].isChecked():
            self._grid.setFocus()

    @Slot()
    def _refresh(self) -> None:
        self._panel.model.refresh(self._documents.row)

    @Slot()
    def _learn(self) -> None:
        """Let the list say the verdict on the current puzzle, once it is known."""
        verdict, givens = self._verdicts.verdict, self._game_controller.game.sheet.givens
        if verdict is not None and self._verdicts.givens == givens:  # not on the puzzle before
            self._documents.collection.store_verdict(self._documents.row, givens, verdict.kind)
            self._refresh()

    def _go(self, steps: int) -> None:
        """To the next puzzle of the list as it is filtered, or to the one before."""
        wanted = self._panel.model.neighbour(self._documents.row, steps)
        if wanted is None:
            self.notice_posted.emit(Notice(text("The list has no more puzzles in this direction.")))
        else:
            self._documents.select_puzzle(wanted)

    def _save_selected(self) -> None:
        rows = self._panel.selected
        if rows:
            self._saver.save_copy(rows)
        else:
            self.notice_posted.emit(Notice(NOTHING_SELECTED))

    @Slot()
    def _check_all(self) -> None:
        """Check the puzzles without a verdict."""
        self._end_work()
        self._checker.check_all(self._documents.collection)

    @Slot()
    def _rate_all(self) -> None:
        """Rate the puzzles without a rating."""
        self._end_work()
        self._rater.rate_all(self._documents.collection)

    @Slot()
    def _tell_rated(self) -> None:
        self.notice_posted.emit(Notice(text("All puzzles are rated.")))

    def _compare_all(self, likeness: Likeness) -> None:
        """Find which puzzles are alike."""
        self._end_work()
        self._comparer.compare_all(self._documents.collection, likeness)

    @Slot(int)
    def _count_unfit(self, checked: int) -> None:
        """Say how many puzzles are not as they should be, where some were `checked` just now."""
        if checked:
            kind = VerdictKind.UNIQUE
            self._counting.begin(self._documents.collection.count_of(kind), self._tell_unfit)
        else:
            self.notice_posted.emit(Notice(text("All puzzles are checked.")))

    def _tell_unfit(self, fit: int) -> None:
        unfit = len(self._documents.collection) - fit
        if unfit:
            sentence = text_n(
                "All puzzles are checked; {n:,} does not have exactly one solution.",
                "All puzzles are checked; {n:,} do not have exactly one solution.",
                n=unfit,
            )
            self.notice_posted.emit(Notice(sentence, NoticeTone.WARNING))
        else:
            sentence = text("All puzzles are checked; each has exactly one solution.")
            self.notice_posted.emit(Notice(sentence, NoticeTone.GOOD))
