"""Arguments along links: how finders of chains report them, and the proofs made of them.

An argument begins with something of which one case is true, or with something that is supposed,
and follows each case by inferences, one after the other.  In findings it is a row of numbers.  A
literal is numbered as `implications` does it; a constraint is the cell, or cell_count + house *
(size + 1) + digit.
"""

from collections.abc import Iterator, Sequence
from enum import IntEnum
from typing import NamedTuple

from sudoku_gui.model.candidates import Candidate
from sudoku_gui.techniques.argument_branches import Branch, BranchReader, Inference
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.proof import (
    Cases,
    CellConstraint,
    Exclusion,
    OneOf,
    Proof,
    Refutation,
    Supposition,
    TrueOrFalse,
    digits_left,
)
from sudoku_gui.techniques.technique import Finding


class Start(IntEnum):
    """With what an argument begins."""

    CONSTRAINT = 0  # one of its candidates is true: a branch for each
    EITHER = 1  # a candidate is true or false: two branches
    SUPPOSED = 2  # a literal, whose branch ends with nothing left


class Argument(NamedTuple):
    """A whole argument."""

    start: Start
    number: int
    """The constraint, the candidate as a true literal, or the literal that is supposed."""
    branches: tuple[Branch, ...]

    def encoded(self) -> tuple[int, ...]:
        """Return it as the pattern of a finding."""
        numbers = [self.start, self.number, len(self.branches)]
        for inferences, emptied in self.branches:
            numbers += [emptied, len(inferences)]
            for literal, source, bases, covers in inferences:
                numbers += [literal, source, len(bases), *bases, len(covers), *covers]
        return tuple(numbers)

    @property
    def length(self) -> int:
        """How many literals it takes, as Sudoku Explainer counts them."""
        return sum(len(branch.inferences) + 1 for branch in self.branches)


def decoded(pattern: Sequence[int]) -> Argument:
    """Return the argument that a pattern stands for."""
    numbers = iter(pattern)
    start, number, count = (next(numbers) for _ in range(3))
    return Argument(Start(start), number, tuple(_read_branch(numbers) for _ in range(count)))


def _read_branch(numbers: Iterator[int]) -> Branch:
    emptied, count = next(numbers), next(numbers)
    return Branch(tuple(_read_inference(numbers) for _ in range(count)), emptied)


def _read_inference(numbers: Iterator[int]) -> Inference:
    literal, source = next(numbers), next(numbers)
    bases, covers = (tuple(next(numbers) for _ in range(next(numbers))) for _ in range(2))
    return Inference(literal, source, bases, covers)


def prove(position: Position, finding: Finding) -> Proof:
    """Return the proof that an argument is; what it places follows from what it supposes."""
    argument, reader = decoded(finding.pattern), BranchReader(position)
    placed, results = finding.placed(), finding.ruled_out()
    if argument.start is Start.SUPPOSED:
        return _refutation(argument, results, reader)
    if placed:
        results = tuple(
            each
            for one in placed
            for each in digits_left(position, one.cell).candidates
            if each != one
        )
    reason = (
        reader.left_to(argument.number)
        if argument.start is Start.CONSTRAINT
        else TrueOrFalse(reader.candidate(argument.number))
    )
    suppositions = Cases(reason, (), results).suppositions
    branches = tuple(
        reader.steps(branch, supposed, results)
        for branch, supposed in zip(argument.branches, suppositions, strict=True)
    )
    only = (OneOf(CellConstraint(one.cell), (one,)) for one in placed)
    return (Cases(reason, branches, results), *only)


def _refutation(argument: Argument, results: tuple[Candidate, ...], reader: BranchReader) -> Proof:
    """Return why what is supposed is not so; a candidate that is true excludes the results."""
    supposed = Supposition(reader.candidate(argument.number), is_true=bool(argument.number & 1))
    refuted = Refutation(supposed, reader.steps(argument.branches[0], supposed, ()))
    if supposed.is_true or not results:
        return (refuted,)
    return (refuted, Exclusion(supposed.candidate, results))
