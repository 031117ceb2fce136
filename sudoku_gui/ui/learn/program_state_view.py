"""Draws the data structures of a running program: tables and rows of chips."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QRect, QSize
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QHelpEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from sudoku_gui.language import Text, say, tr
from sudoku_gui.presentation.search.state_blocks import ItemState, StateBlock, StateItem, StateTable
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.kit.panel_picture import PanelPicture
from sudoku_gui.ui.kit.text_scale import scaled_text
from sudoku_gui.ui.learn.item_pixmap_cache import ItemPixmapCache, paint_item
from sudoku_gui.ui.learn.program_state_layout import (
    FontMeasures,
    PlacedBlock,
    least_width,
    place_blocks,
)
from sudoku_gui.ui.learn.program_state_painter import paint_blocks

_LOOKS_DIFFERENT = {QEvent.Type.DevicePixelRatioChange, QEvent.Type.FontChange}
_FONT_PIXELS = 12
_FRAME = 3  # pixels of the line around what is looked at
_SAID_AT_MOST = 12  # items of a block that are said one by one


class ProgramStateView(QWidget):
    """Shows blocks in the width there is; as high as they need."""

    def __init__(self, name: Text, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = name
        self._theme = theme
        self._blocks: tuple[StateBlock, ...] = ()
        self._placed: tuple[PlacedBlock, ...] = ()
        self._lit: Callable[[StateBlock], int | None] = _no_item
        self._pixmaps = self._new_pixmaps()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    @property
    def blocks(self) -> tuple[StateBlock, ...]:
        """What is shown."""
        return self._blocks

    @property
    def changed_rects(self) -> tuple[QRect, ...]:
        """Where the items lie that the last step changed, or where it put a pointer."""
        return tuple(
            placed.item_rect(place)
            for placed in self._placed
            for place, item in enumerate(placed.block.items)
            if item.is_changed or item.state is ItemState.CURRENT
        )

    @property
    def lit_rects(self) -> tuple[QRect, ...]:
        """Where the item lies that a look is at."""
        found = ((placed, self._lit(placed.block)) for placed in self._placed)
        return tuple(placed.item_rect(place) for placed, place in found if place is not None)

    def light(self, item_in: Callable[[StateBlock], int | None] | None) -> None:
        """Frame the item of which `item_in` returns the place, in each block that has one."""
        self._lit = item_in or _no_item
        self.update()

    def show_blocks(self, blocks: tuple[StateBlock, ...]) -> None:
        """Show `blocks` in place of what was shown."""
        self._blocks = blocks
        self._lay_out()
        self.setAccessibleDescription(". ".join(map(_block_in_words, blocks)))
        self.update()

    def picture_of(self, blocks: tuple[StateBlock, ...]) -> PanelPicture:
        """Return a picture of some blocks, as wide as they are shown here."""
        placed, font = self._place(blocks), self._font(scaled_text(_FONT_PIXELS))
        whole = QRect()
        for each in placed:
            whole = whole.united(each.title).united(each.inner)

        def draw(painter: QPainter, theme: Theme) -> None:
            def paint_one(rect: QRect, item: StateItem) -> None:
                painter.save()
                paint_item(painter, rect, item, theme)
                painter.restore()

            paint_blocks(painter, placed, whole, theme, paint_one)

        words = "\n".join(map(_block_in_words, blocks))
        return PanelPicture(QSize(whole.right() + 1, whole.bottom() + 1), draw, font, words)

    def set_theme(self, theme: Theme) -> None:
        """Paint in the colours of `theme` from now on."""
        self._theme = theme
        self._pixmaps = self._new_pixmaps()
        self.update()

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.setAccessibleName(say(self._name))
        self.show_blocks(self._blocks)

    def _new_pixmaps(self) -> ItemPixmapCache:
        return ItemPixmapCache(
            self._theme, self._font(scaled_text(_FONT_PIXELS)), self.devicePixelRatioF()
        )

    def _lay_out(self) -> None:
        width = least_width(self._blocks, self._measures())
        self._placed = self._place(self._blocks)
        height = max((each.bottom for each in self._placed), default=0)
        if QSize(width, height) != self.minimumSize():
            self.setMinimumSize(width, height)

    def _place(self, blocks: tuple[StateBlock, ...]) -> tuple[PlacedBlock, ...]:
        measures = self._measures()
        return place_blocks(blocks, max(least_width(blocks, measures), self.width()), measures)

    def _measures(self) -> FontMeasures:
        metrics = QFontMetrics(self._font(scaled_text(_FONT_PIXELS)))
        return FontMeasures(
            metrics.horizontalAdvance("8"), metrics.height(), metrics.horizontalAdvance
        )

    def _font(self, pixels: int) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(pixels)
        return font

    def _tip_at(self, point: QPoint) -> str:
        for placed in self._placed:
            place = placed.item_at(point)
            if place is not None:
                return _item_in_words(placed.block, place)
        return ""

    def event(self, event: QEvent) -> bool:
        if event.type() in _LOOKS_DIFFERENT:
            self._pixmaps = self._new_pixmaps()
            self._lay_out()
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self._tip_at(event.pos()), self)
            return True
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(self._font(scaled_text(_FONT_PIXELS)))
        paint_blocks(
            painter,
            self._placed,
            event.rect(),
            self._theme,
            lambda rect, item: painter.drawPixmap(
                rect.topLeft(), self._pixmaps.pixmap(item, rect.size())
            ),
        )
        painter.setPen(QPen(QColor(self._theme.accent), _FRAME))
        for rect in self.lit_rects:
            painter.drawRect(rect.adjusted(-1, -1, 0, 0))
        painter.end()


def _no_item(_block: StateBlock) -> None:
    return None


def _block_in_words(block: StateBlock) -> str:
    """Return the title, where the pointer is, and what the last step changed."""
    telling = [
        place
        for place, item in enumerate(block.items)
        if item.is_changed or item.state is ItemState.CURRENT
    ]
    words = "; ".join(_item_in_words(block, place) for place in telling[:_SAID_AT_MOST])
    return f"{say(block.title)}: {words}" if words else say(block.title)


def _item_in_words(block: StateBlock, place: int) -> str:
    item = block.items[place]
    words = item.sign or tr("empty")
    if isinstance(block, StateTable):
        row, column = divmod(place, len(block.columns))
        words = f"{block.rows[row]}, {block.columns[column]}: {words}"
    if item.state is ItemState.CURRENT:
        words = tr("{slot} (the search is here)", slot=words)
    if item.state is ItemState.PASSED:
        words = tr("{slot} (filled before the search)", slot=words)
    if item.state is ItemState.THROUGH:
        words = tr("{slot} (over with)", slot=words)
    if item.is_changed:
        words = tr("{slot} (changed by the last step)", slot=words)
    return words
