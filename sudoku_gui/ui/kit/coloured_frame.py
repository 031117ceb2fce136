"""A frame with colours of its own that is hidden at first."""

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QWidget


class ColouredFrame(QFrame):
    """Takes its colours when it is first seen.

    Qt works a style sheet through for the widget and for all in it, which takes longer than to
    make them; so what may never be seen does without.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._has_colours = False

    def _colour(self) -> None:
        """Use the colours that fit what is shown now."""
        raise NotImplementedError

    def _change_colours(self) -> None:
        """Have `_colour` called: now, or when this is seen again."""
        self._has_colours = self.isVisible()
        if self._has_colours:
            self._colour()

    # Qt's own names from here on

    def showEvent(self, event: QShowEvent) -> None:
        if not self._has_colours:
            self._has_colours = True
            self._colour()
        super().showEvent(event)
