"""What is drawn over the grid beside a photo: the cells that somebody should look at."""

from collections.abc import Mapping

from sudoku_gui.presentation.grid.annotation import Annotation, CellRole
from sudoku_gui.presentation.photo.transcript import CellDoubt, Transcript
from sudoku_gui.presentation.photo.transcript_words import summary_of

_ROLES: Mapping[CellDoubt, CellRole] = {
    CellDoubt.SUGGESTED: CellRole.SUGGESTED,
    CellDoubt.CONTRADICTING: CellRole.CONTRADICTING,
    CellDoubt.UNSURE: CellRole.UNSURE,
    CellDoubt.UNSURE_KIND: CellRole.UNSURE,
}
"""What clashes is marked by every grid itself."""

DOUBT_COLOURS: Mapping[CellDoubt, str] = {
    CellDoubt.SUGGESTED: "accent",
    CellDoubt.CLASHING: "conflict",
    CellDoubt.CONTRADICTING: "conflict",
    CellDoubt.UNSURE: "standing",
    CellDoubt.UNSURE_KIND: "standing",
}
"""The names of colours of the theme, over a photo."""


def annotation_of(transcript: Transcript) -> Annotation:
    """Return what is drawn over the grid."""
    doubts = transcript.doubts.items()
    cells = {cell: _ROLES[doubt] for cell, doubt in doubts if doubt in _ROLES}
    return Annotation(summary_of(transcript), cells=cells)
