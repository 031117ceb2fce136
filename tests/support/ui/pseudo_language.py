"""A language in which every sentence shows that it went through a catalogue: ⟦Open⟧."""

import gettext
import re

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QLabel,
    QMenu,
    QWidget,
)

# Parts of Qt's own, which Qt translates: "show more buttons", the arrows beside many tabs.
_OF_QT = ("qt_", "ScrollLeftButton", "ScrollRightButton")


class PseudoCatalogue(gettext.NullTranslations):
    """Puts every sentence into brackets."""

    def gettext(self, message: str) -> str:
        return f"⟦{message}⟧"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return f"⟦{super().ngettext(msgid1, msgid2, n)}⟧"


def words_on(widget: QWidget) -> set[str]:
    """All that people can see, point at or have read to them of `widget` and what is in it."""
    found: set[str] = set()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)  # what has gone
    for part in [widget, *widget.findChildren(QWidget)]:
        if part.objectName().startswith(_OF_QT):
            continue
        found |= {part.windowTitle(), part.toolTip(), part.statusTip(), part.whatsThis()}
        found |= {part.accessibleName(), part.accessibleDescription()}
        found |= _shown_by(part)
        for action in part.actions():
            found |= _said_by(action)
    return found - {""}


def untranslated(words: set[str]) -> list[str]:
    """Those of `words` that did not go through the catalogue, names of keys apart."""
    return sorted(each for each in words if re.search("[A-Za-z]", _rest_of(each)))


def _rest_of(words: str) -> str:
    """`words` without the parts in brackets, the innermost first, and without keys."""
    shorter = re.sub(r"⟦[^⟦⟧]*⟧", "", words)
    if shorter != words:
        return _rest_of(shorter)
    keys = r"\(((Ctrl|Shift|Alt)\+)*(F\d+|Backspace|Del|Esc|.)\)|\((Ctrl|Alt)\+(Shift\+)?\w+\)"
    return re.sub(rf"{keys}|<[^>]*>", "", words)


def _shown_by(part: QWidget) -> set[str]:
    if isinstance(part, QLabel | QAbstractButton):
        return {part.text()}
    if isinstance(part, QComboBox):
        return {part.itemText(place) for place in range(part.count())}
    return {part.title()} if isinstance(part, QMenu) else set()


def _said_by(action: QAction) -> set[str]:
    return {action.text(), action.iconText(), action.toolTip(), action.statusTip()}
