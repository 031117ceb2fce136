"""What is said of branches, also of a search tree: what may be put in, and how they end."""

from sudoku_gui.language import Text, text, text_n
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import sign_of
from sudoku_gui.playback.branch import BranchPoint, ChoicePoint
from sudoku_gui.playback.search_tree import TreeBranch
from sudoku_gui.solvers.explain.attempts import Attempt, AttemptResult
from sudoku_gui.solvers.search import Moment, Outcome
from sudoku_gui.wording import house_name


def choice_point_sentence(place: ChoicePoint) -> Text:
    """Return which place it is, and what stands there."""
    geometry = place.before.geometry
    if place.placed is not None:
        return text(
            "Instead of {digit} in {cell}",
            digit=sign_of(place.placed.digit),
            cell=geometry.name(place.placed.cell),
        )
    if place.choice.house is not None:
        return text(
            "Next: a place for {digit} in {house}",
            digit=sign_of(place.choice.digits[0]),
            house=house_name(place.choice.house),
        )
    return text("Next: a digit for {cell}", cell=geometry.name(place.choice.cells[0]))


def option_sentence(option: Attempt, place: ChoicePoint) -> Text:
    """Return a digit (or a cell, where the place of a digit is sought), and what is known of it."""
    geometry = place.before.geometry
    seeks_place = place.choice.house is not None
    subject = geometry.name(option.cell) if seeks_place else sign_of(option.digit)
    match option.result:
        case AttemptResult.UNTRIED:
            return text("{option}: not tried yet", option=subject)
        case AttemptResult.FAILED:
            return text("{option}: tried before, taken back", option=subject)
        case AttemptResult.PLACED:
            return text("{option}: placed by the search", option=subject)
        case _:  # it is refused
            blocker = geometry.name(option.blocker)
            return text(
                "{option}: not possible, {blocker} blocks it", option=subject, blocker=blocker
            )


def refusal_sentence(option: Attempt, geometry: Geometry) -> Text:
    """Return why a digit cannot be put in."""
    return text(
        "{digit} cannot go into {cell}: it stands in {blocker}.",
        digit=sign_of(option.digit),
        cell=geometry.name(option.cell),
        blocker=geometry.name(option.blocker),
    )


def branch_point_sentence(branch_point: BranchPoint, level: int) -> Text:
    """Return where a branch left the line before it, `level` 1 being a branch off the main line."""
    put_in = {
        "digit": sign_of(branch_point.digit),
        "cell": branch_point.before.geometry.name(branch_point.cell),
    }
    if level == 1:
        return text(
            "Branch with {digit} in {cell}, from step {step:,}.",
            step=branch_point.step,
            **put_in,
        )
    return text(
        "Branch with {digit} in {cell}, from step {step:,} of branch {branch}.",
        branch=level - 1,
        step=branch_point.step,
        **put_in,
    )


def branch_end_sentence(moment: Moment) -> Text:
    """Return what a branch has come to."""
    steps = moment.counters.steps
    match moment.outcome:
        case Outcome.SOLVED:
            return text_n(
                "This branch is solved after {n:,} step.",
                "This branch is solved after {n:,} steps.",
                n=steps,
            )
        case Outcome.STUCK:
            return text_n(
                "This branch is stuck after {n:,} step.",
                "This branch is stuck after {n:,} steps.",
                n=steps,
            )
        case _ if steps == 0 and moment.last_choice.house is not None:
            return text(
                "This branch fails at once: {house} has no place for {digit}.",
                house=house_name(moment.last_choice.house),
                digit=sign_of(moment.last_choice.digits[0]),
            )
        case _ if steps == 0:
            blank = moment.grid.geometry.name(moment.tried_at)
            return text("This branch fails at once: nothing fits {blank}.", blank=blank)
        case _:
            return text_n(
                "This branch fails after {n:,} step.",
                "This branch fails after {n:,} steps.",
                n=steps,
            )


def branch_sentence(branch: TreeBranch, geometry: Geometry) -> Text:
    """Return what has become of a branch of a search tree."""
    what = text("{digit} in {cell}", digit=sign_of(branch.digit), cell=geometry.name(branch.cell))
    match branch.result:
        case AttemptResult.PLACED:
            return text("{what}: stands since step {step:,}", what=what, step=branch.node)
        case AttemptResult.UNTRIED:
            return text("{what}: not tried yet", what=what)
        case AttemptResult.REFUSED:
            return text(
                "{what}: not possible, because of {cell}",
                what=what,
                cell=geometry.name(branch.blocker),
            )
        case AttemptResult.FAILED if branch.solutions:
            return text_n(
                "{what}: placed at step {step:,}, taken back behind {n:,} solution",
                "{what}: placed at step {step:,}, taken back behind {n:,} solutions",
                n=branch.solutions,
                what=what,
                step=branch.node,
            )
        case AttemptResult.FAILED if branch.inside == 0:
            return text("{what}: dead end at step {step:,}", what=what, step=branch.node)
        case _:  # it failed
            return text_n(
                "{what}: placed at step {step:,}, failed after {n:,} step inside",
                "{what}: placed at step {step:,}, failed after {n:,} steps inside",
                n=branch.inside,
                what=what,
                step=branch.node,
            )


def with_share(sentence: Text, branch: TreeBranch, steps: int) -> Text:
    """Return a sentence about a branch with the share that it had of `steps` steps."""
    if not branch.inside:
        return sentence
    return text(
        "{sentence} ({share:.1%} of all so far)", sentence=sentence, share=branch.inside / steps
    )
