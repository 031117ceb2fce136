"""Language and appearance: what was chosen, what the system wishes, and the switch between."""

from PySide6.QtCore import QLibraryInfo, QLocale, QObject, QTranslator, Signal, Slot
from PySide6.QtWidgets import QApplication

from sudoku_gui import language
from sudoku_gui.ui.settings import Settings
from sudoku_gui.ui.theme import Appearance, Theme, palette_of, theme_for


class Preferences(QObject):
    """Applies the choices to the application, and tells the window to follow."""

    language_changed = Signal()
    theme_changed = Signal(object)  # Theme

    def __init__(
        self, application: QApplication, settings: Settings, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._application = application
        self._settings = settings
        self._qt_words = QTranslator(self)
        self._theme = theme_for(settings.appearance)
        application.setPalette(palette_of(self._theme))
        application.styleHints().colorSchemeChanged.connect(self._follow_system)
        self._speak(settings.language or language.best_of(QLocale.system().uiLanguages()))

    @property
    def theme(self) -> Theme:
        """The colours in use."""
        return self._theme

    @property
    def appearance(self) -> Appearance:
        """The appearance chosen."""
        return self._settings.appearance

    def choose_language(self, code: str) -> None:
        """Speak `code`, one of language.LANGUAGES, now and from the next start on."""
        self._settings.language = code
        self._speak(code)
        self.language_changed.emit()

    def choose_appearance(self, appearance: Appearance) -> None:
        """Look like `appearance` now and from the next start on."""
        self._settings.appearance = appearance
        self._follow_system()

    @Slot()
    def _follow_system(self) -> None:
        theme = theme_for(self._settings.appearance)
        if theme is not self._theme:
            self._theme = theme
            self._application.setPalette(palette_of(theme))
        self.theme_changed.emit(theme)

    def _speak(self, code: str) -> None:
        """The program's own sentences, and those of Qt's dialogs."""
        language.use(code)
        self._application.removeTranslator(self._qt_words)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if self._qt_words.load(f"qtbase_{code}", folder):
            self._application.installTranslator(self._qt_words)
