"""Pages in a PDF file, read back by programs that know nothing of how they were made."""

from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from unittest.mock import patch

import pytest
from PIL import Image, ImageChops
from PySide6.QtCore import qInstallMessageHandler
from PySide6.QtGui import QFont, QFontDatabase, QPdfWriter

from sudoku_gui.documents.atomic_save import SaveError
from sudoku_gui.formats import PuzzleRecord
from sudoku_gui.language import text
from sudoku_gui.model.geometry import SIZES, Cell, Geometry
from sudoku_gui.model.grid import Grid, sign_of
from sudoku_gui.model.notes import COLOURS, NO_NOTES, CellNotes
from sudoku_gui.model.puzzle import Metadata, Puzzle
from sudoku_gui.presentation.export.page_contents import PrintSource
from sudoku_gui.presentation.export.page_layout import PAPERS, Area
from sudoku_gui.presentation.export.page_plan import PagePlan
from sudoku_gui.presentation.export.print_options import (
    PUZZLES_PER_PAGE,
    PageOrientation,
    PaperSize,
    PrintOptions,
    SolutionPlacement,
)
from sudoku_gui.ui.kit.threads.job_runner import run_here
from sudoku_gui.ui.printing import page_painter
from sudoku_gui.ui.printing.print_jobs import PrintContent, print_pages, write_pdf
from tests.support import pdf
from tests.support.puzzles import SMALL, SMALL_SOLVED

pytestmark = pytest.mark.usefixtures("qapp", "_poppler")

A4 = PaperSize.A4
KOREAN = "어려운 스도쿠"
CLOSE = 0.15  # of a cell: how far a digit may be from the middle of its cell
FOOT, PAGES = SolutionPlacement.FOOT, SolutionPlacement.PAGES


@pytest.fixture(scope="module")
def _poppler() -> None:
    pdf.skip_without_tools()


def striped(size: int) -> PuzzleRecord:
    """A puzzle of that size with each digit in it."""
    geometry = Geometry.of_size(size)
    digits = bytearray(geometry.cell_count)
    for digit in geometry.digits:
        digits[(digit - 1) * (size + 1)] = digit
    return PuzzleRecord.without_entries(Puzzle(Grid(geometry, bytes(digits))))


def small(title: str = "", level: str = "") -> PuzzleRecord:
    return PuzzleRecord.without_entries(Puzzle(SMALL, Metadata(title=title, level=level)))


def content(
    options: PrintOptions, records: Sequence[PuzzleRecord], paper: PaperSize = A4
) -> PrintContent:
    source = PrintSource.of(text("file.sdm"), records, range(len(records)))
    plan = PagePlan(options, PAPERS[paper].lying(options.orientation), len(records))
    return PrintContent(source, plan, QFont())


def written(folder: Path, whole: PrintContent) -> Path:
    """The PDF file with those pages."""
    path = folder / "printed.pdf"
    assert [*run_here(write_pdf(path, whole))][-1] == whole.plan.page_count
    return path


def signs_at(words: Sequence[pdf.Word], area: Area, geometry: Geometry) -> dict[Cell, str]:
    """The words of a page that stand in the middle of a cell of a grid in `area`."""
    side = area.width / geometry.size
    found = {}
    for word in words:
        across, down = (word.across - area.left) / side, (word.down - area.top) / side
        if 0 <= across < geometry.size and 0 <= down < geometry.size:
            cell = geometry.cell_at(int(down), int(across))
            assert abs(across % 1 - 0.5) < CLOSE, word
            assert abs(down % 1 - 0.5) < CLOSE, word
            found[cell] = word.words
    return found


def turned(area: Area, whole: Area) -> Area:
    """Where a part lies after its whole was turned around."""
    left = whole.left + whole.right - area.right
    top = whole.top + whole.bottom - area.bottom
    return Area(left, top, area.width, area.height)


def signs_in(grid: Grid) -> dict[Cell, str]:
    return {Cell(cell): sign_of(digit) for cell, digit in enumerate(grid) if digit}


@pytest.mark.parametrize("size", SIZES)
def test_every_given_is_text_in_the_middle_of_its_cell(tmp_path: Path, size: int) -> None:
    record = striped(size)
    whole = content(PrintOptions(), [record])

    words = pdf.words_on(written(tmp_path, whole), 1)

    (area,) = whole.plan.puzzle_layout.puzzles
    givens = record.puzzle.givens
    assert signs_at(words, area.grid, givens.geometry) == signs_in(givens)


@pytest.mark.parametrize("per_page", PUZZLES_PER_PAGE)
@pytest.mark.parametrize("orientation", PageOrientation)
def test_each_puzzle_has_its_place_however_many_are_on_a_page(
    tmp_path: Path, per_page: int, orientation: PageOrientation
) -> None:
    records = [striped(SIZES[place % 3]) for place in range(per_page)]
    whole = content(PrintOptions(per_page, orientation=orientation), records)

    words = pdf.words_on(written(tmp_path, whole), 1)

    for record, area in zip(records, whole.plan.puzzle_layout.puzzles, strict=True):
        givens = record.puzzle.givens
        assert signs_at(words, area.grid, givens.geometry) == signs_in(givens)


