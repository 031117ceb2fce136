"""What a list shows of a puzzle, with the puzzle built and without."""

import pytest
from hypothesis import given

from sudoku_gui.formats import PuzzleRecord, format_named, read
from sudoku_gui.formats.puzzle_record import LazySequence
from sudoku_gui.formats.puzzle_summary import (
    PuzzleSummary,
    SolvingProgress,
    SummarisedRecords,
    summaries_of,
)
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import Metadata, Puzzle
from tests.model.variants import Variant, variant_grids
from tests.support.puzzles import SMALL, SMALL_DOTTED_LINE, SMALL_SOLVED

LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
WRITTEN = (
    LINE,
    LINE.replace(".", "0"),
    f"  {LINE} # a comment ",
    f"{LINE} \x07",
    LINE.replace(".", "*", 5).replace(".", "_", 5),
)


@pytest.mark.parametrize("name", ["line", "sdm"])
def test_outlines_are_those_of_the_puzzles_when_built(name: str) -> None:
    reading = read("\n".join([*WRITTEN, "?" * 81, ""]).encode(), format_named(name))

    outlines = summaries_of(reading.records)

    assert isinstance(reading.records, SummarisedRecords)
    assert len(outlines) == len(reading.records) == len(WRITTEN)
    assert list(outlines) == [PuzzleSummary.of_record(record) for record in reading.records]


def test_outlines_of_grids_of_several_sizes_are_those_of_the_puzzles_too() -> None:
    large = "123456789ABCDEFG" + "0" * 240
    reading = read(f"{SMALL.line()}\n{large}\n{LINE}\n".encode(), format_named("line"))

    assert [summary.givens for summary in summaries_of(reading.records)] == [4, 16, 30]


def test_other_contents_are_built_for_their_outlines_when_they_are_asked_for() -> None:
    built = list[int]()

    def build(item: int) -> PuzzleRecord:
        built.append(item)
        return PuzzleRecord.without_entries(Puzzle(SMALL, Metadata(f"{item}")))

    outlines = summaries_of(LazySequence(range(100), build))

    assert outlines[7] == PuzzleSummary(SMALL_DOTTED_LINE, Metadata("7"))
    assert built == [7]


@pytest.mark.parametrize(
    ("grid", "progress"),
    [
        (SMALL, SolvingProgress.UNTOUCHED),
        (SMALL.with_digit(Cell(0), Digit(3)), SolvingProgress.BEGUN),
        (SMALL_SOLVED, SolvingProgress.SOLVED),
        (SMALL_SOLVED.with_digit(Cell(0), Digit(1)), SolvingProgress.BEGUN),
    ],
)
def test_progress_is_told_by_the_entries(grid: Grid, progress: SolvingProgress) -> None:
    assert (
        PuzzleSummary.of_record(PuzzleRecord.with_filled(Puzzle(SMALL), grid)).progress is progress
    )


def test_a_list_shows_the_title_or_else_the_comment() -> None:
    titles = [
        PuzzleSummary(LINE, metadata).title
        for metadata in (
            Metadata("Title", comment="Comment"),
            Metadata(comment="Comment"),
            Metadata(),
        )
    ]

    assert titles == ["Title", "Comment", ""]


@given(variant_grids())
def test_there_is_no_outline_of_a_puzzle_with_other_houses_than_those_in_print(
    drawn: tuple[Variant, Grid],
) -> None:
    _, grid = drawn

    with pytest.raises(ValueError, match="says nothing of other houses"):
        PuzzleSummary.of_record(PuzzleRecord.without_entries(Puzzle(grid)))
