"""The panel of the search tree: the picture, and a sentence where it cannot be up to date."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from sudoku_gui.language import say, tr
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.playback.search_tree import EMPTY_TREE, TreeSnapshot
from sudoku_gui.presentation.search.shown_moment import HIDDEN
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.kit.check_box import CheckBox
from sudoku_gui.ui.kit.dock import NarrowPanel
from sudoku_gui.ui.kit.panel_picture import PanelPicture
from sudoku_gui.ui.kit.wrapping_label import WrappingLabel
from sudoku_gui.ui.learn.tree_view import TreeView
from sudoku_gui.ui.learn.zoomed_area import STEP

_ANY_GEOMETRY = Geometry.of_box_shape(3, 3)
_WIDTH = 270  # nine branches side by side, some of them with the steps inside


class TreePanel(NarrowPanel):
    """Shows the tree around the moment looked at, and says whether it is looked at itself."""

    looked_at = Signal(bool)  # whether anybody can see the panel now

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view = TreeView(theme)
        self.hint = WrappingLabel()
        self.hint.setMargin(6)
        self._farther, self._closer, self._fitting = QToolButton(), QToolButton(), QToolButton()
        self._all = CheckBox("")
        self._has_tree = False
        self._is_hidden = False
        self.setFocusProxy(self.view)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.hint.setAlignment(Qt.AlignmentFlag.AlignTop)
        column.addWidget(self.hint)
        column.addWidget(self.view, stretch=1)
        column.addLayout(self._build_tools())

    @property
    def tools(self) -> tuple[QAbstractButton, ...]:
        """What stands below the tree."""
        return self._farther, self._closer, self._fitting, self._all

    def show_tree(self, tree: TreeSnapshot, geometry: Geometry, now: int) -> None:
        """Show `tree` of a search that stands at the step `now`, over a grid of that shape."""
        self._has_tree = bool(tree.path)
        self.view.show_tree(tree, geometry)
        self.view.show_stale(self._has_tree and tree.at != now)
        self._say()

    def picture(self) -> PanelPicture | None:
        """Return the tree as a picture, None where there is none to be seen."""
        return self.view.picture() if self._has_tree and self.view.isVisible() else None

    def hide_tree(self, is_hidden: bool) -> None:
        """Show no tree while it would tell the answer to a question."""
        self._is_hidden = is_hidden
        self._say()

    def show_nothing(self) -> None:
        """Show that there is no search."""
        self.show_tree(EMPTY_TREE, _ANY_GEOMETRY, 0)

    def set_theme(self, theme: Theme) -> None:
        self.view.set_theme(theme)

    def retranslate(self) -> None:
        self.view.retranslate()
        self._name_tools()
        self._say()

    def _build_tools(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setContentsMargins(4, 2, 4, 2)
        for button, slot in (
            (self._farther, lambda: self.view.zoom_by(1 / STEP)),
            (self._closer, lambda: self.view.zoom_by(STEP)),
            (self._fitting, self.view.fit),
        ):
            button.clicked.connect(slot)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            row.addWidget(button)
        self._all.toggled.connect(self.view.show_all)
        row.addWidget(self._all)
        row.addStretch()
        return row

    def _name_tools(self) -> None:
        for tool, words, tip in (
            (self._farther, "−", tr("Farther (-)")),
            (self._closer, "+", tr("Closer (+)")),
            (self._fitting, tr("Fit"), tr("As much of the tree as can be read (0)")),
            (self._all, tr("All digits"), tr("Also those refused, and those not tried yet")),
        ):
            tool.setText(words)
            tool.setToolTip(tip)
            tool.setAccessibleName(words if len(words) > 1 else tip)

    def _say(self) -> None:
        """Where there is nothing to see, what to do; elsewhere nothing moves the picture."""
        self.view.setVisible(not self._is_hidden)
        self.hint.setVisible(self._is_hidden or not self._has_tree)
        what_to_do = tr("Watch a search, and its tree is drawn here.")
        self.hint.setText(say(HIDDEN) if self._is_hidden else what_to_do)

    def sizeHint(self) -> QSize:
        return QSize(_WIDTH, super().sizeHint().height())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.looked_at.emit(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.looked_at.emit(False)
