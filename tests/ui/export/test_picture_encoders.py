"""Pictures to be taken away: every digit is in them, whatever the kind of file."""

import re
import zlib
from collections import Counter
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from sudoku_gui.model.geometry import Cell, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.note_moves import toggle_colour
from sudoku_gui.model.notes import Colour
from sudoku_gui.model.sheet import Origin, Sheet
from sudoku_gui.presentation.export.export_formats import (
    MOMENT_SIDES,
    PICTURE_FORMATS,
    ExportFormat,
)
from sudoku_gui.presentation.export.export_options import RenderStyle
from sudoku_gui.presentation.grid.cell_look import CellBackground, CellLook
from sudoku_gui.presentation.grid.grid_layers import GridLook
from sudoku_gui.presentation.theme import DARK, LIGHT, Theme
from sudoku_gui.ui.export.render import render_moment, render_sheet
from sudoku_gui.ui.grid import illustration
from sudoku_gui.ui.grid.illustration import Illustration, IllustrationLayout, illustration_layout_of
from sudoku_gui.ui.kit import text_outlines
from tests.support.ui.pictures import ONE_INK, colours_in, differing_pixels, pixels_of
from tests.support.ui.render_samples import STEPS_OF_SMALL, TITLE, encoded, moment_of, source, style

pytestmark = pytest.mark.usefixtures("qapp")

SVG = "{http://www.w3.org/2000/svg}"
every_format = pytest.mark.parametrize("format_", PICTURE_FORMATS, ids=lambda each: each.name)


def shown_at(step: int, *, has_caption: bool = False) -> Illustration:
    shown = source()
    return render_moment(shown, moment_of(shown, step), style(has_caption=has_caption))


def image_of(shown: Illustration, side: int = 400, theme: Theme = LIGHT) -> QImage:
    return QImage.fromData(encoded(shown, ExportFormat.PNG, RenderStyle(side, theme)))


def svg_of(shown: Illustration) -> bytes:
    return encoded(shown, ExportFormat.SVG, style())


def paths_by_colour(svg: bytes) -> Counter[str]:
    """How many paths are filled with each colour."""
    paths = Counter[str]()
    for group in ElementTree.fromstring(svg).iter(f"{SVG}g"):
        paths[group.get("fill", "")] += len(group.findall(f"{SVG}path"))
    return paths


@pytest.mark.parametrize("side", [MOMENT_SIDES[0], 333, 600, 801, 2_500])
@pytest.mark.parametrize("has_caption", [False, True])
def test_a_picture_has_the_width_asked_for(side: int, has_caption: bool) -> None:
    shown = shown_at(7, has_caption=has_caption)

    image = image_of(shown, side)

    assert (image.width(), image.size()) == (side, illustration_layout_of(shown, side).pixels)
    assert (image.height() > side) is has_caption


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_a_moment_shows_givens_digits_found_and_where_the_search_stands(theme: Theme) -> None:
    assert {
        *(theme.given, theme.solver, theme.placed_ground, theme.standing, theme.thick_line)
    } <= colours_in(image_of(shown_at(3), theme=theme))


def test_the_words_below_are_drawn_below() -> None:
    with_words, without = (image_of(shown_at(7, has_caption=has)) for has in (True, False))

    grid_alone = with_words.copy(0, 0, 400, 400)
    assert differing_pixels(grid_alone, without) == 0
    assert pixels_of(with_words.copy(0, 400, 400, 200), LIGHT.ink) > 100


def test_an_entry_and_a_clash_are_shown_without_a_search() -> None:
    givens, entries = Grid.from_line("1200" * 1 + "0" * 12), Grid.from_line("0010" + "0" * 12)
    shown = render_sheet(source().puzzle, Sheet.of(givens, entries), style(has_caption=True))

    assert [look.origin for look in shown.grid.cells[:4]] == [
        *(Origin.GIVEN, Origin.GIVEN, Origin.ENTRY, Origin.NONE)
    ]
    assert [look.is_conflict for look in shown.grid.cells[:4]] == [True, False, True, False]
    assert shown.caption == (TITLE,)


