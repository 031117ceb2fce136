"""The search tree beside the grid: connects its panel with the search and its thread."""

from PySide6.QtCore import QObject, Slot

from sudoku_gui.language import text
from sudoku_gui.playback.jumps import ToStep
from sudoku_gui.presentation.action_ids import ActionId
from sudoku_gui.presentation.scene import Scene
from sudoku_gui.presentation.search_report import SearchReport
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.desk import Desk
from sudoku_gui.ui.learn.tree_panel import TreePanel
from sudoku_gui.ui.search.solver_thread import SolverThread


class TreeWalk(QObject):
    """Has the tree drawn while its panel is seen, and goes where people click in it."""

    def __init__(
        self,
        desk: Desk,
        thread: SolverThread,
        theme: Theme,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._workbench = desk.workbench
        self.panel = TreePanel(theme)
        desk.window.add_dock(self.panel, text("Tree"), ActionId.SEARCH_TREE)
        for signal, slot in (
            (self.panel.looked_at, thread.want_tree),
            (self.panel.view.unfold_wanted, thread.unfold),
            (self.panel.view.step_wanted, self._go_to_step),
            (thread.reported, self._show),
            (desk.search.scene_changed, self._follow),
            (desk.search.forgotten, self._forget),
        ):
            signal.connect(slot)
        self.panel.show_nothing()

    @Slot(object)
    def _show(self, report: SearchReport) -> None:
        moment = report.moment
        self.panel.show_tree(report.tree, moment.grid.geometry, moment.counters.steps)

    @Slot()
    def _forget(self) -> None:
        self.panel.hide_tree(False)
        self.panel.show_nothing()

    @Slot(object)
    def _follow(self, scene: Scene) -> None:
        self.panel.hide_tree(scene.is_question)

    @Slot(object)
    def _go_to_step(self, step: int) -> None:
        self._workbench.jump(ToStep(step))
