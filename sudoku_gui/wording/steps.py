"""The steps of a search in words."""

from collections.abc import Mapping

from sudoku_gui.language import Text, text
from sudoku_gui.model.grid import sign_of
from sudoku_gui.solvers.search import Moment, StepKind
from sudoku_gui.solvers.trial import Trial
from sudoku_gui.wording import house_name


def step_sentence(moment: Moment, trial: Trial) -> Text:
    """The last step in words; `trial` is what it tried."""
    if moment.kind is StepKind.START:
        return text("At the start: no step taken yet.")
    changed = {"digit": sign_of(moment.digit), "cell": moment.grid.geometry.name(moment.cell)}
    if moment.kind is StepKind.BACKTRACK:
        return _backtrack_sentence(moment, changed)
    if trial.dead_end:
        return _dead_end_sentence(moment, changed)
    return text("▶ {digit} placed in {cell}.", **changed)


def _backtrack_sentence(moment: Moment, changed: Mapping[str, str]) -> Text:
    choice = moment.last_choice
    if choice.house is not None:
        return text(
            "◀ {house}: no place left for {sought}. {digit} is taken out of {cell}.",
            house=house_name(choice.house),
            sought=sign_of(choice.digits[0]),
            **changed,
        )
    return text(
        "◀ {blank}: no digit left. {digit} is taken out of {cell}.",
        blank=moment.grid.geometry.name(moment.tried_at),
        **changed,
    )


def _dead_end_sentence(moment: Moment, changed: Mapping[str, str]) -> Text:
    choice = moment.next_choice
    if choice.house is not None:
        return text(
            "■ {digit} placed in {cell}. Dead end: {house} has no place for {sought}.",
            house=house_name(choice.house),
            sought=sign_of(choice.digits[0]),
            **changed,
        )
    return text(
        "■ {digit} placed in {cell}. Dead end: nothing fits {blank}.",
        blank=moment.grid.geometry.name(moment.standing),
        **changed,
    )
