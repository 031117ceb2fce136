"""Asks which puzzles are to be printed and how, beside a picture of the pages."""

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from sudoku_gui.language import tr, tr_n
from sudoku_gui.presentation.export.page_plan import PagePlan
from sudoku_gui.presentation.export.print_options import PrintOptions
from sudoku_gui.presentation.export.print_request import (
    PrintContext,
    PrintPurpose,
    PrintRequest,
    PrintTarget,
)
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.kit.dialog_buttons import remove_button_icons
from sudoku_gui.ui.kit.wrapping_label import WrappingLabel
from sudoku_gui.ui.printing.page_preview import PagePreview
from sudoku_gui.ui.printing.print_fields import PrintFields
from sudoku_gui.ui.printing.print_jobs import PrintContent
from sudoku_gui.ui.printing.system_printer import paper_of

_SIZE = QSize(860, 620)
_NARROW = 620  # pixels of the screen, below which words stand above their fields
_FRAME = QSize(20, 60)  # about what window managers draw around a window, and a bar of the desktop

_USUAL_TARGETS = {
    PrintPurpose.PRINT: PrintTarget.PRINTER,
    PrintPurpose.PREVIEW: PrintTarget.PRINTER,
    PrintPurpose.PDF: PrintTarget.PDF,
}


class PrintDialog(QDialog):
    """The options on the left, the pages on the right; below, where they go."""

    def __init__(
        self,
        context: PrintContext,
        options: PrintOptions,
        purpose: PrintPurpose,
        theme: Theme,
        font: QFont,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Print"))
        self._context = context
        self._font = font
        self._target = _USUAL_TARGETS[purpose]
        self.fields = PrintFields(context, options)
        self.preview = PagePreview(theme)
        self._outcome = WrappingLabel("outcome")
        self._page = QLabel()
        self._first = _sign_button("«", tr("First page"))
        self._last = _sign_button("»", tr("Last page"))
        self._previous = _arrow_button(Qt.ArrowType.LeftArrow, tr("Previous page"))
        self._next = _arrow_button(Qt.ArrowType.RightArrow, tr("Next page"))
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        room = self.screen().availableSize() - _FRAME
        self._lay_out(room)
        self._add_targets()
        self._connect()
        remove_button_icons(self)
        self.resize(room if purpose is PrintPurpose.PREVIEW else _SIZE.boundedTo(room))
        first = self.preview if purpose is PrintPurpose.PREVIEW else self.fields.first
        first.setFocus()
        self._show_pages()

    @property
    def request(self) -> PrintRequest:
        """What was chosen."""
        return PrintRequest(self.fields.scope, self.fields.options, self._target)

    @property
    def outcome(self) -> str:
        """What the dialog says will come of the choices."""
        return self._outcome.text()

    def done(self, result: int) -> None:
        self.preview.shut_down()
        super().done(result)

    def _add_targets(self) -> None:
        """Add a button for each place where pages can go; the usual one is the default."""
        words = {PrintTarget.PRINTER: tr("&Print…"), PrintTarget.PDF: tr("Save as PD&F…")}
        for target, each in words.items():
            button = self._buttons.addButton(each, QDialogButtonBox.ButtonRole.ActionRole)
            button.setObjectName(target.value)
            button.setDefault(target is self._target)
            button.clicked.connect(lambda _checked, chosen=target: self._go_on(chosen))

    def _lay_out(self, room: QSize) -> None:
        options = QWidget()
        if room.width() < _NARROW:
            self.fields.form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)
        column = QVBoxLayout(options)
        column.addLayout(self.fields.form)
        column.addWidget(self._outcome)
        column.addStretch()
        area = _OptionsArea(options)
        pages = QHBoxLayout()
        pages.addWidget(self._first)
        pages.addWidget(self._previous)
        pages.addWidget(self._page, stretch=1, alignment=Qt.AlignmentFlag.AlignCenter)
        pages.addWidget(self._next)
        pages.addWidget(self._last)
        right = QVBoxLayout()
        right.addWidget(self.preview, stretch=1)
        right.addLayout(pages)
        both = QHBoxLayout()
        both.addWidget(area)
        both.addLayout(right, stretch=1)
        whole = QVBoxLayout(self)
        whole.addLayout(both, stretch=1)
        whole.addWidget(self._buttons)

    def _connect(self) -> None:
        self.fields.changed.connect(self._show_pages)
        self.preview.page_changed.connect(self._show_page)
        self._first.clicked.connect(lambda: self.preview.go_to(0))
        self._last.clicked.connect(lambda: self.preview.go_to(self.preview.page_count - 1))
        self._previous.clicked.connect(lambda: self.preview.go_to(self.preview.page - 1))
        self._next.clicked.connect(lambda: self.preview.go_to(self.preview.page + 1))
        self._buttons.rejected.connect(self.reject)

    def _go_on(self, target: PrintTarget) -> None:
        self._target = target
        self.accept()

    @Slot()
    def _show_pages(self) -> None:
        """Show what the pages look like with the choices made, and how many there are."""
        options, source = self.fields.options, self._context.source_of(self.fields.scope)
        plan = PagePlan(options, paper_of(options), len(source.records))
        self.preview.show_content(PrintContent(source, plan, self._font))
        cells = source.records[0].puzzle.givens.geometry.size
        self._outcome.setText(
            tr_n(
                "{n:,} page; a cell is {width:.1f} mm wide",
                "{n:,} pages; a cell is {width:.1f} mm wide",
                n=plan.page_count,
                width=plan.puzzle_layout.puzzles[0].grid.width / cells,
            )
        )
        self._outcome.setAccessibleName(self._outcome.text())

    @Slot()
    def _show_page(self) -> None:
        page, pages = self.preview.page, self.preview.page_count
        self._page.setText(self.preview.accessibleName())
        for button in (self._first, self._previous):
            button.setEnabled(page > 0)
        for button in (self._next, self._last):
            button.setEnabled(page < pages - 1)


def _arrow_button(arrow: Qt.ArrowType, words: str) -> QToolButton:
    button = _sign_button("", words)
    button.setArrowType(arrow)
    return button


def _sign_button(sign: str, words: str) -> QToolButton:
    """Return a button with a sign on it, which `words` explain."""
    button = QToolButton()
    button.setText(sign)
    button.setToolTip(words)
    button.setAccessibleName(words)
    return button


class _OptionsArea(QScrollArea):
    """Scrolls up and down where the screen is low; it is never narrower than what it holds."""

    def __init__(self, options: QWidget) -> None:
        super().__init__()
        self.setWidget(options)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        bar = self.verticalScrollBar().sizeHint().width()
        self.setFixedWidth(options.sizeHint().width() + bar)
