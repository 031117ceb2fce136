"""Links to moments: what is written is read again, and what is damaged is refused."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.assets import resource
from sudoku_gui.formats import FormatError, read
from sudoku_gui.formats.links.moments import is_moment_link, moment_link, step_address, step_at
from sudoku_gui.model.game_history import WatchedStep
from sudoku_gui.model.geometry import SIZES, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers import ALGORITHMS
from tests.support.formats.links import LINE

GIVENS = Grid.from_line(LINE)
NOTHING = Grid.empty(GIVENS.geometry)
STEP = WatchedStep("used-tables", 44)
LINK = f"sudoku-gui:used-tables@44:{LINE.replace('0', '.')}"


@st.composite
def _starts(draw: st.DrawFn) -> tuple[Grid, Grid]:
    """Givens and entries that a search may begin with, also with the diagonals as houses."""
    size = draw(st.sampled_from(SIZES))
    geometry = draw(st.sampled_from([Geometry.of_size(size), Geometry.diagonal(size)]))
    digits = draw(st.binary(min_size=size * size, max_size=size * size))
    held = [digit % (size + 1) for digit in digits]
    is_given = draw(st.binary(min_size=size * size, max_size=size * size))
    both = list(zip(held, is_given, strict=True))
    givens = bytes(digit if mark % 2 else 0 for digit, mark in both)
    entries = bytes(0 if mark % 2 else digit for digit, mark in both)
    return Grid(geometry, givens), Grid(geometry, entries)


@given(
    _starts(),
    st.sampled_from([each.name for each in ALGORITHMS]),
    st.integers(min_value=0, max_value=10**15 - 1),
)
def test_what_a_link_leads_to_is_what_it_was_made_of(
    start: tuple[Grid, Grid], algorithm: str, step: int
) -> None:
    watched = WatchedStep(algorithm, step)
    link = moment_link(*start, watched)

    (record,) = read(f"{link}\n".encode()).records

    assert (record.puzzle.givens, record.entries) == start
    assert record.history is not None
    assert record.history.has_only_watched
    assert record.game().watched == watched


def test_a_link_is_a_line_that_people_can_read() -> None:
    assert moment_link(GIVENS, NOTHING, STEP) == LINK


def test_words_around_a_link_do_not_matter() -> None:
    reading = read(f'Look at this: "{LINK}", at the first dead end.\n'.encode())

    assert reading.records[0].game().watched == STEP


@pytest.mark.parametrize(
    "damaged",
    [
        LINK[:-1],
        LINK.replace("@", "#"),
        LINK.replace("44", "-4"),
        LINK.replace("44", "4" * 16),
        LINK.replace("used-tables", "used tables"),
        f"{LINK}:{LINE}",  # an entry in the cell of a given
        f"{LINK}:{LINE[:16]}",  # entries of another size
        f"{LINK}:",
        "sudoku-gui:44",
    ],
)
def test_a_damaged_link_is_refused_in_a_sentence(damaged: str) -> None:
    with pytest.raises(FormatError) as caught:
        read(f"{damaged}\n".encode())

    assert caught.value.line == 1
    assert is_moment_link(damaged)


def test_the_address_of_a_step_is_read_as_it_is_written() -> None:
    assert step_at(step_address(STEP)) == STEP


@pytest.mark.parametrize("address", ["", "44", "used-tables", "used-tables@", "@44", "a@4 4"])
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(FormatError, match="expected an algorithm and a step"):
        step_at(address)


@pytest.mark.parametrize("language", ["en", "ko"])
def test_the_links_in_the_handbook_are_read(language: str) -> None:
    handbook = resource("handbook", f"handbook.{language}.md").read_text("utf-8")
    links = re.findall(r"`(sudoku-gui:\S+)`", handbook)

    assert links
    for link in links:
        assert read(f"{link}\n".encode()).records[0].game().watched is not None


@pytest.mark.parametrize(
    "address",
    ["used-tables@4\ufeff4", "used-tables@4\x14", "used-tables@4" + "true" * 20, "used\udcb4@44"],
)
def test_what_is_no_step_is_told_in_signs_that_are_seen_and_few(address: str) -> None:
    with pytest.raises(FormatError) as refused:
        step_at(address)

    sentence = str(refused.value.sentence)
    assert sentence.isprintable()
    assert len(sentence) < 120
    assert sentence.endswith(", expected an algorithm and a step, such as used-tables@44")
