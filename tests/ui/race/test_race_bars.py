"""The bars of a race, and its picture."""

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QFont, QImage, QPaintDevice, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_gui import language
from sudoku_gui.language import say
from sudoku_gui.presentation.theme import DARK, LIGHT, Theme
from sudoku_gui.ui.race.race_bars import BarChart, RaceBars
from sudoku_gui.ui.race.race_metrics import RaceMetric, time_words
from sudoku_gui.ui.race.race_picture import png_of, results_picture
from tests.support.ui.pictures import colours_in, grabbed, pixels_of
from tests.support.ui.races import NAMES, results_of, timed_results_of, with_counters


@pytest.fixture
def bars(qtbot: QtBot) -> RaceBars:
    bars = RaceBars(LIGHT)
    qtbot.addWidget(bars)
    bars.resize(600, 300)
    bars.show()
    return bars


def test_a_linear_bar_is_as_long_as_its_figure(bars: RaceBars) -> None:
    results = results_of("used-tables", "fewest-candidates")

    bars.show_results(results, RaceMetric.STEPS, is_logarithmic=False)

    picture = grabbed(bars)
    lines = (picture.copy(0, y, picture.width(), 1) for y in range(picture.height()))
    lengths = {pixels_of(line, LIGHT.solver) for line in lines} - {0}
    assert len(lengths) == 2
    assert min(lengths) / max(lengths) == pytest.approx(12 / 30, abs=0.01)


def test_a_logarithmic_scale_makes_small_bars_longer(bars: RaceBars) -> None:
    lengths = {}
    for is_logarithmic in (False, True):
        bars.show_results(results_of(*NAMES), RaceMetric.READS, is_logarithmic)
        lengths[is_logarithmic] = pixels_of(grabbed(bars), LIGHT.solver)

    assert lengths[True] > lengths[False] * 1.1


class WordsHeard(QPainter):
    """A painter that keeps what it writes, and where."""

    def __init__(self, device: QPaintDevice) -> None:
        super().__init__(device)
        self.places: dict[str, QRectF] = {}

    @property
    def words(self) -> list[str]:
        """What it has written."""
        return list(self.places)

    def drawText(self, *where_and_what: object) -> None:  # type: ignore[override]
        rect, how, words = where_and_what
        assert isinstance(rect, QRect | QRectF)
        self.places[str(words)] = self.boundingRect(QRectF(rect), how, str(words))  # type: ignore[call-overload]


@pytest.mark.parametrize("code", list(language.LANGUAGES))
@pytest.mark.parametrize("pixels", range(10, 21))
def test_where_there_is_room_every_name_is_written_whole(
    code: str, pixels: int, qapp: QApplication
) -> None:
    language.set_language(code)
    font = QFont(qapp.font())
    font.setPixelSize(pixels)
    picture = QImage(1_600, 600, QImage.Format.Format_RGB32)

    for name in NAMES:  # the longest of several would give the others room
        results = results_of(name)
        chart = BarChart(results, RaceMetric.STEPS, False, LIGHT, font)
        painter = WordsHeard(picture)
        chart.paint(painter, picture.rect())
        painter.end()

        assert say(results[0].racer.title) in painter.words


@pytest.mark.parametrize("is_logarithmic", [False, True])
def test_only_the_calls_have_the_limit_of_the_judge(is_logarithmic: bool, bars: RaceBars) -> None:
    limited = set()
    for metric in RaceMetric:
        bars.show_results(results_of(*NAMES), metric, is_logarithmic)
        if LIGHT.conflict in colours_in(grabbed(bars)):
            limited.add(metric)

    assert limited == {RaceMetric.CALLS}


@pytest.mark.parametrize("width", [520, 1_000])
@pytest.mark.parametrize("code", list(language.LANGUAGES))
@pytest.mark.parametrize("is_logarithmic", [False, True])
@pytest.mark.parametrize("calls", [27, 100_000, 900_000_000])
def test_the_limit_of_the_judge_is_written_whole(
    calls: int, is_logarithmic: bool, code: str, width: int, qapp: QApplication
) -> None:
    language.set_language(code)
    results = [
        with_counters(each, calls=calls) for each in results_of("used-tables", "fewest-candidates")
    ]
    picture = QImage(width, 200, QImage.Format.Format_RGB32)
    painter = WordsHeard(picture)

    BarChart(results, RaceMetric.CALLS, is_logarithmic, LIGHT, qapp.font()).paint(
        painter, picture.rect()
    )
    painter.end()

    (place,) = (painter.places[words] for words in painter.words if "12095" in words)
    assert QRectF(picture.rect()).contains(place)


@pytest.mark.parametrize("is_logarithmic", [False, True])
def test_seconds_on_the_scale_are_written_as_people_say_them(
    is_logarithmic: bool, qapp: QApplication
) -> None:
    picture = QImage(900, 400, QImage.Format.Format_RGB32)
    painter = WordsHeard(picture)
    results = timed_results_of(*NAMES)

    BarChart(results, RaceMetric.SECONDS, is_logarithmic, LIGHT, qapp.font()).paint(
        painter, picture.rect()
    )
    painter.end()

    assert not [words for words in painter.words if "e-" in words]
    assert "1 µs" in painter.words


@pytest.mark.parametrize(
    ("seconds", "words"),
    [(0, "0"), (1e-6, "1 µs"), (1.5e-5, "15 µs"), (1e-3, "1 ms"), (0.25, "250 ms"), (2, "2 s")],
)
def test_a_time_is_written_in_the_unit_that_suits_it(seconds: float, words: str) -> None:
    assert time_words(seconds) == words


def test_where_nobody_was_timed_bars_have_no_length_and_no_figure(bars: RaceBars) -> None:
    bars.show_results(results_of("used-tables"), RaceMetric.SECONDS, is_logarithmic=False)

    assert bars.accessibleDescription() == "Used-number tables: –"
    assert pixels_of(grabbed(bars), LIGHT.solver) == 0


def test_the_bars_are_said_to_those_who_do_not_see_them(bars: RaceBars) -> None:
    bars.show_results(
        results_of("used-tables", "last-blank"), RaceMetric.CALLS, is_logarithmic=False
    )

    assert bars.accessibleName() == "Bars: Calls"
    said = bars.accessibleDescription()
    assert said.startswith("Used-number tables: 27; Last blank of a house: ")


def test_before_anybody_has_begun_there_are_bars_without_length(bars: RaceBars) -> None:
    for metric in RaceMetric:
        for is_logarithmic in (False, True):
            bars.show_results(results_of(*NAMES, steps=0), metric, is_logarithmic)
            assert not grabbed(bars).isNull()


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_a_picture_of_the_results_is_a_png_with_table_and_bars(theme: Theme) -> None:
    image = results_picture(results_of(*NAMES), RaceMetric.CALLS, True, "Small", theme, QFont())

    content = png_of(image)

    assert content.startswith(b"\x89PNG")
    read_back = QImage.fromData(content)
    assert read_back.size() == image.size()
    assert {theme.base, theme.ink, theme.solver, theme.conflict} <= colours_in(read_back)
