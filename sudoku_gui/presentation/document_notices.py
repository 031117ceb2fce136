"""What to say of a document that was opened or saved."""

from collections.abc import Callable, Iterator, Sequence

from sudoku_gui.documents.file_transfer import FileTransfer
from sudoku_gui.documents.puzzle_files import (
    READING_CANCELLED,
    WRITING_CANCELLED,
    FileChanged,
    FileFailed,
    FileSaved,
)
from sudoku_gui.formats import FormatError, ReadResult, RecordPart
from sudoku_gui.formats.remarks import about_refused
from sudoku_gui.language import Text, text, text_n
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.presentation.notice import Notice, NoticeAction, NoticeTone
from sudoku_gui.wording import RECORD_PART_WORDS, listed

_LINES_NAMED = 12
_MEGABYTE = 1_000_000
_MANY = 1_000  # puzzles that take so long to write that people should know how far it is


def opened_notice(name: Text, reading: ReadResult, waiting: int = 0) -> Notice:
    """Return what to say of puzzles that were opened from the file, or as what is called, `name`.

    waiting: how many files were asked for together with it.
    """
    is_whole = not reading.refused
    sentences = list(_sentences_on(name, reading))
    first, others = sentences[0], sentences[1:]
    choices = [remark.sentence for remark in reading.remarks if remark.tells_choice]
    for choice in (each for each in choices if each in others):
        first = text("{sentence}; {remark}", sentence=first, remark=choice)
        others.remove(choice)
    more = len(others)
    if more:
        first = text_n(
            "{first} (and {n} more remark)", "{first} (and {n} more remarks)", n=more, first=first
        )
    if waiting:
        first = text_n(
            "{first}; {n} more file waits under File ▸ Open Recent",
            "{first}; {n} more files wait under File ▸ Open Recent",
            n=waiting,
            first=first,
        )
    return Notice(first, NoticeTone.PLAIN if is_whole else NoticeTone.WARNING)


NO_ADDRESS = Notice(
    text("A recorded run is gone when the program is judged again: its moments have no address."),
    NoticeTone.WARNING,
)


def moment_notice(problem: Text) -> Notice:
    """Return what to say where a moment of a search cannot be shown."""
    sentence = text("The moment of the search cannot be shown: {problem}", problem=problem)
    return Notice(sentence, NoticeTone.WARNING)


def reading_notice(name: str, reading: FileTransfer, cancel: Callable[[], None]) -> Notice:
    """Return what to say while a file is read."""
    if reading.size < _MEGABYTE:
        sentence = text("Reading {name}…", name=name)
    elif reading.done < reading.size:
        sentence = text(
            "Reading {name}: {taken} of {size} MB…",
            name=name,
            taken=reading.done // _MEGABYTE,
            size=reading.size // _MEGABYTE,
        )
    else:
        sentence = text("{name} is read; looking for the puzzles in it…", name=name)
    return Notice(sentence, actions=(NoticeAction(text("Cancel"), cancel),))


def has_been_read_notice(name: str) -> Notice:
    """Return what to say when that is over and something has to be settled before it opens."""
    return Notice(text("{name} is read.", name=name))


def reading_cancelled_notice(name: str) -> Notice:
    """Return what to say where people have cancelled that."""
    return Notice(text("{name} was not opened: {problem}", name=name, problem=READING_CANCELLED))


