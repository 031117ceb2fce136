"""The controls of what happens inside a step: back and forth, by hand and by itself, how fast."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QLocale, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QSlider,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from sudoku_gui.language import current_language, tr
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.search.speed_scale import FIRST_SUB_STEP_POSITION, SUB_STEP_PACES
from sudoku_gui.ui.files.settings import Settings
from sudoku_gui.ui.kit.check_box import CheckBox
from sudoku_gui.ui.kit.text_scale import scaled

_ICON_SIDE = 18
_BUTTONS = (
    ActionId.PLAY_SUB_STEPS_BACK,
    ActionId.SUB_STEP_BACK,
    ActionId.SUB_STEP,
    ActionId.PLAY_SUB_STEPS,
)


class SubStepControls(QWidget):
    """Buttons, the pace in sub-steps a second, and whether every look is one; keeps the choice."""

    pace_changed = Signal(float)

    def __init__(self, actions: Mapping[ActionId, QAction], settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self._slider = QSlider(Qt.Orientation.Horizontal)
        self._slider.setRange(0, len(SUB_STEP_PACES) - 1)
        self._slider.setPageStep(2)
        self._slider.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        position = settings.sub_step_speed
        self._slider.setValue(position if position >= 0 else FIRST_SUB_STEP_POSITION)
        self._words = QLabel()
        self._looks = CheckBox()
        self._looks.setObjectName("every-look-box")
        self._looks.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._looks.setChecked(settings.tells_looks)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self._buttons = _buttons(actions)
        buttons = QHBoxLayout()
        buttons.setSpacing(4)
        for button in self._buttons:
            buttons.addWidget(button)
        column.addLayout(buttons)
        row = QHBoxLayout()
        row.addWidget(self._slider, stretch=1)
        row.addWidget(self._words)
        column.addLayout(row)
        column.addWidget(self._looks)
        self._slider.valueChanged.connect(self._report)
        self._looks.toggled.connect(self._keep_looks)

    @property
    def pace(self) -> float:
        """Sub-steps per second."""
        return SUB_STEP_PACES[self._slider.value()]

    @property
    def tells_looks(self) -> bool:
        """Whether each look is a sub-step."""
        return self._looks.isChecked()

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self._slider.setAccessibleName(tr("Speed of sub-steps"))
        self._slider.setToolTip(tr("Speed of sub-steps"))
        self._looks.setText(tr("Every look"))
        self._looks.setToolTip(tr("Stop at each look at a cell or a table, not only at each digit"))
        self._fit_words()
        self._show_pace()

    @Slot()
    def _report(self) -> None:
        self._settings.sub_step_speed = self._slider.value()
        self._show_pace()
        self.pace_changed.emit(self.pace)

    @Slot(bool)
    def _keep_looks(self, tells_looks: bool) -> None:
        self._settings.tells_looks = tells_looks

    def _fit_words(self) -> None:
        widest = max((_words_for(pace) for pace in SUB_STEP_PACES), key=len)
        self._words.setMinimumWidth(self._words.fontMetrics().horizontalAdvance(widest))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit_words()
            for button in self._buttons:
                button.setIconSize(_icon_size())

    def _show_pace(self) -> None:
        words = _words_for(self.pace)
        self._words.setText(words)
        self._slider.setAccessibleDescription(words)


def _buttons(actions: Mapping[ActionId, QAction]) -> list[QToolButton]:
    """Return icon buttons, whose tool tips say what they do, and by which key."""
    buttons = []
    for name in _BUTTONS:
        button = QToolButton()
        button.setObjectName(f"{name.value}-button")
        button.setDefaultAction(actions[name])
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        button.setIconSize(_icon_size())
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        buttons.append(button)
    return buttons


def _icon_size() -> QSize:
    return QSize(scaled(_ICON_SIDE), scaled(_ICON_SIDE))


def _words_for(pace: float) -> str:
    numbers = QLocale(current_language())
    if pace < 1:
        seconds = numbers.toString(1 / pace, "g", 2)
        return tr("1 in {seconds} s", seconds=seconds)
    return tr("{count} a second", count=numbers.toString(pace, "g", 2))
