"""The table of formats, by which a text is given to the one that recognises it."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.formats import FORMATS, FormatError
from sudoku_gui.formats.registry import _SIGNS_OF, _has
from sudoku_gui.formats.text.source_text import SourceText, decode

DATA = Path(__file__).parent.parent / "data"
FILES = [path for folder in ("formats", "bad") for path in sorted((DATA / folder).iterdir())]
# What formats look at, beside much that they do not.
PIECES = st.sampled_from(
    (
        *("#A", "[Puzzle]", "[[", "{", '{"', '"sudoku": 1', "<a>", "<?", "1,2,,,4"),
        *("*-----------*", "|...|...|...|", "Puzzle,Entries", "53..7....", "5 3 0 0"),
        *("." * 81, "1234" * 4, "\n", "\n", " "),
    )
)


def _missed_by_signs(source: SourceText) -> list[str]:
    """The formats that recognise a text which has none of their signs."""
    return [
        name
        for name in FORMATS.names
        if FORMATS.named(name).recognises(source) and not _has(source, _SIGNS_OF[name])
    ]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_file_has_the_signs_of_the_formats_that_recognise_it(path: Path) -> None:
    try:
        source = decode(path.read_bytes())
    except FormatError:
        return

    assert _missed_by_signs(source) == []


@given(st.lists(PIECES, max_size=30).map("".join))
def test_any_text_has_the_signs_of_the_formats_that_recognise_it(content: str) -> None:
    assert _missed_by_signs(SourceText(content)) == []
