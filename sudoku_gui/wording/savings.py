"""What would have saved a search, in words."""

from collections.abc import Sequence

from sudoku_gui.language import Text, text, text_n
from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.model.grid import sign_of
from sudoku_gui.playback.costly_guesses import CostlyGuess
from sudoku_gui.playback.needless_steps import NeedlessKind, NeedlessReason, StepVerdict
from sudoku_gui.playback.savings import Savings
from sudoku_gui.playback.wasted_steps import WastedSteps
from sudoku_gui.solvers.rules.rule import RuleKind
from sudoku_gui.wording import house_name, listed

RULE_TITLES = {
    RuleKind.BACKJUMPING: text("Backjumping"),
    RuleKind.FORWARD_CHECKING: text("Forward checking"),
    RuleKind.GIVEN: text("One given more"),
}
RULE_SENTENCES = {
    RuleKind.BACKJUMPING: text(
        "Where nothing is left, the search goes back at once to the latest digit that is to "
        "blame for it, past all others."
    ),
    RuleKind.FORWARD_CHECKING: text(
        "A digit that leaves a blank around it without any digit is taken out again at once."
    ),
}
ANOTHER_PROGRAM = text(
    "The puzzle is searched by that program too. Its steps are others, so the numbers are "
    "compared, and nothing is shaded."
)
NEVER_GUESSES = text("This program never guesses, so no rule would spare it a step.")
RECORDED = text("What a program of your own would have done by another rule is not known.")
ON_A_BRANCH = text("On a branch nothing is compared: go back to the search it left.")
NO_SEARCH = text("Watch a search, and compare it with what another rule would have made of it.")
BEHIND_A_SOLUTION = text(
    "This moment is behind the first solution: compared is the search up to there."
)
NO_BLANK = text("Put the cursor into a cell that the search has to fill.")
NO_SOLUTION = text("The puzzle has no solution, so no digit of it can be given.")


def given_sentence(cell: Cell, geometry: Geometry) -> Text:
    """Return what is compared with: the digit of the solution in the cell of the cursor."""
    return text(
        "The digit that belongs into {cell}, where the cursor is, stands there from the start.",
        cell=geometry.name(cell),
    )


def with_other_blanks(sentence: Text) -> Text:
    """Return the same, where the program then leads another way."""
    return text(
        "{sentence} This program then chooses other blanks, so the numbers are compared, and "
        "nothing is shaded.",
        sentence=sentence,
    )


def numbers_sentence(savings: Savings | None, geometry: Geometry, *, is_done: bool) -> Text | None:
    """Return what a comparison has come to, and of which cell: the cursor may have left it."""
    if savings is None:
        return NO_SOLUTION if is_done else None
    sentence, rule = savings_sentence(savings, is_done=is_done), savings.rule
    if rule is None or rule.kind is not RuleKind.GIVEN:
        return sentence
    return text("With {cell} given: {sentence}", cell=geometry.name(rule.cell), sentence=sentence)


def savings_sentence(savings: Savings, *, is_done: bool) -> Text:
    """Return how many steps fall away, and what is left."""
    numbers = {
        "placements": f"{savings.placements:,}",
        "backtracks": f"{savings.backtracks:,}",
        "steps": f"{savings.steps:,}",
        "left": f"{savings.own_steps:,}",
    }
    if savings.recording is None:
        sentence = text(
            "{left} steps instead of {steps}: {placements} placements and {backtracks} backtracks.",
            **numbers,
        )
    else:
        share = _percent(savings.spared, savings.steps)
        sentence = text(
            "{share} of {steps} steps fall away. {left} are left: {placements} placements and "
            "{backtracks} backtracks.",
            share=share,
            **numbers,
        )
    return sentence if is_done else text("So far: {sentence}", sentence=sentence)


def verdict_sentence(verdict: StepVerdict, geometry: Geometry) -> Text:
    """Return whether a step is needless, and why."""
    step = f"{verdict.step:,}"
    for reason in verdict.reasons:
        return text(
            "Step {step} is needless: {reason}", step=step, reason=_reason(reason, geometry)
        )
    return text("Step {step} would be taken all the same.", step=step)


def guess_sentence(guess: CostlyGuess, steps: int, geometry: Geometry) -> Text:
    """Return what a guess has cost, of all `steps` of a search."""
    return text_n(
        "{placement}: {n:,} step, {share} of all",
        "{placement}: {n:,} steps, {share} of all",
        n=guess.steps,
        placement=_placement(guess.cell, guess.digit, geometry),
        share=_percent(guess.steps, steps),
    )


def waste_sentence(wasted: WastedSteps, geometry: Geometry) -> Text:
    """Return what the bars in the cells mean, with the longest as an example."""
    most = max(wasted.by_cell)
    legend = text("The bar in a cell: how much of all steps so far its digits taken out have cost.")
    if not most:
        return legend
    return text_n(
        "{legend} Most in {cell}: {n:,} step.",
        "{legend} Most in {cell}: {n:,} steps.",
        n=most,
        legend=legend,
        cell=geometry.name(Cell(wasted.by_cell.index(most))),
    )


def _reason(reason: NeedlessReason, geometry: Geometry) -> Text:
    cell = geometry.name(reason.cell)
    because = _placements(reason.because_of, geometry)
    digit = sign_of(reason.digit, blank="")
    match reason.kind:
        case NeedlessKind.JUMPED_OVER:
            return text(
                "{failure}, because of {because}; no digit in {cell} changes that.",
                failure=_failure(reason, geometry),
                because=because,
                cell=cell,
            )
        case NeedlessKind.LEFT_NONE:
            return text("{because} has left no digit for {cell}.", because=because, cell=cell)
        case NeedlessKind.GIVEN_ELSE | NeedlessKind.GIVEN_ITSELF:
            return text("{cell} would hold {digit} from the start.", cell=cell, digit=digit)
        case NeedlessKind.REFUSED_BY_GIVEN:
            return text(
                "{because} would be refused: {cell} would hold {digit} from the start.",
                because=because,
                cell=cell,
                digit=digit,
            )


def _failure(reason: NeedlessReason, geometry: Geometry) -> Text:
    after = f"{reason.failed_after:,}"
    if reason.house is None:
        failed_at = geometry.name(reason.failed_at)
        return text("after step {after} nothing is left for {cell}", after=after, cell=failed_at)
    return text(
        "after step {after} no place is left for {digit} in {house}",
        after=after,
        digit=sign_of(reason.digit),
        house=house_name(reason.house),
    )


def _placements(placements: Sequence[tuple[Cell, Digit]], geometry: Geometry) -> Text:
    if not placements:
        return text("the givens alone")
    return listed([_placement(cell, digit, geometry) for cell, digit in placements])


def _placement(cell: Cell, digit: Digit, geometry: Geometry) -> Text:
    return text("{cell} = {digit}", cell=geometry.name(cell), digit=sign_of(digit))


def _percent(part: int, whole: int) -> str:
    return f"{100 * part / max(1, whole):.1f} %"
