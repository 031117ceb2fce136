"""Above the photo: where it comes from, which of its grids is looked at, and what is being done."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from sudoku_gui.language import Text, say, tr
from sudoku_gui.ui.kit.check_box import CheckBox
from sudoku_gui.ui.kit.dialog_fields import choice_field
from sudoku_gui.ui.kit.notice_bar import ElidedLabel
from sudoku_gui.ui.kit.wrapping_label import WrappingLabel


class PhotoControls(QWidget):
    """Reports what people want of the photo.

    What is being done is said beside the buttons, where nothing moves for it; what came of it
    below them, where there is room for all of a sentence.
    """

    open_wanted = Signal()
    screen_wanted = Signal()
    camera_wanted = Signal()
    cancel_wanted = Signal()
    grid_chosen = Signal(int)
    whole_wanted = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self._sentence: Text | None = None
        self._open = _button("photo-open")
        self._screen = _button("photo-screen")
        self._camera = _button("photo-camera")
        self.whole = CheckBox()
        self.whole.setObjectName("photo-whole")
        self._grids: QComboBox = choice_field("photo-grid", ())
        self._told = ElidedLabel()
        self._told.setObjectName("photo-told")
        self.cancel = _button("photo-cancel")
        self._result = WrappingLabel("photo-result")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        row = QHBoxLayout()
        column.addLayout(row)
        column.addWidget(self._result)
        for widget in (self._open, self._screen, self._camera, self.whole, self._grids):
            row.addWidget(widget)
        row.addWidget(self._told, stretch=1)
        row.addWidget(self.cancel)
        self._open.clicked.connect(self.open_wanted)
        self._screen.clicked.connect(self.screen_wanted)
        self._camera.clicked.connect(self.camera_wanted)
        self.cancel.clicked.connect(self.cancel_wanted)
        self.whole.toggled.connect(self.whole_wanted)
        self._grids.activated.connect(self.grid_chosen)
        self.show_grids(0, 0)
        self.tell(None, is_busy=False)

    def show_grids(self, count: int, chosen: int) -> None:
        """Offer the grids of the photo, where there are several."""
        if self._grids.count() != count:
            self._grids.clear()
            self._grids.addItems([""] * count)
        self._grids.setCurrentIndex(chosen if count else -1)
        self._grids.setVisible(count > 1)
        self._name_grids()

    def tell(self, sentence: Text | None, *, is_busy: bool) -> None:
        """Say what is being done, which can be cancelled, or what has come of it."""
        self._sentence = sentence
        words = say(sentence) if sentence is not None else ""
        words = words[:1].upper() + words[1:]
        self._told.show_words(words if is_busy else "")
        self._result.setText("" if is_busy else words)
        self._result.setVisible(bool(self._result.text()))
        self.cancel.setVisible(is_busy)
        self._grids.setEnabled(not is_busy)

    @property
    def told(self) -> str:
        """What is said now."""
        return self._told.text() or self._result.text()

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self._open.setText(tr("&Open…"))
        self._open.setToolTip(tr("Open another picture (Ctrl+O); or drop or paste one here"))
        self._screen.setText(tr("&Screen…"))
        self._screen.setToolTip(tr("Read a puzzle on the screen: drag around it"))
        self._camera.setText(tr("Ca&mera…"))
        self._camera.setToolTip(tr("Photograph a puzzle, and read it"))
        self.whole.setText(tr("&Whole Photo"))
        self.whole.setToolTip(tr("Choose another grid, or put the corners right by hand (F2)"))
        self._grids.setAccessibleName(tr("Grid of the photo"))
        self.cancel.setText(tr("&Cancel"))
        self.cancel.setToolTip(tr("Stop reading (Esc)"))
        self._name_grids()
        self.tell(self._sentence, is_busy=not self.cancel.isHidden())

    def _name_grids(self) -> None:
        count = self._grids.count()
        for number in range(count):
            self._grids.setItemText(number, tr("Grid {n} of {count}", n=number + 1, count=count))


def _button(name: str) -> QPushButton:
    button = QPushButton()
    button.setObjectName(name)
    return button
