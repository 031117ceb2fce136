"""Which part of the steps in each column of a timeline is needless, as a plain value."""

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.playback.depth_picture import StepSpan


@dataclass(frozen=True, slots=True)
class NeedlessPicture:
    """The parts, from 0 to 1, over a span, in equally wide columns from left to right."""

    span: StepSpan
    shares: tuple[float, ...]
