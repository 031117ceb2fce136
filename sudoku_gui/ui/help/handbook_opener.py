"""Opens the window of the handbook, which is loaded and made when it is first asked for."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from sudoku_gui.ui.files.preferences import Preferences

if TYPE_CHECKING:
    from sudoku_gui.ui.help.handbook_window import HandbookWindow


class HandbookOpener(QObject):
    """Keeps the window, and has it follow the language and the theme."""

    def __init__(self, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self.window: HandbookWindow | None = None

    @Slot()
    def open(self) -> None:
        """Show the window, at the place where it was left."""
        if self.window is None:
            from sudoku_gui.ui.help.handbook_window import HandbookWindow  # noqa: PLC0415

            self.window = HandbookWindow(self._preferences.theme)
            self._preferences.language_changed.connect(self.window.show_language)
            self._preferences.theme_changed.connect(self.window.set_theme)
        self.window.show()
        self.window.raise_()
        self.window.activateWindow()

    def shut_down(self) -> None:
        """Close the window; harmless when there is none."""
        if self.window is not None:
            self.window.close()
