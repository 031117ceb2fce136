"""What is to be exported, and how, as plain values, and the interface of asking people for it."""

from collections.abc import Iterable, Mapping
from enum import Enum
from pathlib import Path
from typing import Protocol

from sudoku_gui.lazy_dataclasses import dataclass, field
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.playback.step_range import StepRange
from sudoku_gui.presentation.export.export_formats import (
    DEFAULT_MOMENT_SIDE,
    DEFAULT_RATE,
    ExportFormat,
)
from sudoku_gui.presentation.theme import LIGHT, Theme


class PictureSubject(Enum):
    """What a picture shows; the value is told in the names of files."""

    GRID = ""
    TREE = "-tree"
    TABLES = "-tables"
    TIMELINE = "-timeline"


@dataclass(frozen=True, slots=True)
class RenderStyle:
    """How pictures look."""

    side: int = DEFAULT_MOMENT_SIDE  # their width in pixels, of formats that have pixels
    theme: Theme = LIGHT
    has_caption: bool = True  # whether words stand below


@dataclass(frozen=True, slots=True)
class ExportOptions:
    """What to export, and how; a format has no use for some of it."""

    format: ExportFormat
    step_range: StepRange  # the moments of the search; for one picture, a single step
    style: RenderStyle = RenderStyle()  # of pictures and animations
    rate: int = DEFAULT_RATE  # of an animation, in frames a second
    subject: PictureSubject = PictureSubject.GRID  # of a picture


@dataclass(frozen=True, slots=True)
class ExportContext:
    """What there is to be exported."""

    geometry: Geometry
    lines: int  # how many a caption has
    now: int = 0  # the step shown of a search; 0 without a search
    explored: int = 0  # the last step known of it; 0 without a search
    is_complete: bool = False  # whether the search ends at that step
    # The width and the height of what can be shown besides the grid, in units of its own.
    others: Mapping[PictureSubject, tuple[int, int]] = field(default_factory=dict)


class ExportPrompts(Protocol):
    """What an export has to know from people.  None: they changed their mind."""

    def which_picture(self, offer: ExportContext) -> ExportOptions | None:
        """Return how the picture is to be."""

    def which_animation(self, offer: ExportContext) -> ExportOptions | None:
        """Return which steps, and how."""

    def which_steps(self, offer: ExportContext) -> ExportOptions | None:
        """Return which steps, and in which form."""

    def which_target(self, suggestion: Path, suffixes: Iterable[str]) -> Path | None:
        """Return the file to write, its suffix that of the suggestion unless people name another.

        suffixes: those that say of which kind it is to be.
        """
