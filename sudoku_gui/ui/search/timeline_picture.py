"""The timeline as a picture to be taken away."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QFont, QPainter

from sudoku_gui.presentation.search.moment_bookmarks import MomentBookmark
from sudoku_gui.presentation.search.needless_picture import NeedlessPicture
from sudoku_gui.presentation.search.shown_moment import TimelineState
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.kit.panel_picture import PanelPicture
from sudoku_gui.ui.search.needless_shading import NeedlessShading
from sudoku_gui.ui.search.timeline_painter import TimelinePainter

_FINE = 4.0  # pixels to one of the window, for what is not drawn in lines


def timeline_picture(
    state: TimelineState,
    flags: tuple[MomentBookmark, ...],
    needless: NeedlessPicture | None,
    words: str,
    size: QSize,
    font: QFont,
    *,
    is_zoomed: bool,
) -> PanelPicture:
    """Return a picture of the timeline in `state`, as it lies in a widget of that size."""

    def draw(painter: QPainter, theme: Theme) -> None:
        timeline = TimelinePainter(size, is_zoomed, _FINE, theme)
        shading = NeedlessShading()
        shading.show(needless)
        timeline.paint(painter, state, None, flags, shading, words, has_focus=False)

    return PanelPicture(size, draw, font, words)
