"""The panel of a program's procedure, its call stack and its other data structures."""

from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSplitter, QVBoxLayout, QWidget

from sudoku_gui.language import Text, say, text, tr
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.presentation.search.looked_at import item_looked_at
from sudoku_gui.presentation.search.program_state import ProgramState
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.solvers.look import Look
from sudoku_gui.solvers.procedure import Procedure
from sudoku_gui.ui.kit.dock import NarrowPanel
from sudoku_gui.ui.kit.panel_picture import PanelPicture
from sudoku_gui.ui.kit.wrapping_label import WrappingLabel
from sudoku_gui.ui.learn.procedure_view import ProcedureView
from sudoku_gui.ui.learn.program_state_view import ProgramStateView
from sudoku_gui.ui.learn.sub_step_controls import SubStepControls

_WIDTH = 250
_HEIGHTS = (320, 80, 260)  # at first: of the procedure, the stack, and the data
_SHARES = (0, 0, 1)
_WIDTHS = (200, 100, 300)  # where they are beside each other
_WIDTH_FOR_TWO, _WIDTH_FOR_STACK = 20, 46  # times the height of a line
_STACK, _DATA = text("Stack of calls"), text("What the program has in its hands")
_NOTHING_YET = text("Step or watch, and the line that is carried out is marked.")


class ProcedurePanel(NarrowPanel):
    """Lays its parts out, and scrolls each of them."""

    told = Signal(object)  # Text, or None where it goes by too fast: what happens

    def __init__(self, procedure: Procedure, controls: SubStepControls, theme: Theme) -> None:
        super().__init__()
        self.procedure = ProcedureView(procedure, theme)
        self.stack = ProgramStateView(_STACK, theme)
        self.blocks = ProgramStateView(_DATA, theme)
        self._controls = controls
        self._said = _NOTHING_YET
        self.sentence = WrappingLabel("sub-step")
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.sentence.setMinimumHeight(self.sentence.fontMetrics().lineSpacing() * 5 // 2)
        self._above = _ProcedureScrollArea(self.procedure)
        self._middle = _scrolling(self.stack)
        self._below = _scrolling(self.blocks)
        self._splitter = QSplitter(Qt.Orientation.Vertical)
        self._splitter.setChildrenCollapsible(False)
        self._splitter.addWidget(self._build_top())
        self._splitter.addWidget(self._middle)
        self._splitter.addWidget(self._below)
        self._splitter.setSizes(_HEIGHTS)
        self._other_sizes = [*_WIDTHS]
        self._share(*_SHARES)
        self.setFocusProxy(self._below)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 4, 4)
        column.addWidget(self._splitter)

    @property
    def said(self) -> Text:
        """What happens, as it was told last."""
        return self._said

    def mark(self, line: int) -> None:
        """Mark a line of the procedure, and keep it in sight."""
        self.procedure.mark(line)
        self._above.show_current()

    def tell(self, sentence: Text | None) -> None:
        """Say what happens at that line."""
        self._said = sentence or _NOTHING_YET
        words = say(self._said)
        self.sentence.setText(words)
        self.sentence.setAccessibleName(words)
        self.told.emit(sentence)

    def set_lecture(self, width: int) -> None:
        """Have code and data beside each other, as far as there is room; say no sentence.

        What happens is said elsewhere then, and larger.  width: that of the panel, measured in
        the height of a line.
        """
        self.sentence.hide()
        self._middle.setVisible(width >= _WIDTH_FOR_STACK)
        is_wide = width >= _WIDTH_FOR_TWO
        self._turn(Qt.Orientation.Horizontal if is_wide else Qt.Orientation.Vertical)
        self._share(*(_WIDTHS if is_wide else _SHARES))
        if is_wide:
            self._splitter.setSizes(_WIDTHS)

    def end_lecture(self) -> None:
        """Be as before."""
        self.sentence.show()
        self._middle.show()
        self._share(*_SHARES)
        self._turn(Qt.Orientation.Vertical)

    def _share(self, *shares: int) -> None:
        """Have each part grow by its share of what there is more."""
        for place, share in enumerate(shares):
            self._splitter.setStretchFactor(place, share)

    def _turn(self, wanted: Qt.Orientation) -> None:
        if self._splitter.orientation() is not wanted:
            sizes = self._splitter.sizes()
            self._splitter.setOrientation(wanted)
            self._splitter.setSizes(self._other_sizes)
            self._other_sizes = sizes

    def light(self, look: Look | None, geometry: Geometry | None = None) -> None:
        """Have the item stand out in the data that a look is at, if there is one, alone."""
        if look is None or geometry is None:
            self.blocks.light(None)
        else:
            self.blocks.light(partial(item_looked_at, look, geometry=geometry))
        for rect in self.blocks.lit_rects[:1]:
            self._below.ensureVisible(rect.center().x(), rect.center().y(), 20, rect.height())

    def show_state(self, state: ProgramState) -> None:
        """Show the data structures of the program, and what the last step changed in them."""
        before = self.blocks.blocks
        self.stack.show_blocks(state.stack)
        self.blocks.show_blocks(state.data)
        # More blocks than before make the view higher, which Qt would do only later.
        QCoreApplication.sendPostedEvents(self.blocks, QEvent.Type.LayoutRequest)
        if before not in ((), state.data):  # it is read from the top until something changes
            self._keep_changes_in_sight()

    def picture(self) -> PanelPicture | None:
        """Return the data structures as a picture, None where there are none."""
        shown = (*self.stack.blocks, *self.blocks.blocks)
        return self.blocks.picture_of(shown) if shown and self.isVisible() else None

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of `theme` from now on."""
        self.procedure.set_theme(theme)
        self.stack.set_theme(theme)
        self.blocks.set_theme(theme)

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self._above.setAccessibleName(tr("Procedure"))
        self._middle.setAccessibleName(say(_STACK))
        self._below.setAccessibleName(say(_DATA))
        self._controls.retranslate()
        self.procedure.retranslate()
        self.stack.retranslate()
        self.blocks.retranslate()
        self.tell(self._said)

    def sizeHint(self) -> QSize:
        return QSize(_WIDTH, super().sizeHint().height())

    def _keep_changes_in_sight(self) -> None:
        """Scroll to the first change, unless people look at one already."""
        seen = QRect(-self.blocks.pos(), self._below.viewport().size())
        partial_result = self.blocks.changed_rects
        if partial_result and not any(seen.contains(each) for each in partial_result):
            first = partial_result[0]
            # As much around it as tells to what it belongs: the names of the rows, at the left.
            down = first.height() // 2 + seen.height() // 4
            self._below.ensureVisible(0, first.center().y(), 0, down)
            self._below.horizontalScrollBar().setValue(first.right() + 1 - seen.width())

    def _build_top(self) -> QWidget:
        top = QWidget()
        column = QVBoxLayout(top)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._above, stretch=1)
        column.addWidget(self.sentence)
        column.addWidget(self._controls)
        return top


class _ProcedureScrollArea(QScrollArea):
    """Scrolls a procedure, its current line in sight however low the area is made."""

    def __init__(self, procedure: ProcedureView) -> None:
        super().__init__()
        self._procedure = procedure
        _prepare(self, procedure)

    def show_current(self) -> None:
        """Have the current line in sight, if there is one."""
        label = self._procedure.current_label
        if label is not None:
            self.ensureWidgetVisible(label, 0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.show_current()


def _scrolling(widget: QWidget) -> QScrollArea:
    area = QScrollArea()
    _prepare(area, widget)
    return area


def _prepare(area: QScrollArea, widget: QWidget) -> None:
    area.setWidget(widget)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setMinimumHeight(60)
