"""What people want to have printed, of what there is."""

from collections.abc import Sequence
from enum import Enum

from sudoku_gui.formats import PuzzleRecord
from sudoku_gui.language import Text
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.presentation.export.page_contents import PrintSource
from sudoku_gui.presentation.export.print_options import PrintOptions, PrintScope


class PrintTarget(Enum):
    """Where pages go."""

    PRINTER = "printer"
    PDF = "pdf"


class PrintPurpose(Enum):
    """What people came for; what they do in the end is their request."""

    PRINT = "print"
    PREVIEW = "preview"
    PDF = "pdf"


@dataclass(frozen=True, slots=True)
class PrintContext:
    """What there is to be printed: the puzzles that are open, as they are now."""

    name: Text
    records: Sequence[PuzzleRecord]
    current: int = 0  # the row of the puzzle that is shown
    selected: Sequence[int] = ()  # the rows of those selected in the list

    @property
    def scopes(self) -> tuple[PrintScope, ...]:
        """What can be chosen among: where the file has one puzzle, that one."""
        if len(self.records) == 1:
            return (PrintScope.CURRENT,)
        if self.selected:
            return tuple(PrintScope)
        return (PrintScope.CURRENT, PrintScope.ALL)

    @property
    def usual_scope(self) -> PrintScope:
        """What is proposed: the selection, where people have made one of several."""
        return PrintScope.SELECTED if len(self.selected) > 1 else PrintScope.CURRENT

    def rows_in(self, scope: PrintScope) -> Sequence[int]:
        """Return the rows of the puzzles that are meant."""
        match scope:
            case PrintScope.CURRENT:
                return (self.current,)
            case PrintScope.SELECTED:
                return self.selected
            case PrintScope.ALL:
                return range(len(self.records))

    def source_of(self, scope: PrintScope) -> PrintSource:
        """Return the puzzles that are meant."""
        return PrintSource.of(self.name, self.records, self.rows_in(scope))


@dataclass(frozen=True, slots=True)
class PrintRequest:
    """What is to be printed, how, and where it goes."""

    scope: PrintScope
    options: PrintOptions
    target: PrintTarget
