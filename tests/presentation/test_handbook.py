"""The handbook cut into chapters."""

import pytest

from sudoku_gui import language
from sudoku_gui.presentation.handbook import Heading, read_handbook, split_into_chapters

SMALL = """# All

Begin [here](#the-first).

## The first

```console
$ sh
# no heading
```

### A part, of it?

*Words* of `it`.

## Second
"""


def test_a_chapter_begins_at_each_heading_of_the_first_two_levels() -> None:
    chapters = split_into_chapters(SMALL).chapters

    assert "".join(chapter.markdown for chapter in chapters) == SMALL
    assert [[heading.title for heading in chapter.headings] for chapter in chapters] == [
        ["All"],
        ["The first", "A part, of it?"],
        ["Second"],
    ]


@pytest.mark.parametrize(
    ("title", "anchor"),
    [
        ("A part, of it?", "a-part-of-it"),
        ("sudoku-gui solve", "sudoku-gui-solve"),
        ("다른 숫자라면, 왜 안 되나", "다른-숫자라면-왜-안-되나"),
    ],
)
def test_an_anchor_is_made_as_code_hosts_make_it(title: str, anchor: str) -> None:
    assert Heading(2, title).anchor == anchor


def test_a_chapter_is_found_by_the_anchor_of_any_of_its_headings() -> None:
    handbook = split_into_chapters(SMALL)

    assert [handbook.place_of(anchor) for anchor in ("all", "a-part-of-it", "second")] == [0, 1, 2]
    with pytest.raises(KeyError):
        handbook.place_of("third")


def test_the_words_of_a_chapter_are_those_that_are_read() -> None:
    intro, first, _ = split_into_chapters(SMALL).chapters

    assert "begin here." in intro.words
    assert "words of it." in first.words


@pytest.mark.parametrize("code", list(language.LANGUAGES))
def test_there_is_a_handbook_in_every_language(code: str) -> None:
    handbook = read_handbook(code)

    assert [heading.level for heading in handbook.chapters[0].headings] == [1]
    assert all(chapter.headings[0].level == 2 for chapter in handbook.chapters[1:])
