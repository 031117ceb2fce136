"""The steps of a search in words."""

from collections.abc import Mapping

from sudoku_gui.language import Text, text, text_n
from sudoku_gui.model.geometry import NO_CELL
from sudoku_gui.model.grid import sign_of
from sudoku_gui.solvers.explain.attempts import Attempt, AttemptResult, StepAttempts, attempts_of
from sudoku_gui.solvers.explain.blame import blame_at
from sudoku_gui.solvers.explain.why_not import has_failed
from sudoku_gui.solvers.procedure import Procedure
from sudoku_gui.solvers.search import Moment, Outcome, StepKind
from sudoku_gui.wording import house_name, listed
from sudoku_gui.wording.attempts import listing_words
from sudoku_gui.wording.failures import blame_in_words, failure_in_words, nothing_fits
from sudoku_gui.wording.outcomes import outcome_sentence


def step_sentence(moment: Moment, attempts: StepAttempts) -> Text:
    """Return the last step in words, `attempts` being what it tried."""
    if moment.kind is StepKind.START:
        return _start_sentence(moment)
    if moment.source_line is not None:
        return _recorded_sentence(moment, moment.source_line)
    changed = _changed(moment)
    if moment.kind is StepKind.BACKTRACK:
        return _backtrack_sentence(moment, changed)
    if attempts.dead_end:
        return _dead_end_sentence(moment, changed)
    return text("▶ {digit} placed in {cell}.", **changed)


def step_in_words(procedure: Procedure, moment: Moment) -> Text:
    """Return the last step for those who hear or read it: its number, reasons, and what follows.

    procedure: that of the program that took it.
    """
    if moment.source_line is not None:
        happened = step_sentence(moment, attempts_of(procedure, moment))
        return text("Step {step:,}: {happened}", step=moment.counters.steps, happened=happened)
    attempts = attempts_of(procedure, moment)
    follows = _what_follows(procedure, moment, attempts)
    step = moment.counters.steps
    if moment.kind is StepKind.BACKTRACK and attempts.cell == NO_CELL:
        happened = _behind_a_solution(_changed(moment))
        return text(
            "Step {step:,}: {happened} {follows}", step=step, happened=happened, follows=follows
        )
    if attempts.cell == NO_CELL:
        return text("Step {step:,}: {follows}", step=step, follows=follows)
    happened = _what_happened(moment, attempts)
    if attempts.is_listed:
        listing = listing_words(attempts, moment.grid.geometry)
        happened = text("{happened} {listing}.", happened=happened, listing=listing)
    tried = [
        _tried_in_words(moment, each)
        for each in attempts.tried
        if each.result is not AttemptResult.PLACED
    ]
    if tried:
        happened = text("{happened} Tried: {tried}.", happened=happened, tried=listed(tried))
    return text(
        "Step {step:,}: {happened} {follows}", step=step, happened=happened, follows=follows
    )


def _what_happened(moment: Moment, attempts: StepAttempts) -> Text:
    if moment.kind is StepKind.START:
        return nothing_fits(moment, moment.last_choice, moment.tried_at)
    changed = _changed(moment)
    if moment.kind is StepKind.PLACE:
        return text("{digit} is placed in {cell}.", **changed)
    if attempts.house is not None:
        return text(
            "No place is left for {sought} in {house}; {digit} is taken out of {cell}.",
            sought=sign_of(moment.last_choice.digits[0]),
            house=house_name(attempts.house),
            **changed,
        )
    return text(
        "No digit is left for {blank}; {digit} is taken out of {cell}.",
        blank=moment.grid.geometry.name(moment.tried_at),
        **changed,
    )


def _tried_in_words(moment: Moment, tried: Attempt) -> Text:
    """Return what became of an option that was not placed: of a digit, or of a place for one."""
    name = moment.grid.geometry.name
    is_place = moment.last_choice.house is not None
    subject = name(tried.cell) if is_place else sign_of(tried.digit)
    if tried.result is AttemptResult.REFUSED:
        return text("{subject} refused by {cell}", subject=subject, cell=name(tried.blocker))
    if moment.solutions:  # it may have led to one of them
        return text("{subject} taken back", subject=subject)
    return text("{subject} led nowhere", subject=subject)


def _what_follows(procedure: Procedure, moment: Moment, attempts: StepAttempts) -> Text:
    """Return who is to blame where nothing is left, and where the search goes on."""
    if attempts.dead_end:
        return failure_in_words(blame_at(procedure, moment), moment)
    next_place = _next_place(moment)
    if not has_failed(moment):
        return next_place
    blame = blame_in_words(blame_at(procedure, moment), moment)
    return text("{blame} {next_place}", blame=blame, next_place=next_place)


def _next_place(moment: Moment) -> Text:
    if moment.outcome is not Outcome.RUNNING:
        return text("The search ends: {outcome}.", outcome=outcome_sentence(moment))
    choice = moment.next_choice
    if choice.house is None:
        return text(
            "Next: a digit for {blank}.", blank=moment.grid.geometry.name(moment.current_blank)
        )
    sought = {"house": house_name(choice.house), "sought": sign_of(choice.digits[0])}
    return text("Next: a place for {sought} in {house}.", **sought)


def _start_sentence(moment: Moment) -> Text:
    if moment.tried_at == NO_CELL:
        return text("At the start: no step taken yet.")
    dead_end = nothing_fits(moment, moment.last_choice, moment.tried_at)
    return text("■ At the start already. {dead_end}", dead_end=dead_end)


def _backtrack_sentence(moment: Moment, changed: Mapping[str, str]) -> Text:
    if moment.tried_at == NO_CELL:
        return text("◀ {happened}", happened=_behind_a_solution(changed))
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


def _recorded_sentence(moment: Moment, line: int) -> Text:
    """Return what a line of a recorded program did; `line` is 0 where it is unknown."""
    if moment.kind is StepKind.PLACE:
        happened = text("{digit} placed in {cell}.", **_changed(moment))
    else:
        happened = text("{digit} taken out of {cell}.", **_changed(moment))
    sign = "▶" if moment.kind is StepKind.PLACE else "◀"
    if not line:
        return text("{sign} {happened}", sign=sign, happened=happened)
    return text("{sign} line {line}: {happened}", sign=sign, line=line, happened=happened)


def _behind_a_solution(changed: Mapping[str, str]) -> Text:
    return text("On behind the solution: {digit} is taken out of {cell}.", **changed)


def _changed(moment: Moment) -> Mapping[str, str]:
    """Return the names of the digit and the cell of the last step."""
    return {"digit": sign_of(moment.digit), "cell": moment.grid.geometry.name(moment.cell)}


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
        blank=moment.grid.geometry.name(moment.current_blank),
        **changed,
    )


def numbered_sentence(moment: Moment, attempts: StepAttempts) -> Text:
    """Return the last step in words, with its number."""
    return text(
        "{step:,}: {sentence}", step=moment.counters.steps, sentence=step_sentence(moment, attempts)
    )


def skipped_steps_sentence(first: int, last: int) -> Text:
    """Return how one came from the moment after `first` steps to that after `last`, another one."""
    if last > first:
        return text_n(
            "{n:,} step on, to step {last:,}",
            "{n:,} steps on, to step {last:,}",
            n=last - first,
            last=last,
        )
    return text_n(
        "{n:,} step back, to step {last:,}",
        "{n:,} steps back, to step {last:,}",
        n=first - last,
        last=last,
    )