def saving_notice(
    name: str, count: int, writing: FileTransfer, cancel: Callable[[], None]
) -> Notice:
    """Return what to say while so many puzzles are being written."""
    if count < _MANY:
        sentence = text("Saving {name}…", name=name)
    else:
        sentence = text(
            "Saving {count:,} puzzles to {name}: {percent} %…",
            count=count,
            name=name,
            percent=min(100, 100 * writing.done // max(1, writing.size)),
        )
    return Notice(sentence, actions=(NoticeAction(text("Cancel"), cancel),))


def not_saved_yet_notice(name: str) -> Notice:
    """Return what to say when that is over and something has to be settled before it is saved."""
    return Notice(text("{name} is not saved yet.", name=name))


def saved_notice(saved: FileSaved) -> Notice:
    """Return what to say of a file that was saved, and of what it has no room for."""
    sentence = text("Saved {name}", name=saved.path.name)
    if not saved.lost - {RecordPart.HISTORY}:
        return Notice(sentence, NoticeTone.GOOD)
    if RecordPart.ENTRIES in saved.lost:
        sentence = text("{saved}; the digits filled in stand as givens there", saved=sentence)
    lost = saved.lost - {RecordPart.ENTRIES, RecordPart.HISTORY}
    parts = [RECORD_PART_WORDS[part] for part in RecordPart if part in lost]
    if parts:
        sentence = text(
            "{saved}, without what has no room there: {parts}", saved=sentence, parts=listed(parts)
        )
    return Notice(sentence, NoticeTone.WARNING)


def nothing_to_save_notice(name: str) -> Notice:
    """Return what to say where a save has nothing to write."""
    return Notice(text("Nothing to save: {name} has no changes", name=name))


def puzzle_saved_notice(saved: FileSaved) -> Notice:
    """Return what to say where the puzzle alone was saved, as people wished."""
    sentence = text("Saved {name}, without the digits filled in", name=saved.path.name)
    return Notice(sentence, NoticeTone.WARNING)


def not_opened_notice(failed: FileFailed) -> Notice:
    """Return why a file was not opened."""
    name, problem = failed.path.name, failed.problem
    sentence = text("{name} was not opened: {problem}", name=name, problem=problem)
    return Notice(sentence, NoticeTone.WARNING)


def not_saved_notice(failed: FileFailed) -> Notice:
    """Return why a file was not saved."""
    name, problem = failed.path.name, failed.problem
    sentence = text("{name} was not saved: {problem}", name=name, problem=problem)
    is_wanted = problem is WRITING_CANCELLED
    return Notice(sentence, NoticeTone.PLAIN if is_wanted else NoticeTone.WARNING)


@dataclass(frozen=True, slots=True)
class OutsideActions:
    """What can be done about a file that somebody else has changed."""

    keep_mine: Callable[[FileChanged], None]
    load_theirs: Callable[[], None]
    save_as: Callable[[], None]


def changed_outside_notice(found: FileChanged, actions: OutsideActions) -> Notice:
    """Return what to say of a file that is open here and was changed by somebody else."""
    mine = NoticeAction(text("Keep mine"), lambda: actions.keep_mine(found))
    other = NoticeAction(text("Save as another…"), actions.save_as)
    if not found.is_there:
        sentence = text("{name} was deleted or moved by another program", name=found.path.name)
        return Notice(sentence, NoticeTone.WARNING, (other, mine))
    theirs = NoticeAction(text("Load theirs"), actions.load_theirs)
    sentence = text("{name} was changed by another program", name=found.path.name)
    return Notice(sentence, NoticeTone.WARNING, (theirs, other, mine))


def _sentences_on(name: Text, reading: ReadResult) -> Iterator[Text]:
    count, told = len(reading.records), about_refused(reading.refused)
    if reading.refused:
        yield _left_out(count, reading.refused)
    elif count > 1:
        yield text_n("{name}: {n:,} puzzle", "{name}: {n:,} puzzles", n=count, name=name)
    elif not reading.remarks:
        yield text("Opened {name}", name=name)
    yield from (remark.sentence for remark in reading.remarks if remark not in told)


def _left_out(count: int, refused: Sequence[FormatError]) -> Text:
    puzzles = text_n("{n:,} puzzle", "{n:,} puzzles", n=count)
    named = [str(error.line or "?") for error in refused[:_LINES_NAMED]]
    more = "…" if len(refused) > _LINES_NAMED else ""
    return text_n(
        "{puzzles} opened; {n:,} line is no puzzle and was left out: {lines}",
        "{puzzles} opened; {n:,} lines are no puzzles and were left out: {lines}",
        n=len(refused),
        puzzles=puzzles,
        lines=", ".join(named) + more,
    )
