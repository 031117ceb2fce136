"""What happens inside a step, sub-step by sub-step, in words."""

from sudoku_gui.language import Text, text
from sudoku_gui.model.geometry import Geometry, House
from sudoku_gui.model.grid import sign_of
from sudoku_gui.solvers.explain.sub_steps import SubStep
from sudoku_gui.solvers.procedure import SubStepKind
from sudoku_gui.wording import house_name


def sub_step_sentence(sub_step: SubStep, geometry: Geometry) -> Text:
    """Return what happens in a sub-step, and why."""
    house = sub_step.house
    if house is None:
        return _sentence_without_house(sub_step, geometry)
    return _sentence_about_house(sub_step, geometry, house)


def _sentence_about_house(sub_step: SubStep, geometry: Geometry, house: House) -> Text:
    asked = {"digit": sign_of(sub_step.digit), "cell": geometry.name(sub_step.cell)}
    where = house_name(house)
    if sub_step.kind is SubStepKind.SEEK_PLACE:
        return text("On to {house}: where can {digit} go?", house=where, digit=asked["digit"])
    blocker = geometry.name(sub_step.blocker)
    if sub_step.kind is SubStepKind.NOT_LISTED:
        return text(
            "{digit} is not on the list of {cell}: {blocker} is given ({house}).",
            blocker=blocker,
            house=where,
            **asked,
        )
    return text(
        "{digit} is refused in {cell}: {blocker} holds it ({house}).",
        blocker=blocker,
        house=where,
        **asked,
    )


def _sentence_without_house(sub_step: SubStep, geometry: Geometry) -> Text:
    if sub_step.kind in _ENDS:
        return _ENDS[sub_step.kind]
    cell, digit = geometry.name(sub_step.cell), sign_of(sub_step.digit, blank="")
    match sub_step.kind:
        case SubStepKind.PLACE:
            return text("{digit} is placed in {cell}.", digit=digit, cell=cell)
        case SubStepKind.GIVE_UP:
            return text("Nothing is left to try at {cell}.", cell=cell)
        case SubStepKind.TAKE_BACK:
            return text("{digit} is taken out of {cell}.", digit=digit, cell=cell)
        case _:
            return text("On to {cell}.", cell=cell)


_ENDS = {
    SubStepKind.FINISH: text("Everything is filled: solved."),
    SubStepKind.STUCK: text("The queue has gone by, nothing written, no kind changed: stuck."),
    SubStepKind.EXHAUST: text("Everything has been tried: there is no solution."),
}
