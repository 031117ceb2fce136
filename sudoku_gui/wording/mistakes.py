"""What is said of the first mistake in a game where no move is to blame."""

from collections.abc import Mapping

from sudoku_gui.language import Text, text
from sudoku_gui.solvers.diagnose.first_mistake import MistakeKind

WITHOUT_A_MOVE: Mapping[MistakeKind, Text] = {
    MistakeKind.NONE: text("Nothing is wrong so far: the puzzle can still be completed."),
    MistakeKind.FROM_THE_START: text("The puzzle could not be completed from the start."),
    MistakeKind.UNDECIDED: text("It was not found out within the time a check may take."),
}
