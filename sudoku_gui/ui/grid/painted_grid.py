"""The grid as it is seen: the layers of the overlays, painted, described and read out."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSize, QTimer, Signal, Slot
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from sudoku_gui.language import say, tr, tr_n
from sudoku_gui.model.geometry import NO_CELL, Cell
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.presentation.grid.grid_layers import grid_look_of
from sudoku_gui.presentation.grid.highlight import highlight_sentence
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.grid.cell_table import CellTable
from sudoku_gui.ui.grid.grid_layout import GridLayout
from sudoku_gui.ui.grid.grid_model import GridModel, Index
from sudoku_gui.ui.grid.grid_overlays import GridOverlays
from sudoku_gui.ui.grid.grid_painter import GridPicture
from sudoku_gui.ui.grid.selection_painter import paint_selection
from sudoku_gui.ui.kit.announcer import Announcer
from sudoku_gui.ui.kit.area_places import SMALLEST_SQUARE

_NICE_SIDE = 300  # below it the parts beside the grid grow narrower, too
# Comes before Qt asks to paint: what many changes have made different is painted, once.
_OUTDATED = QEvent.Type(QEvent.registerEventType())
_TOLD_AFTER_MILLISECONDS = 150  # when what is seen has been painted
_LOOKS_DIFFERENT = {QEvent.Type.DevicePixelRatioChange, QEvent.Type.FontChange}


class PaintedGrid(CellTable):
    """Paints itself from one kept picture, and says what is drawn and selected."""

    focus_received = Signal()

    def __init__(self, overlays: GridOverlays, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(GridModel(overlays.layers), parent)
        self._overlays = overlays
        self._theme = theme
        self._picture: GridPicture | None = None
        self._is_outdated = False  # the picture; it is brought up to date when it is looked at
        self._has_labels = False
        self.announcer = Announcer(self)
        self._changed: tuple[Index, Index] | None = None  # cells that are to be told of
        self._telling = QTimer(self, singleShot=True, interval=_TOLD_AFTER_MILLISECONDS)
        self._telling.timeout.connect(self._tell_of_changes)
        overlays.changed.connect(self._follow)
        for changed in (self.cell_selected, self.selection_changed):
            changed.connect(self._refresh)
        self.selection_changed.connect(self._announce_selection)
        self.setMinimumSize(SMALLEST_SQUARE, SMALLEST_SQUARE)
        self.select(Cell(0))

    def show_labels(self, are_shown: bool) -> None:
        """Number the rows and columns beside the cells, or do not."""
        self._has_labels = are_shown
        self._lay_out()

    def set_theme(self, theme: Theme) -> None:
        """Paint in the colours of `theme` from now on."""
        self._theme = theme
        self._lay_out()

    def retranslate(self) -> None:
        """Say the names that assistive technology reads in the language in use."""
        self.setAccessibleName(tr("Sudoku grid"))
        self._describe()

    @property
    def _layout(self) -> GridLayout | None:
        return self._picture.layout if self._picture else None

    @property
    def _sheet(self) -> Sheet:
        """The digits that are seen."""
        return self._overlays.layers.sheet_shown

    @Slot()
    def _follow(self) -> None:
        """Show the layers as they are now."""
        another_shape = self._table.show(self._overlays.layers)
        self._describe()
        if another_shape:
            self._lay_out()
            self.select(Cell(0))
            self._refresh()
        elif not self._is_outdated:
            self._is_outdated = True
            QCoreApplication.postEvent(self, QEvent(_OUTDATED))

    def _describe(self) -> None:
        """Have assistive technology say what is drawn over the grid."""
        layers = self._overlays.layers
        description = say(layers.annotation.description) if layers.annotation else ""
        if layers.highlight is not None and not description:
            description = say(highlight_sentence(layers.highlight, layers.highlighted))
        if description != self.accessibleDescription():
            self.setAccessibleDescription(description)

    def _lay_out(self) -> None:
        """Fit picture and table to the space there is."""
        geometry, space = self._sheet.geometry, self.viewport().size()
        layout = GridLayout(geometry, space, self._has_labels)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setDefaultSectionSize(layout.cell_side)
        self._picture = GridPicture(layout, self._theme, self.devicePixelRatioF(), self.font())
        self._refresh()

    @Slot()
    def _refresh(self) -> None:
        """Have the picture brought up to date, once for all that changes before it is seen."""
        self._is_outdated = True
        self.viewport().update()

    def _bring_up_to_date(self, picture: GridPicture) -> None:
        """Have the layers in the picture, and what they change of it on the screen soon."""
        if self._is_outdated:
            self._is_outdated = False
            look = grid_look_of(self._overlays.layers, self.selected, self.selection)
            self.viewport().update(picture.show(look))

    @Slot(object)
    def _announce_selection(self, selection: frozenset[Cell]) -> None:
        """Have it said how many cells are selected, where it is not just that with the cursor."""
        if len(selection) > 1:
            count = len(selection)
            self.announcer.announce(tr_n("{n} cell selected", "{n} cells selected", n=count))

    @Slot()
    def _tell_of_changes(self) -> None:
        """Tell assistive technology of the cells that have changed, all at once."""
        # Imported late: PySide takes longer for it than for a window's other names.
        from PySide6.QtGui import QAccessible  # noqa: PLC0415

        if self._changed is not None and QAccessible.isActive():
            super().dataChanged(*self._changed)

    # Qt's own names from here on

    def customEvent(self, event: QEvent) -> None:
        if event.type() == _OUTDATED and self._picture is not None and self.isVisible():
            self._bring_up_to_date(self._picture)

    def dataChanged(self, first: Index, last: Index, _roles: Sequence[int] = (), /) -> None:
        """Have it told soon to those who have it read out; the view would paint all cells anew."""
        self._changed = first, last  # all cells, as the model has it
        if self.isVisible() and not self._telling.isActive():
            self._telling.start()

    def event(self, event: QEvent) -> bool:
        if event.type() in _LOOKS_DIFFERENT:
            self._lay_out()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._picture is None:
            return
        self._bring_up_to_date(self._picture)
        painter = QPainter(self.viewport())
        self._picture.paint(painter, QPoint())
        paint_selection(
            painter,
            self._picture.layout,
            self.selection,
            self.selected if self.hasFocus() else NO_CELL,
            self._theme,
        )
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()
        self.focus_received.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def sizeHint(self) -> QSize:
        return QSize(_NICE_SIDE, _NICE_SIDE)  # it takes all that the other parts leave
