"""The trial of the readers: a few thousand inputs of it, and whether it would notice anything."""

import pytest

from sudoku_gui.formats import Format, ReadResult, read
from sudoku_gui.model.grid import Grid
from tests.long.reader_fuzz import Reader, Verdict, run
from tests.support.contents import bare

SPACES = dict.fromkeys(map(ord, "\u200b\u3000\u00a0\u2028\u0085\x0c"), " ")


def test_nothing_escapes_from_a_few_thousand_damaged_files() -> None:
    fates, escapes = run(5_000, seed=7)

    assert escapes == []
    assert fates[Verdict.ACCEPTED] > 1_000
    assert fates[Verdict.REFUSED] > 2_000


def test_the_same_seed_gives_the_same_figures() -> None:
    assert run(300, seed=3) == run(300, seed=3)


def letting_int_decide(data: bytes, format: Format | None = None) -> ReadResult:
    """A planted fault: raises what int raises."""
    for token in data.split():
        int(token)
    return read(data, format)


def splitting_at_every_sign_that_may_end_a_line(
    data: bytes, format: Format | None = None
) -> ReadResult:
    """A planted fault: str.splitlines."""
    text = data.decode("utf-8", "surrogateescape")
    return read("\n".join(text.splitlines()).encode("utf-8", "surrogateescape"), format)


def taking_any_digit_of_unicode(data: bytes, format: Format | None = None) -> ReadResult:
    """A planted fault: str.isdecimal and int."""
    text = data.decode("utf-8", "surrogateescape")
    plain = "".join(str(int(sign)) if sign.isdecimal() else sign for sign in text)
    return read(plain.encode("utf-8", "surrogateescape"), format)


def splitting_at_any_space_of_unicode(data: bytes, format: Format | None = None) -> ReadResult:
    """A planted fault: str.split, which takes more than spaces and tabs."""
    text = data.decode("utf-8", "surrogateescape").translate(SPACES)
    return read(text.encode("utf-8", "surrogateescape"), format)


def skipping_unknown_signs(data: bytes, format: Format | None = None) -> ReadResult:
    """A planted fault: what is no digit and no blank is passed over."""
    return read(bytes(byte for byte in data if byte in b"0123456789.*_ \t\r\n"), format)


def taking_letters_for_digits(data: bytes, format: Format | None = None) -> ReadResult:
    """A planted fault: O is 0 and l is 1."""
    return read(data.replace(b"O", b"0").replace(b"l", b"1"), format)


def cutting_long_rows(data: bytes, format: Format | None = None) -> ReadResult:
    """A planted fault: what stands behind the ninth cell is dropped."""
    return read(b"\n".join(line[:9] for line in data.split(b"\n")), format)


def padding_what_is_short(data: bytes, format: Format | None = None) -> ReadResult:
    """A planted fault: a line of 80 cells gets another blank."""
    line = data.strip()
    return read(line + b"0" if len(line) == 80 else data, format)


def dropping_the_remarks(data: bytes, format: Format | None = None) -> ReadResult:
    """A planted fault: skips silently."""
    reading = read(data, format)
    return ReadResult(reading.records, reading.format)


def forgetting_the_last_given(data: bytes, format: Format | None = None) -> ReadResult:
    """A planted fault: one cell is wrong."""
    reading = read(data, format)
    digits = reading.puzzle.givens.digits[:-1] + b"\0"
    grid = Grid(reading.puzzle.givens.geometry, digits)
    return ReadResult((bare(grid), *reading.records[1:]), reading.format, reading.remarks)


def forgetting_the_last_puzzle(data: bytes, format: Format | None = None) -> ReadResult:
    """A planted fault: one of several is missing."""
    reading = read(data, format)
    return ReadResult(reading.records[: max(1, len(reading.records) - 1)], reading.format)


def forgetting_titles(data: bytes, format: Format | None = None) -> ReadResult:
    """A planted fault: the words beside the digits are lost."""
    reading = read(data, format)
    untitled = [bare(content.puzzle.givens) for content in reading.records]
    return ReadResult(untitled, reading.format, reading.remarks)


@pytest.mark.parametrize(
    "faulty",
    [
        letting_int_decide,
        splitting_at_every_sign_that_may_end_a_line,
        taking_any_digit_of_unicode,
        splitting_at_any_space_of_unicode,
        skipping_unknown_signs,
        taking_letters_for_digits,
        cutting_long_rows,
        padding_what_is_short,
        dropping_the_remarks,
        forgetting_the_last_given,
        forgetting_the_last_puzzle,
        forgetting_titles,
    ],
    ids=lambda faulty: faulty.__name__,
)
def test_the_trial_notices_a_reader_that_fails_by(faulty: Reader) -> None:
    fates, escapes = run(300, seed=1, reader=faulty)

    assert fates[Verdict.ESCAPE] > 0
    assert escapes
