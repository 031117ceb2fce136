"""What was tried, and what a program had listed before, in words."""

from sudoku_gui.language import Text, text
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import sign_of
from sudoku_gui.solvers.explain.attempts import Attempt, AttemptResult, StepAttempts
from sudoku_gui.wording import house_name


def attempts_caption(attempts: StepAttempts, geometry: Geometry) -> Text:
    """Return what stands over the options: where they were tried, and the list if there is one."""
    if attempts.is_listed:
        return listing_words(attempts, geometry)
    return text("Tried in {cell}", cell=geometry.name(attempts.cell))


def listing_words(attempts: StepAttempts, geometry: Geometry) -> Text:
    """Return what a program has listed: digits of a cell, or places of a digit in a house."""
    if attempts.house is None:
        cell = geometry.name(attempts.cell)
        digits = ", ".join(sign_of(option.digit) for option in attempts.listed)
        if not digits:
            return text("Listed for {cell}: nothing", cell=cell)
        return text("Listed for {cell}: {digits}", cell=cell, digits=digits)
    sought = {"digit": sign_of(attempts.options[0].digit), "house": house_name(attempts.house)}
    cells = ", ".join(geometry.name(option.cell) for option in attempts.listed)
    if not cells:
        return text("Listed for {digit} in {house}: nothing", **sought)
    return text("Listed for {digit} in {house}: {cells}", cells=cells, **sought)


def attempts_in_words(attempts: StepAttempts, geometry: Geometry) -> tuple[Text, ...]:
    """Return what became of each option that was considered, and at last which ones never are."""
    words = [
        _attempt_words(option, attempts, geometry)
        for option in attempts.options
        if option.result is not AttemptResult.SKIPPED
    ]
    rest = [
        sign_of(option.digit) if attempts.house is None else geometry.name(option.cell)
        for option in attempts.options
        if option.result is AttemptResult.SKIPPED
    ]
    if rest:
        words.append(text("never considered: {options}", options=", ".join(rest)))
    return tuple(words)


def _attempt_words(option: Attempt, attempts: StepAttempts, geometry: Geometry) -> Text:
    """Return what became of an option, called by its digit, or its cell where a place is sought."""
    digit = sign_of(option.digit)
    subject: Text | str = digit
    if attempts.house is not None:
        subject = text("{digit} in {cell}", digit=digit, cell=geometry.name(option.cell))
    match option.result:
        case AttemptResult.PLACED:
            return text("{digit}: placed", digit=subject)
        case AttemptResult.REFUSED:
            blocker = geometry.name(option.blocker)
            return text("{digit}: refused, it stands in {cell}", digit=subject, cell=blocker)
        case AttemptResult.FAILED:
            return text("{digit}: tried before, taken back", digit=subject)
        case _:
            return text("{digit}: listed, not tried yet", digit=subject)
