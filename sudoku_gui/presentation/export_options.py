"""What people want to take away, as plain values, and who is asked for it."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from sudoku_gui.model.geometry import Geometry
from sudoku_gui.playback.step_range import StepRange
from sudoku_gui.presentation.export_formats import DEFAULT_MOMENT_SIDE, DEFAULT_RATE, ExportFormat
from sudoku_gui.presentation.theme import LIGHT, Theme


@dataclass(frozen=True, slots=True)
class RenderStyle:
    """How pictures look.

    side: their width in pixels, of formats that have pixels.  has_caption: whether words stand
    below.
    """

    side: int = DEFAULT_MOMENT_SIDE
    theme: Theme = LIGHT
    has_caption: bool = True


@dataclass(frozen=True, slots=True)
class ExportOptions:
    """What to export, and how; a format has no use for some of it.

    step_range: the moments of the search; that of one picture is of one step.  style: of
    pictures.  rate: of an animation, in frames a second.
    """

    format: ExportFormat
    step_range: StepRange
    style: RenderStyle = RenderStyle()
    rate: int = DEFAULT_RATE


@dataclass(frozen=True, slots=True)
class ExportContext:
    """What there is to be exported.

    lines: how many a caption has.  now, explored: the step shown of a search, and the last
    one known, both 0 without a search.  is_complete: the search ends there.
    """

    geometry: Geometry
    lines: int
    now: int = 0
    explored: int = 0
    is_complete: bool = False


class ExportPrompts(Protocol):
    """What an export has to know from people.  None: they changed their mind."""

    def which_picture(self, offer: ExportContext) -> ExportOptions | None:
        """How the picture is to be."""

    def which_animation(self, offer: ExportContext) -> ExportOptions | None:
        """Which steps, and how."""

    def which_steps(self, offer: ExportContext) -> ExportOptions | None:
        """Which steps, and in which form."""

    def which_target(self, suggestion: Path, suffixes: Iterable[str]) -> Path | None:
        """The file to write; its suffix is that of the suggestion unless people name another.

        suffixes: those that say of which kind it is to be.
        """
