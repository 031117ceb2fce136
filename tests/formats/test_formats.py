"""The table of formats, and the laws that hold for every one of them."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.formats import (
    FORMATS,
    Format,
    UnknownFormatError,
    format_for_suffix,
    format_named,
    read,
    write,
)
from sudoku_gui.model.grid import Grid
from tests.model.strategies import grids
from tests.trials.reader_fuzz import Judgement, Verdict, judge

BOJ2580, BOJ2239, LINE = FORMATS
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


@pytest.mark.parametrize("name", ["", "boj", "BOJ2580", "sdm"])
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


@settings(deadline=None)
@given(grids(), st.sampled_from(FORMATS))
def test_a_grid_written_and_read_is_the_same_in_the_same_format(grid: Grid, format: Format) -> None:
    reading = read(write(grid, format))

    assert (reading.puzzle.givens, reading.format) == (grid, format)


@settings(deadline=None)
@given(grids(), st.sampled_from(FORMATS))
def test_what_is_written_is_lines_of_ascii_without_spaces_at_their_end(
    grid: Grid, format: Format
) -> None:
    written = write(grid, format)

    assert written.isascii()
    assert written.endswith(b"\n")
    assert b"\r" not in written
    assert all(line == line.strip() != b"" for line in written.split(b"\n")[:-1])


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
    judgement = judge(edited(write(grid, written_as), changes), read_as)

    assert judgement in (Judgement(Verdict.ACCEPTED), Judgement(Verdict.REFUSED))


@settings(deadline=None)
@given(st.binary(max_size=200), st.sampled_from((None, *FORMATS)))
def test_any_bytes_are_refused_or_read(data: bytes, format: Format | None) -> None:
    assert judge(data, format).verdict is not Verdict.ESCAPE
