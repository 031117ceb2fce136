"""Builds the menu bar from its table, and keeps the menus whose entries vary."""

from collections.abc import Callable, Iterable, Mapping, Sized
from functools import partial

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QMenuBar

from sudoku_gui.language import Text, say, text
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.actions.menu_specs import MENUS, SUBMENUS, MenuSpec

FILLED_LATER = {
    "sizes>": text("New of Another Si&ze"),
    "samples>": text("Open Sa&mple"),
    "recent>": text("Open &Recent"),
    "noted>": text("Cells That N&ote"),
    "unfinished>": text("&Unfinished Puzzles"),
    "algorithms>": text("&Algorithm"),
    "marked-moments>": text("Bookmarks &for This Puzzle"),
    "holds>": text("Next Time the Cell &Holds"),
    "highlighted-digits>": text("&Digit"),
    "highlighted-counts>": text("C&andidates in a Cell"),
    "appearance>": text("&Appearance"),
    "motion>": text("&Motion"),
    "languages>": text("&Language"),
}


@dataclass(frozen=True, slots=True)
class MenuEntry:
    """One entry of a menu whose entries vary."""

    words: str
    choose: Callable[[], None]
    is_chosen: bool | None = None  # None: not one of several that exclude each other


class Menus:
    """The menu bar; the entries of the menus that vary may be made when one is opened."""

    def __init__(self, bar: QMenuBar, actions: dict[ActionId, QAction]) -> None:
        self._menus: list[tuple[QMenu, Text]] = []
        self._submenus: dict[str, QMenu] = {}
        self._waiting: dict[str, Iterable[MenuEntry]] = {}  # for their menu to be opened
        for spec in MENUS:
            self._build(bar.addMenu(""), spec, actions)

    def retranslate(self) -> None:
        """Say the titles in the language in use."""
        titles: list[tuple[QMenu, Text]] = [
            *self._menus,
            *((menu, FILLED_LATER[name]) for name, menu in self._submenus.items()),
        ]
        for menu, words in titles:
            menu.setTitle(say(words))

    @property
    def file(self) -> QMenu:
        """The first menu, that of files."""
        return self._menus[0][0]

    @property
    def submenus(self) -> Mapping[str, QMenu]:
        """The menus that are filled, by their name in the table, with their entries."""
        for name in tuple(self._waiting):
            self._fill(name)
        return self._submenus

    def fill(self, name: str, choices: Iterable[MenuEntry]) -> None:
        """Give the submenu `name` these entries in place of those it has.

        An iterator, which has some, is asked for them when the menu is opened.
        """
        self._waiting[name] = choices
        self._submenus[name].setEnabled(not isinstance(choices, Sized) or len(choices) > 0)
        if isinstance(choices, Sized):
            self._fill(name)

    def _fill(self, name: str) -> None:
        choices = self._waiting.pop(name, None)
        if choices is None:
            return
        menu = self._submenus[name]
        for old in menu.actions():
            menu.removeAction(old)
            old.deleteLater()  # later, because it may be the entry just being chosen
        for old_group in menu.findChildren(QActionGroup):
            old_group.deleteLater()
        group = QActionGroup(menu)
        for choice in choices:
            # PySide never lets go of an action that `menu.addAction(words)` has made.
            action = QAction(choice.words, menu)
            menu.addAction(action)
            if choice.is_chosen is not None:
                action.setCheckable(True)
                action.setChecked(choice.is_chosen)
                group.addAction(action)
            _connect(action, choice)

    def _build(self, menu: QMenu, spec: MenuSpec, actions: dict[ActionId, QAction]) -> None:
        menu.setToolTipsVisible(True)
        self._menus.append((menu, spec.words))
        for entry in spec.entries:
            if entry == "-":
                menu.addSeparator()
            elif isinstance(entry, ActionId):
                menu.addAction(actions[entry])
            elif entry in SUBMENUS:
                self._build(menu.addMenu(""), SUBMENUS[entry], actions)
            else:
                self._submenus[entry] = menu.addMenu("")
                self._submenus[entry].aboutToShow.connect(partial(self._fill, entry))


def _connect(action: QAction, choice: MenuEntry) -> None:
    action.triggered.connect(lambda _checked: choice.choose())
