"""Who takes part in a race: algorithms over one puzzle, or one algorithm over its turns."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sudoku_gui.language import Text, text
from sudoku_gui.model.grid_transform import Turn, turned
from sudoku_gui.model.sheet import Origin, Sheet
from sudoku_gui.solvers.search import Algorithm

TURN_WORDS: Mapping[Turn, Text] = {
    Turn.NONE: text("As printed"),
    Turn.QUARTER: text("Turned by 90°"),
    Turn.HALF: text("Turned by 180°"),
    Turn.THREE_QUARTERS: text("Turned by 270°"),
    Turn.MIRRORED: text("Mirrored"),
}


@dataclass(frozen=True, slots=True)
class Racer:
    """Who takes part in a race, by the name `title`; `sheet` is what the search begins with."""

    title: Text
    algorithm: Algorithm
    turn: Turn
    sheet: Sheet


def racers_by_algorithm(sheet: Sheet, algorithms: Sequence[Algorithm]) -> tuple[Racer, ...]:
    """The algorithms over one sheet."""
    return tuple(Racer(each.title, each, Turn.NONE, sheet) for each in algorithms)


def racers_by_turn(sheet: Sheet, algorithm: Algorithm) -> tuple[Racer, ...]:
    """One algorithm over a sheet as it is, turned and mirrored."""
    return tuple(
        Racer(words, algorithm, turn, _turned(sheet, turn)) for turn, words in TURN_WORDS.items()
    )


def _turned(sheet: Sheet, turn: Turn) -> Sheet:
    entries = sheet.only({Origin.ENTRY}).grid
    return Sheet.of(turned(sheet.givens, turn), turned(entries, turn))
