"""The table of contents of the handbook: its chapters, and the sections of the one shown."""

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem, QWidget

from sudoku_gui.presentation.handbook import Handbook

_PLACE = Qt.ItemDataRole.UserRole  # of an item: the number of its chapter, and an anchor in it


class HandbookContents(QTreeWidget):
    """Reports what was chosen by a click or by Enter."""

    chosen = Signal(int, str)  # the number of a chapter, and an anchor in it or ""

    def __init__(self, handbook: Handbook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chapters: list[QTreeWidgetItem] = []
        self.setHeaderHidden(True)
        self.header().setMinimumSectionSize(0)  # or long titles are cut off, not shortened
        self.setUniformRowHeights(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.itemClicked.connect(self._report)
        self.itemActivated.connect(self._report)
        self.show_handbook(handbook)

    def show_handbook(self, handbook: Handbook) -> None:
        """List the chapters of `handbook`."""
        self.clear()
        self._chapters.clear()
        for number, chapter in enumerate(handbook.chapters):
            own, *sections = chapter.headings
            item = QTreeWidgetItem(self, [own.title])
            item.setToolTip(0, own.title)  # where there is not enough room for all of it
            item.setData(0, _PLACE, (number, ""))
            self._chapters.append(item)
            for section in sections:
                below = QTreeWidgetItem(item, [section.title])
                below.setToolTip(0, section.title)
                below.setData(0, _PLACE, (number, section.anchor))

    @Slot(int)
    def mark_chapter(self, number: int) -> None:
        """Show which chapter is read, and its sections."""
        item = self._chapters[number]
        chosen = self.currentItem()
        if chosen is None or chosen.data(0, _PLACE)[0] != number:
            self.collapseAll()
            self.setCurrentItem(item)
        item.setExpanded(True)

    @Slot(QTreeWidgetItem)
    def _report(self, item: QTreeWidgetItem) -> None:
        number, anchor = item.data(0, _PLACE)
        self.chosen.emit(number, anchor)
