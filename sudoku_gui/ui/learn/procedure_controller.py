"""The procedure beside the grid: its line, the sub-steps of a step, and the data it works on."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.files.settings import Settings
from sudoku_gui.ui.grid.grid_overlays import GridOverlays
from sudoku_gui.ui.kit.panel_controller import PanelController
from sudoku_gui.ui.kit.panel_picture import PanelPicture
from sudoku_gui.ui.learn.inspector import Inspector
from sudoku_gui.ui.learn.procedure_panel import ProcedurePanel
from sudoku_gui.ui.learn.sub_step_controls import SubStepControls
from sudoku_gui.ui.learn.sub_step_display import SubStepDisplay
from sudoku_gui.ui.learn.sub_step_player import SubStepPlayer
from sudoku_gui.ui.search.game_search import GameSearch
from sudoku_gui.ui.search.search_controller import SearchController
from sudoku_gui.ui.search.speed_slider import SpeedSlider


class ProcedureController(PanelController):
    """Has the panel follow the search, into its steps where they are slow enough to be read."""

    def __init__(
        self,
        game_search: GameSearch,
        search: SearchController,
        overlays: GridOverlays,
        speed: SpeedSlider,
        actions: Mapping[ActionId, QAction],
        settings: Settings,
        theme: Theme,
        parent: QObject | None = None,
    ) -> None:
        controls = SubStepControls(actions, settings)
        panel = ProcedurePanel(search.algorithm.procedure, controls, theme)
        super().__init__(panel, parent)
        self.procedure_panel = panel
        self._search = search
        self.display = SubStepDisplay(panel, overlays, self)
        self.sub_step_player = SubStepPlayer(
            panel, controls, game_search, search, speed, self.display, actions, self
        )
        self.inspector = Inspector(panel, search, self)
        self.display.moment_shown.connect(self.inspector.follow)
        self.display.step_entered.connect(self.inspector.follow)

    def handlers(self) -> Mapping[ActionId, Callable[[], object]]:
        return self.sub_step_player.handlers()

    def catch_up(self) -> None:
        if self._search.shown_moment is not None:
            self.sub_step_player.follow(self._search.shown_moment)

    def picture(self) -> PanelPicture | None:
        return self.procedure_panel.picture()

    def shut_down(self) -> None:
        self.inspector.shut_down()
