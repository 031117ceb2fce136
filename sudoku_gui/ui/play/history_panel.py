"""The panel of the history: the moves of the game, and the buttons that play them."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QEvent, QModelIndex, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QSizePolicy,
    QTableView,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from sudoku_gui.language import tr
from sudoku_gui.model.game import Game
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.kit.dock import NarrowPanel
from sudoku_gui.ui.play.bookmark_view import BookmarkView
from sudoku_gui.ui.play.history_model import HistoryModel

_BUTTONS = (ActionId.PLAY_MOVES_BACK, ActionId.PLAY_MOVES, ActionId.ADD_BOOKMARK)
_ICON_SIDE = 18


class HistoryPanel(NarrowPanel):
    """Lists the moves, the present one selected; says to which moment somebody wants to go."""

    moment_wanted = Signal(int)  # how many moves are to be done there

    def __init__(
        self,
        model: HistoryModel,
        actions: Mapping[ActionId, QAction],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._is_following = False
        self.moves = MoveTable(model)
        self.moves.selectionModel().currentChanged.connect(self._go)
        self.bookmarks = BookmarkView()
        self.setFocusProxy(self.moves)
        self.setMinimumWidth(180)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(_row_of_buttons([actions[name] for name in _BUTTONS]))
        column.addWidget(self.moves, stretch=1)
        column.addWidget(self.bookmarks)

    def show_game(self, game: Game) -> None:
        """List the moves of the same game as before, as they are now."""
        self._follow(lambda: self._model.show_game(game))

    def show_other_game(self, game: Game) -> None:
        """List the moves of another game."""
        self._follow(lambda: self._model.show_other_game(game))

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of `theme` from now on."""
        self._model.set_theme(theme)

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.moves.setAccessibleName(tr("Moves of the game"))
        self._model.retranslate()
        self.bookmarks.retranslate()

    def _follow(self, show: Callable[[], None]) -> None:
        """Show what is to be shown, and select the moment that the game is at."""
        self._is_following = True
        try:
            show()
            index = self._model.index(self._model.present)
            self.moves.setCurrentIndex(index)
            self.moves.scrollTo(index)
        finally:
            self._is_following = False

    @Slot(QModelIndex, QModelIndex)
    def _go(self, index: QModelIndex) -> None:
        """Tell that somebody has chosen another row; Qt also goes to one where rows vanish."""
        if not self._is_following and index.row() != self._model.present:
            self.moment_wanted.emit(index.row())


class MoveTable(QTableView):
    """A table of one column, for a list would lay out all of its rows again for each new move."""

    def __init__(self, model: HistoryModel) -> None:
        super().__init__()
        self.setObjectName("history-moves")
        self.setModel(model)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.horizontalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        rows = self.verticalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._fit_rows()

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Go to the first or the last move, where a table would go along its row."""
        if action is QAbstractItemView.CursorAction.MoveHome:
            return self.model().index(0, 0)
        if action is QAbstractItemView.CursorAction.MoveEnd:
            return self.model().index(self.model().rowCount() - 1, 0)
        return super().moveCursor(action, modifiers)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit_rows()

    def _fit_rows(self) -> None:
        height = self.fontMetrics().height() + 2
        self.verticalHeader().setMinimumSectionSize(height)
        self.verticalHeader().setDefaultSectionSize(height)


def _row_of_buttons(actions: Sequence[QAction]) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(4)
    for action in actions:
        button = QToolButton()
        button.setObjectName(f"{action.objectName()}-button")
        button.setDefaultAction(action)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        button.setIconSize(QSize(_ICON_SIDE, _ICON_SIDE))
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        row.addWidget(button)
    return row
