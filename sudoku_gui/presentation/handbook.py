"""The handbook as chapters: the Markdown file of a language, cut at its headings."""

import re
from collections.abc import Iterator, Sequence

from sudoku_gui.assets import resource
from sudoku_gui.lazy_dataclasses import dataclass

_HEADING = re.compile(r"(#+) (.+)")
_FENCE = "```"
_MARKS = re.compile(r"</?kbd>|\]\([^)]*\)|[*`\[|]|^#+ |^!", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading of the handbook."""

    level: int  # 1 for the title of the handbook, 2 for chapters, 3 for sections
    title: str

    @property
    def anchor(self) -> str:
        """What a link to the heading says behind "#", the same as on code hosts."""
        kept = re.sub(r"[^\w\- ]", "", self.title.lower())
        return kept.replace(" ", "-")


@dataclass(frozen=True, slots=True)
class Chapter:
    """What stands from one heading of the first two levels to the next, as Markdown."""

    markdown: str

    @property
    def headings(self) -> Sequence[Heading]:
        """The chapter's own heading, and those of its sections."""
        return tuple(_headings(self.markdown))

    @property
    def words(self) -> str:
        """The text without the signs of Markdown, to look for words in."""
        return _MARKS.sub("", self.markdown).replace("\n", " ").casefold()


@dataclass(frozen=True, slots=True)
class Handbook:
    """All chapters, the one with the title and the introduction first."""

    chapters: Sequence[Chapter]

    def place_of(self, anchor: str) -> int:
        """Return the number of the chapter with the heading of that anchor.

        Raises KeyError if there is none.
        """
        for number, chapter in enumerate(self.chapters):
            if any(heading.anchor == anchor for heading in chapter.headings):
                return number
        raise KeyError(anchor)


def read_handbook(code: str) -> Handbook:
    """Return the handbook in the language `code`, one of language.LANGUAGES."""
    return split_into_chapters(resource("handbook", f"handbook.{code}.md").read_text("utf-8"))


def split_into_chapters(markdown: str) -> Handbook:
    """Return the handbook whose whole text is `markdown`."""
    parts: list[list[str]] = []
    for line, heading in _lines(markdown):
        if heading is not None and heading.level <= 2:
            parts.append([])
        parts[-1].append(line)
    return Handbook(tuple(Chapter("".join(part)) for part in parts))


def _headings(markdown: str) -> Iterator[Heading]:
    return (heading for _, heading in _lines(markdown) if heading is not None)


def _lines(markdown: str) -> Iterator[tuple[str, Heading | None]]:
    """Yield each line, with what it says where it is a heading; in code, no line is one."""
    is_code = False
    for line in markdown.splitlines(keepends=True):
        is_code ^= line.startswith(_FENCE)
        found = None if is_code else _HEADING.match(line)
        yield line, Heading(len(found[1]), found[2]) if found else None
