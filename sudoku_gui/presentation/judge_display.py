"""What the window of the judge shows of a run, in words and figures."""

from collections.abc import Iterator
from enum import Enum

from sudoku_gui.documents.judging import JudgeReport
from sudoku_gui.judge.program_run import RunEnd
from sudoku_gui.judge.recorded_run import RecordedRun
from sudoku_gui.judge.verdict import Answer, Judgement, JudgeProblem
from sudoku_gui.language import Text, say, text, text_n
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.wording.judgements import NO_GRID_FOUND, NOT_COUNTED_TO_THE_END

PROBLEM_NAMES = {JudgeProblem.SPACED: "BOJ 2580", JudgeProblem.JOINED: "BOJ 2239"}


class JudgePhase(Enum):
    """The phases of the judging of a program."""

    READY = "ready"
    RUNNING = "running"
    STOPPED = "stopped"
    DONE = "done"


@dataclass(frozen=True, slots=True)
class JudgeDisplay:
    """What is shown: in which phase the judging is, and what is known by now."""

    phase: JudgePhase = JudgePhase.READY
    report: JudgeReport | None = None

    @property
    def headline(self) -> Text | None:
        """The verdict, or what is awaited."""
        if self.report is not None:
            return self.report.sentence
        return _HEADLINES[self.phase]

    @property
    def recorded(self) -> RecordedRun | None:
        """What the program did to its grid, None as long as that is not known."""
        judgement = self.report.judgement if self.report is not None else None
        return judgement.recorded if judgement is not None else None

    @property
    def note(self) -> Text | None:
        """What there is to say besides the verdict."""
        report = self.report
        if report is None:
            return _INTRODUCTION if self.phase is JudgePhase.READY else None
        if report.is_counting:
            return _COUNTING if self.phase is JudgePhase.RUNNING else _NOT_COUNTED
        return None if report.judgement is None else _note_on(report.judgement)


def _note_on(judgement: Judgement) -> Text | None:
    """Return what there is to say of what was counted and recorded."""
    if not judgement.counters.has_grid:
        return NO_GRID_FOUND
    if not judgement.is_counted_to_the_end:
        return NOT_COUNTED_TO_THE_END
    recorded = judgement.recorded
    if recorded is None or recorded.is_whole:
        return None
    return text_n(
        "The first {n:,} step of its grid is recorded; no more can be watched.",
        "The first {n:,} steps of its grid are recorded; no more can be watched.",
        n=recorded.count,
    )


_HEADLINES = {
    JudgePhase.READY: None,
    JudgePhase.RUNNING: text("running the program…"),
    JudgePhase.STOPPED: text("stopped"),
    JudgePhase.DONE: None,
}
_INTRODUCTION = text(
    "The program gets the puzzle of the grid on standard input and has to print the solution. "
    "It runs in a process of its own, but is not locked in: run only what you have read."
)
_COUNTING = text("A second, recorded run counts its steps…")
_NOT_COUNTED = text("Stopped before its steps were counted.")


def sentence_of(words: Text) -> str:
    """Return words that the terminal says after a name as a line of its own.

    Names stay as they are: files may differ in nothing but capital letters.
    """
    said = say(words)
    begins_with_name = words.template.startswith("{")
    return said if begins_with_name else said[:1].upper() + said[1:]


def counter_rows(judgement: Judgement) -> Iterator[tuple[Text, str]]:
    """Yield what was counted: names and figures, and below them the calls of each function."""
    counters = judgement.counters
    if judgement.run.end is RunEnd.DONE:
        yield text("Seconds"), f"{judgement.run.seconds:.3f}"
    if counters.has_grid:
        yield text("Placements"), f"{counters.placements:,}"
        yield text("Backtracks"), f"{counters.backtracks:,}"
        yield text("Reads"), f"{counters.reads:,}"
        yield text("Writes"), f"{counters.writes:,}"
    if counters.calls_by_function:
        yield text("Calls"), f"{counters.calls:,}"
    for name, calls in counters.calls_by_function:
        yield text("{name}()", name=name), f"{calls:,}"


def line_at_fault(answer: Answer, geometry: Geometry) -> int:
    """Return the line of the output, counted from 1, where the first fault is; 0 for none."""
    if answer.cell is None:
        return answer.line
    return geometry.row_of(answer.cell) + 1