@pytest.mark.parametrize("size", [4, 9, 25])
def test_black_and_white_tell_what_each_mark_is(size: int) -> None:
    plain = CellLook("1", Origin.SOLVER)
    looks = [
        CellLook(),
        plain,
        CellLook("1", Origin.GIVEN),
        CellLook("1", Origin.ENTRY),
        CellLook("1", Origin.SOLVER, CellBackground.PLACED),
        CellLook("1", Origin.SOLVER, is_blocker=True),
        CellLook(removed_sign="1", ground=CellBackground.TAKEN_BACK),
        CellLook(is_current_blank=True),
        CellLook(is_dead_end=True),
        CellLook("1", Origin.ENTRY, is_conflict=True),
    ]
    geometry = Geometry.of_size(size)
    frame = IllustrationLayout(geometry, 800, lines=0)
    first = frame.layout.cell_rect(Cell(0)).translated(frame.margin, frame.margin)
    others = [plain] * (geometry.cell_count - 1)
    pictures = [
        image_of(Illustration(GridLook(geometry, (look, *others))), 800, ONE_INK).copy(first)
        for look in looks
    ]

    for place, picture in enumerate(pictures):
        for other in pictures[:place]:
            assert differing_pixels(picture, other) > 3


@pytest.mark.parametrize("step", [0, 5, 6, STEPS_OF_SMALL])
def test_svg_has_every_digit_as_an_outline_and_names_no_font_for_it(step: int) -> None:
    shown = shown_at(step)

    svg = svg_of(shown)
    paths = paths_by_colour(svg)

    assert b"<text" not in svg
    for origin, colour in ((Origin.GIVEN, LIGHT.given), (Origin.SOLVER, LIGHT.solver)):
        assert paths[colour] == sum(look.origin is origin for look in shown.grid.cells)


def test_svg_says_in_letters_what_it_shows() -> None:
    root = ElementTree.fromstring(svg_of(shown_at(5, has_caption=True)))

    assert root.findtext(f"{SVG}title") == TITLE
    assert "step 5, depth 5" in (root.findtext(f"{SVG}desc") or "")
    assert (root.findtext(f"{SVG}desc") or "").endswith("123434.2..1.4...")


def test_svg_looks_like_the_pixels() -> None:
    shown = shown_at(5, has_caption=True)
    pixels = image_of(shown, 600)
    drawn = QImage(pixels.size(), QImage.Format.Format_RGB32)
    painter = QPainter(drawn)
    QSvgRenderer(QByteArray(svg_of(shown))).render(painter)
    painter.end()

    assert differing_pixels(pixels, drawn) < pixels.width() * pixels.height() // 50


def test_pdf_is_one_page_of_the_size_of_the_picture_with_its_fonts() -> None:
    shown = shown_at(5, has_caption=True)

    pdf = encoded(shown, ExportFormat.PDF, style())

    assert pdf.startswith(b"%PDF-")
    assert pdf.rstrip().endswith(b"%%EOF")
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == 1
    assert b"/FontFile2" in pdf
    box = re.search(rb"/MediaBox \[([\d. ]+)\]", pdf)
    assert box is not None
    _, _, width, height = map(float, box[1].split())
    units = illustration_layout_of(shown, 600).units
    assert height / width == pytest.approx(units.height() / units.width(), rel=0.01)
    assert width == pytest.approx(150 / 25.4 * 72, abs=2)


def test_pdf_has_every_digit() -> None:
    shown = shown_at(5)

    pdf = encoded(shown, ExportFormat.PDF, style())

    drawn = sum(stream.count(b" Tj") + stream.count(b" TJ") for stream in _streams(pdf))
    assert drawn == sum(bool(look.sign) for look in shown.grid.cells)


@every_format
@pytest.mark.usefixtures("no_fonts")
def test_without_fonts_digits_are_drawn_and_words_left_out(format_: ExportFormat) -> None:
    shown = shown_at(5, has_caption=True)

    content = encoded(shown, format_, style())

    assert illustration_layout_of(shown, 400).pixels.height() == 400
    if format_ is ExportFormat.SVG:
        assert paths_by_colour(content)[LIGHT.given] == 4
    if format_ is ExportFormat.PNG:
        assert pixels_of(QImage.fromData(content), LIGHT.given) > 400
    assert b"/FontFile" not in content


@pytest.fixture
def no_fonts(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (text_outlines, illustration):
        monkeypatch.setattr(module, "has_fonts", lambda: False)


def _streams(pdf: bytes) -> Iterator[bytes]:
    """What stands in the streams of a PDF that are compressed."""
    for raw in re.findall(rb"stream\r?\n(.*?)endstream", pdf, re.DOTALL):
        try:
            yield zlib.decompress(raw)
        except zlib.error:
            yield raw


def test_the_colours_of_cells_are_in_every_picture() -> None:
    sheet = toggle_colour(source().sheet, [Cell(0)], Colour(1)).done_to(source().sheet)
    coloured = render_sheet(source().puzzle, sheet, style())
    ground = LIGHT.yellow_ground

    assert ground in colours_in(image_of(coloured))
    assert ground in svg_of(coloured).decode()
    assert ground not in svg_of(render_sheet(source().puzzle, source().sheet, style())).decode()
