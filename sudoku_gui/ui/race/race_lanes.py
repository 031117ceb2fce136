"""The small grids of a race side by side, each with its name and how it stands."""

import math
import time
from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from sudoku_gui.language import say, tr
from sudoku_gui.playback.race import RaceStanding
from sudoku_gui.playback.racers import Racer
from sudoku_gui.presentation.grid.grid_layers import GridLayers, grid_look_of, search_layer_of
from sudoku_gui.presentation.search.shown_moment import shown_moment_of
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.solvers.search import Outcome
from sudoku_gui.ui.grid.grid_layout import GridLayout
from sudoku_gui.ui.grid.grid_painter import GridPicture
from sudoku_gui.ui.race.race_layout import LaneRects, lay_out, words_height
from sudoku_gui.ui.race.race_metrics import OUTCOME_WORDS, RaceMetric, number_words, place_words

_LEAST_CELL = 11  # pixels, below which digits cannot be read
_REFRESH_SECONDS = 0.002
_NAME = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom | Qt.TextFlag.TextWordWrap


class RaceLanes(QScrollArea):
    """Shows where everybody is; scrolls where there are more lanes than room."""

    racer_chosen = Signal(int)  # its place in the order in which they were lined up

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lanes = _Lanes(theme)
        self.lanes.lane_chosen.connect(self.racer_chosen)
        self.setWidget(self.lanes)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def show_racers(self, racers: Sequence[Racer]) -> None:
        """Line up other racers, or the same ones again."""
        self.lanes.show_racers(racers)

    def show_standings(self, standings: Sequence[RaceStanding]) -> None:
        """Show where the racers are, in the order in which they were lined up."""
        self.lanes.show_standings(standings)

    def set_theme(self, theme: Theme) -> None:
        """Paint in the colours of `theme` from now on."""
        self.lanes.set_theme(theme)

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.setAccessibleName(tr("Grids of the race"))
        self.lanes.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lanes.fit(self.viewport().size())


class _Lanes(QWidget):
    """All lanes; each grid is a picture that is kept, and painted again where it changed.

    So many grids at once would hold the window up: they are brought up to date in turn, a
    few milliseconds' worth at a time, each to the newest there is to show.
    """

    lane_chosen = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._racers: Sequence[Racer] = ()
        self._standings: Sequence[RaceStanding] = ()
        self._pictures: dict[int, GridPicture] = {}  # by lane
        self._space = QSize()
        self._line = 0  # the height of one of words
        self._places: tuple[LaneRects, ...] = ()
        self._stale: list[int] = []  # the lanes to be brought up to date, in this order
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._refresh_some)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_racers(self, racers: Sequence[Racer]) -> None:
        self._racers, self._standings, self._places = racers, (), ()
        self._lay_out()

    def show_standings(self, standings: Sequence[RaceStanding]) -> None:
        before, self._standings = self._standings, standings
        known = before or (None,) * len(standings)
        for lane, (old, new) in enumerate(zip(known, standings, strict=True)):
            if old != new and lane not in self._stale:
                self._stale.append(lane)
        if self._stale:
            self._timer.start()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._begin_anew()

    def retranslate(self) -> None:
        self.setToolTip(tr("A click on a grid shows its moment in the window"))
        self._lay_out()

    def fit(self, space: QSize) -> None:
        """Make the best of the room there is."""
        self._space = space
        self._lay_out()

    def _lay_out(self) -> None:
        if self._racers:
            least = _LEAST_CELL * max(racer.sheet.geometry.size for racer in self._racers)
            self._line = QFontMetrics(self._bold()).lineSpacing()
            layout = lay_out(len(self._racers), self._space, self._line, self._lines_in, least)
            self._places = layout.places()
            self.setMinimumHeight(layout.height)
        self._begin_anew()

    def _lines_in(self, width: int) -> int:
        """Return how many lines the names take at most where they are so wide."""
        metrics, space = QFontMetrics(self._bold()), QRect(0, 0, width, 1000)
        names = {say(racer.title) for racer in self._racers}
        tallest = max(metrics.boundingRect(space, _NAME, name).height() for name in names)
        return math.ceil(tallest / metrics.lineSpacing())

    def _bold(self) -> QFont:
        font = QFont(self.font())
        font.setBold(True)
        return font

    def _begin_anew(self) -> None:
        """Paint everything once more."""
        self._pictures = {}
        self._stale = list(range(len(self._standings)))
        self._timer.start()
        self.update()

    @Slot()
    def _refresh_some(self) -> None:
        """Bring lanes up to date as long as the window can well wait."""
        until = time.perf_counter() + _REFRESH_SECONDS
        while self._stale:
            lane = self._stale.pop(0)
            self._refresh(lane)
            self.update(self._places[lane].lane)
            if time.perf_counter() > until:
                return
        self._timer.stop()

    def _refresh(self, lane: int) -> None:
        racer, moment = self._racers[lane], self._standings[lane].moment
        if lane not in self._pictures:
            layout = GridLayout(racer.sheet.geometry, self._places[lane].grid.size())
            self._pictures[lane] = GridPicture(
                layout, self._theme, self.devicePixelRatioF(), self.font()
            )
        shown = search_layer_of(shown_moment_of(racer.sheet, moment, None))
        self._pictures[lane].show(grid_look_of(GridLayers(racer.sheet, shown)))

    def _paint_words(self, painter: QPainter, rect: QRect, lane: int) -> None:
        """The name, and below it how it stands; what has an answer stands out."""
        standing = self._standings[lane]
        bold = self._bold()
        name, below = QRect(rect), QRect(rect)
        below.setTop(self._places[lane].grid.top() - words_height(self._line, 0))
        name.setBottom(below.top())
        painter.setFont(bold)
        painter.setPen(QColor(self._theme.ink))
        painter.drawText(name, _NAME, say(self._racers[lane].title))
        painter.setFont(bold if standing.place == 1 else self.font())
        painter.setPen(QColor(self._ink(standing)))
        painter.drawText(below, Qt.AlignmentFlag.AlignLeft, standing_words(standing))

    def _ink(self, standing: RaceStanding) -> str:
        if standing.moment.outcome in {Outcome.STUCK, Outcome.EXHAUSTED}:
            return self._theme.conflict
        return self._theme.solver if standing.place else self._theme.muted

    def lane_at(self, point: QPoint) -> int:
        """Return the lane at that place, or -1."""
        lanes = (lane for lane, place in enumerate(self._places) if place.lane.contains(point))
        return next(lanes, -1)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        lane = self.lane_at(event.position().toPoint())
        if lane >= 0 and event.button() is Qt.MouseButton.LeftButton:
            self.lane_chosen.emit(lane)
        else:
            super().mouseReleaseEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        for lane, picture in self._pictures.items():
            place = self._places[lane]
            if event.region().intersects(place.lane):
                self._paint_words(painter, place.lane, lane)
                picture.paint(painter, place.grid.topLeft())
        painter.end()


def standing_words(standing: RaceStanding) -> str:
    """Return how somebody stands, in a few words: the place or what it came to, and the steps."""
    steps = number_words(RaceMetric.STEPS, standing.moment.counters.steps)
    outcome = standing.moment.outcome
    if outcome is Outcome.RUNNING:
        return tr("step {step}", step=steps)
    words = place_words(standing.place) or say(OUTCOME_WORDS[outcome])
    return tr("{place}, step {step}", place=words, step=steps)
