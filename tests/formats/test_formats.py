"""The table of formats, and the laws that hold for every one of them."""

from dataclasses import replace

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from sudoku_gui.formats import (
    FORMATS,
    SIZE_LIMIT,
    Format,
    PuzzleRecord,
    RecordPart,
    UnknownFormatError,
    UnsuitableGridError,
    format_for_suffix,
    format_named,
    lost_parts,
    read,
    write_all,
)
from sudoku_gui.formats.entries import with_notes
from sudoku_gui.formats.puzzle_record import parts_that_differ
from sudoku_gui.formats.record_part import SHEET_PARTS
from sudoku_gui.model.geometry import Digit, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.grid_transform import GridTransform, transformed
from sudoku_gui.model.notes import CellNotes, Colour
from sudoku_gui.model.puzzle import Puzzle
from tests.long.reader_fuzz import Judgement, Verdict, judge
from tests.model.strategies import grids
from tests.model.variants import Variant, variant_grids
from tests.support.contents import bare
from tests.support.formats.foreign import ENTRIES, GIVENS
from tests.support.formats.strategies import collections, written_or_none
from tests.support.puzzles import SMALL

BOJ2580, BOJ2239, SDM, LINE = map(format_named, ("boj2580", "boj2239", "sdm", "line"))
_DIGITS = frozenset({Digit(1), Digit(9)})
_NOTES = {
    RecordPart.CORNER_NOTES: CellNotes(corner=_DIGITS),
    RecordPart.CENTRE_NOTES: CellNotes(centre=_DIGITS),
    RecordPart.COLOURS: CellNotes(colours=frozenset({Colour(1), Colour(9)})),
    RecordPart.NOTE_COLOURS: CellNotes(corner=_DIGITS).with_note_colour(Digit(9), Colour(3)),
}
_STANDS_ON = {RecordPart.NOTE_COLOURS: {RecordPart.CORNER_NOTES}}
_BLANK, _ANOTHER_BLANK = GIVENS.blanks()[0], GIVENS.blanks()[-1]
PLAYED_IN_PART = {
    RecordPart.ENTRIES: PuzzleRecord(Puzzle(GIVENS), ENTRIES),
    **{part: with_notes(bare(GIVENS), {_BLANK: notes}) for part, notes in _NOTES.items()},
}
EVERY_NOTE = {
    _BLANK: CellNotes(_DIGITS, _DIGITS, frozenset({Colour(2)}), frozenset({(Digit(1), Colour(9))})),
    _ANOTHER_BLANK: CellNotes(_DIGITS),
}
every_format = pytest.mark.parametrize("format", FORMATS, ids=lambda format: format.name)


@st.composite
def edits(draw: st.DrawFn) -> tuple[float, int, bytes]:
    """Where to edit (0 the beginning, 1 the end), how many bytes to drop, what to put there."""
    inserted = st.text("0123456789AGPx.*_-?|#+ \t\r\n\0\u200b３", max_size=5).map(str.encode)
    return (
        draw(st.floats(0, 1)),
        draw(st.sampled_from((0, 0, 1, 2, 9, 100))),
        draw(inserted | st.binary(max_size=2)),
    )


def edited(data: bytes, changes: list[tuple[float, int, bytes]]) -> bytes:
    for where, dropped, inserted in changes:
        place = round(where * len(data))
        data = data[:place] + inserted + data[place + dropped :]
    return data


@every_format
def test_a_format_is_found_by_its_name(format: Format) -> None:
    assert format_named(format.name) is format


@pytest.mark.parametrize("name", ["", "boj", "BOJ2580", "hsol"])
def test_an_unknown_name_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(UnknownFormatError) as caught:
        format_named(name)

    names = ", ".join(format.name for format in FORMATS)
    assert str(caught.value) == f'no format is called "{name}"; there are: {names}'


def test_names_and_own_suffixes_are_different() -> None:
    assert len({format.name for format in FORMATS}) == len(FORMATS)
    assert len({format.suffixes[0] for format in FORMATS}) == len(FORMATS)


@every_format
def test_a_format_owns_its_first_suffix(format: Format) -> None:
    for in_use in FORMATS:
        assert format_for_suffix(format.suffixes[0], in_use) is format
        assert format_for_suffix(format.suffixes[0].upper(), in_use) is format


@pytest.mark.parametrize(
    ("suffix", "in_use", "chosen"),
    [
        (".txt", BOJ2580, BOJ2580),
        (".txt", BOJ2239, BOJ2239),
        (".txt", LINE, LINE),
        (".in", BOJ2239, BOJ2239),
        (".in", LINE, BOJ2580),
        (".png", LINE, LINE),
        ("", BOJ2239, BOJ2239),
    ],
)
def test_a_shared_suffix_leaves_the_format_in_use(
    suffix: str, in_use: Format, chosen: Format
) -> None:
    assert format_for_suffix(suffix, in_use) is chosen


def test_a_text_file_is_2580_where_no_format_is_in_use() -> None:
    assert format_for_suffix(".txt") is BOJ2580


