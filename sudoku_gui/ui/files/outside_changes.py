"""What to do about a file that is open here and was changed by another program or window.

It is noticed as soon as the system tells, and said with what may be done; whoever saves before is
asked.  What is known already is not said again.
"""

from PySide6.QtCore import QObject, Signal, Slot

from sudoku_gui.documents.document import Document
from sudoku_gui.documents.puzzle_files import FileChanged
from sudoku_gui.presentation.document_notices import OutsideActions, changed_outside_notice
from sudoku_gui.ui.files.file_access import FileAccess
from sudoku_gui.ui.files.file_watch import FileWatch


class OutsideChanges(QObject):
    """Watches the file of the document and says when it holds something else than it did."""

    notice_posted = Signal(object)  # Notice

    def __init__(
        self, files: FileAccess, actions: OutsideActions, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._files = files
        self._actions = actions
        self._document: Document | None = None
        self._known: bytes | None = None  # what the file is known to hold, or was said to
        self._watch = FileWatch(self)
        self._watch.changed.connect(self._look)

    @Slot(object)
    def follow(self, document: Document) -> None:
        """Watch the file of `document`, if it has one, and know what it holds."""
        self._document, self._known = document, document.digest
        self._watch.watch(document.path)

    @Slot()
    def _look(self) -> None:
        document = self._document
        if document is not None and document.path is not None:
            self._files.look_at(document.path, self._compare)

    def _compare(self, found: FileChanged) -> None:
        document = self._document
        if document is None or document.path != found.path or found.digest == self._known:
            return
        self._known = found.digest
        if found.digest != document.digest:
            self.notice_posted.emit(changed_outside_notice(found, self._actions))
