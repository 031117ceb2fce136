"""The moves of a game as the rows of a list, made into words only where they are seen."""

from collections.abc import Sequence
from itertools import accumulate
from operator import is_not
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QBrush, QColor, QFont

from sudoku_gui.language import Text, say, text, tr
from sudoku_gui.model.game import Game
from sudoku_gui.model.game_history import TimedMove
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.wording.moves import move_sentence

_START = text("Start")
_NO_INDEX = QModelIndex()
_Index = QModelIndex | QPersistentModelIndex


class _Role:
    """The roles that are answered, as views ask for them."""

    DISPLAY = int(Qt.ItemDataRole.DisplayRole)
    TOOL_TIP = int(Qt.ItemDataRole.ToolTipRole)
    SPOKEN = int(Qt.ItemDataRole.AccessibleTextRole)
    INK = int(Qt.ItemDataRole.ForegroundRole)
    FONT = int(Qt.ItemDataRole.FontRole)


class HistoryModel(QAbstractListModel):
    """The start of a game and a row for each move, those taken back at the end.

    A row is the moment after its move; row 0 is the one before the first.
    """

    def __init__(self, game: Game, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._geometry = game.sheet.geometry
        self._moves: tuple[TimedMove, ...] = ()
        self._numbers: list[int] = []  # of the moves up to each, givens not counted
        self._present = 0
        self.show_other_game(game)

    @property
    def present(self) -> int:
        """The row of the moment that the game is at."""
        return self._present

    def show_other_game(self, game: Game) -> None:
        """List the moves of `game` in place of another's."""
        self.beginResetModel()
        self._geometry = game.sheet.geometry
        self._moves = _moves_of(game)
        self._number_from(0)
        self._present = len(game.timed_moves)
        self.endResetModel()

    def show_game(self, game: Game) -> None:
        """Follow what happened in the game; only rows that are others are told of."""
        moves = _moves_of(game)
        if moves != self._moves:
            self._replace(_first_difference(self._moves, moves), moves)
        self._go_to(len(game.timed_moves))

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of `theme` from now on."""
        self._theme = theme
        self._tell(0, len(self._moves))

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self._tell(0, len(self._moves))

    def sentence(self, row: int) -> Text:
        """Return what the move in `row` does, with its number where it has one."""
        if row == 0:
            return _START
        move = self._moves[row - 1].move
        sentence = move_sentence(move, self._geometry)
        if not move.is_counted:
            return sentence
        return text("{number}. {sentence}", number=self._numbers[row - 1], sentence=sentence)

    def rowCount(self, parent: _Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._moves) + 1

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = index.row()
        match role:  # numbers, which are told apart sooner than roles: views ask very often
            case _Role.DISPLAY | _Role.TOOL_TIP:
                return say(self.sentence(row))
            case _Role.SPOKEN:
                return self._spoken(row)
            case _Role.INK if row > self._present:
                return QBrush(QColor(self._theme.muted))
            case _Role.FONT if row > self._present:
                font = QFont()
                font.setItalic(True)
                return font
        return None

    def _spoken(self, row: int) -> str:
        words = say(self.sentence(row))
        if row > self._present:
            return tr("{move}, undone", move=words)
        return tr("{move}, now", move=words) if row == self._present else words

    def _replace(self, first: int, moves: tuple[TimedMove, ...]) -> None:
        """Let the moves from `first` on be others."""
        if first < len(self._moves):
            self.beginRemoveRows(_NO_INDEX, first + 1, len(self._moves))
            self._moves = self._moves[:first]
            self._present = min(self._present, first)
            self.endRemoveRows()
        if first < len(moves):
            self.beginInsertRows(_NO_INDEX, first + 1, len(moves))
            self._moves = moves
            self._number_from(first)
            self.endInsertRows()

    def _number_from(self, first: int) -> None:
        del self._numbers[first:]
        before = self._numbers[-1] if self._numbers else 0
        counted = accumulate((each.move.is_counted for each in self._moves[first:]), initial=before)
        self._numbers += [*counted][1:]

    def _go_to(self, row: int) -> None:
        before, self._present = self._present, row
        if before != row:
            self._tell(min(before, row), max(before, row))

    def _tell(self, first: int, last: int) -> None:
        self.dataChanged.emit(self.index(first), self.index(last))


def _moves_of(game: Game) -> tuple[TimedMove, ...]:
    return game.timed_moves + game.undone_moves


def _first_difference(before: Sequence[TimedMove], now: Sequence[TimedMove]) -> int:
    """Return how many moves both begin with: the same ones, for none is ever made anew."""
    differ = [*map(is_not, before, now)]  # all of them, which is still sooner than one by one
    return differ.index(True) if True in differ else len(differ)