@every_format
@pytest.mark.parametrize("part", PLAYED_IN_PART)
def test_what_people_have_added_is_kept_where_a_format_says_so(
    format: Format, part: RecordPart
) -> None:
    record = PLAYED_IN_PART[part]
    written = write_all([record], format)

    parts = {part} | _STANDS_ON.get(part, set())
    assert record.parts == parts
    assert lost_parts([record], written, format) == parts - format.keeps
    assert format.has_entries is (RecordPart.ENTRIES in format.keeps)


@every_format
def test_what_has_no_room_does_not_spoil_the_rest(format: Format) -> None:
    record = with_notes(PuzzleRecord(Puzzle(GIVENS), ENTRIES), EVERY_NOTE)

    written = write_all([record], format)

    assert record.parts == SHEET_PARTS
    assert lost_parts([record], written, format) == SHEET_PARTS - format.keeps


@settings(deadline=None)
@given(grids(), st.sampled_from(FORMATS))
def test_a_grid_written_and_read_is_the_same_in_the_same_format(grid: Grid, format: Format) -> None:
    written = written_or_none([bare(grid)], format)
    assume(written is not None)
    assert written

    reading = read(written)

    assert reading.puzzle.givens == grid
    # A single line of 81 cells may be either of two.
    assert reading.format is format or {reading.format.name, format.name} == {"sdm", "line"}


@settings(deadline=None)
@given(collections(), st.sampled_from(FORMATS))
def test_many_written_and_read_are_the_same_but_for_what_the_format_has_no_room_for(
    records: list[PuzzleRecord], format: Format
) -> None:
    written = written_or_none(records, format)
    assume(written is not None)
    assert written
    missing = lost_parts(records, written, format)

    reading = read(written, format)

    assert [each.grid for each in reading.records] == [each.grid for each in records]
    differing = map(parts_that_differ, records, reading.records)
    assert frozenset[RecordPart]().union(*differing) == missing
    assert write_all(reading.records, format) == written
    assert list(read(written).records) == list(reading.records)


@every_format
def test_several_puzzles_are_refused_by_a_format_that_holds_one(format: Format) -> None:
    small = replace(format, holds_many=False)

    with pytest.raises(UnsuitableGridError) as caught:
        write_all([bare(SMALL)] * 3, small)

    assert str(caught.value) == f"a file of the format {format.name} holds one puzzle, not 3"


def test_a_file_that_nobody_could_open_again_is_not_written() -> None:
    grid = Grid(Geometry.of_size(25), bytes(625))

    with pytest.raises(UnsuitableGridError, match="larger than 16 MB"):
        write_all([bare(grid)] * (SIZE_LIMIT // 1_250 + 1), BOJ2580)


@settings(deadline=None)
@given(variant_grids(), st.sampled_from(FORMATS))
def test_a_grid_whose_houses_no_reader_would_know_is_refused_with_a_word(
    drawn: tuple[Variant, Grid], format: Format
) -> None:
    _, grid = drawn

    with pytest.raises(UnsuitableGridError, match=f"{format.name} cannot say which houses"):
        write_all([PuzzleRecord.without_entries(Puzzle(grid))], format)


@every_format
def test_a_grid_with_diagonals_behind_a_plain_one_is_refused_too(format: Format) -> None:
    plain, diagonal = Grid.empty(Geometry.of_size(9)), Grid.empty(Geometry.diagonal(9))
    records = [bare(plain), PuzzleRecord.without_entries(Puzzle(diagonal))]

    with pytest.raises(UnsuitableGridError):
        write_all(records, format)


@every_format
def test_boxes_that_stand_where_they_lie_in_print_are_refused_too(format: Format) -> None:
    standing = transformed(Grid.empty(Geometry.of_size(6)), GridTransform.QUARTER)

    with pytest.raises(UnsuitableGridError):
        write_all([PuzzleRecord.without_entries(Puzzle(standing))], format)


@settings(deadline=None)
@given(grids(), st.sampled_from(FORMATS))
def test_what_is_written_is_lines_of_ascii_without_spaces_at_their_end(
    grid: Grid, format: Format
) -> None:
    written = written_or_none([bare(grid)], format)
    assume(written is not None)
    assert written

    assert written.isascii()
    assert written.endswith(b"\n")
    assert b"\r" not in written
    assert all(line == line.rstrip() for line in written.split(b"\n"))


@settings(deadline=None, max_examples=300)
@given(
    grids((4, 9)),
    st.sampled_from(FORMATS),
    st.lists(edits(), min_size=1, max_size=4),
    st.sampled_from((None, *FORMATS)),
)
def test_a_damaged_file_is_refused_or_opens_as_what_it_spells(
    grid: Grid, written_as: Format, changes: list[tuple[float, int, bytes]], read_as: Format | None
) -> None:
    written = written_or_none([bare(grid)], written_as)
    assume(written is not None)
    assert written
    judgement = judge(edited(written, changes), read_as)

    assert judgement in (Judgement(Verdict.ACCEPTED), Judgement(Verdict.REFUSED))


@settings(deadline=None)
@given(st.binary(max_size=200), st.sampled_from((None, *FORMATS)))
def test_any_bytes_are_refused_or_read(data: bytes, format: Format | None) -> None:
    assert judge(data, format).verdict is not Verdict.ESCAPE
