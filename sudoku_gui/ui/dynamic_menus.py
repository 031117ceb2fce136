"""The menus whose entries vary: sizes, samples, recent files, algorithms, looks, languages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from sudoku_gui import language
from sudoku_gui.language import LANGUAGES, say, text, tr
from sudoku_gui.model.geometry import SIZES
from sudoku_gui.presentation.one_line import path_on_one_line
from sudoku_gui.presentation.theme import Appearance
from sudoku_gui.ui.files.journal_controller import JournalController
from sudoku_gui.ui.files.preferences import Preferences
from sudoku_gui.ui.files.settings import Settings
from sudoku_gui.ui.kit.menus import MenuEntry, Menus
from sudoku_gui.ui.kit.reduced_motion import MotionPreference
from sudoku_gui.ui.search.search_controller import SearchController

if TYPE_CHECKING:
    from sudoku_gui.documents.samples import Sample
    from sudoku_gui.documents.unfinished import UnfinishedPuzzle
    from sudoku_gui.solvers.search import Algorithm
    from sudoku_gui.ui.files.document_opener import DocumentOpener

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
        files = self._settings.recent.files
        self._menus.fill("recent>", self._recent_entries(files) if files else ())

    @Slot()
    def fill_unfinished(self) -> None:
        """List the puzzles that were left unfinished and wait to be gone back to."""
        puzzles = self._journal.unfinished
        self._menus.fill("unfinished>", self._unfinished_entries(puzzles) if puzzles else ())

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
            [MenuEntry(f"{size} × {size}", partial(self._begin_grid, size)) for size in SIZES],
        )

    def _begin_grid(self, size: int) -> None:
        self._opener.new(size)

    def _fill_samples(self) -> None:
        self._menus.fill("samples>", self._sample_entries())

    def _sample_entries(self) -> Iterator[MenuEntry]:
        """Yield them when they are asked for; so is what is loaded for them."""
        from sudoku_gui.documents.samples import SAMPLE_PHOTOS, SAMPLES  # noqa: PLC0415

        for sample in SAMPLES:
            yield MenuEntry(say(sample.title), partial(self._opener.open_sample, sample))
        for photo in SAMPLE_PHOTOS:
            yield MenuEntry(say(photo.title), partial(self._open_photo, photo))

    def _open_photo(self, photo: Sample) -> None:
        self._opener.open_file(photo.path)

    def _recent_entries(self, files: Sequence[Path]) -> Iterator[MenuEntry]:
        for path in files:
            words = path_on_one_line(path).replace("&", "&&")
            yield MenuEntry(words, partial(self._opener.open_file, path))
        yield MenuEntry(tr("&Clear This List"), self._forget_recent)

    def _unfinished_entries(self, puzzles: Sequence[UnfinishedPuzzle]) -> Iterator[MenuEntry]:
        from sudoku_gui.presentation.journal_notices import unfinished_words  # noqa: PLC0415

        for puzzle in puzzles:
            words = unfinished_words(puzzle).replace("&", "&&")
            yield MenuEntry(words, partial(self._journal.go_back_to, puzzle))

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
