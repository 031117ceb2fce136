"""What stands on a printed page: grids, words and where they lie; no Qt."""

from collections.abc import Mapping, Sequence

from sudoku_gui.formats import PuzzleRecord
from sudoku_gui.formats.puzzle_record import LazySequence
from sudoku_gui.language import Text, text
from sudoku_gui.lazy_dataclasses import dataclass, replace
from sudoku_gui.model.notes import NO_NOTES, CellNotes
from sudoku_gui.model.sheet import Origin, Sheet
from sudoku_gui.presentation.export.page_layout import Area, PuzzleArea
from sudoku_gui.presentation.export.page_plan import PagePlan, PlannedPage
from sudoku_gui.presentation.export.print_options import PrintOptions, SolutionPlacement
from sudoku_gui.presentation.grid.cell_look import CellLook
from sudoku_gui.presentation.grid.grid_layers import GridLayers, GridLook, grid_look_of
from sudoku_gui.solvers.diagnose.verdict import Verdict, VerdictKind
from sudoku_gui.wording.levels import level_as_said
from sudoku_gui.wording.verdicts import VERDICT_NAMES


@dataclass(frozen=True, slots=True)
class PrintSource:
    """The puzzles to be printed, each with its number in the file that they are from."""

    name: Text  # of the file, or what it is called as long as there is none
    records: Sequence[PuzzleRecord]
    numbers: Sequence[int]  # counted from 1
    is_numbered: bool = False  # whether their file has several

    @classmethod
    def of(cls, name: Text, records: Sequence[PuzzleRecord], rows: Sequence[int]) -> "PrintSource":
        """Return those of `records` in `rows`, counted from 0; each is built when it is printed."""
        numbers = LazySequence(rows, lambda row: row + 1)
        return cls(name, LazySequence(rows, records.__getitem__), numbers, len(records) > 1)


@dataclass(frozen=True, slots=True)
class PrintedGrid:
    """A grid, or words in place of one, with what stands above it on the left and the right."""

    area: PuzzleArea
    look: GridLook | None
    words: Text | None = None
    title: Text | None = None
    level: str = ""


@dataclass(frozen=True, slots=True)
class PageContents:
    """All that is printed on a page."""

    grids: tuple[PrintedGrid, ...]
    page_line: Area
    name: Text | None  # at the left of the last line
    number: Text | None  # at its right
    line_width: float  # of the thin lines, in millimetres


def rows_to_solve(plan: PagePlan, page: PlannedPage) -> range:
    """Return the places of the puzzles whose solutions a page shows."""
    has_foot = plan.options.solutions is SolutionPlacement.FOOT
    return page.places if page.has_solutions_alone or has_foot else range(0)


def page_contents(
    source: PrintSource, plan: PagePlan, number: int, verdicts: Mapping[int, Verdict]
) -> PageContents:
    """Return what stands on the page with that number, counted from 0.

    verdicts: those on the givens of each puzzle whose solution is shown, by place.
    """
    page = plan.page(number)
    layout = plan.layout_of(page)
    shown: list[PrintedGrid] = []
    areas = layout.puzzles
    if not page.has_solutions_alone:
        shown.extend(
            _puzzle(source, place, area, plan.options)
            for place, area in zip(page.places, areas, strict=False)
        )
        areas = layout.solutions
    shown.extend(
        _solution(source, place, area, plan.options, verdicts[place])
        for place, area in zip(rows_to_solve(plan, page), areas, strict=False)
    )
    has_line = plan.options.has_headings
    return PageContents(
        tuple(shown),
        layout.page_line,
        _page_name(source, page) if has_line else None,
        text("{page:,} / {pages:,}", page=number + 1, pages=plan.page_count) if has_line else None,
        layout.line_width,
    )


def _puzzle(
    source: PrintSource, place: int, area: PuzzleArea, options: PrintOptions
) -> PrintedGrid:
    record = source.records[place]
    look = _plain_look(_sheet_shown(record, options))
    level = level_as_said(record.puzzle.metadata.level) if options.has_headings else ""
    return PrintedGrid(area, look, None, _title(source, place, options), level)


def _solution(
    source: PrintSource, place: int, area: PuzzleArea, options: PrintOptions, verdict: Verdict
) -> PrintedGrid:
    """Return the solution of a puzzle that has exactly one, and of others how many they have."""
    title = _title(source, place, options)
    if verdict.kind is not VerdictKind.UNIQUE:
        return PrintedGrid(area, None, VERDICT_NAMES[verdict.kind], title)
    record = PuzzleRecord.with_filled(source.records[place].puzzle, verdict.found[0])
    return PrintedGrid(area, _plain_look(record.sheet), None, title)


def _plain_look(sheet: Sheet) -> GridLook:
    """Return what is seen of a sheet, without a mark at digits and notes that clash."""
    look = grid_look_of(GridLayers(sheet))
    return replace(look, cells=tuple(map(_unmarked, look.cells)))


def _unmarked(look: CellLook) -> CellLook:
    if look.notes is not None and look.notes.excluded:
        return replace(look, notes=replace(look.notes, excluded=frozenset()))
    return replace(look, is_conflict=False) if look.is_conflict else look


def _sheet_shown(record: PuzzleRecord, options: PrintOptions) -> Sheet:
    sheet = record.sheet
    if not options.has_entries:
        sheet = sheet.only({Origin.GIVEN})
    return sheet.with_notes([_notes_shown(each, options) for each in sheet.notes])


def _notes_shown(notes: CellNotes, options: PrintOptions) -> CellNotes:
    if options.has_colours:
        return notes if options.has_notes else notes.colours_alone()
    if not options.has_notes:
        return NO_NOTES
    return replace(notes, colours=frozenset(), note_colours=frozenset())


def _title(source: PrintSource, place: int, options: PrintOptions) -> Text | None:
    """Return number and title of a puzzle, as far as there are any and they are wanted."""
    title = source.records[place].puzzle.metadata.title if options.has_headings else ""
    number = source.numbers[place]
    if not source.is_numbered:
        return text("{title}", title=title) if title else None
    if title:
        return text("{number:,}. {title}", number=number, title=title)
    return text("Puzzle {number:,}", number=number)


def _page_name(source: PrintSource, page: PlannedPage) -> Text:
    if page.has_solutions_alone:
        return text("Solutions of {name}", name=source.name)
    return source.name
