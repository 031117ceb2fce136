"""A proof line by line, as one goes through it: what is supposed, and step by step what follows."""

from collections.abc import Iterator

from sudoku_gui.language import Text, text
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.candidates import Candidate
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.techniques.proof import (
    Cases,
    Counting,
    OneOf,
    Proof,
    Refutation,
    Step,
    Supposition,
    TrueOrFalse,
)
from sudoku_gui.wording.deductions import (
    consequences_of,
    counting_sentence,
    joined_clauses,
    statement_sentence,
    supposition_words,
)


@dataclass(frozen=True, slots=True)
class ProofLine:
    """A line of a proof."""

    sentence: Text
    part: Proof
    """What of the proof has been gone through by then, as far as it belongs together."""
    supposed: tuple[Candidate, ...] = ()
    """The candidates of which something is supposed at this line, the last one last."""


def proof_lines(proof: Proof, geometry: Geometry) -> Iterator[ProofLine]:
    """Yield the lines of a proof, without what follows from all of it."""
    for step in proof:
        if isinstance(step, Cases | Refutation):
            yield from _branching_lines(step, (), geometry)
        else:
            yield from _plain_lines(step, geometry)


def _plain_lines(step: Step, geometry: Geometry) -> Iterator[ProofLine]:
    if isinstance(step, Counting):
        for base in step.bases:
            yield ProofLine(statement_sentence(base, geometry), (base,))
        yield ProofLine(counting_sentence(step, geometry), (step,))
        return
    for sentence in _sentences(step, geometry):
        yield ProofLine(sentence, (step,))


def _branching_lines(
    step: Cases | Refutation, supposed: tuple[Candidate, ...], geometry: Geometry
) -> Iterator[ProofLine]:
    """Yield what the cases are, and the lines of each, or those that end in a contradiction."""
    if isinstance(step, Refutation):
        yield from _branch_lines(step.supposed, step.branch, supposed, geometry)
        opposite = Supposition(step.supposed.candidate, not step.supposed.is_true)
        sentence = text("So {conclusions}.", conclusions=supposition_words(opposite, geometry))
        yield ProofLine(sentence, step.branch, (*supposed, step.supposed.candidate))
        return
    reason = () if isinstance(step.reason, TrueOrFalse) else (step.reason,)
    yield ProofLine(statement_sentence(step.reason, geometry), reason, supposed)
    for supposition, branch in zip(step.suppositions, step.branches, strict=True):
        yield from _branch_lines(supposition, branch, supposed, geometry)


def _branch_lines(
    supposition: Supposition,
    branch: Proof,
    supposed: tuple[Candidate, ...],
    geometry: Geometry,
) -> Iterator[ProofLine]:
    """Yield what is supposed, and what each step of the branch says, one after another."""
    inside = (*supposed, supposition.candidate)
    words = supposition_words(supposition, geometry)
    yield ProofLine(text("If {supposed}:", supposed=words), (), inside)
    for count, step in enumerate(branch, start=1):
        if isinstance(step, Cases | Refutation):
            yield from _branching_lines(step, inside, geometry)
            continue
        for sentence in _sentences(step, geometry):
            yield ProofLine(sentence, branch[:count], inside)


def _sentences(step: Step, geometry: Geometry) -> Iterator[Text]:
    """Yield what a step says, which is nothing where it only tells what is left."""
    if isinstance(step, OneOf):
        yield statement_sentence(step, geometry)
        return
    clauses = consequences_of(step, geometry)
    if clauses:
        yield text("{clauses}.", clauses=joined_clauses(clauses))
