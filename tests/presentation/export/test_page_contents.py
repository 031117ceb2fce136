"""What stands on a printed page: digits, notes and words, as far as they are wanted."""

from collections.abc import Sequence
from dataclasses import replace

from sudoku_gui.formats import PuzzleRecord
from sudoku_gui.language import text
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import BLANK, Grid, sign_of
from sudoku_gui.model.notes import COLOURS, NO_NOTES, CellNotes
from sudoku_gui.model.puzzle import Metadata, Puzzle
from sudoku_gui.presentation.export.page_contents import (
    PageContents,
    PrintedGrid,
    PrintSource,
    page_contents,
    rows_to_solve,
)
from sudoku_gui.presentation.export.page_layout import PAPERS
from sudoku_gui.presentation.export.page_plan import PagePlan
from sudoku_gui.presentation.export.print_options import PaperSize, PrintOptions, SolutionPlacement
from sudoku_gui.solvers.diagnose.verdict import Verdict, VerdictCheck, VerdictKind
from sudoku_gui.solvers.task import finish
from sudoku_gui.wording.verdicts import VERDICT_NAMES
from tests.support.puzzles import SMALL, SMALL_SOLVED

TITLED = Metadata(title="Monday", level="hard")
ENTRY, NOTED, GIVEN = Cell(0), Cell(2), Cell(1)
BEGUN = replace(
    PuzzleRecord.with_filled(Puzzle(SMALL, TITLED), SMALL.with_digits({ENTRY: Digit(3)})),
    notes=tuple(
        CellNotes(
            corner=frozenset({Digit(2), Digit(4)}),  # 2 is a given of the row
            colours=frozenset(COLOURS[:1]),
            note_colours=frozenset({(Digit(4), COLOURS[1])}),
        )
        if cell == NOTED
        else NO_NOTES
        for cell in SMALL.geometry.cells
    ),
)
FOOT, PAGES = SolutionPlacement.FOOT, SolutionPlacement.PAGES


def verdict_on(record: PuzzleRecord) -> Verdict:
    check = VerdictCheck(record.puzzle.givens, 1)
    finish(check, 100)
    return check.verdict


def contents(
    options: PrintOptions, *records: PuzzleRecord, page: int = 0, rows: Sequence[int] | None = None
) -> PageContents:
    source = PrintSource.of(text("a file"), records, range(len(records)) if rows is None else rows)
    plan = PagePlan(options, PAPERS[PaperSize.A4], len(source.records))
    places = rows_to_solve(plan, plan.page(page))
    verdicts = {place: verdict_on(source.records[place]) for place in places}
    return page_contents(source, plan, page, verdicts)


def signs_of(grid: PrintedGrid) -> str:
    assert grid.look is not None
    return "".join(look.sign or "." for look in grid.look.cells)


def signs_in(grid: Grid) -> str:
    return "".join(sign_of(digit, blank=".") for digit in grid)


def test_what_the_player_has_entered_is_printed_if_wanted() -> None:
    ((with_entries,), (without,)) = (
        contents(PrintOptions(has_entries=wanted), BEGUN).grids for wanted in (True, False)
    )

    assert signs_of(with_entries) == signs_in(BEGUN.grid)
    assert signs_of(without) == signs_in(SMALL)


def test_colours_are_printed_if_wanted_and_so_are_notes() -> None:
    def looks(has_notes: bool, has_colours: bool) -> object:
        options = PrintOptions(has_notes=has_notes, has_colours=has_colours)
        (grid,) = contents(options, BEGUN).grids
        assert grid.look is not None
        return grid.look.cells[NOTED]

    bare = PuzzleRecord.without_entries(BEGUN.puzzle)
    (plain,) = contents(PrintOptions(), bare).grids
    assert plain.look is not None
    assert looks(has_notes=False, has_colours=False) == plain.look.cells[NOTED]
    assert looks(has_notes=True, has_colours=True) != looks(has_notes=True, has_colours=False)


