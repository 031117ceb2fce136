"""Says how far the reading or writing of a file is, once it takes a while, and lets it be ended."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from sudoku_gui.documents.file_transfer import FileTransfer
from sudoku_gui.presentation.notice import Notice

_PATIENCE_MILLISECONDS = 300
_NEWS_MILLISECONDS = 500


class TransferWatch(QObject):
    """Looks at a transfer every now and then, until it ends; goes when that is so.

    notice: makes what is said of it, with what is to follow where people want to cancel it; None
    as long as there is nothing to say.
    cancelled: what is said when they have done so, where nothing else is to be waited for.
    """

    notice_posted = Signal(object)  # Notice

    def __init__(
        self,
        transfer: FileTransfer,
        notice: Callable[[FileTransfer, Callable[[], None]], Notice | None],
        cancelled: Notice | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._transfer = transfer
        self._notice = notice
        self._cancelled = cancelled
        self._has_told = False
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tell)
        self._timer.start(_PATIENCE_MILLISECONDS)

    def end(self) -> bool:
        """The transfer has ended; return whether something was said that holds no longer."""
        self._timer.stop()
        self.deleteLater()
        return self._has_told

    @Slot()
    def _tell(self) -> None:
        notice = self._notice(self._transfer, self._cancel)
        if notice is not None:
            self._has_told = True
            self._timer.setInterval(_NEWS_MILLISECONDS)
            self.notice_posted.emit(notice)

    def _cancel(self) -> None:
        self._transfer.is_cancelled = True
        self._timer.stop()
        if self._cancelled is not None:
            self.notice_posted.emit(self._cancelled)
