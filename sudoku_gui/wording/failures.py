"""Where nothing was left to try, who is to blame, and what it would be worth to know it."""

from collections.abc import Iterable

from sudoku_gui.language import Text, text, text_n
from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.grid import sign_of
from sudoku_gui.playback.failure_analysis import FailureReport
from sudoku_gui.solvers.explain.why_not import Blame, failure_in
from sudoku_gui.solvers.search import Choice, Moment
from sudoku_gui.wording import house_name


def failure_report_in_words(failure_report: FailureReport) -> Text:
    """Return all that is known of a failure, and how many steps it would save if known."""
    sentence = failure_in_words(failure_report.blame, failure_report.moment)
    if failure_report.saved <= 0:
        return sentence
    return text_n(
        "{sentence} That would save {n:,} step.",
        "{sentence} That would save {n:,} steps.",
        n=failure_report.saved,
        sentence=sentence,
    )


def failure_in_words(blame: Blame, moment: Moment) -> Text:
    """Return who is to blame where nothing was left, and how far back a search could go."""
    if blame.can_be_filled:
        return _claim(blame, moment)
    failure = failure_in(moment)
    place = (failure, failure.next_choice, failure.current_blank)
    happened = nothing_leads_on(*place) if blame.blanks else nothing_fits(*place)
    culprits = text("To blame: {cells}.", cells=_named(blame.conflict_set, moment))
    if not blame.conflict_set:
        culprits = _claim(blame, moment)
    return _with_jump(text("{happened} {blame}", happened=happened, blame=culprits), blame, moment)


def blanks_in_words(blame: Blame, moment: Moment) -> Text:
    """Return what cannot be filled, where something did fit."""
    name = moment.grid.geometry.name
    first, last = name(blame.blanks[0]), name(blame.blanks[-1])
    return text("The blanks from {first} to {last} cannot all be filled.", first=first, last=last)


def saving_in_words(jump: Text, failure_report: FailureReport) -> Text:
    """Return the words about a jump back, and about the steps it would save as far as known."""
    if failure_report.saved <= 0:
        return jump
    return text_n(
        "{jump} ({n:,} step saved)", "{jump} ({n:,} steps saved)", n=failure_report.saved, jump=jump
    )


def nothing_fits(moment: Moment, choice: Choice, blank: Cell) -> Text:
    """Return the sentence that nothing fits at a moment: in `blank`, or in any place of a house."""
    if choice.house is None:
        name = moment.grid.geometry.name(blank)
        return text("Dead end: nothing fits {blank}.", blank=name)
    sought = {"house": house_name(choice.house), "sought": sign_of(choice.digits[0])}
    return text("Dead end: {house} has no place for {sought}.", **sought)


def nothing_leads_on(moment: Moment, choice: Choice, blank: Cell) -> Text:
    """Return the sentence that something of a choice fitted, and led nowhere."""
    if choice.house is None:
        name = moment.grid.geometry.name(blank)
        return text("All that fits {blank} led nowhere.", blank=name)
    sought = {"house": house_name(choice.house), "sought": sign_of(choice.digits[0])}
    return text("Every place for {sought} in {house} led nowhere.", **sought)


def blame_in_words(blame: Blame, moment: Moment) -> Text:
    """Return who is to blame for what, and how far back a search could go that knew it."""
    return _with_jump(_claim(blame, moment), blame, moment)


def _with_jump(sentence: Text, blame: Blame, moment: Moment) -> Text:
    if not blame.conflict_set or not blame.skipped:
        return sentence
    return text_n(
        "{sentence} A search that knew would go back to {cell} at once, past {n} digit.",
        "{sentence} A search that knew would go back to {cell} at once, past {n} digits.",
        n=blame.skipped,
        sentence=sentence,
        cell=moment.grid.geometry.name(blame.jump_to),
    )


def _claim(blame: Blame, moment: Moment) -> Text:
    if blame.can_be_filled:
        return text("All that fits there was tried, and a solution found: nothing is to blame.")
    cells = _named(blame.conflict_set, moment)
    if not blame.blanks:
        if not cells:
            return text("The givens alone leave nothing there, so there is no solution.")
        return text("To blame: {cells}.", cells=cells)
    name = moment.grid.geometry.name
    blanks = {"first": name(blame.blanks[0]), "last": name(blame.blanks[-1])}
    if not cells:
        return text(
            "The givens alone leave no way to fill the blanks from {first} to {last}, so there "
            "is no solution.",
            **blanks,
        )
    return text(
        "To blame: {cells}; as long as they stand, the blanks from {first} to {last} cannot all "
        "be filled.",
        cells=cells,
        **blanks,
    )


def _named(cells: Iterable[Cell], moment: Moment) -> str:
    return ", ".join(map(moment.grid.geometry.name, cells))
