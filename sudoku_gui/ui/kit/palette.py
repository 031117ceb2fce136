"""Qt's palettes in the colours of the program, light and dark."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette

from sudoku_gui.presentation.theme import DARK, LIGHT, Appearance, Theme


def theme_for(appearance: Appearance) -> Theme:
    """Return the theme of that choice: for SYSTEM that of the desktop, light where it has none."""
    if appearance is Appearance.SYSTEM:
        scheme = QGuiApplication.styleHints().colorScheme()
        return DARK if scheme == Qt.ColorScheme.Dark else LIGHT
    return DARK if appearance is Appearance.DARK else LIGHT


def palette_of(theme: Theme) -> QPalette:
    """Return the palette that gives Qt's own widgets the theme's colours."""
    palette = QPalette()
    for where, colour in _colours_of(theme).items():
        palette.setColor(where, QColor(colour))
    role = QPalette.ColorRole
    for where in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, where, QColor(theme.muted).darker(90))
    palette.setColor(QPalette.ColorGroup.Disabled, role.Highlight, QColor(theme.thin_line))
    return palette


def _colours_of(theme: Theme) -> dict[QPalette.ColorRole, str]:
    """Return what each role is painted in, where nothing is disabled."""
    role = QPalette.ColorRole
    return {
        role.Window: theme.window,
        role.WindowText: theme.ink,
        role.Base: theme.base,
        role.AlternateBase: theme.panel,
        role.Text: theme.ink,
        role.PlaceholderText: theme.muted,
        role.Button: theme.panel,
        role.ButtonText: theme.ink,
        role.ToolTipBase: theme.base,
        role.ToolTipText: theme.ink,
        role.Highlight: theme.accent,
        role.HighlightedText: theme.on_accent,
        role.Link: theme.accent,
        role.Accent: theme.accent,
        role.Light: theme.base,
        role.Midlight: theme.panel,
        role.Mid: theme.thin_line,
        role.Dark: theme.thin_line,
        role.Shadow: theme.thick_line,
    }
