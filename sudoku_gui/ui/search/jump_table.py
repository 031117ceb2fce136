"""The jumps that actions ask for, as a table."""

from collections.abc import Callable, Mapping

from sudoku_gui.model.geometry import Cell
from sudoku_gui.playback.jumps import (
    Jump,
    ToDeepest,
    ToEnd,
    ToNext,
    ToNextSolution,
    ToPrevious,
    ToStep,
    ToSubtreeEnd,
)
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.solvers.search import Condition

JUMPS: Mapping[ActionId, Jump] = {
    ActionId.START: ToStep(0),
    ActionId.END: ToEnd(),
    ActionId.NEXT_BACKTRACK: ToNext(Condition.backtrack()),
    ActionId.PREVIOUS_BACKTRACK: ToPrevious(Condition.backtrack()),
    ActionId.NEXT_DEAD_END: ToNext(Condition.dead_end()),
    ActionId.PREVIOUS_DEAD_END: ToPrevious(Condition.dead_end()),
    ActionId.DEEPEST: ToDeepest(),
    ActionId.LEAVE_SUBTREE: ToSubtreeEnd(),
    ActionId.NEXT_SOLUTION: ToNextSolution(),
}
# Those to which counters lead, by their names.
JUMPS_OF_COUNTERS: Mapping[str, Jump] = {
    "placements": ToNext(Condition.placement()),
    "backtracks": ToNext(Condition.backtrack()),
    "depth": ToDeepest(),
}
# Those that are about the selected cell.
JUMPS_ABOUT_CELL: Mapping[ActionId, Callable[[Cell], Jump]] = {
    ActionId.NEXT_CHANGE: lambda cell: ToNext(Condition.cell_changes(cell)),
    ActionId.PREVIOUS_CHANGE: lambda cell: ToPrevious(Condition.cell_changes(cell)),
}
