"""Figures of one width, so that a number that counts does not tremble."""

from contextlib import suppress

from PySide6.QtGui import QFont


def with_tabular_figures(font: QFont) -> QFont:
    """Return a copy of `font` with figures of one width, where PySide6 can ask for them."""
    tabular = QFont(font)
    # No tag can be constructed before PySide6 6.8.3. To be dropped when that is the oldest.
    with suppress(TypeError):
        tabular.setFeature(QFont.Tag("tnum"), 1)
    return tabular
