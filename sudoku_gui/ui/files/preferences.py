"""Language, appearance and motion, as people choose them or the system asks for them."""

from PySide6.QtCore import QLibraryInfo, QLocale, QObject, Qt, QTranslator, Signal, Slot
from PySide6.QtWidgets import QApplication

from sudoku_gui import language
from sudoku_gui.presentation.theme import Appearance, Theme
from sudoku_gui.ui.files.settings import Settings
from sudoku_gui.ui.kit.palette import palette_of, theme_for
from sudoku_gui.ui.kit.reduced_motion import MotionPreference

_EFFECTS = (
    Qt.UIEffect.UI_AnimateMenu,
    Qt.UIEffect.UI_FadeMenu,
    Qt.UIEffect.UI_AnimateCombo,
    Qt.UIEffect.UI_AnimateTooltip,
    Qt.UIEffect.UI_FadeTooltip,
    Qt.UIEffect.UI_AnimateToolBox,
)


class Preferences(QObject):
    """Applies the choices to the application, and tells the window to follow."""

    language_changed = Signal()
    theme_changed = Signal(object)  # Theme
    motion_changed = Signal(bool)  # whether it is reduced

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
        self._system_reduces_motion = False
        self._effects = {effect for effect in _EFFECTS if application.isEffectEnabled(effect)}
        self._speak(settings.language or language.best_language_of(QLocale.system().uiLanguages()))

    @property
    def theme(self) -> Theme:
        """The colours in use."""
        return self._theme

    @property
    def appearance(self) -> Appearance:
        """The appearance chosen."""
        return self._settings.appearance

    @property
    def motion(self) -> MotionPreference:
        """How much may move, as chosen."""
        return self._settings.motion

    @property
    def is_motion_reduced(self) -> bool:
        """Whether as little as possible moves on the screen."""
        if self.motion is MotionPreference.SYSTEM:
            return self._system_reduces_motion
        return self.motion is MotionPreference.REDUCED

    def choose_motion(self, preference: MotionPreference) -> None:
        """Move as `preference` says now and from the next start on."""
        self._settings.motion = preference
        self.apply_motion()

    def apply_motion(self) -> None:
        """Let Qt's own widgets and the window move as chosen."""
        is_reduced = self.is_motion_reduced
        for effect in self._effects:
            self._application.setEffectEnabled(effect, not is_reduced)
        self.motion_changed.emit(is_reduced)

    @Slot(bool)
    def set_system_motion(self, reduces_motion: bool) -> None:
        """Take over what the system prefers."""
        self._system_reduces_motion = reduces_motion
        self.apply_motion()

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
        language.set_language(code)
        self._application.removeTranslator(self._qt_words)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if self._qt_words.load(f"qtbase_{code}", folder):
            self._application.installTranslator(self._qt_words)
