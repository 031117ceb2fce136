"""The middle of the window: a square part that comes first, bands around it, a panel beside it.

Qt's layouts share room out by what each part asks for; here the square has its share whatever
the others ask for.  When a part appears, goes or needs other room, all move in one movement.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, QSize, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.ui.kit.area_places import GAP, SMALLEST_SQUARE, AreaPlaces, Band, places_in

if TYPE_CHECKING:
    from PySide6.QtCore import QTimeLine

_MILLISECONDS = 140  # of a movement
_FRAME_MILLISECONDS = 16
_LEAST_PANEL = 64  # pixels of its width that are seen at once


@dataclass(frozen=True, slots=True)
class BandPart:
    """A band: while it is hidden, it takes no room."""

    widget: QWidget
    rank: int
    """Where there is not room for all, the bands with the highest rank go first."""


class CentralArea(QWidget):
    """Places its parts by the size that it has, and moves them when they change."""

    def __init__(
        self, square: QWidget, above: Sequence[BandPart], below: Sequence[BandPart], panel: QWidget
    ) -> None:
        super().__init__()
        self._square = square
        self._above = [*above]
        self._below = [*below]
        self._panel = panel
        self._parts = [*(band.widget for band in (*above, *below)), square, panel]
        self._is_animated = False
        self._has_panel = True
        self._from: list[QRect] = []
        self._to: list[QRect] = []
        for part in (*(band.widget for band in above), square, *(band.widget for band in below)):
            part.setParent(self)
        panel.setParent(self)
        self._movement: QTimeLine | None = None  # made for the first movement

    def set_animated(self, is_animated: bool) -> None:
        """Let parts glide to new places, or be there at once."""
        self._is_animated = is_animated
        if not is_animated and self._stop():
            self._place(self._to)

    def show_panel(self, is_shown: bool) -> None:
        """Have the panel beside the square, or leave its room to that."""
        self._has_panel = is_shown
        self._panel.setVisible(is_shown)
        self.arrange()

    def greatest_square(self) -> int:
        """Return the side that the square has where width is not short."""
        return self._places_in(QSize(2 * self.height(), self.height())).square.width()

    def replace(self, band: QWidget, other: QWidget) -> None:
        """Have `other` from now on where `band` has stood, which held its place."""
        for bands in (self._above, self._below):
            for each in range(len(bands)):
                if bands[each].widget is band:
                    bands[each] = BandPart(other, bands[each].rank)
        self._parts = [other if part is band else part for part in self._parts]
        other.setParent(self)
        other.setGeometry(band.geometry())  # for good, where there is no room for either
        band.deleteLater()

    def arrange(self) -> None:
        """Have every part at its place at once."""
        self._stop()
        self._to = self._places()
        self._place(self._to)

    def _places(self) -> list[QRect]:
        """Return where each of the parts belongs."""
        places = self._places_in(self.size())
        return [*places.above, *places.below, places.square, places.panel]

    def _places_in(self, space: QSize) -> AreaPlaces:
        above, below = ([_needed(band) for band in bands] for bands in (self._above, self._below))
        panel = self._panel.sizeHint() if self._has_panel else QSize(0, 0)
        return places_in(space, above, below, panel)

    def _glide(self) -> None:
        to = self._places()
        if to == self._to:
            return
        if not (self._is_animated and self.isVisible()):
            self.arrange()
            return
        self._from, self._to = [part.geometry() for part in self._parts], to
        if self._movement is None:
            self._movement = self._new_movement()
        self._movement.stop()
        self._movement.start()

    def _new_movement(self) -> QTimeLine:
        # Loaded with the first movement, as the start can do without.  Qt's animations can do
        # more, and take longer to load.
        from PySide6.QtCore import QTimeLine  # noqa: PLC0415

        movement = QTimeLine(_MILLISECONDS, self)
        movement.setUpdateInterval(_FRAME_MILLISECONDS)
        movement.valueChanged.connect(self._move)
        return movement

    def _stop(self) -> bool:
        """End the movement; return whether there was one."""
        if self._movement is None or self._movement.state() is not self._movement.State.Running:
            return False
        self._movement.stop()
        return True

    @Slot(float)
    def _move(self, done: float) -> None:
        between = zip(self._from, self._to, strict=True)
        self._place([_between(before, after, done) for before, after in between])

    def _place(self, places: Sequence[QRect]) -> None:
        for part, place in zip(self._parts, places, strict=True):
            part.setGeometry(place)

    # Qt's own names from here on

    def sizeHint(self) -> QSize:
        return QSize(900, 660)

    def minimumSizeHint(self) -> QSize:
        return QSize(SMALLEST_SQUARE + 3 * GAP + _LEAST_PANEL, SMALLEST_SQUARE + 2 * GAP)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self._glide()
        return super().event(event)


def _needed(band: BandPart) -> Band:
    widget = band.widget
    height = widget.sizeHint().height()
    height = max(widget.minimumHeight(), min(height, widget.maximumHeight()))
    return Band(0 if widget.isHidden() else height, band.rank)


def _between(before: QRect, after: QRect, done: float) -> QRect:
    """Return the place so much of the way; what had no height grows where it belongs."""
    if before.height() == 0:
        before = QRect(after.left(), after.top(), after.width(), 0)

    def mixed(start: int, end: int) -> int:
        return round(start + (end - start) * done)

    return QRect(
        mixed(before.x(), after.x()),
        mixed(before.y(), after.y()),
        mixed(before.width(), after.width()),
        mixed(before.height(), after.height()),
    )
