"""Remarks: what a reader wants to be known about a puzzle that it did open."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from sudoku_gui.formats.errors import FormatError
from sudoku_gui.language import Text, text
from sudoku_gui.lazy_dataclasses import dataclass, replace
from sudoku_gui.model.grid import Grid

_LIKEWISE = "{remark} (likewise {count} more)"
_REMARKS_OF_A_KIND = 5
_PAIRS_NAMED = 3
_ENCODINGS = {
    "euc_kr": text("EUC-KR (Korean)"),
    "cp949": text("CP949 (Korean)"),
    "cp932": text("Shift-JIS (Japanese)"),
    "cp1252": text("Latin-1 (western European)"),
}


@dataclass(frozen=True, slots=True)
class Remark:
    """Words about a line of the file (counted from 1), or with None about all of it."""

    words: Text
    line: int | None = None
    tells_choice: bool = False
    """Whether there were two ways to read the text, or it may mean more: nobody may miss it."""

    @property
    def sentence(self) -> Text:
        """The whole remark, place included."""
        if self.line is None:
            return self.words
        return text("line {line}: {problem}", line=self.line, problem=self.words)


class RemarkTally:
    """Remarks on the parts of a file, those of a kind counted together."""

    def __init__(self) -> None:
        self._firsts: dict[str, Remark] = {}
        self._counts = Counter[str]()

    def add(self, remarks: Sequence[Remark]) -> None:
        """Count the remarks on the next part."""
        for remark in remarks:
            words, count = remark.words, 1
            if words.template == _LIKEWISE:
                first, more = words.values["remark"], words.values["count"]
                assert isinstance(first, Text), "by _likewise"
                assert isinstance(more, int), "by _likewise"
                words, count = first, 1 + more
            self._firsts.setdefault(words.template, replace(remark, words=words))
            self._counts[words.template] += count

    @property
    def remarks(self) -> tuple[Remark, ...]:
        """The first of each kind, with the number of the others."""
        return tuple(
            _likewise(first, self._counts[kind] - 1) if self._counts[kind] > 1 else first
            for kind, first in self._firsts.items()
        )


def gathered(lines: Sequence[int], words: Callable[[int], Text]) -> tuple[Remark, ...]:
    """Return a remark on each of `lines`, or, when they are many, one that stands for them all."""
    if len(lines) <= _REMARKS_OF_A_KIND:
        return tuple(Remark(words(line), line) for line in lines)
    return (_likewise(Remark(words(lines[0]), lines[0]), len(lines) - 1),)


def about_refused(refused: Sequence[FormatError]) -> tuple[Remark, ...]:
    """Return remarks on what should be puzzles and are none."""
    if len(refused) <= _REMARKS_OF_A_KIND:
        return tuple(map(why_refused, refused))
    return (_likewise(why_refused(refused[0]), len(refused) - 1),)


def skipped(lines: Sequence[int]) -> tuple[Remark, ...]:
    """Return remarks on lines that are neither cells nor frame."""
    return gathered(lines, lambda _: text("not a part of the puzzle, skipped"))


def several_puzzles(count: int) -> Iterator[Remark]:
    """Yield the remark that the first of `count` puzzles is opened, or none for a single one."""
    if count > 1:
        yield Remark(text("the file holds {count:,} puzzles; the first is opened", count=count))


def about_givens(givens: Grid) -> Iterator[Remark]:
    """Yield remarks on givens that are none, or that clash."""
    if not givens.filled_count():
        yield Remark(text("the grid has no givens"))
    name = givens.geometry.name
    conflicts = givens.conflicts()
    pairs = list(dict.fromkeys(f"{name(each.first)}/{name(each.second)}" for each in conflicts))
    named = ", ".join(pairs[:_PAIRS_NAMED])
    more = len(pairs) - _PAIRS_NAMED
    if more > 0:
        yield Remark(text("givens clash: {pairs} and {count} more pairs", pairs=named, count=more))
    elif pairs:
        yield Remark(text("givens clash: {pairs}", pairs=named))


def about_encoding(name: str) -> Iterator[Remark]:
    """Yield the remark that a text was in a certain encoding, called so by Python; none for ""."""
    if name:
        words = text("not UTF-8, read as {encoding}", encoding=_ENCODINGS[name])
        yield Remark(words)


def about_local_digits(has_local_digits: bool) -> Iterator[Remark]:
    """Yield the remark that digits of another script were read, if there are some."""
    if has_local_digits:
        yield Remark(text("digits of another script, read as 0-9"))


def _likewise(remark: Remark, more: int) -> Remark:
    words = text("{remark} (likewise {count} more)", remark=remark.words, count=more)
    return replace(remark, words=words)


def why_refused(error: FormatError) -> Remark:
    """Return the remark on something that should be a puzzle and is none."""
    return Remark(text("not a puzzle, skipped: {problem}", problem=error.problem), error.line)
