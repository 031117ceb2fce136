"""What people chose in the dialogs before exports, to be proposed to them the next time."""

from collections.abc import Mapping

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.presentation.export.export_formats import (
    ANIMATION_FORMATS,
    ANIMATION_SIDES,
    DEFAULT_ANIMATION_SIDE,
    DEFAULT_MOMENT_SIDE,
    DEFAULT_RATE,
    DEFAULT_STEPS,
    DISTANCES,
    MOMENT_SIDES,
    PICTURE_FORMATS,
    RATES,
    TABLES,
    ExportFormat,
)
from sudoku_gui.presentation.stored_words import YES_NO, choice_of, number_of, word_of
from sudoku_gui.presentation.theme import DARK, LIGHT, Theme

_LENGTHS = range(2**31)  # of a range, in steps
_THEMES = {"light": LIGHT, "dark": DARK}


@dataclass(frozen=True, slots=True)
class ExportDefaults:
    """The choices made last."""

    picture: ExportFormat = ExportFormat.PNG
    picture_side: int = DEFAULT_MOMENT_SIDE
    animation: ExportFormat = ExportFormat.GIF
    animation_side: int = DEFAULT_ANIMATION_SIDE
    steps: int = DEFAULT_STEPS  # how many steps an animation has
    every: int = 1  # from frame to frame, in steps
    rate: int = DEFAULT_RATE
    theme: Theme = LIGHT
    has_caption: bool = True
    form: ExportFormat = ExportFormat.JSON_LINES
    to_end: bool = False  # whether all steps are wanted in a table of steps

    @classmethod
    def of_words(cls, words: Mapping[str, str]) -> "ExportDefaults":
        """Return the defaults that `as_words` wrote, with the usual ones for what is missing."""
        usual = cls()
        pictures = {each.value: each for each in PICTURE_FORMATS}
        animations = {each.value: each for each in ANIMATION_FORMATS}
        return cls(
            choice_of(pictures, words.get("picture"), usual.picture),
            number_of(words.get("picture_side"), MOMENT_SIDES, usual.picture_side),
            choice_of(animations, words.get("animation"), usual.animation),
            number_of(words.get("animation_side"), ANIMATION_SIDES, usual.animation_side),
            number_of(words.get("steps"), _LENGTHS, usual.steps),
            number_of(words.get("every"), DISTANCES, usual.every),
            number_of(words.get("rate"), RATES, usual.rate),
            choice_of(_THEMES, words.get("theme"), usual.theme),
            choice_of(YES_NO, words.get("has_caption"), usual.has_caption),
            choice_of(TABLES, words.get("form"), usual.form),
            choice_of(YES_NO, words.get("to_end"), usual.to_end),
        )

    def as_words(self) -> dict[str, str]:
        """Return a word for each of them, to be kept in a file."""
        return {
            "picture": self.picture.value,
            "picture_side": str(self.picture_side),
            "animation": self.animation.value,
            "animation_side": str(self.animation_side),
            "steps": str(self.steps),
            "every": str(self.every),
            "rate": str(self.rate),
            "theme": word_of(_THEMES, self.theme),
            "has_caption": word_of(YES_NO, self.has_caption),
            "form": self.form.value,
            "to_end": word_of(YES_NO, self.to_end),
        }
