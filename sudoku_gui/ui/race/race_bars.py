"""Bars of one figure of a race, a row for each racer."""

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from sudoku_gui.language import say, tr
from sudoku_gui.playback.race import RaceStanding
from sudoku_gui.presentation.bar_scale import scale_for
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.solvers.search import Outcome
from sudoku_gui.ui.race.race_metrics import (
    JUDGES_LIMIT,
    METRIC_WORDS,
    RaceMetric,
    metric_words,
    number_words,
    time_words,
    value_of,
)

_MARGIN = 8
_NAMES_AT_MOST = 0.3  # of the width


class BarChart:
    """Bars of `metric`, one below the other, to be painted on anything.

    The calls have a line where the judge's program gives up.
    """

    def __init__(
        self,
        results: Sequence[RaceStanding],
        metric: RaceMetric,
        is_logarithmic: bool,
        theme: Theme,
        font: QFont,
    ) -> None:
        self._results = results
        self._figure = metric
        self._theme = theme
        self._font = font
        self._line = QFontMetrics(font).lineSpacing()
        limit = (JUDGES_LIMIT,) if metric is RaceMetric.CALLS else ()
        values = [value_of(metric, result) for result in results]
        self._scale = scale_for([*values, *limit], is_logarithmic)

    @property
    def height(self) -> int:
        """The height that all bars and the scale below them take."""
        return len(self._results) * self._row_height + 2 * self._line + 2 * _MARGIN

    @property
    def _row_height(self) -> int:
        return self._line + 6

    def paint(self, painter: QPainter, space: QRect) -> None:
        """Paint into `space`, which is as high as `height` at least."""
        painter.setFont(self._font)
        top = space.top() + _MARGIN + self._line
        bottom = top + len(self._results) * self._row_height
        bars = self._room_for_bars(space)
        self._paint_scale(painter, QRect(bars.left(), top, bars.width(), bottom - top))
        for row, result in enumerate(self._results):
            line = QRect(bars.left(), top + row * self._row_height, bars.width(), self._row_height)
            self._paint_row(painter, line, space, result)
        if self._figure is RaceMetric.CALLS:
            self._paint_limit(painter, QRect(bars.left(), top, bars.width(), bottom - top), space)

    def _room_for_bars(self, space: QRect) -> QRect:
        """Return the room between the names and the figures."""
        metrics = QFontMetrics(self._font)
        # What a font is wide is rounded, perhaps down, and a name that is wider is shortened.
        names = 1 + max(metrics.horizontalAdvance(say(each.racer.title)) for each in self._results)
        left = min(names, round(space.width() * _NAMES_AT_MOST)) + 2 * _MARGIN
        right = max(metrics.horizontalAdvance(self._words(each)) for each in self._results)
        return space.adjusted(left, 0, -(right + 2 * _MARGIN), 0)

    def _words(self, result: RaceStanding) -> str:
        return metric_words(self._figure, result)

    def _paint_row(
        self, painter: QPainter, line: QRect, space: QRect, result: RaceStanding
    ) -> None:
        """The name, the bar in `line`, and the figure in a column of its own."""
        left, right = space.left() + _MARGIN, space.right() - _MARGIN
        name = QRect(left, line.top(), line.left() - left - _MARGIN, line.height())
        elided = painter.fontMetrics().elidedText(
            say(result.racer.title), Qt.TextElideMode.ElideRight, name.width()
        )
        painter.setPen(QColor(self._theme.ink))
        painter.drawText(name, _BESIDE | Qt.AlignmentFlag.AlignRight, elided)
        share = self._scale.share(value_of(self._figure, result))
        bar = QRectF(line.left(), line.top() + 3, share * line.width(), line.height() - 6)
        painter.fillRect(bar, QColor(self._colour(result)))
        metric = QRect(line.right(), line.top(), right - line.right(), line.height())
        painter.drawText(metric, _BESIDE | Qt.AlignmentFlag.AlignRight, self._words(result))

    def _colour(self, result: RaceStanding) -> str:
        """Return the colour of racers that run, that have a solution, or that have none."""
        outcome = result.moment.outcome
        if outcome is Outcome.RUNNING:
            return self._theme.accent
        return self._theme.solver if outcome is Outcome.SOLVED else self._theme.muted

    def _paint_scale(self, painter: QPainter, bars: QRect) -> None:
        """Thin lines at round values, which are written below where they find room."""
        free_from = float(bars.left() - 1_000)
        for mark in self._scale.marks():
            place = bars.left() + self._scale.share(mark) * bars.width()
            painter.setPen(QPen(QColor(self._theme.thin_line), 1))
            painter.drawLine(QLineF(place, bars.top(), place, bars.bottom()))
            words = _short(self._figure, mark)
            width = painter.fontMetrics().horizontalAdvance(words)
            is_round = self._figure is RaceMetric.SECONDS or mark in {0, round(mark)}
            if is_round and place - width / 2 >= free_from:
                painter.setPen(QColor(self._theme.muted))
                below = QRectF(place - width / 2, bars.bottom() + 2, width + 1, self._line)
                painter.drawText(below, Qt.AlignmentFlag.AlignCenter, words)
                free_from = place + width / 2 + _MARGIN

    def _paint_limit(self, painter: QPainter, bars: QRect, space: QRect) -> None:
        """A dashed line at the judge's limit, and what it is above it, within `space`."""
        place = bars.left() + self._scale.share(JUDGES_LIMIT) * bars.width()
        painter.setPen(QPen(QColor(self._theme.conflict), 2, Qt.PenStyle.DashLine))
        painter.drawLine(QLineF(place, bars.top() - 2, place, bars.bottom()))
        words = tr(
            "limit of problem 12095: {calls} calls",
            calls=number_words(RaceMetric.CALLS, JUDGES_LIMIT),
        )
        width = painter.fontMetrics().horizontalAdvance(words) + 1
        rightmost = space.right() - _MARGIN - width
        left = max(space.left() + _MARGIN, min(place - width / 2, rightmost))
        above = QRectF(left, bars.top() - self._line - 2, width, self._line)
        painter.setPen(QColor(self._theme.conflict))
        painter.drawText(above, Qt.AlignmentFlag.AlignCenter, words)