def test_the_title_stands_on_the_left_and_the_level_on_the_right() -> None:
    (grid,) = contents(PrintOptions(), BEGUN).grids

    assert (str(grid.title), grid.level) == ("Monday", "hard")


def test_puzzles_of_a_collection_are_numbered_as_their_file_numbers_them() -> None:
    untitled = PuzzleRecord.without_entries(Puzzle(SMALL))

    page = contents(PrintOptions(per_page=2), untitled, BEGUN, BEGUN, rows=[0, 2])

    assert [str(grid.title) for grid in page.grids] == [
        str(text("Puzzle {number:,}", number=1)),
        str(text("{number:,}. {title}", number=3, title="Monday")),
    ]


def test_without_headings_puzzles_of_a_collection_keep_their_number_and_nothing_else() -> None:
    page = contents(PrintOptions(per_page=2, has_headings=False), BEGUN, BEGUN)

    assert [str(grid.title) for grid in page.grids] == [
        str(text("Puzzle {number:,}", number=number)) for number in (1, 2)
    ]
    assert [grid.level for grid in page.grids] == ["", ""]
    assert (page.name, page.number) == (None, None)


def test_the_last_line_names_the_file_and_counts_the_pages() -> None:
    page = contents(PrintOptions(), *[BEGUN] * 3, page=1)

    assert (str(page.name), str(page.number)) == ("a file", "2 / 3")


def test_solutions_stand_at_the_foot_below_the_puzzles() -> None:
    puzzle, solution = contents(PrintOptions(solutions=FOOT), BEGUN).grids

    assert not puzzle.area.is_upside_down
    assert solution.area.is_upside_down
    assert signs_of(solution) == signs_in(SMALL_SOLVED)


def test_solutions_stand_on_pages_after_all_puzzles() -> None:
    options = PrintOptions(solutions=PAGES)

    pages = [contents(options, BEGUN, BEGUN, page=page) for page in range(3)]

    assert [signs_of(grid) for page in pages for grid in page.grids] == [
        *[signs_in(BEGUN.grid)] * 2,
        *[signs_in(SMALL_SOLVED)] * 2,
    ]


def test_a_puzzle_without_or_with_several_solutions_is_told_in_place_of_a_solution() -> None:
    blank = Grid(SMALL.geometry, bytes(16))
    clashing = blank.with_digits({Cell(0): Digit(1), Cell(1): Digit(1)})
    stuck = blank.with_digits(
        {Cell(0): Digit(1), Cell(1): Digit(2), Cell(2): Digit(3), Cell(7): Digit(4)}
    )
    kinds = [VerdictKind.SEVERAL, VerdictKind.CONFLICT, VerdictKind.NONE]
    records = [PuzzleRecord.without_entries(Puzzle(each)) for each in (blank, clashing, stuck)]

    page = contents(PrintOptions(per_page=4, solutions=FOOT), *records)

    solutions = page.grids[3:]
    assert [grid.words for grid in solutions] == [VERDICT_NAMES[kind] for kind in kinds]
    assert [grid.look for grid in solutions] == [None, None, None]


def test_notes_of_which_a_peer_holds_the_digit_are_not_marked_on_paper() -> None:
    (grid,) = contents(PrintOptions(), BEGUN).grids

    assert grid.look is not None
    noted = [look.notes for look in grid.look.cells if look.notes is not None]
    assert [(each.notes.corner, each.excluded) for each in noted] == [
        (BEGUN.notes[NOTED].corner, frozenset())
    ]


def test_digits_that_clash_are_not_marked_on_paper() -> None:
    clashing = Puzzle(SMALL.with_digits({GIVEN: BLANK, Cell(4): Digit(1)}))

    (grid,) = contents(PrintOptions(), PuzzleRecord.without_entries(clashing)).grids

    assert grid.look is not None
    assert not any(look.is_conflict for look in grid.look.cells)
