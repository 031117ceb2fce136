"""Errors say what was found, where, and what was expected."""

import pytest

from sudoku_gui.formats.errors import FormatError, UnknownFormatError, UnsuitableGridError
from sudoku_gui.language import text


@pytest.mark.parametrize(
    ("place", "sentence"),
    [
        ((), "found nothing"),
        ((3,), "line 3: found nothing"),
        ((3, 7), "line 3, column 7: found nothing"),
    ],
)
def test_an_error_says_its_place(place: tuple[int, ...], sentence: str) -> None:
    error = FormatError(text("found nothing"), *place)

    assert str(error) == str(error.sentence) == sentence


@pytest.mark.parametrize("kind", [UnknownFormatError, UnsuitableGridError])
def test_every_error_can_be_caught_as_one(kind: type[FormatError]) -> None:
    with pytest.raises(FormatError, match=r"^line 1: no$"):
        raise kind(text("no"), 1)
