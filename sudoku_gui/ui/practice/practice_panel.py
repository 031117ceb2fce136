"""What stands beside the position: the technique, the source, the question, the proof."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from sudoku_gui.language import Text, say, tr, tr_n
from sudoku_gui.presentation.hint.shown_hint import ShownHint
from sudoku_gui.presentation.practice import PracticeTally
from sudoku_gui.techniques.technique import Technique
from sudoku_gui.ui.hint.hint_panel import ProofList
from sudoku_gui.ui.kit.wrapping_label import WrappingLabel
from sudoku_gui.wording.deductions import difficulty_words

_WIDTH = 300
_NAME = Qt.ItemDataRole.UserRole


class PracticePanel(QWidget):
    """Shows how the practice stands, and reports what people want next."""

    choice_changed = Signal()  # another technique, or another source
    next_wanted = Signal()
    stop_wanted = Signal()
    proof_wanted = Signal()
    step_wanted = Signal(int)  # of the proof

    def __init__(self, techniques: Sequence[Technique], name: str) -> None:
        super().__init__()
        self._techniques, self._list_count = techniques, 0
        self._sentence: Text | None = None
        self._outcome: Text | None = None
        self._tally = PracticeTally()
        self._is_looking = False
        self._technique, self._source = QComboBox(), QComboBox()
        self._technique_label, self._source_label = QLabel(), QLabel()
        self._question = WrappingLabel("practice-question")
        self._answer = WrappingLabel("practice-answer")
        self._count = WrappingLabel("practice-tally")
        self._proof = ProofList()
        self._show_proof, self._next = QPushButton(), QPushButton()
        font = self._question.font()
        font.setBold(True)
        self._question.setFont(font)
        self._fill_techniques(name)
        self._source.addItems(["", ""])
        self._lay_out()
        self._connect()
        self.show_proof(None)

    @property
    def technique(self) -> str:
        """The name of the technique chosen."""
        name: str = self._technique.currentData(_NAME)
        return name

    @property
    def uses_list(self) -> bool:
        """Whether the positions are to come from the puzzles that are open."""
        return self._source.currentIndex() == 1

    def show_list_count(self, count: int) -> None:
        """So many puzzles are open."""
        self._list_count = count
        self._say_sources()

    def show_question(self, sentence: Text, *, is_looking: bool, has_question: bool) -> None:
        """Show what is asked, or how far the search for a position is."""
        self._sentence, self._is_looking = sentence, is_looking
        self._show_proof.setEnabled(has_question)
        self._say()

    def show_outcome(self, sentence: Text | None, tally: PracticeTally) -> None:
        """Show what an answer was worth."""
        self._outcome, self._tally = sentence, tally
        self._say()

    def show_proof(self, hint: ShownHint | None) -> None:
        """List the steps of a proof, one of which is drawn, or none."""
        self._proof.setVisible(hint is not None)
        self._proof.show_steps(() if hint is None else hint.steps)
        if hint is not None:
            self._proof.setCurrentRow(hint.step)

    def focus_next(self) -> None:
        """Let Enter go on."""
        self._next.setFocus()

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self._technique_label.setText(tr("&Technique:"))
        self._source_label.setText(tr("&Positions from:"))
        self._show_proof.setText(tr("Show &Why"))
        self._proof.setAccessibleName(tr("Proof"))
        self._proof.show_steps(())
        for place, title in self._titles.items():
            self._technique.setItemText(place, say(title))
        self._technique.setItemText(
            self._group_place, tr("Techniques that need a puzzle with one solution")
        )
        self._say_sources()
        self._say()

    def _fill_techniques(self, name: str) -> None:
        """List the techniques as their dialog does: those that rest on uniqueness at the end."""
        plain = [each for each in self._techniques if not each.needs_uniqueness]
        unique = [each for each in self._techniques if each.needs_uniqueness]
        self._titles: dict[int, Text] = {}
        for technique in plain:
            self._add(technique)
        self._group_place = self._technique.count()
        self._technique.addItem("")
        model = self._technique.model()
        assert isinstance(model, QStandardItemModel)
        group: QStandardItem = model.item(self._group_place)
        group.setFlags(Qt.ItemFlag.NoItemFlags)
        for technique in unique:
            self._add(technique)
        place = self._technique.findData(name, _NAME)
        self._technique.setCurrentIndex(max(0, place))

    def _add(self, technique: Technique) -> None:
        place = self._technique.count()
        self._technique.addItem(say(technique.title))
        self._technique.setItemData(place, technique.name, _NAME)
        tip = f"{difficulty_words(technique.tenths)} · {say(technique.summary)}"
        self._technique.setItemData(place, tip, Qt.ItemDataRole.ToolTipRole)
        self._titles[place] = technique.title

    def _lay_out(self) -> None:
        self._technique.setObjectName("practice-technique")
        self._source.setObjectName("practice-source")
        self._show_proof.setObjectName("practice-proof")
        self._next.setObjectName("practice-next")
        self._next.setDefault(True)
        self._technique_label.setBuddy(self._technique)
        self._source_label.setBuddy(self._source)
        for choice in (self._technique, self._source):
            choice.setMinimumContentsLength(12)
            choice.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        parts: tuple[QWidget, ...] = (
            self._technique_label,
            self._technique,
            self._source_label,
            self._source,
            self._question,
            self._answer,
        )
        for part in parts:
            column.addWidget(part)
        column.addWidget(self._proof)
        column.addStretch()
        column.addWidget(self._count)
        row = QHBoxLayout()
        row.addWidget(self._show_proof)
        row.addWidget(self._next)
        column.addLayout(row)
        self.setFixedWidth(_WIDTH)

    def _connect(self) -> None:
        self._technique.currentIndexChanged.connect(self.choice_changed)
        self._source.currentIndexChanged.connect(self.choice_changed)
        self._show_proof.clicked.connect(self.proof_wanted)
        self._next.clicked.connect(self._go_on)
        self._proof.currentRowChanged.connect(self._choose_step)

    @Slot()
    def _go_on(self) -> None:
        (self.stop_wanted if self._is_looking else self.next_wanted).emit()

    @Slot(int)
    def _choose_step(self, row: int) -> None:
        if row >= 0:
            self.step_wanted.emit(row)

    def _say_sources(self) -> None:
        self._source.setItemText(0, tr("Puzzles made now"))
        count = tr_n("{n:,} puzzle", "{n:,} puzzles", n=self._list_count)
        self._source.setItemText(1, tr("What is open: {count}", count=count))

    def _say(self) -> None:
        self._question.setText(say(self._sentence) if self._sentence else "")
        self._answer.setText(say(self._outcome) if self._outcome else "")
        self._count.setText(say(self._tally.sentence) if self._tally.asked else "")
        self._next.setText(tr("St&op") if self._is_looking else tr("&Next Position"))
