"""What to say of puzzles that were left unfinished, and of the journal that keeps them."""

from collections.abc import Callable
from time import localtime, strftime

from sudoku_gui.documents.document_restoration import ResumeProblem
from sudoku_gui.documents.file_transfer import FileTransfer
from sudoku_gui.documents.unfinished import ResumedDocument, UnfinishedPuzzle
from sudoku_gui.language import Text, say, text, text_n, tr
from sudoku_gui.presentation.notice import Notice, NoticeAction, NoticeTone
from sudoku_gui.presentation.one_line import on_one_line
from sudoku_gui.wording import file_sentence

_PROBLEMS = {
    ResumeProblem.DAMAGED: text(
        "Here is where you stopped, as far as it could be read: "
        "what was kept of this puzzle is damaged."
    ),
    ResumeProblem.FILE_GONE: text(
        "Here is where you stopped. {name} is not there any more; Save writes it anew."
    ),
    ResumeProblem.PHOTO_LOST: text(
        "Here is where you stopped, without the photo of the puzzle, which is gone or damaged."
    ),
    ResumeProblem.COLLECTION_GONE: text(
        "Here is where you stopped. {name} is gone or has other puzzles now: "
        "these are the ones that you had begun."
    ),
}


def resuming_notice(reading: FileTransfer, cancel: Callable[[], None]) -> Notice | None:
    """Return what to say while the file of a puzzle is read to resume it, None before that."""
    if not reading.size:
        return None
    percent = min(100, 100 * reading.done // reading.size)
    sentence = text("Opening what you left: {percent} %…", percent=percent)
    return Notice(sentence, actions=(NoticeAction(text("Cancel"), cancel),))


def resumed_notice(
    resumed: ResumedDocument, name: str, others: int, begin_another: Callable[[], None]
) -> Notice:
    """Return what to say of a puzzle that was resumed.

    name: its file or what it is called; others: how many more wait.
    """
    sentence, tone = text("Here is where you stopped."), NoticeTone.PLAIN
    if resumed.problem is not None:
        problem = _PROBLEMS[resumed.problem]
        sentence, tone = Text(problem.template, {"name": name}), NoticeTone.WARNING
    action = NoticeAction(text("Start a new puzzle"), begin_another)
    return Notice(_with_waiting(sentence, others), tone, (action,))


def waiting_notice(puzzle: UnfinishedPuzzle, more: int, go_back: Callable[[], None]) -> Notice:
    """Return what to say of an unfinished puzzle where another file was opened instead."""
    sentence = text("{name} is unfinished and was kept.", name=puzzle.name)
    action = NoticeAction(text("Go back to it"), go_back)
    return Notice(_with_waiting(sentence, more), actions=(action,))


def unfinished_words(puzzle: UnfinishedPuzzle) -> str:
    """Return what the menu calls an unfinished puzzle: its name, and when it was left."""
    left = strftime("%Y-%m-%d %H:%M", localtime(puzzle.left))
    return tr("{name}, left on {left}", name=on_one_line(say(puzzle.name)), left=left)


def lost_notice() -> Notice:
    """Return what to say where nothing could be read of what was kept."""
    sentence = text("What was kept of an unfinished puzzle is damaged and could not be read.")
    return Notice(sentence, NoticeTone.WARNING)


def not_to_be_had_notice() -> Notice:
    """Return what to say where an unfinished puzzle cannot be gone back to."""
    sentence = text("That puzzle is not there any more, or another window has it.")
    return Notice(sentence, NoticeTone.WARNING)


def not_kept_notice(error: OSError) -> Notice:
    """Return what to say where the journal cannot be written."""
    sentence = text(
        "What you do is not kept for the next start until that is possible again: {problem}. "
        "You can go on and save as usual.",
        problem=file_sentence(error),
    )
    return Notice(sentence, NoticeTone.WARNING)


def _with_waiting(sentence: Text, count: int) -> Text:
    """Return the sentence, and behind it how many more unfinished puzzles wait, if any."""
    if not count:
        return sentence
    return text_n(
        "{first} {n} more unfinished puzzle waits under File ▸ Unfinished Puzzles.",
        "{first} {n} more unfinished puzzles wait under File ▸ Unfinished Puzzles.",
        n=count,
        first=sentence,
    )
