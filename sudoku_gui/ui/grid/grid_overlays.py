"""What is drawn over the grid: one owner, which every part tells what it has to show."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from sudoku_gui.lazy_dataclasses import replace
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.presentation.grid.grid_layers import GridLayers, SearchLayer

if TYPE_CHECKING:
    from sudoku_gui.presentation.grid.annotation import Annotation
    from sudoku_gui.presentation.grid.cell_look import Findings
    from sudoku_gui.presentation.grid.highlight import Highlight


class AnnotationSource(Enum):
    """The parts that annotate the grid."""

    WHY_NOT = "why not"
    SUB_STEP = "sub-step"
    QUIZ = "quiz"
    BOOKMARK = "bookmark"
    COMPARISON = "comparison"
    HINT = "hint"
    DEDUCTIONS = "deductions"
    PATH = "path"
    PHOTO = "photo"


class GridOverlays(QObject):
    """Holds the layers, and says when one of them has changed."""

    changed = Signal()

    def __init__(self, sheet: Sheet, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._layers = GridLayers(sheet)
        self._source: AnnotationSource | None = None  # of the annotation there is

    @property
    def layers(self) -> GridLayers:
        """All that is drawn."""
        return self._layers

    def show_sheet(self, sheet: Sheet) -> None:
        """Show the game's sheet below the layers."""
        self._set(self._layers.over(sheet))

    def show_search(self, layer: SearchLayer | None) -> None:
        """Show a moment of a search, or none."""
        self._set(replace(self._layers, search=layer))

    def show_findings(self, findings: Findings | None) -> None:
        """Mark what checks have found out about the sheet."""
        self._set(replace(self._layers, findings=findings))

    def show_heat(self, heat: tuple[int, ...] | None) -> None:
        """Show how much of a search each cell has cost, in percent, or nothing of it."""
        self._set(replace(self._layers, heat=heat))

    def show_highlight(self, highlight: Highlight | None) -> None:
        """Show what the player has highlighted."""
        self._set(replace(self._layers, highlight=highlight))

    def show_colours(self, are_shown: bool) -> None:
        """Show or hide the colours that people gave to cells and notes."""
        self._set(replace(self._layers, shows_colours=are_shown))

    def show_tentative_since(self, sheet: Sheet | None) -> None:
        """Mark the digits that are others than on `sheet` as tried out, or none."""
        self._set(replace(self._layers, tentative_since=sheet))

    def show_preview(self, sheet: Sheet | None) -> None:
        """Show what stands in the cells at another moment, or no longer."""
        self._set(replace(self._layers, preview=sheet))

    def annotate(self, source: AnnotationSource, annotation: Annotation) -> None:
        """Draw an annotation in place of the one there is, whoever has drawn that."""
        self._source = source
        self._set(replace(self._layers, annotation=annotation))

    def withdraw(self, source: AnnotationSource) -> None:
        """Take an annotation away; one that another part has drawn since stays."""
        if self._source is source:
            self._source = None
            self._set(replace(self._layers, annotation=None))

    def _set(self, layers: GridLayers) -> None:
        if layers != self._layers:
            self._layers = layers
            self.changed.emit()
