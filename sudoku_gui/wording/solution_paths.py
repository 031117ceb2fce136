"""Paths to the solution in words: in short, and as a text to keep or to print."""

from collections.abc import Iterator

from sudoku_gui.language import Text, say, text, text_n
from sudoku_gui.techniques.solution_path import SolutionPath
from sudoku_gui.wording.deductions import (
    conclusion_words,
    contradiction_sentence,
    difficulty_words,
    proof_sentences,
)
from sudoku_gui.wording.hints import SOLVED, UNIQUENESS_LEFT_OUT


def path_sentence(path: SolutionPath) -> Text:
    """Return how long and how hard the path is, or why there is none."""
    if path.contradiction is not None:
        return contradiction_sentence(path.contradiction, path.start.geometry)
    hardest = path.hardest
    if hardest is None:
        return SOLVED if path.start.grid.is_complete() else text("No technique helps here.")
    length = text_n("{n} step", "{n} steps", n=len(path.steps))
    where = {
        "length": length,
        "technique": hardest.technique.title,
        "difficulty": difficulty_words(hardest.tenths),
    }
    if path.is_complete:
        return text("{length}; the hardest is {technique} ({difficulty}).", **where)
    return text(
        "{length}; the hardest is {technique} ({difficulty}). Then no technique helps any more.",
        **where,
    )


def path_lines(path: SolutionPath) -> Iterator[str]:
    """Yield the path as a text in the language in use: the puzzle, and each step with its proof."""
    geometry = path.start.geometry
    yield str(path.start.grid)
    yield say(path_sentence(path))
    if path.leaves_out_uniqueness:
        yield say(UNIQUENESS_LEFT_OUT)
    yield ""
    for number, step in enumerate(path.steps, start=1):
        deduction = step.deduction
        title, difficulty = say(deduction.technique.title), difficulty_words(deduction.tenths)
        words = " ".join(map(say, proof_sentences(deduction, geometry)))
        yield f"{number}. {title} ({difficulty}): {words}"


def path_rows(path: SolutionPath) -> Iterator[tuple[str, ...]]:
    """Yield the path as the rows of a table, the first one with the names of the columns."""
    yield "step", "technique", "difficulty", "conclusion"
    geometry = path.start.geometry
    for number, step in enumerate(path.steps, start=1):
        deduction = step.deduction
        yield (
            str(number),
            deduction.technique.name,
            difficulty_words(deduction.tenths),
            say(conclusion_words(deduction, geometry)),
        )