@pytest.mark.parametrize(
    ("per_page", "solutions", "pages"),
    [(1, SolutionPlacement.NONE, 13), (4, FOOT, 4), (9, PAGES, 4), (6, SolutionPlacement.NONE, 3)],
)
def test_there_are_as_many_pages_as_planned(
    tmp_path: Path, per_page: int, solutions: SolutionPlacement, pages: int
) -> None:
    path = written(tmp_path, content(PrintOptions(per_page, solutions=solutions), [small()] * 13))

    assert pdf.pages_in(path) == pages


@pytest.mark.parametrize(
    ("paper", "orientation", "size"),
    [
        (PaperSize.A4, PageOrientation.PORTRAIT, (210, 297)),
        (PaperSize.A4, PageOrientation.LANDSCAPE, (297, 210)),
        (PaperSize.LETTER, PageOrientation.PORTRAIT, (216, 279)),
        (PaperSize.LETTER, PageOrientation.LANDSCAPE, (279, 216)),
    ],
)
def test_the_paper_is_the_one_wanted(
    tmp_path: Path, paper: PaperSize, orientation: PageOrientation, size: tuple[int, int]
) -> None:
    whole = content(PrintOptions(orientation=orientation), [small()], paper)

    assert pdf.page_size(written(tmp_path, whole)) == size


def test_a_korean_title_and_level_are_text_in_fonts_that_are_in_the_file(tmp_path: Path) -> None:
    if QFontDatabase.WritingSystem.Korean not in QFontDatabase.writingSystems():
        pytest.skip("no Korean font is installed")

    path = written(tmp_path, content(PrintOptions(), [small(KOREAN, "상")]))

    assert KOREAN in pdf.text_of(path)
    assert "상" in pdf.text_of(path)
    assert pdf.all_fonts_are_embedded(path)


def test_a_title_that_is_too_long_ends_before_the_level(tmp_path: Path) -> None:
    path = written(tmp_path, content(PrintOptions(), [small("word " * 80, "hard")]))

    words = pdf.words_on(path, 1)
    (level,) = (word for word in words if word.words == "hard")
    assert max(word.across for word in words if word.words == "word") < level.across - 5


def test_solutions_at_the_foot_stand_upside_down_in_their_places(tmp_path: Path) -> None:
    whole = content(PrintOptions(per_page=2, solutions=FOOT), [small()] * 2)

    words = pdf.words_on(written(tmp_path, whole), 1)

    geometry, last = SMALL.geometry, SMALL.geometry.cell_count - 1
    for area in whole.plan.puzzle_layout.solutions:
        place = turned(area.grid, area.whole)
        signs = signs_at(words, place, geometry)
        read_turned = {Cell(last - cell): sign for cell, sign in signs.items()}
        assert read_turned == signs_in(SMALL_SOLVED)


def test_the_paper_turned_around_shows_the_solutions_as_pages_of_solutions_do(
    tmp_path: Path,
) -> None:
    at_foot = content(PrintOptions(has_headings=False, solutions=FOOT), [small()])
    path = written(tmp_path, at_foot)
    (area,) = at_foot.plan.puzzle_layout.solutions
    shown = part_of(pdf.picture_of(path, 1, tmp_path), turned(area.grid, area.whole))

    upright = PuzzleRecord.with_filled(Puzzle(SMALL), SMALL_SOLVED)
    alone = content(PrintOptions(has_headings=False), [upright])
    (room,) = alone.plan.puzzle_layout.puzzles
    expected = part_of(pdf.picture_of(written(tmp_path, alone), 1, tmp_path), room.grid)

    as_large = expected.resize(shown.size, Image.Resampling.BOX)
    read_turned = shown.transpose(Image.Transpose.ROTATE_180)
    assert differing(read_turned, as_large) < differing(shown, as_large) / 2


def part_of(picture: Image.Image, area: Area) -> Image.Image:
    dots = pdf.PIXELS_PER_INCH / pdf.MILLIMETRES_PER_INCH
    edges = (area.left, area.top, area.right, area.bottom)
    left, top, right, bottom = (round(each * dots) for each in edges)
    return picture.crop((left, top, right, bottom))


def differing(one: Image.Image, other: Image.Image) -> float:
    """How much of two pictures of one size differs, from 0 to 1."""
    histogram = ImageChops.difference(one, other).histogram()
    return sum(histogram[128:]) / (one.width * one.height)


