"""A table view that shows all of its table, bare: no headers, no scrolling, nothing to edit."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QAbstractItemView, QSizePolicy, QTableView, QWidget


class FittedTable(QTableView):
    """Takes the room there is; a subclass fits its sections into it, and paints them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setViewport(_viewport())
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.hide()
            header.setMinimumSectionSize(1)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setAutoScroll(False)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def updateGeometries(self) -> None:
        """Leave nothing to scroll to: the table always fits, and scrolling would tear it."""
        super().updateGeometries()  # hides the button in the corner of the headers, too
        for bar in (self.horizontalScrollBar(), self.verticalScrollBar()):
            bar.setRange(0, 0)


def _viewport() -> QWidget:
    """Return what Qt would make itself; PySide would load all widgets there are to tell what."""
    viewport = QWidget()
    viewport.setBackgroundRole(QPalette.ColorRole.Base)
    viewport.setAutoFillBackground(True)
    return viewport
