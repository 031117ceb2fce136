"""The menus whose entries vary: sizes, samples, recent files, algorithms, looks, languages."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from sudoku_gui import language
from sudoku_gui.documents.samples import SAMPLES
from sudoku_gui.language import LANGUAGES, say, text, tr
from sudoku_gui.model.geometry import SIZES
from sudoku_gui.presentation.journal_notices import unfinished_words
from sudoku_gui.presentation.one_line import path_on_one_line
from sudoku_gui.presentation.theme import Appearance
from sudoku_gui.ui.files.document_opener import DocumentOpener
from sudoku_gui.ui.files.journal_controller import JournalController
from sudoku_gui.ui.files.preferences import Preferences
from sudoku_gui.ui.files.settings import Settings
from sudoku_gui.ui.kit.menus import MenuEntry, Menus
from sudoku_gui.ui.kit.reduced_motion import MotionPreference
from sudoku_gui.ui.search.search_controller import SearchController

if TYPE_CHECKING:
    from sudoku_gui.solvers.search import Algorithm

_APPEARANCES = {
    Appearance.SYSTEM: text("As the &System"),
    Appearance.LIGHT: text("&Light"),
    Appearance.DARK: text("&Dark"),
}

_MOTIONS = {
    MotionPreference.SYSTEM: text("As the &System"),
    MotionPreference.FULL: text("&Full"),
    MotionPreference.REDUCED: text("&Reduced"),
}


class DynamicMenus(QObject):
    """Fills the menus, again whenever what they list has changed."""

    def __init__(
        self,
        menus: Menus,
        opener: DocumentOpener,
        journal: JournalController,
        search: SearchController,
        preferences: Preferences,
        settings: Settings,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._menus = menus
        self._opener = opener
        self._journal = journal
        self._search = search
        self._preferences = preferences
        self._settings = settings

    @Slot()
    def fill_all(self) -> None:
        """Fill every menu, in the language in use."""
        self._fill_sizes()
        self._fill_samples()
        self.fill_recent()
        self.fill_unfinished()
        self.fill_algorithms()
        self._fill_appearance()
        self._fill_motion()
        self._fill_languages()

    @Slot()
    def fill_recent(self) -> None:
        """List the recent files, and the way to forget them."""
        choices = [
            MenuEntry(
                path_on_one_line(path).replace("&", "&&"), partial(self._opener.open_file, path)
            )
            for path in self._settings.recent.files
        ]
        if choices:
            choices.append(MenuEntry(tr("&Clear This List"), self._forget_recent))
        self._menus.fill("recent>", choices)

    @Slot()
    def fill_unfinished(self) -> None:
        """List the puzzles that were left unfinished and wait to be gone back to."""
        self._menus.fill(
            "unfinished>",
            [
                MenuEntry(
                    unfinished_words(puzzle).replace("&", "&&"),
                    partial(self._journal.go_back_to, puzzle),
                )
                for puzzle in self._journal.unfinished
            ],
        )

    @Slot()
    def fill_algorithms(self) -> None:
        """List the algorithms, the chosen one marked."""
        self._menus.fill(
            "algorithms>",
            (
                MenuEntry(
                    say(algorithm.title),
                    partial(self._search.choose_algorithm, algorithm),
                    algorithm is self._search.algorithm,
                )
                for algorithm in _algorithms()
            ),
        )

    def _forget_recent(self) -> None:
        self._settings.recent.clear()
        self.fill_recent()

    def _fill_sizes(self) -> None:
        self._menus.fill(
            "sizes>",
            [MenuEntry(f"{size} × {size}", partial(self._opener.new, size)) for size in SIZES],
        )

    def _fill_samples(self) -> None:
        self._menus.fill(
            "samples>",
            [
                MenuEntry(say(sample.title), partial(self._opener.open_sample, sample))
                for sample in SAMPLES
            ],
        )

    def _fill_appearance(self) -> None:
        chosen = self._preferences.appearance
        self._menus.fill(
            "appearance>",
            [
                MenuEntry(
                    say(words),
                    partial(self._preferences.choose_appearance, appearance),
                    appearance is chosen,
                )
                for appearance, words in _APPEARANCES.items()
            ],
        )

    def _fill_motion(self) -> None:
        chosen = self._preferences.motion
        self._menus.fill(
            "motion>",
            [
                MenuEntry(
                    say(words), partial(self._preferences.choose_motion, wish), wish is chosen
                )
                for wish, words in _MOTIONS.items()
            ],
        )

    def _fill_languages(self) -> None:
        self._menus.fill(
            "languages>",
            [
                MenuEntry(
                    name,
                    partial(self._preferences.choose_language, code),
                    code == language.current_language(),
                )
                for code, name in LANGUAGES.items()
            ],
        )


def _algorithms() -> Iterator[Algorithm]:
    """Yield the algorithms, which are loaded when the first is asked for."""
    from sudoku_gui.solvers import ALGORITHMS  # noqa: PLC0415

    yield from ALGORITHMS
