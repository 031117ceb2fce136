"""The bars of a race, and its picture."""

import pytest
from PySide6.QtGui import QFont, QImage, QPaintDevice, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_gui import language
from sudoku_gui.language import say
from sudoku_gui.ui.bar_scale import ScaleKind
from sudoku_gui.ui.race_bars import BarChart, RaceBars
from sudoku_gui.ui.race_figures import Figure
from sudoku_gui.ui.race_picture import png_of, results_picture
from sudoku_gui.ui.theme import DARK, LIGHT, Theme
from tests.ui.pictures import colours_in, grabbed, pixels_of
from tests.ui.races import NAMES, results_of


@pytest.fixture
def bars(qtbot: QtBot) -> RaceBars:
    bars = RaceBars(LIGHT)
    qtbot.addWidget(bars)
    bars.resize(600, 300)
    bars.show()
    return bars


def test_a_linear_bar_is_as_long_as_its_figure(bars: RaceBars) -> None:
    results = results_of("used-tables", "fewest-candidates")

    bars.show_results(results, Figure.STEPS, ScaleKind.LINEAR)

    picture = grabbed(bars)
    lines = (picture.copy(0, y, picture.width(), 1) for y in range(picture.height()))
    lengths = {pixels_of(line, LIGHT.solver) for line in lines} - {0}
    assert len(lengths) == 2
    assert min(lengths) / max(lengths) == pytest.approx(12 / 30, abs=0.01)


def test_a_logarithmic_scale_makes_small_bars_longer(bars: RaceBars) -> None:
    lengths = {}
    for kind in ScaleKind:
        bars.show_results(results_of(*NAMES), Figure.READS, kind)
        lengths[kind] = pixels_of(grabbed(bars), LIGHT.solver)

    assert lengths[ScaleKind.LOGARITHMIC] > lengths[ScaleKind.LINEAR] * 1.1


class WordsHeard(QPainter):
    """A painter that also keeps what it writes."""

    def __init__(self, device: QPaintDevice) -> None:
        super().__init__(device)
        self.words: list[str] = []

    def drawText(self, *where_and_what: object) -> None:  # type: ignore[override]
        self.words.append(str(where_and_what[-1]))


@pytest.mark.parametrize("code", list(language.LANGUAGES))
@pytest.mark.parametrize("pixels", range(10, 21))
def test_where_there_is_room_every_name_is_written_whole(
    code: str, pixels: int, qapp: QApplication
) -> None:
    language.use(code)
    font = QFont(qapp.font())
    font.setPixelSize(pixels)
    picture = QImage(1_600, 600, QImage.Format.Format_RGB32)

    for name in NAMES:  # the longest of several would give the others room
        results = results_of(name)
        chart = BarChart(results, Figure.STEPS, ScaleKind.LINEAR, LIGHT, font)
        painter = WordsHeard(picture)
        chart.paint(painter, picture.rect())
        painter.end()

        assert say(results[0].racer.title) in painter.words


@pytest.mark.parametrize("kind", ScaleKind)
def test_only_the_calls_have_the_limit_of_the_judge(kind: ScaleKind, bars: RaceBars) -> None:
    limited = set()
    for figure in Figure:
        bars.show_results(results_of(*NAMES), figure, kind)
        if LIGHT.conflict in colours_in(grabbed(bars)):
            limited.add(figure)

    assert limited == {Figure.CALLS}


def test_the_bars_are_said_to_those_who_do_not_see_them(bars: RaceBars) -> None:
    bars.show_results(results_of("used-tables", "last-blank"), Figure.CALLS, ScaleKind.LINEAR)

    assert bars.accessibleName() == "Bars: Calls"
    said = bars.accessibleDescription()
    assert said.startswith("Used-number tables: 27; Last blank of a house: ")


def test_before_anybody_has_begun_there_are_bars_without_length(bars: RaceBars) -> None:
    for figure in Figure:
        for kind in ScaleKind:
            bars.show_results(results_of(*NAMES, steps=0), figure, kind)
            assert not grabbed(bars).isNull()


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_a_picture_of_the_results_is_a_png_with_table_and_bars(theme: Theme) -> None:
    image = results_picture(
        results_of(*NAMES), Figure.CALLS, ScaleKind.LOGARITHMIC, "Small", theme, QFont()
    )

    content = png_of(image)

    assert content.startswith(b"\x89PNG")
    read_back = QImage.fromData(content)
    assert read_back.size() == image.size()
    assert {theme.base, theme.ink, theme.solver, theme.conflict} <= colours_in(read_back)
