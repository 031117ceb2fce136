"""The panel of a hint: what it says by now, its proof as a list, and what comes next."""

from collections.abc import Mapping

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListWidget,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
)

from sudoku_gui.language import Text, say, text, tr
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.hint.proof_steps import ProofStep
from sudoku_gui.presentation.hint.shown_hint import ShownHint
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.kit.dock import Panel
from sudoku_gui.ui.kit.icons import icon
from sudoku_gui.ui.kit.wrapping_label import WrappingLabel

_LINES_SEEN = 9  # of the proof at most, before it is scrolled
_GAP = 6
LOOKING = text("Looking for the next step…")


class HintPanel(Panel):
    """Shows a hint at its stage, and reports what people want of it; hidden without one."""

    next_wanted = Signal()
    step_wanted = Signal(int)
    closed = Signal()

    def __init__(self, actions: Mapping[ActionId, QAction], theme: Theme) -> None:
        super().__init__()
        self.setObjectName("hint-panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._theme = theme
        self._hint: ShownHint | None = None
        self._is_looking = False
        self._headline = WrappingLabel("hint-headline")
        self._remarks = WrappingLabel("hint-remarks")
        self._proof = ProofList()
        self._proof.currentRowChanged.connect(self._choose_step)
        self._close = _tool_button("hint-close")
        self._close.clicked.connect(self.closed)
        self._back, self._on = (_tool_button(f"hint-{way}") for way in ("back", "on"))
        self._back.setDefaultAction(actions[ActionId.PREVIOUS_REASON])
        self._on.setDefaultAction(actions[ActionId.NEXT_REASON])
        self._next = QPushButton()
        self._next.setObjectName("hint-next")
        self._next.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._next.clicked.connect(self.next_wanted)
        self._lay_out()
        self._colour()
        self.hide()

    @property
    def words(self) -> str:
        """All that is to be heard of the hint as it is shown now."""
        if self._hint is None:
            return say(LOOKING) if self._is_looking else ""
        said = [self._hint.sentence]
        if self._hint.is_complete:
            said.append(self._hint.steps[self._hint.step].sentence)
        return " ".join(map(say, said))

    def show_hint(self, hint: ShownHint) -> None:
        """Show a hint, or more of it."""
        self._hint, self._is_looking = hint, False
        self._say()
        self.show()

    def show_looking(self) -> None:
        """Say that the next step is being looked for."""
        self._hint, self._is_looking = None, True
        self._say()
        self.show()

    def clear(self) -> None:
        """Show nothing more."""
        self._hint, self._is_looking = None, False
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._colour()

    def retranslate(self) -> None:
        self.setAccessibleName(tr("Hint"))
        self._close.setToolTip(tr("Close the hint (Esc)"))
        self._close.setAccessibleName(tr("Close the hint (Esc)"))
        self._proof.setAccessibleName(tr("Proof"))
        self._proof.show_steps(())  # its sentences are in another language now
        self._say()

    def _lay_out(self) -> None:
        self._headline.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        head = QHBoxLayout()
        head.setSpacing(_GAP)
        head.addWidget(self._headline, stretch=1)
        head.addWidget(self._close, alignment=Qt.AlignmentFlag.AlignTop)
        row = QHBoxLayout()
        row.setSpacing(_GAP)
        row.addWidget(self._back)
        row.addWidget(self._on)
        row.addWidget(self._next, stretch=1)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 6, 8, 8)
        column.setSpacing(_GAP)
        column.addLayout(head)
        column.addWidget(self._remarks)
        column.addWidget(self._proof)
        column.addLayout(row)

    def _say(self) -> None:
        hint = self._hint
        is_complete = hint is not None and hint.is_complete
        self._headline.setText(say(LOOKING if hint is None else hint.sentence))
        self._show_remarks(() if hint is None else hint.remarks)
        for part in (self._proof, self._back, self._on):
            part.setVisible(is_complete)
        self._next.setVisible(hint is not None)
        if hint is not None:
            self._next.setText(say(hint.question))
        if hint is not None and is_complete:
            self._proof.show_steps(hint.steps)
            self._proof.setCurrentRow(hint.step)

    def _show_remarks(self, remarks: tuple[Text, ...]) -> None:
        self._remarks.setVisible(bool(remarks))
        self._remarks.setText("\n".join(_as_sentence(say(each)) for each in remarks))

    @Slot(int)
    def _choose_step(self, row: int) -> None:
        if self._hint is not None and row not in (-1, self._hint.step):
            self.step_wanted.emit(row)

    def _colour(self) -> None:
        theme = self._theme
        self._close.setIcon(icon("close", theme))
        self.setStyleSheet(
            f"HintPanel {{ background: {theme.panel}; border-left: 4px solid {theme.accent};"
            f" border-radius: 4px; }}"
            f"QLabel#hint-headline {{ color: {theme.ink}; font-weight: bold; }}"
            f"QLabel#hint-remarks {{ color: {theme.muted}; }}"
            "QListWidget#hint-proof::item { padding: 3px; }"
        )


class ProofList(QListWidget):
    """The steps of a proof, a wrapped line or more each; as high as they are, within bounds."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("hint-proof")
        self._steps: tuple[ProofStep, ...] = ()
        self.setWordWrap(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def show_steps(self, steps: tuple[ProofStep, ...]) -> None:
        """List these, unless they are listed already."""
        if steps != self._steps:
            self._steps = steps
            self.blockSignals(True)  # the row that is current is chosen next
            self.clear()
            self.addItems([each.indent + say(each.sentence) for each in steps])
            self.blockSignals(False)
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        rows = sum(self.sizeHintForRow(row) for row in range(self.count()))
        most = _LINES_SEEN * self.fontMetrics().lineSpacing()
        return QSize(super().sizeHint().width(), min(rows, most) + 2 * self.frameWidth() + 2)

    def minimumSizeHint(self) -> QSize:
        least = 2 * self.fontMetrics().lineSpacing()
        return QSize(super().minimumSizeHint().width(), min(least, self.sizeHint().height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.updateGeometry()  # the lines are wrapped elsewhere


def _tool_button(name: str) -> QToolButton:
    button = QToolButton()
    button.setObjectName(name)
    button.setAutoRaise(True)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button


def _as_sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}."
