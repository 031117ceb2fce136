"""A person who answers every question of a document as a trial decides, and keeps what was said."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from PySide6.QtWidgets import QWidget

from sudoku_gui.documents.document import SaveTarget
from sudoku_gui.formats import RecordPart, format_for_suffix
from sudoku_gui.language import Text
from sudoku_gui.ui.files.document_prompts import (
    OutsideChoice,
    OverwriteChoice,
    RemovalChoice,
    UnsavedChoice,
)

_Answer = TypeVar("_Answer")

PATIENCE = 6
"""Questions in a row; whoever is asked more gives up."""


@dataclass
class DecidingPerson:
    """Asks `decide` for the number of the answer, out of so many; the last one gives up."""

    decide: Callable[[int], int]
    folder: Path
    """Where files of its own are saved."""
    answers: list[object] = field(default_factory=list)

    def which_file(self, folder: Path) -> Path | None:
        return None

    def where_to(self, suggestion: SaveTarget, puzzles: int = 1) -> SaveTarget | None:
        targets = [suggestion, *map(self._own, (".txt", ".sdk", ".sudoku")), None]
        target = self._answered(targets)
        self.answers[-1] = f"save as {target.path.suffix}" if target else "save nowhere"
        return target

    def where_to_put_results(self, folder: Path, over: QWidget) -> Path | None:
        return None

    def which_picture(self, folder: Path, over: QWidget) -> Path | None:
        return None

    def which_program(self, folder: Path, over: QWidget) -> Path | None:
        return None

    def what_about_changes(self, name: str) -> UnsavedChoice:
        return self._answered(tuple(UnsavedChoice))

    def what_to_write(
        self, name: str, lost: frozenset[RecordPart] = frozenset()
    ) -> OverwriteChoice:
        return self._answered(tuple(OverwriteChoice))

    def what_about_notes(
        self, name: str, lost: frozenset[RecordPart] = frozenset()
    ) -> OverwriteChoice:
        choices = [each for each in OverwriteChoice if each is not OverwriteChoice.GIVENS]
        return self._answered(choices)

    def is_other_file_wanted(self, name: str, left_behind: Sequence[Text]) -> bool:
        return self._answered((True, False))

    def what_about_outside_change(self, name: str, is_there: bool) -> OutsideChoice:
        choices = [each for each in OutsideChoice if is_there or each is not OutsideChoice.THEIRS]
        return self._answered(choices)

    def what_about_begun(self, count: int) -> RemovalChoice:
        return self._answered(tuple(RemovalChoice))

    def _answered(self, answers: Sequence[_Answer]) -> _Answer:
        last = len(answers) - 1
        number = self.decide(len(answers)) if len(self.answers) < PATIENCE else last
        self.answers.append(answers[number])
        return answers[number]

    def _own(self, suffix: str) -> SaveTarget:
        return SaveTarget(self.folder / f"own{suffix}", format_for_suffix(suffix))
