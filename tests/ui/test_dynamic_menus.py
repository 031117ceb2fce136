"""The menus whose entries vary: what they list, and what choosing an entry does."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMainWindow
from pytestqt.qtbot import QtBot

from sudoku_gui import language
from sudoku_gui.documents.samples import SAMPLE_PHOTOS, SAMPLES, Sample
from sudoku_gui.documents.unfinished import UnfinishedPuzzle
from sudoku_gui.language import text
from sudoku_gui.model.geometry import SIZES
from sudoku_gui.presentation.journal_notices import unfinished_words
from sudoku_gui.presentation.theme import Appearance
from sudoku_gui.solvers import ALGORITHMS
from sudoku_gui.solvers.search import Algorithm
from sudoku_gui.ui.dynamic_menus import DynamicMenus
from sudoku_gui.ui.files.document_opener import DocumentOpener
from sudoku_gui.ui.files.journal_controller import JournalController
from sudoku_gui.ui.files.preferences import Preferences
from sudoku_gui.ui.files.settings import Settings
from sudoku_gui.ui.kit.menus import Menus
from sudoku_gui.ui.kit.qactions import build_actions
from sudoku_gui.ui.search.search_controller import SearchController
from tests.support.ui.pseudo_language import untranslated


@dataclass
class FakeOpener:
    """Keeps what was asked of it."""

    asked: list[object] = field(default_factory=list)

    def open_file(self, path: Path) -> None:
        """Note the file."""
        self.asked.append(path)

    def open_sample(self, sample: Sample) -> None:
        """Note the sample."""
        self.asked.append(sample)

    def new(self, size: int) -> None:
        """Note the size."""
        self.asked.append(size)


@dataclass
class FakeJournal:
    """Knows what waits, and keeps what was gone back to."""

    unfinished: list[UnfinishedPuzzle] = field(default_factory=list)
    asked: list[UnfinishedPuzzle] = field(default_factory=list)

    def go_back_to(self, puzzle: UnfinishedPuzzle) -> None:
        """Note the puzzle."""
        self.asked.append(puzzle)


@dataclass
class FakeSearch:
    """Knows which algorithm is chosen."""

    algorithm: Algorithm = ALGORITHMS[0]

    def choose_algorithm(self, algorithm: Algorithm) -> None:
        """Take another algorithm."""
        self.algorithm = algorithm


@dataclass
class Bench:
    """The menus and what stands behind them."""

    menus: Menus
    varying: DynamicMenus
    opener: FakeOpener
    journal: FakeJournal
    search: FakeSearch
    settings: Settings

    def entries(self, menu: str) -> list[QAction]:
        """What stands in a menu now."""
        return self.menus.submenus[menu].actions()

    def words(self, menu: str) -> list[str]:
        """The words of those entries."""
        return [action.text() for action in self.entries(menu)]

    def marked(self, menu: str) -> list[str]:
        """The words of the entries with a mark."""
        return [action.text() for action in self.entries(menu) if action.isChecked()]

    def choose(self, menu: str, words: str) -> None:
        """Choose the entry with those words."""
        next(action for action in self.entries(menu) if action.text() == words).trigger()


def test_every_size_can_be_begun(bench: Bench) -> None:
    for entry in bench.entries("sizes>"):
        entry.trigger()

    assert bench.opener.asked == list(SIZES)
    assert bench.words("sizes>")[0] == "4 × 4"


def test_every_sample_can_be_opened(bench: Bench) -> None:
    for entry in bench.entries("samples>"):
        entry.trigger()

    assert bench.opener.asked == [*SAMPLES, *(photo.path for photo in SAMPLE_PHOTOS)]


def test_puzzles_that_wait_are_listed_and_can_be_gone_back_to(bench: Bench) -> None:
    assert not bench.menus.submenus["unfinished>"].isEnabled()
    left = datetime(2024, 2, 29, 23, 59).timestamp()
    puzzle = UnfinishedPuzzle(Path("1.journal"), text("{name}", name="a&b\n.csv"), left)
    bench.journal.unfinished.append(puzzle)

    bench.varying.fill_unfinished()
    (entry,) = bench.entries("unfinished>")
    entry.trigger()

    assert entry.text() == unfinished_words(puzzle).replace("&", "&&")
    assert bench.journal.asked == [puzzle]


def test_the_algorithm_chosen_is_marked_and_another_can_be_chosen(bench: Bench) -> None:
    title = str(ALGORITHMS[3].title)
    assert bench.marked("algorithms>") == [str(ALGORITHMS[0].title)]

    bench.choose("algorithms>", title)
    bench.varying.fill_algorithms()

    assert bench.search.algorithm is ALGORITHMS[3]
    assert bench.marked("algorithms>") == [title]


def test_recent_files_are_listed_the_newest_first_and_opened_once(bench: Bench) -> None:
    for name in ("/p/one.txt", "/p/two & three.txt"):
        bench.settings.recent.remember(Path(name))
    bench.varying.fill_recent()

    assert bench.words("recent>")[:2] == ["/p/two && three.txt", "/p/one.txt"]
    bench.choose("recent>", "/p/two && three.txt")
    assert bench.opener.asked == [Path("/p/two & three.txt")]


def test_the_name_of_a_recent_file_neither_breaks_nor_widens_the_menu(bench: Bench) -> None:
    bench.settings.recent.remember(Path("/p/" + "x" * 250 + "\ttab.txt"))
    bench.varying.fill_recent()

    (words, _) = bench.words("recent>")
    assert words.endswith("x tab.txt")
    assert len(words) <= 80


def test_the_list_of_recent_files_can_be_cleared(bench: Bench) -> None:
    bench.settings.recent.remember(Path("/p/one.txt"))
    bench.varying.fill_recent()

    bench.choose("recent>", "&Clear This List")

    assert bench.settings.recent.files == []
    assert bench.entries("recent>") == []
    assert not bench.menus.submenus["recent>"].isEnabled()


def test_an_appearance_can_be_chosen_and_is_marked(bench: Bench) -> None:
    assert bench.marked("appearance>") == ["As the &System"]

    bench.choose("appearance>", "&Dark")
    bench.varying.fill_all()

    assert bench.settings.appearance is Appearance.DARK
    assert bench.marked("appearance>") == ["&Dark"]


def test_a_language_can_be_chosen_by_its_own_name_and_is_marked(bench: Bench) -> None:
    assert bench.words("languages>") == ["English", "한국어"]

    bench.choose("languages>", "한국어")
    bench.varying.fill_all()

    assert language.current_language() == bench.settings.language == "ko"
    assert bench.marked("languages>") == ["한국어"]


def test_every_entry_follows_the_language(bench: Bench, pseudo_language: None) -> None:
    bench.settings.recent.remember(Path("/1/2"))
    language.set_language("ko")
    bench.varying.fill_all()

    said = {words for menu in bench.menus.submenus for words in bench.words(menu)}

    assert len(said) > 25
    assert untranslated(said - set(language.LANGUAGES.values())) == []


@pytest.fixture
def bench(qapp: QApplication, store: QSettings, qtbot: QtBot) -> Iterator[Bench]:
    """Menus filled for the first time."""
    window = QMainWindow()
    qtbot.addWidget(window)
    menus = Menus(window.menuBar(), build_actions(window))
    opener, search, settings = FakeOpener(), FakeSearch(), Settings(store)
    journal = FakeJournal()
    varying = DynamicMenus(
        menus,
        cast("DocumentOpener", opener),
        cast("JournalController", journal),
        cast("SearchController", search),
        Preferences(qapp, settings, window),
        settings,
        window,
    )
    varying.fill_all()
    yield Bench(menus, varying, opener, journal, search, settings)
    window.close()  # and so is there until now
