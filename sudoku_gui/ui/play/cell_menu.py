"""The menu of the selected cells: what can be written into them, and what can be asked of them."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QObject, QPoint, QSize, Slot
from PySide6.QtGui import QAction, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QMenu

from sudoku_gui.language import say, tr
from sudoku_gui.model.geometry import Digit
from sudoku_gui.model.grid import sign_of
from sudoku_gui.model.notes import COLOURS, Colour
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.grid.colour_styles import COLOUR_STYLES
from sudoku_gui.presentation.grid.entry_kind import EntryKind
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.grid.grid_widget import GridWidget
from sudoku_gui.ui.play.colour_controller import ColourController
from sudoku_gui.ui.play.entry_controller import EntryController
from sudoku_gui.ui.search.game_controller import GameController

_CLEARING = (ActionId.ERASE, ActionId.CLEAR_COLOURS)
_QUESTIONS = (
    ActionId.HINT,
    ActionId.WHY_NOT,
    ActionId.WHY_DEAD_END,
    ActionId.WHAT_IF,
    ActionId.NEXT_CHANGE,
    ActionId.PREVIOUS_CHANGE,
)
_ICON = QSize(20, 16)


class CellMenu(QObject):
    """Is made anew whenever it is asked for: with the other button, a key, or a long press."""

    def __init__(
        self,
        grid: GridWidget,
        entries: EntryController,
        colours: ColourController,
        game_controller: GameController,
        actions: Mapping[ActionId, QAction],
        theme: Theme,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._entries = entries
        self._colours = colours
        self._game_controller = game_controller
        self._actions = actions
        self._theme = theme
        self.menu = QMenu(grid)
        self.menu.setObjectName("cell-menu")

    @Slot(object)
    def set_theme(self, theme: Theme) -> None:
        """Use the colours of `theme` from now on."""
        self._theme = theme

    @Slot(QPoint)
    def pop_up(self, where: QPoint) -> None:
        """Open it at `where`, on the screen."""
        self._fill()
        self.menu.popup(where)

    def _fill(self) -> None:
        self.menu.clear()
        for old in self.menu.findChildren(QMenu):
            old.deleteLater()
        sheet = self._game_controller.shown
        digits = [Digit(digit) for digit in sheet.geometry.digits]
        noted = frozenset[Digit]().union(
            *(sheet.notes_at(cell).digits for cell in self._entries.cells)
        )
        self._add_digits(tr("&Digit"), digits, EntryKind.DIGIT)
        self._add_digits(tr("Corne&r Note"), digits, EntryKind.CORNER)
        self._add_digits(tr("C&entre Note"), digits, EntryKind.CENTRE)
        self._add_colours(self.menu.addMenu(tr("Co&lour")), self._colours.colour_cells)
        of_notes = self.menu.addMenu(tr("Colour of a &Note"))
        of_notes.setEnabled(bool(noted))
        for digit in sorted(noted):
            give = partial(self._colours.colour_notes, digit)
            self._add_colours(of_notes.addMenu(f"&{sign_of(digit)}"), give)
        self._add_actions(_CLEARING)
        self._add_actions(_QUESTIONS)

    def _add_digits(self, title: str, digits: Iterable[Digit], kind: EntryKind) -> None:
        submenu = self.menu.addMenu(title)
        for digit in digits:
            _add(submenu, f"&{sign_of(digit)}", partial(self._entries.write, digit, kind))

    def _add_colours(self, submenu: QMenu, give: Callable[[Colour], None]) -> None:
        for colour in COLOURS:
            words = f"&{colour} {say(COLOUR_STYLES[colour].name)}"
            _add(submenu, words, partial(give, colour)).setIcon(self._icon_of(colour))

    def _add_actions(self, names: Sequence[ActionId]) -> None:
        self.menu.addSeparator()
        self.menu.addActions([self._actions[name] for name in names])

    def _icon_of(self, colour: Colour) -> QIcon:
        # Imported late, as the menu is filled when it is opened.
        from sudoku_gui.ui.grid.colour_painter import paint_swatch  # noqa: PLC0415

        pixmap = QPixmap(_ICON)
        painter = QPainter(pixmap)
        paint_swatch(painter, pixmap.rect(), (colour,), self._theme)
        painter.end()
        return QIcon(pixmap)


def _add(menu: QMenu, words: str, do: Callable[[], None]) -> QAction:
    # PySide never lets go of an action that `menu.addAction(words)` has made.
    entry = QAction(words, menu)
    menu.addAction(entry)
    entry.triggered.connect(lambda _checked: do())
    return entry
