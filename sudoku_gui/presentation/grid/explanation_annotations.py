"""What the explanations of the program draw over the grid."""

from collections.abc import Iterable, Mapping, Sequence

from sudoku_gui.language import Text
from sudoku_gui.model.candidates import Candidate, Link
from sudoku_gui.model.geometry import NO_CELL, Cell
from sudoku_gui.model.grid import Grid
from sudoku_gui.playback.failure_analysis import FailureReport
from sudoku_gui.playback.quiz import QuizQuestion
from sudoku_gui.playback.quiz_reasons import QuizReason
from sudoku_gui.presentation.grid.annotation import (
    Annotation,
    CandidateRole,
    CellRole,
    HouseRole,
)
from sudoku_gui.solvers.explain.sub_steps import SubStep
from sudoku_gui.solvers.explain.why_not import BlamedOption, WhyNot
from sudoku_gui.solvers.look import Look, LookSource
from sudoku_gui.solvers.procedure import SubStepKind
from sudoku_gui.solvers.search import Moment
from sudoku_gui.wording import listed
from sudoku_gui.wording.failures import failure_report_in_words
from sudoku_gui.wording.looks import look_sentence
from sudoku_gui.wording.quiz import reason_words
from sudoku_gui.wording.sub_steps import sub_step_sentence
from sudoku_gui.wording.why_not import answer_sentence, blamed, blamed_option_sentence


def annotation_of_answer(why: WhyNot, moment: Moment) -> Annotation:
    """Return the annotation of the digit asked about and all that speaks against it."""
    description = answer_sentence(why, moment.grid.geometry)
    asked = _asked(why)
    links = _links_to(asked, (each.cell for each in why.blockers), moment.grid)
    role = CandidateRole.ELIMINATED if why.blockers else CandidateRole.POSSIBLE
    return _annotation(description, moment.grid, (why.cell,), {asked: role}, links)


def annotation_of_blamed_option(option: BlamedOption, failure: Moment) -> Annotation:
    """Return the annotation of an option of which nothing came, and what is to blame for that."""
    description = blamed_option_sentence(option, failure.grid.geometry)
    eliminated = {_asked(option.why_not): CandidateRole.ELIMINATED}
    cells = (option.why_not.cell,)
    return _annotation(
        description, failure.grid, cells, eliminated, _links_of(option, failure.grid)
    )


def annotation_of_blame(failure_report: FailureReport, failure: Moment) -> Annotation:
    """Return the annotation of what cannot be filled, and what is to blame for each option."""
    blame = failure_report.blame
    asked = [_asked(option.why_not) for option in blame.options]
    links = [link for option in blame.options for link in _links_of(option, failure.grid)]
    return _annotation(
        failure_report_in_words(failure_report),
        failure.grid,
        blame.blanks or [each.cell for each in asked],
        dict.fromkeys(asked, CandidateRole.ELIMINATED),
        links,
    )


def annotation_of_reasons(reasons: Sequence[QuizReason], question: QuizQuestion) -> Annotation:
    """Return the annotation of a question's options, at least one, and what is against each."""
    grid = question.moment.grid
    roles = {
        _asked(each.why): CandidateRole.ELIMINATED if each.blocker else CandidateRole.POSSIBLE
        for each in reasons
    }
    links = [
        link
        for each in reasons
        if each.blocker
        for link in _links_to(_asked(each.why), (each.blocker.cell,), grid)
    ]
    description = listed([reason_words(each, question) for each in reasons])
    return _annotation(description, grid, [each.why.cell for each in reasons], roles, links)


def annotation_of_sub_step(sub_step: SubStep, grid: Grid) -> Annotation:
    """Return the annotation of a sub-step's cell, and of the cell that refuses the digit."""
    description = sub_step_sentence(sub_step, grid.geometry)
    if sub_step.blocker == NO_CELL:
        return Annotation(description, {sub_step.cell: CellRole.IN_QUESTION})
    tried = Candidate(sub_step.cell, sub_step.digit)
    links = _links_to(tried, (sub_step.blocker,), grid)
    return _annotation(
        description, grid, (sub_step.cell,), {tried: CandidateRole.ELIMINATED}, links
    )


def annotation_of_look(look: Look, grid: Grid) -> Annotation:
    """Return the annotation of the cell or house looked at, and of the blank that it is about."""
    cells = {look.target: CellRole.IN_QUESTION}
    if look.source is LookSource.GRID or look.cell != look.target:
        cells[look.cell] = CellRole.LOOKED_AT
    cells.pop(NO_CELL, None)
    candidates: dict[Candidate, CandidateRole] = {}
    links: list[Link] = []
    if look.kind in _TESTS:
        tried = Candidate(look.target, look.digit)
        role = CandidateRole.ELIMINATED if look.is_refusal else CandidateRole.POSSIBLE
        candidates[tried] = role
        if look.is_refusal and look.source is LookSource.GRID:
            links = _links_to(tried, (look.cell,), grid)
    houses = {look.house: HouseRole.BASE} if look.house and look.cell == NO_CELL else {}
    description = look_sentence(look, grid.geometry)
    return Annotation(description, cells, candidates, tuple(links), houses)


_TESTS = frozenset({SubStepKind.TEST, SubStepKind.TEST_LISTED})


def _annotation(
    description: Text,
    grid: Grid,
    in_question: Iterable[Cell],
    candidates: Mapping[Candidate, CandidateRole],
    links: Sequence[Link],
) -> Annotation:
    """Return an annotation of the cells in question, the sources of links and the candidates.

    Only candidates of blanks are drawn.
    """
    cells = {link.source.cell: CellRole.BLOCKER for link in links}
    cells |= dict.fromkeys(in_question, CellRole.IN_QUESTION)
    shown = {each: role for each, role in candidates.items() if not grid.digit_at(each.cell)}
    return Annotation(description, cells, shown, tuple(dict.fromkeys(links)))


def _asked(why: WhyNot) -> Candidate:
    return Candidate(why.cell, why.digit)


def _links_to(target: Candidate, blockers: Iterable[Cell], grid: Grid) -> list[Link]:
    return [Link(Candidate(cell, grid.digit_at(cell)), target) for cell in blockers]


def _links_of(option: BlamedOption, grid: Grid) -> list[Link]:
    cells = option.blamed if option.leads_nowhere else (blamed(option).cell,)
    return _links_to(_asked(option.why_not), cells, grid)
