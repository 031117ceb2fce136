"""What was tried, and what a program had listed before, in words."""

from sudoku_gui.language import Text, text
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import sign_of
from sudoku_gui.solvers.explain.attempts import Fate, OptionFate, Trial
from sudoku_gui.wording import house_name


def trial_caption(trial: Trial, geometry: Geometry) -> Text:
    """What stands over the options: where they were tried, and the list if there is one."""
    if trial.lists:
        return listing_words(trial, geometry)
    return text("Tried in {cell}", cell=geometry.name(trial.cell))


def listing_words(trial: Trial, geometry: Geometry) -> Text:
    """What a program has listed: the digits of a cell, or the places of a digit in a house."""
    if trial.house is None:
        cell = geometry.name(trial.cell)
        digits = ", ".join(sign_of(option.digit) for option in trial.listed)
        if not digits:
            return text("Listed for {cell}: nothing", cell=cell)
        return text("Listed for {cell}: {digits}", cell=cell, digits=digits)
    sought = {"digit": sign_of(trial.options[0].digit), "house": house_name(trial.house)}
    cells = ", ".join(geometry.name(option.cell) for option in trial.listed)
    if not cells:
        return text("Listed for {digit} in {house}: nothing", **sought)
    return text("Listed for {digit} in {house}: {cells}", cells=cells, **sought)


def trial_in_words(trial: Trial, geometry: Geometry) -> tuple[Text, ...]:
    """What became of each option that was considered, and at last which ones never are."""
    words = [
        _fate_words(option, trial, geometry)
        for option in trial.options
        if option.fate is not Fate.SKIPPED
    ]
    rest = [
        sign_of(option.digit) if trial.house is None else geometry.name(option.cell)
        for option in trial.options
        if option.fate is Fate.SKIPPED
    ]
    if rest:
        words.append(text("never considered: {options}", options=", ".join(rest)))
    return tuple(words)


def _fate_words(option: OptionFate, trial: Trial, geometry: Geometry) -> Text:
    """What became of an option, called by its digit and, where a place is sought, by its cell."""
    digit = sign_of(option.digit)
    subject: Text | str = digit
    if trial.house is not None:
        subject = text("{digit} in {cell}", digit=digit, cell=geometry.name(option.cell))
    match option.fate:
        case Fate.PLACED:
            return text("{digit}: placed", digit=subject)
        case Fate.REFUSED:
            blocker = geometry.name(option.blocker)
            return text("{digit}: refused, it stands in {cell}", digit=subject, cell=blocker)
        case Fate.FAILED:
            return text("{digit}: tried before, led nowhere", digit=subject)
        case _:
            return text("{digit}: listed, not tried yet", digit=subject)
