"""Paints the timeline: the picture of the depth, its axes, the handle at the moment now, words."""

from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPolygonF

from sudoku_gui.playback.depth_picture import StepSpan
from sudoku_gui.playback.subtree_rows import Subtree
from sudoku_gui.presentation.search.moment_bookmarks import MomentBookmark
from sudoku_gui.presentation.search.shown_moment import TimelineState
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.kit.text_scale import WHOLE, scaled, scaled_text
from sudoku_gui.ui.search.density_veil import DensityVeil
from sudoku_gui.ui.search.depth_bars import DepthBars
from sudoku_gui.ui.search.needless_shading import NeedlessShading
from sudoku_gui.ui.search.overview_strip import OverviewStrip
from sudoku_gui.ui.search.subtree_boxes import SubtreeBoxes
from sudoku_gui.ui.search.timeline_axes import TimelineAxes
from sudoku_gui.ui.search.timeline_flags import paint_flags
from sudoku_gui.ui.search.timeline_places import timeline_places

_HANDLE = 6  # pixels from the middle of the handle to its sides


class TimelinePainter:
    """Paints timelines of one size, and keeps the images of what stays.

    is_zoomed: whether there is room for an overview; ratio: pixels of the screen to one of the
    window
    """

    def __init__(self, size: QSize, is_zoomed: bool, ratio: float, theme: Theme) -> None:
        self.fits = (size, is_zoomed, ratio, theme)
        """What it was made for."""
        self.scale = scaled(WHOLE)
        """That of the text."""
        self.places = timeline_places(size, is_zoomed)
        """Where it paints what."""
        self._room = QRect(0, 0, size.width(), size.height())
        self._theme = theme
        self._bars = DepthBars(self.places.plot.size(), ratio, theme)
        self._axes = TimelineAxes(self.places, theme)
        self._veil = DensityVeil(self.places.plot, theme)
        self._boxes = SubtreeBoxes(self.places.rows, theme)
        overview = self.places.overview
        self._overview = OverviewStrip(overview, ratio, theme) if overview else None

    def paint(
        self,
        painter: QPainter,
        state: TimelineState | None,
        chosen: Subtree | None,
        flags: tuple[MomentBookmark, ...],
        shading: NeedlessShading,
        words: str,
        *,
        has_focus: bool,
    ) -> None:
        """Paint what `state` tells and `words` about it, or the words alone."""
        painter.fillRect(self._room, QColor(self._theme.base))
        if state is not None:
            self._paint_picture(painter, state, shading)
            self._boxes.paint(painter, state, chosen)
            plot = self.places.plot
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_flags(painter, plot, state.picture.span, flags, QColor(self._theme.branch))
            place = plot.left() + state.picture.span.share_of(state.now) * plot.width()
            if plot.left() <= place <= plot.right() + 1:
                self._paint_handle(painter, place)
            self._paint_words(painter, words, place)
        else:
            painter.setPen(QColor(self._theme.muted))
            room = self._room.adjusted(8, 4, -8, -4)
            how = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(room, how, words)
        if has_focus:
            painter.setPen(QPen(QColor(self._theme.accent), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(self._room.adjusted(1, 1, -1, -1))

    def _paint_picture(
        self, painter: QPainter, state: TimelineState, shading: NeedlessShading
    ) -> None:
        picture = state.picture
        image = self._bars.image_of(picture)  # before the axes, whose scale it sets
        painter.drawImage(self.places.plot.topLeft(), image)
        density = state.density
        if density is not None and StepSpan(density.first, density.last) == picture.span:
            self._veil.paint(painter, density, self._bars)
        shading.paint(painter, self.places.plot, self._theme, picture.span)
        if self._overview is not None and picture.overview is not None:
            self._overview.paint(painter, picture.overview, picture.span, state.now)
        self._axes.paint_depths(painter, self._bars)
        self._axes.paint_steps(painter, picture.span)

    def _paint_handle(self, painter: QPainter, place: float) -> None:
        colour = QColor(self._theme.standing)
        top, foot = self.places.plot.top(), self.places.axis.bottom() + 1
        painter.setPen(QPen(colour, 1.5))
        painter.drawLine(QPointF(place, top), QPointF(place, foot - _HANDLE))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        corners = [(place, foot - 2 * _HANDLE), (place - _HANDLE, foot), (place + _HANDLE, foot)]
        painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))

    def _paint_words(self, painter: QPainter, words: str, handle: float) -> None:
        """Above the picture, in the corner where the handle is not."""
        width = self._room.width()
        font = QFont(painter.font())
        font.setPixelSize(scaled_text(11))
        painter.setFont(font)
        metrics = painter.fontMetrics()
        space = metrics.boundingRect(words)
        if space.width() > width - 16:
            words = metrics.elidedText(words, Qt.TextElideMode.ElideRight, width - 16)
            space = metrics.boundingRect(words)
        space = space.adjusted(-4, -1, 4, 1)
        is_left = handle < width / 2
        space.moveTopLeft(QPoint(width - space.width() - 3 if is_left else 3, 3))
        painter.fillRect(space, QColor(self._theme.base))  # over the handle, if it is so wide
        painter.setPen(QColor(self._theme.ink))
        painter.drawText(space, Qt.AlignmentFlag.AlignCenter, words)
