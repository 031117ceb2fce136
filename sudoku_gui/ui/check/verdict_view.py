"""The one place where the verdict on the puzzle is read: a sign, a word, and what it means."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from sudoku_gui.language import Text, say, text, tr
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.presentation.verdict_display import VerdictDisplay, VerdictIcon
from sudoku_gui.ui.kit.announcer import read_out_soon
from sudoku_gui.ui.kit.icons import icon_pixmap
from sudoku_gui.ui.kit.notice_bar import ElidedLabel

_SIGN_SIDE = 28
_CHECKING = text("checking…")


class VerdictView(QFrame):
    """Shows the newest verdict; it keeps its place and its size whatever that is."""

    why_asked = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._face: VerdictDisplay | None = None
        self._is_checking = False
        self._announced: VerdictIcon | None = None
        self._looks: tuple[Theme, str, VerdictIcon | None] | None = None
        self._sign = QLabel()
        self._sign.setFixedWidth(_SIGN_SIDE)
        self._headline = ElidedLabel()
        self._headline.setObjectName("verdict-headline")
        self._detail = ElidedLabel()
        self._detail.setObjectName("verdict-detail")
        self._why = QToolButton()
        self._why.setObjectName("why-button")
        self._why.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._why.clicked.connect(self.why_asked)
        self._lay_out()
        self._fit_height()

    def show_verdict(self, face: VerdictDisplay) -> None:
        """Show this verdict in place of the one before."""
        self._face, self._is_checking = face, False
        self._refresh()
        self._announce(face)

    def show_checking(self) -> None:
        """Say that what is shown may hold no more."""
        self._is_checking = True
        self._refresh()

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of `theme` from now on."""
        self._theme = theme
        self._refresh()

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self._refresh()

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._headline, stretch=1)
        words.addWidget(self._detail, stretch=1)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 4, 8, 4)
        row.setSpacing(8)
        row.addWidget(self._sign)
        row.addLayout(words, stretch=1)
        row.addWidget(self._why)
        self._why.hide()

    def _refresh(self) -> None:
        self._colour()
        self._say()

    def _colour(self) -> None:
        """Dress in the colours and draw the sign, which takes long, where they change."""
        looks = (self._theme, self._ink(), self._face.icon if self._face else None)
        if looks == self._looks:
            return
        theme, ink, shape = self._looks = looks
        self.setStyleSheet(
            f"VerdictView {{ background: {theme.panel}; border-left: 4px solid {ink};"
            f" border-radius: 4px; }}"
            f"QLabel#verdict-headline {{ color: {ink}; font-weight: bold; }}"
            f"QLabel#verdict-detail {{ color: {theme.ink}; }}"
        )
        if shape is not None:
            self._sign.setPixmap(
                icon_pixmap(shape.value, ink, _SIGN_SIDE, self.devicePixelRatioF())
            )

    def _say(self) -> None:
        self.setAccessibleName(tr("Verdict"))
        self._why.setText(tr("Why?"))
        face = self._face
        if face is not None:
            headline, detail = say(face.headline), say(self._detail_of(face))
            self._headline.show_words(headline)
            self._detail.show_words(detail)
            self.setAccessibleDescription(f"{headline}. {detail}")
            self.setToolTip(self._detail.toolTip())
            self._why.setVisible(face.has_reason)

    def _detail_of(self, face: VerdictDisplay) -> Text:
        return _CHECKING if self._is_checking else face.detail

    def _ink(self) -> str:
        if self._face is None or self._is_checking:
            return self._theme.muted
        return {
            VerdictIcon.CONFLICT: self._theme.conflict,
            VerdictIcon.NONE: self._theme.conflict,
            VerdictIcon.UNIQUE: self._theme.solver,
            VerdictIcon.SEVERAL: self._theme.standing,
            VerdictIcon.TOO_FEW: self._theme.muted,
            VerdictIcon.UNDECIDED: self._theme.muted,
        }[self._face.icon]

    def _announce(self, face: VerdictDisplay) -> None:
        """Have a screen reader say it, once, when it is another than before."""
        if face.icon is not self._announced:
            self._announced = face.icon
            read_out_soon(self, self.accessibleDescription())

    def _fit_height(self) -> None:
        """Have room for a line each of headline and detail."""
        self.setFixedHeight(max(2 * self.fontMetrics().lineSpacing(), _SIGN_SIDE) + 12)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit_height()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self._looks = None  # the sign has to be drawn again
            self._refresh()
        return super().event(event)
