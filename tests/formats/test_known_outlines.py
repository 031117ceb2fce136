"""Records that are written and compared by what is known of them without building them."""

from collections.abc import Sequence

import pytest

from sudoku_gui.formats import (
    PuzzleRecord,
    RecordPart,
    format_named,
    lost_parts,
    read,
    write_all,
)
from sudoku_gui.formats.puzzle_record import JoinedSequence
from sudoku_gui.formats.puzzle_summary import (
    PartlySummarisedRecords,
    PuzzleSummary,
    chosen,
    known_outlines,
)
from sudoku_gui.model.puzzle import Metadata, Puzzle
from tests.support.contents import bare
from tests.support.puzzles import SMALL, SMALL_SOLVED
from tests.support.solvers.corpus import unique_rows

NINE = [row.puzzle for row in unique_rows()[:20]]
COMMENTED = PuzzleRecord.without_entries(Puzzle(NINE[0], Metadata(comment="a comment")))
BEGUN = PuzzleRecord.with_filled(Puzzle(SMALL), SMALL_SOLVED)
FOURS = [bare(SMALL)] * 16
NINES = [COMMENTED, *map(bare, NINE)]


def known(records: Sequence[PuzzleRecord], *, may_build: bool = True) -> Sequence[PuzzleRecord]:
    """The same records, of which all is known without building them but where they are begun."""

    def build(place: int) -> PuzzleRecord:
        assert may_build or not records[place].is_untouched, "nobody needs the record"
        return records[place]

    def outline(place: int) -> PuzzleSummary | None:
        record = records[place]
        return PuzzleSummary.of_record(record) if record.is_untouched else None

    return PartlySummarisedRecords(range(len(records)), build, outline)


@pytest.mark.parametrize(
    ("records", "name"),
    [
        (NINES, "sdm"),
        (NINES, "line"),
        (FOURS, "line"),
        ([BEGUN, *FOURS], "line"),
        ([COMMENTED, *FOURS], "line"),
    ],
)
def test_they_are_written_and_found_lost_as_if_they_were_built(
    records: Sequence[PuzzleRecord], name: str
) -> None:
    format_ = format_named(name)

    written = write_all(known(records), format_)

    assert written == write_all(records, format_)
    assert lost_parts(known(records), written, format_) == lost_parts(records, written, format_)


def test_none_is_built_that_need_not_be() -> None:
    records, format_ = known(NINES, may_build=False), format_named("sdm")

    written = write_all(records, format_)

    assert lost_parts(records, written, format_) == frozenset()


def test_what_a_file_has_no_room_for_is_lost_though_no_record_was_built_to_write_it() -> None:
    records, format_ = known(NINES), format_named("line")

    assert lost_parts(records, write_all(records, format_), format_) == {RecordPart("comment")}


def test_the_same_is_known_of_those_that_are_chosen() -> None:
    records = known([COMMENTED, BEGUN, bare(SMALL)])

    some = chosen(records, [2, 1])

    assert list(some) == [bare(SMALL), BEGUN]
    assert list(known_outlines(some)) == [PuzzleSummary.of_record(bare(SMALL)), None]


def test_it_is_known_of_what_was_read_and_of_parts_one_behind_the_other() -> None:
    records = read(write_all([bare(grid) for grid in NINE], format_named("sdm"))).records
    joined = JoinedSequence([records, [BEGUN]])

    assert list(known_outlines(joined)) == [*map(PuzzleSummary.of_record, records), None]
