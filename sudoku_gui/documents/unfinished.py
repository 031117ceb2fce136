"""Puzzles that a window left unfinished: found in the journals, and made documents again."""

import contextlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from sudoku_gui.documents.document import Document
from sudoku_gui.documents.document_journal import (
    JournalledDocument,
    NewerJournalError,
    document_of,
)
from sudoku_gui.documents.document_restoration import ResumeProblem, name_of, restored
from sudoku_gui.documents.file_transfer import FileTransfer, TransferCancelledError
from sudoku_gui.documents.journal_file import Journal, JournalFolder
from sudoku_gui.language import Text
from sudoku_gui.lazy_dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ResumedDocument:
    """A document as it was left, with the journal that goes on being written."""

    journal: Journal
    document: Document
    is_typing_givens: bool
    problem: ResumeProblem | None


@dataclass(frozen=True, slots=True)
class UnfinishedPuzzle:
    """A document that waits in a journal: which, what it is called, when it was left."""

    path: Path
    name: Text
    left: float
    """In seconds, as `time.time` counts them."""


@dataclass(frozen=True, slots=True)
class UnfinishedPuzzles:
    """All there is to go back to."""

    resumed: ResumedDocument | None
    """The one left last, where it was to be resumed."""
    others: Sequence[UnfinishedPuzzle]
    """The one left last comes first."""
    lost_count: int
    """How many journals were damaged so that nothing could be read of them."""


def find_unfinished(
    folder: JournalFolder, *, resumes: bool, reading: FileTransfer | None = None
) -> UnfinishedPuzzles:
    """Look through the journals that no living window has.

    resumes: whether the one left last is to be resumed, if nobody cancels that.  Others wait as
    long as they hold what no file does, and are removed otherwise.
    reading: is told how far the reading of its file is.
    """
    reading = reading or FileTransfer()
    resumed: ResumedDocument | None = None
    others: list[UnfinishedPuzzle] = []
    lost = 0
    for path in folder.paths():
        with contextlib.suppress(OSError, NewerJournalError), _found_at(folder, path) as found:
            if found is None:
                continue
            if found.journalled is None:
                lost += found.discard()
                continue
            if resumes and resumed is None and not reading.is_cancelled:
                resumed = found.resumed(found.journalled, reading)
                if resumed is not None:
                    continue
            if found.journalled.is_modified or reading.is_cancelled:
                others.append(found.waiting(found.journalled))
            else:
                found.journal.remove()
    return UnfinishedPuzzles(resumed, others, lost)


def take_unfinished(
    folder: JournalFolder, path: Path, reading: FileTransfer | None = None
) -> ResumedDocument | None:
    """Return the document in the journal at `path`, or None where there is none to be had.

    reading: is told how far the reading of its file is; there is none where that is cancelled.
    """
    with contextlib.suppress(OSError, NewerJournalError), _found_at(folder, path) as found:
        if found is not None and found.journalled is not None:
            resumed = found.resumed(found.journalled, reading or FileTransfer())
            if resumed is not None:
                return resumed
        if found is not None:
            found.journal.release()
    return None


@dataclass(frozen=True, slots=True)
class _Found:
    """A journal that was free, and what it says."""

    journal: Journal
    journalled: JournalledDocument | None
    is_damaged: bool

    def discard(self) -> bool:
        """Remove a journal without a document; return whether there may have been one."""
        if self.is_damaged:
            self.journal.keep_damaged()
        self.journal.remove()
        return self.is_damaged

    def waiting(self, journalled: JournalledDocument) -> UnfinishedPuzzle:
        """Leave it where it is, and return what it is called."""
        self.journal.release()
        path = self.journal.path
        return UnfinishedPuzzle(path, name_of(journalled), path.stat().st_mtime)

    def resumed(
        self, journalled: JournalledDocument, reading: FileTransfer
    ) -> ResumedDocument | None:
        """Return the document, or None where the reading of its file was cancelled."""
        is_damaged = self.is_damaged or not journalled.is_followed
        if is_damaged:
            with contextlib.suppress(OSError):
                self.journal.keep_damaged()
        try:
            document, problem = restored(journalled, reading)
        except TransferCancelledError:
            return None
        return ResumedDocument(
            self.journal,
            document,
            journalled.is_typing_givens,
            ResumeProblem.DAMAGED if is_damaged else problem or _problem_of(journalled),
        )


def _problem_of(journalled: JournalledDocument) -> ResumeProblem | None:
    return ResumeProblem.PHOTO_LOST if journalled.has_lost_photo else None


@contextmanager
def _found_at(folder: JournalFolder, path: Path) -> Iterator[_Found | None]:
    """Take a journal if it is free; whatever goes wrong within, others can have it then."""
    taken = folder.take(path)
    if taken is None:
        yield None
        return
    journal, found = taken
    try:
        journalled = document_of(found.lines, journal.photo)
        is_nothing_read = journalled is None and bool(found.lines)
        yield _Found(journal, journalled, found.is_damaged or is_nothing_read)
    except BaseException:
        journal.release()
        raise
