"""The history of the game: connects its panel and its player with the game controller."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction

from sudoku_gui.language import say
from sudoku_gui.playback.pace import PlayDirection
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.grid.grid_overlays import GridOverlays
from sudoku_gui.ui.kit.announcer import Announcer
from sudoku_gui.ui.kit.panel_controller import PanelController
from sudoku_gui.ui.play.bookmark_controller import BookmarkController
from sudoku_gui.ui.play.history_model import HistoryModel
from sudoku_gui.ui.play.history_panel import HistoryPanel
from sudoku_gui.ui.play.history_player import HistoryPlayer
from sudoku_gui.ui.search.game_controller import GameController
from sudoku_gui.ui.search.speed_slider import SpeedSlider

_DIRECTIONS = {
    ActionId.PLAY_MOVES: PlayDirection.FORWARDS,
    ActionId.PLAY_MOVES_BACK: PlayDirection.BACKWARDS,
}


class HistoryController(PanelController):
    """Lists the moves while the panel is seen, and goes to the one that somebody chooses."""

    def __init__(
        self,
        game_controller: GameController,
        speed: SpeedSlider,
        overlays: GridOverlays,
        actions: Mapping[ActionId, QAction],
        theme: Theme,
        parent: QObject | None = None,
    ) -> None:
        self._model = HistoryModel(game_controller.game, theme)
        self._list = HistoryPanel(self._model, actions)
        super().__init__(self._list, parent)
        self._model.setParent(self)
        self._game_controller = game_controller
        self._actions = actions
        self.announcer = Announcer(self.panel)
        self.player = HistoryPlayer(game_controller, lambda: speed.pace, self)
        self.bookmarks = BookmarkController(game_controller, self._list.bookmarks, overlays, self)
        for signal, slot in (
            (self.bookmarks.notice_posted, self.notice_posted),
            (self.bookmarks.name_wanted, self._let_name_be_typed),
            (game_controller.game_replaced, self._list_other_game),
            (game_controller.game_changed, self.follow),
            (self.panel.shown, self.follow),
            (self._list.moment_wanted, self._go),
            (self.player.direction_changed, self._show_direction),
        ):
            signal.connect(slot)

    def handlers(self) -> Mapping[ActionId, Callable[[], object]]:
        playing = {name: partial(self.player.play, way) for name, way in _DIRECTIONS.items()}
        return {**playing, ActionId.ADD_BOOKMARK: self.bookmarks.add}

    def catch_up(self) -> None:
        self.bookmarks.follow()

    @Slot()
    def follow(self) -> None:
        """List the game as it is now."""
        if self.panel.isVisible():
            self._list.show_game(self._game_controller.game)

    @Slot()
    def _list_other_game(self) -> None:
        self._list.show_other_game(self._game_controller.game)

    @Slot(int)
    def _go(self, place: int) -> None:
        self.player.stop()
        self._game_controller.go_to_move(place)
        self._announce()

    @Slot(int)
    def _let_name_be_typed(self, row: int) -> None:
        self.panel.open_with_focus()
        self._list.bookmarks.edit_name(row)

    @Slot(object)
    def _show_direction(self, direction: PlayDirection) -> None:
        for name, way in _DIRECTIONS.items():
            self._actions[name].setChecked(way is direction)
        if direction is PlayDirection.PAUSED:
            self._announce()

    def _announce(self) -> None:
        """Say where one is now; the grid may have the focus, or the button that plays."""
        self.follow()  # playing stops for a move that may not be listed yet
        self.announcer.announce(say(self._model.sentence(self._model.present)))
