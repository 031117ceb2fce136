"""What is said while puzzles are made."""

from sudoku_gui.language import Text, text_n


def tried_sentence(tried: int) -> Text:
    """Return what to say as long as no puzzle is as it should be."""
    return text_n(
        "{n:,} puzzle made, and none is as it should be yet",
        "{n:,} puzzles made, and none is as it should be yet",
        n=tried,
    )
