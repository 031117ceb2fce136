"""Who takes part in a race: algorithms over one puzzle, or one algorithm over its turns."""

from collections.abc import Mapping, Sequence

from sudoku_gui.language import Text, text
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.grid_transform import GridTransform, transformed
from sudoku_gui.model.sheet import Origin, Sheet
from sudoku_gui.solvers.search import Algorithm

TRANSFORM_WORDS: Mapping[GridTransform, Text] = {
    GridTransform.NONE: text("As printed"),
    GridTransform.QUARTER: text("Turned by 90°"),
    GridTransform.HALF: text("Turned by 180°"),
    GridTransform.THREE_QUARTERS: text("Turned by 270°"),
    GridTransform.MIRRORED: text("Mirrored"),
}


@dataclass(frozen=True, slots=True)
class Racer:
    """Who takes part in a race, by the name `title`; `sheet` is what the search begins with."""

    title: Text
    algorithm: Algorithm
    transform: GridTransform
    sheet: Sheet


def racers_by_algorithm(sheet: Sheet, algorithms: Sequence[Algorithm]) -> tuple[Racer, ...]:
    """Return a racer for each of `algorithms`, all over one sheet; a run over its puzzle alone."""
    able = (each for each in algorithms if each.recorded_over in (None, sheet.grid))
    return tuple(Racer(each.title, each, GridTransform.NONE, sheet) for each in able)


def racers_by_transform(sheet: Sheet, algorithm: Algorithm) -> tuple[Racer, ...]:
    """Return racers with one algorithm, over a sheet as it is, turned and mirrored."""
    return tuple(
        Racer(words, algorithm, turn, _turned(sheet, turn))
        for turn, words in TRANSFORM_WORDS.items()
    )


def _turned(sheet: Sheet, turn: GridTransform) -> Sheet:
    entries = sheet.only({Origin.ENTRY}).grid
    return Sheet.of(transformed(sheet.givens, turn), transformed(entries, turn))
