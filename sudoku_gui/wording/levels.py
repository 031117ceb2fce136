"""Levels in words, and what each takes."""

from collections.abc import Mapping

from sudoku_gui.language import Text, say, text
from sudoku_gui.techniques.level import Level

LEVEL_WORDS: Mapping[Level, Text] = {
    Level.EASY: text("Easy"),
    Level.MEDIUM: text("Medium"),
    Level.HARD: text("Hard"),
    Level.UNFAIR: text("Unfair"),
    Level.EXTREME: text("Extreme"),
}

LEVEL_NEEDS: Mapping[Level, Text] = {
    Level.EASY: text("Singles: some cell always has one digit left, or some digit one place"),
    Level.MEDIUM: text("Pairs, triples, locked candidates and the X-wing"),
    Level.HARD: text("Wings, unique rectangles, larger fish and larger sets"),
    Level.UNFAIR: text("Colours, chains and loops"),
    Level.EXTREME: text("Forcing chains and nets"),
}
"""Of the hardest steps."""


def level_in_files(level: Level) -> str:
    """Return what files call the level, whatever language is in use: its English name."""
    return LEVEL_WORDS[level].template


def level_as_said(word: str) -> str:
    """Return `word`, which a file gives as a level, in the language in use if it is one of ours."""
    known = (words for words in LEVEL_WORDS.values() if words.template == word)
    return next((say(words) for words in known), word)
