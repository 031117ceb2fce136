"""Levels in words, and what each takes."""

from collections.abc import Mapping

from sudoku_gui.language import Text, text
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
