"""Subtrees of a search in words: which digit holds which share of all steps."""

from sudoku_gui.language import Text, text
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import sign_of
from sudoku_gui.playback.subtree_rows import Subtree

_EXACT_BELOW = 10  # percent, below which a tenth matters
_LEAST = 0.1


def subtree_label(subtree: Subtree, geometry: Geometry) -> str:
    """Return the digit that a subtree begins with, and its cell, in short."""
    return f"{geometry.name(subtree.cell)}={sign_of(subtree.digit)}"


def subtree_sentence(
    subtree: Subtree, geometry: Geometry, explored: int, *, is_complete: bool
) -> Text:
    """Return how much of a search a subtree holds: of all steps if they are known."""
    told = {
        "cell": geometry.name(subtree.cell),
        "digit": sign_of(subtree.digit),
        "share": f"{percent_in_words(subtree, explored)} %",
        "first": f"{subtree.first:,}",
        "last": f"{subtree.last:,}",
    }
    if is_complete:
        return text("{cell} = {digit} holds {share} of all steps: {first} to {last}.", **told)
    return text(
        "{cell} = {digit} holds {share} of all steps known so far: {first} to {last}.", **told
    )


def percent_in_words(subtree: Subtree, explored: int) -> str:
    """Return how many of a hundred steps a subtree holds, of those known when it was found."""
    whole = explored if subtree.has_ended else subtree.last
    percent = 100 * subtree.steps / max(1, whole)
    if percent >= _EXACT_BELOW:
        return str(int(percent))
    return f"{percent:.1f}" if percent >= _LEAST else f"< {_LEAST}"
