"""What a journal says of a document besides its games."""

import json
from collections.abc import Mapping
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from sudoku_gui.documents.collection import Collection
from sudoku_gui.documents.document import Document
from sudoku_gui.documents.document_header import DocumentHeader, header_line
from sudoku_gui.formats import RecordPart
from sudoku_gui.language import text
from tests.support.contents import bare
from tests.support.puzzles import SMALL

DOCUMENT = Document(
    Collection([bare(SMALL)]),
    name=text("Sample {number}", number=3),
    path=Path("a.sudoku"),
    format_name="sudoku",
    digest=b"\x01\xff",
    parts_given_up=frozenset({RecordPart.ENTRIES}),
    source="pasted",
)


def values_of(document: Document) -> dict[str, Any]:
    word, values = json.loads(header_line(document))
    assert word == "document"
    return dict(values)


@pytest.mark.parametrize(
    "document", [DOCUMENT, replace(DOCUMENT, path=None, digest=None, source=Path("b.csv"))]
)
def test_what_is_written_is_read_again(document: Document) -> None:
    header = DocumentHeader.of(values_of(document))

    assert str(header.name) == "Sample 3"
    assert (header.path, header.source) == (document.path, document.source)
    assert header.puzzle_count == 1
    for name, value in header.settings.items():
        assert value == getattr(document, name)


@pytest.mark.parametrize("name", list(values_of(DOCUMENT)))
def test_a_header_that_lacks_something_is_refused(name: str) -> None:
    values = values_of(DOCUMENT)
    del values[name]

    with pytest.raises(KeyError):
        DocumentHeader.of(values)


@pytest.mark.parametrize(
    "wrong",
    [
        {"name": ["{gap}", {"other": "a"}]},
        {"name": None},
        {"name": ["a", ["b"]]},
        {"path": 1},
        {"source": []},
        {"puzzles": "many"},
        {"digest": "xyz"},
        {"given_up": ["everything"]},
        {"given_up": None},
        {"removed": [[0, 1 << 40]]},
        {"removed": [[1]]},
    ],
)
def test_a_header_that_says_something_else_is_refused(wrong: Mapping[str, Any]) -> None:
    with pytest.raises((ValueError, TypeError, LookupError, AttributeError)):
        DocumentHeader.of({**values_of(DOCUMENT), **wrong})


def places_in(header: DocumentHeader) -> list[int]:
    """The places of the puzzles that were removed."""
    return [*chain.from_iterable(header.removed)]


def test_puzzles_that_were_removed_are_told_by_their_place_in_the_source() -> None:
    collection = Collection([bare(SMALL)] * 5).without([1, 4])

    header = DocumentHeader.of(values_of(replace(DOCUMENT, collection=collection)))

    assert (header.puzzle_count, places_in(header)) == (3, [1, 4])
    assert list(DocumentHeader.of(values_of(DOCUMENT)).removed) == []


@pytest.mark.parametrize(
    ("removed", "told"),
    [
        ([1, 4], [1, 4]),
        ([0, 1, 2, 3], [[0, 3]]),
        ([1, 2, 4], [[1, 2], 4]),
        ([0, 2, 3], [0, [2, 3]]),
    ],
)
def test_puzzles_removed_one_after_another_are_told_in_a_few_words(
    removed: list[int], told: list[object]
) -> None:
    values = values_of(replace(DOCUMENT, collection=Collection([bare(SMALL)] * 5).without(removed)))

    assert values["removed"] == told
    assert places_in(DocumentHeader.of(values)) == removed
