"""The place above the grid where the window says things and offers what can be done."""

from bisect import bisect_left
from collections.abc import Iterator

from PySide6.QtCore import QEvent, QRect, QSize, Qt, SignalInstance, Slot
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QPushButton, QSizePolicy, QWidget

from sudoku_gui.language import Text, say, tr
from sudoku_gui.presentation.notice import Notice, NoticeAction, NoticeTone
from sudoku_gui.presentation.one_line import plain_tip
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.kit.coloured_frame import ColouredFrame

_SIGNS = {NoticeTone.PLAIN: "ℹ", NoticeTone.GOOD: "✓", NoticeTone.WARNING: "⚠"}
_LONGEST = 400  # characters; a file can make a message of any length
_BUTTONS = 2  # at most beside each other, or there is no room for the sentence
_WRAPPED = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap


class NoticeBar(ColouredFrame):
    """Shows the newest notice, whatever its length in the same height; hidden without one."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._notice: Notice | None = None
        self._sign = QLabel()
        self._sentence = ElidedLabel()
        self._sentence.setObjectName("notice")
        self._offers: tuple[QPushButton, ...] = ()
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(10, 4, 10, 4)
        self._row.addWidget(self._sign)
        self._row.addWidget(self._sentence, stretch=1)
        self._fit_height()
        self.hide()

    @Slot(object)
    def show_notice(self, notice: Notice) -> None:
        """Say `notice` in place of the one before."""
        self._notice = notice
        words = _capitalised(notice.sentence)
        self._sentence.show_words(words if len(words) <= _LONGEST else words[:_LONGEST] + "…")
        self._sign.setText(_SIGNS[notice.tone])
        self._show_offers(notice.actions)
        self._change_colours()
        self.show()

    @Slot()
    def clear(self) -> None:
        """Say nothing: what was said last no longer holds."""
        if self._notice is None:
            return  # nor does anything need its colours again, with every digit typed
        self._notice = None
        self.hide()
        self._sentence.show_words("")
        self._sign.clear()
        self._show_offers(())
        self._change_colours()

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of `theme` from now on."""
        self._theme = theme
        self._change_colours()

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.setAccessibleName(tr("Messages"))
        if self._notice is not None:
            self.show_notice(self._notice)

    def _show_offers(self, offers: tuple[NoticeAction, ...]) -> None:
        """A few offers are buttons beside each other, more are a button with a menu."""
        for old in self._offers:
            self._row.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._offers = _buttons_for(offers)
        for button in self._offers:
            button.setObjectName("offer")
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self._row.addWidget(button)
            button.show()

    def _colour(self) -> None:
        tone = self._notice.tone if self._notice else NoticeTone.PLAIN
        colour = {
            NoticeTone.PLAIN: self._theme.ink,
            NoticeTone.GOOD: self._theme.solver,
            NoticeTone.WARNING: self._theme.conflict,
        }[tone]
        self.setStyleSheet(
            f"NoticeBar {{ background: {self._theme.panel}; border-radius: 6px; }}"
            f"NoticeBar QLabel {{ color: {colour}; }}"
        )

    def _fit_height(self) -> None:
        lines = 2 * self.fontMetrics().lineSpacing() + 10
        self.setFixedHeight(max(lines, QPushButton().sizeHint().height() + 8))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit_height()


def _buttons_for(offers: tuple[NoticeAction, ...]) -> tuple[QPushButton, ...]:
    if len(offers) <= _BUTTONS:
        buttons = {QPushButton(say(offer.label)): offer for offer in offers}
        for button, offer in buttons.items():
            _connect(button.clicked, offer)
        return tuple(buttons)
    button = QPushButton(tr("Go on with…"))
    menu = QMenu(button)
    for offer in offers:
        _connect(menu.addAction(say(offer.label)).triggered, offer)
    button.setMenu(menu)
    return (button,)


class ElidedLabel(QLabel):
    """Plain words in the space there is; the tool tip says what does not fit."""

    def __init__(self) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    def show_words(self, words: str) -> None:
        """Show `words`, whatever signs they contain."""
        self.setText(words)
        self.setAccessibleName(words)
        self.setAccessibleDescription(words)  # or the tool tip would be read, its signs too
        self.setToolTip(plain_tip(words))

    def paintEvent(self, event: QPaintEvent) -> None:
        space = self.contentsRect()
        painter = QPainter(self)
        painter.drawText(space, _WRAPPED, fitted(self.text(), self.fontMetrics(), space.size()))
        painter.end()


def fitted(words: str, metrics: QFontMetrics, space: QSize) -> str:
    """Return as many of `words` as fit into `space` in lines, with a … for the rest."""
    endless = QRect(0, 0, space.width(), 1_000_000)

    def fits(text: str) -> bool:
        needed = metrics.boundingRect(endless, _WRAPPED, text).size()
        return needed.width() <= space.width() and needed.height() <= space.height()

    if fits(words):
        return words
    # Of the lengths that fit the longest; a longer text never needs less space.
    length = bisect_left(range(len(words)), True, key=lambda length: not fits(words[:length] + "…"))
    return words[: max(0, length - 1)] + "…"


def _capitalised(sentence: Text) -> str:
    """Return `sentence` with a capital, unless it begins with the name of a cell or a file."""
    words = say(sentence)
    if any(_begins_with(words, name) for name in _names_in(sentence)):
        return words
    return words[:1].upper() + words[1:]


def _begins_with(words: str, name: str) -> bool:
    return bool(name) and words.startswith(name) and not words[len(name) :][:1].isalnum()


def _names_in(sentence: Text) -> Iterator[str]:
    """Yield what fills the gaps of `sentence` and is no sentence itself."""
    for gap in sentence.values.values():
        if isinstance(gap, Text):
            yield from _names_in(gap)
        else:
            yield str(gap)


def _connect(signal: SignalInstance, offer: NoticeAction) -> None:
    """Accept `offer` on `signal`, whose argument (checked or not) means nothing here."""
    signal.connect(lambda _checked: offer.accept())
