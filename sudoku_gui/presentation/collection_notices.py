"""What to say of duplicates in a list, and of puzzles that were removed from it."""

from collections.abc import Callable

from sudoku_gui.generation.duplicates import Likeness
from sudoku_gui.language import text, text_n
from sudoku_gui.presentation.notice import Notice, NoticeAction, NoticeTone

NOTHING_SELECTED = text("No puzzle is selected in the list.")
NOT_ALL = text("One puzzle has to stay in the list: not all can be removed.")
STILL_REMOVING = text("Puzzles are being removed from the list; wait for that to end.")
NOTHING_REMOVED = text("No puzzle was removed from the list.")
NO_DUPLICATES = text("No duplicates are known. The Collection menu finds them.")


def duplicates_notice(likeness: Likeness, count: int, select: Callable[[], None]) -> Notice:
    """Return what to say once all puzzles are compared; `count` are like an earlier one."""
    is_exact = likeness is Likeness.EXACT
    if count == 0:
        none = (
            text("No two puzzles have the same givens.")
            if is_exact
            else text("No two puzzles are essentially the same.")
        )
        return Notice(none, NoticeTone.GOOD)
    if is_exact:
        sentence = text_n(
            "{n:,} puzzle has the same givens as an earlier one.",
            "{n:,} puzzles have the same givens as earlier ones.",
            n=count,
        )
    else:
        sentence = text_n(
            "{n:,} puzzle is essentially the same as an earlier one.",
            "{n:,} puzzles are essentially the same as earlier ones.",
            n=count,
        )
    return Notice(sentence, actions=(NoticeAction(text("Select Them"), select),))


def removing_notice(count: int, cancel: Callable[[], None]) -> Notice:
    """Return what to say while puzzles are being removed."""
    sentence = text_n("Removing {n:,} puzzle…", "Removing {n:,} puzzles…", n=count)
    return Notice(sentence, actions=(NoticeAction(text("Cancel"), cancel),))


def removed_notice(count: int, has_file: bool, put_back: Callable[[], None]) -> Notice:
    """Return what to say of puzzles that were removed, and offer to put them back."""
    sentence = text_n(
        "{n:,} puzzle was removed from the list.",
        "{n:,} puzzles were removed from the list.",
        n=count,
    )
    if has_file:
        sentence = text("{removed} The file keeps everything until you save.", removed=sentence)
    return Notice(sentence, actions=(NoticeAction(text("Put Back"), put_back),))


def put_back_notice(count: int) -> Notice:
    """Return what to say of puzzles that are in the list again."""
    return Notice(
        text_n(
            "{n:,} puzzle is in the list again.", "{n:,} puzzles are in the list again.", n=count
        )
    )
