"""What people are asked before a save that would lose something."""

from collections.abc import Sequence

from sudoku_gui.documents.document import Document, SaveTarget
from sudoku_gui.formats import RecordPart
from sudoku_gui.ui.files.document_prompts import DocumentPrompts, OverwriteChoice


class SaveQuestions:
    """Asks where to save, and whether to save there what the file would not keep."""

    def __init__(self, prompts: DocumentPrompts) -> None:
        self._prompts = prompts

    def target_for(
        self, document: Document, suggestion: SaveTarget, rows: Sequence[int] | None = None
    ) -> tuple[SaveTarget | None, OverwriteChoice]:
        """Return where people want these puzzles, or all, and what of them; None for nowhere."""
        count = len(document.collection) if rows is None else len(rows)
        while (target := self._prompts.where_to(suggestion, count)) is not None:
            choice = self.what_to_write(target, document.parts_lost_in(target.format, rows))
            if choice is OverwriteChoice.CANCEL:
                break
            if choice is not OverwriteChoice.ANOTHER:
                return target, choice
            suggestion = document.suggestion_beside(target, rows)
        return None, OverwriteChoice.CANCEL

    def what_to_write(self, target: SaveTarget, lost: frozenset[RecordPart]) -> OverwriteChoice:
        """Return what to write there, asked where something would be lost."""
        if RecordPart.ENTRIES in lost:
            return self._prompts.what_to_write(target.path.name, lost)
        if lost:
            return self._prompts.what_about_notes(target.path.name, lost)
        return OverwriteChoice.SHOWN