class RaceBars(QScrollArea):
    """Shows the bars of one figure."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._canvas = _BarsWidget(theme)
        self.setWidget(self._canvas)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def show_results(
        self, results: Sequence[RaceStanding], metric: RaceMetric, is_logarithmic: bool
    ) -> None:
        """Show bars of `metric` on a logarithmic scale or a linear one."""
        self._canvas.show_results(results, metric, is_logarithmic)
        self.setAccessibleName(tr("Bars: {figure}", figure=say(METRIC_WORDS[metric])))
        self.setAccessibleDescription(
            "; ".join(f"{say(each.racer.title)}: {metric_words(metric, each)}" for each in results)
        )

    def set_theme(self, theme: Theme) -> None:
        """Paint in the colours of `theme` from now on."""
        self._canvas.set_theme(theme)


class _BarsWidget(QWidget):
    """What the bars are painted on."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._results: Sequence[RaceStanding] = ()
        self._figure = RaceMetric.STEPS
        self._is_logarithmic = False

    def show_results(
        self, results: Sequence[RaceStanding], metric: RaceMetric, is_logarithmic: bool
    ) -> None:
        self._results, self._figure, self._is_logarithmic = results, metric, is_logarithmic
        if results:
            self.setMinimumHeight(self._chart().height)
        self.update()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def _chart(self) -> BarChart:
        return BarChart(self._results, self._figure, self._is_logarithmic, self._theme, self.font())

    def sizeHint(self) -> QSize:
        return QSize(400, 200)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._results:
            painter = QPainter(self)
            self._chart().paint(painter, self.rect())
            painter.end()


_BESIDE = Qt.AlignmentFlag.AlignVCenter


def _short(metric: RaceMetric, value: float) -> str:
    """Return a round value of the scale, without digits that say nothing."""
    if metric is RaceMetric.SECONDS:
        return time_words(value)
    return number_words(metric, value)