def test_solutions_have_pages_of_their_own_and_say_where_there_is_not_exactly_one(
    tmp_path: Path,
) -> None:
    blank = PuzzleRecord.without_entries(Puzzle(Grid.empty(SMALL.geometry)))

    path = written(tmp_path, content(PrintOptions(2, solutions=PAGES), [small(), blank]))

    words = [word.words for word in pdf.words_on(path, 2)]
    assert "Several" in words
    assert [words.count(sign) for sign in "34"] == [4, 4]


def test_large_print_has_no_grey_and_thicker_lines(tmp_path: Path) -> None:
    usual, large = (
        pdf.picture_of(
            written(tmp_path, content(PrintOptions(is_large_print=is_large), [small()])),
            1,
            tmp_path,
        )
        for is_large in (False, True)
    )

    # Edges of letters and lines that lie between two pixels are grey in both.
    assert greys_in(large, 200, 250) < greys_in(usual, 200, 250) / 10
    assert greys_in(large, 0, 64) > greys_in(usual, 0, 64)


def greys_in(picture: Image.Image, first: int, last: int) -> int:
    """How many pixels have a grey between those."""
    return int(sum(picture.histogram()[first:last]))


def test_lines_leave_room_for_the_digits_of_the_smallest_cells(tmp_path: Path) -> None:
    options = PrintOptions(9, is_large_print=True, solutions=FOOT)
    whole = content(options, [striped(25)] * 9)

    picture = pdf.picture_of(written(tmp_path, whole), 1, tmp_path)

    for area in whole.plan.puzzle_layout.puzzles:
        grid = part_of(picture, area.grid)
        assert greys_in(grid, 0, 128) < grid.width * grid.height / 3


def test_each_colour_has_its_pattern_on_paper_without_colours_too(tmp_path: Path) -> None:
    geometry = Geometry.of_size(9)
    notes = [
        CellNotes(colours=frozenset({COLOURS[cell]})) if cell < len(COLOURS) else NO_NOTES
        for cell in geometry.cells
    ]
    bare = PuzzleRecord.without_entries(Puzzle(Grid.empty(geometry)))
    whole = content(PrintOptions(), [replace(bare, notes=tuple(notes))])

    picture = pdf.picture_of(written(tmp_path, whole), 1, tmp_path)

    (area,) = whole.plan.puzzle_layout.puzzles
    side = area.grid.width / 9
    cells = [
        part_of(picture, Area(area.grid.left + at * side, area.grid.top, side, side).inset(2))
        for at in range(len(COLOURS))
    ]
    shapes = {each.resize((40, 40)).point(_by_contrast(each)).tobytes() for each in cells}
    assert len(shapes) == len(COLOURS)


def _by_contrast(picture: Image.Image) -> list[int]:
    """What turns the most frequent grey into white and all others into black."""
    histogram = picture.histogram()
    ground = histogram.index(max(histogram))
    return [255 if abs(grey - ground) < 8 else 0 for grey in range(256)]


def test_a_job_that_is_closed_early_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "printed.pdf"
    path.write_bytes(b"before")

    with closing(run_here(write_pdf(path, content(PrintOptions(), [small()] * 20)))) as job:
        for printed in job:
            if printed == 3:
                break

    assert path.read_bytes() == b"before"
    assert [*tmp_path.iterdir()] == [path]


def test_ctrl_c_ends_a_job_quietly_and_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "printed.pdf"
    path.write_bytes(b"before")
    said: list[str] = []
    before = qInstallMessageHandler(lambda _kind, _context, message: said.append(message))

    try:
        with (
            patch.object(page_painter, "paint_grid", side_effect=KeyboardInterrupt),
            pytest.raises(KeyboardInterrupt),
        ):
            [*run_here(write_pdf(path, content(PrintOptions(), [small()])))]
    finally:
        qInstallMessageHandler(before)

    assert said == []
    assert path.read_bytes() == b"before"
    assert [*tmp_path.iterdir()] == [path]


def test_a_device_that_is_given_up_is_told(tmp_path: Path) -> None:
    told: list[str] = []
    job = print_pages(
        QPdfWriter(str(tmp_path / "given-up.pdf")),
        content(PrintOptions(), [small()] * 3),
        range(3),
        lambda: told.append("give up"),
    )

    next(job)
    job.close()

    assert told == ["give up"]


def test_some_pages_alone_can_be_printed(tmp_path: Path) -> None:
    path = tmp_path / "some.pdf"
    whole = content(PrintOptions(), [small(f"title{number}") for number in range(6)])

    for _ in run_here(print_pages(QPdfWriter(str(path)), whole, range(1, 3))):
        pass

    assert [title for title in pdf.text_of(path).split() if "title" in title] == [
        "title1",
        "title2",
    ]


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(SaveError):
        [
            *run_here(
                write_pdf(tmp_path / "nowhere" / "printed.pdf", content(PrintOptions(), [small()]))
            )
        ]
