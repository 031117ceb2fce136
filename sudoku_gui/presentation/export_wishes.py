"""What people want to take away, as plain values, and who is asked for it."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from sudoku_gui.model.geometry import Geometry
from sudoku_gui.playback.records import RecordForm
from sudoku_gui.playback.stretch import Stretch
from sudoku_gui.presentation.export_formats import AnimationFormat, PictureFormat
from sudoku_gui.presentation.theme import Theme


@dataclass(frozen=True, slots=True)
class PictureWish:
    """One picture; `side` is its width in pixels, if it has pixels."""

    format: PictureFormat
    side: int
    theme: Theme
    has_caption: bool


@dataclass(frozen=True, slots=True)
class AnimationWish:
    """An animated picture of a stretch, `rate` frames a second."""

    format: AnimationFormat
    side: int
    theme: Theme
    has_caption: bool
    stretch: Stretch
    rate: int


@dataclass(frozen=True, slots=True)
class StepsWish:
    """The moments of a stretch as records."""

    form: RecordForm
    stretch: Stretch


@dataclass(frozen=True, slots=True)
class Offer:
    """What there is to be taken away.

    lines: how many a caption has.  now, explored: the step shown of a search, and the last
    one known, both 0 without a search.  is_complete: the search ends there.
    """

    geometry: Geometry
    lines: int
    now: int = 0
    explored: int = 0
    is_complete: bool = False


class ExportQuestions(Protocol):
    """What an export has to know from people.  None: they changed their mind."""

    def which_picture(self, offer: Offer) -> PictureWish | None:
        """How the picture is to be."""

    def which_animation(self, offer: Offer) -> AnimationWish | None:
        """Which stretch, and how."""

    def which_steps(self, offer: Offer) -> StepsWish | None:
        """Which stretch, and in which form."""

    def which_target(self, suggestion: Path, suffixes: Iterable[str]) -> Path | None:
        """The file to write; its suffix is that of the suggestion unless people name another.

        suffixes: those that say of which kind it is to be.
        """
