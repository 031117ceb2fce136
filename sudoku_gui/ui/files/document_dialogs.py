"""Asks people with Qt's standard dialogs what a document has to know.

The module is loaded when the first question is asked.
"""

from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from functools import partial
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from sudoku_gui.documents.document import SaveTarget
from sudoku_gui.documents.picture_files import SUFFIXES as PICTURE_SUFFIXES
from sudoku_gui.formats import FORMATS, Format, RecordPart, format_for_suffix
from sudoku_gui.formats.record_part import MADE_PARTS, NOTE_PARTS
from sudoku_gui.language import Text, say, tr, tr_n
from sudoku_gui.ui.files.document_prompts import (
    OutsideChoice,
    OverwriteChoice,
    RemovalChoice,
    UnsavedChoice,
)
from sudoku_gui.ui.kit.dialog_buttons import remove_button_icons
from sudoku_gui.ui.kit.file_dialog import chosen_in, file_dialog
from sudoku_gui.wording import RECORD_PART_WORDS, listed

_MOST_LEFT_BEHIND = 5  # sentences in a question
_Choice = TypeVar("_Choice", bound=Enum)


class DocumentDialogs:
    """Asks in dialogs over `window`."""

    def __init__(self, window: QWidget) -> None:
        self._window = window

    def which_file(self, folder: Path) -> Path | None:
        dialog = file_dialog(tr("Open a puzzle"), self._window)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilter(tr("All files") + " (*)")
        dialog.setDirectory(str(folder))
        return chosen_in(dialog)

    def where_to(self, suggestion: SaveTarget, puzzles: int = 1) -> SaveTarget | None:
        is_grid = puzzles == 1
        title = tr("Save the grid") if is_grid else tr("Save {count:,} puzzles", count=puzzles)
        dialog = file_dialog(title, self._window)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        formats = sorted(_formats_for(puzzles), key=partial(_order, suggested=suggestion.format))
        filters = {_filter_of(format_): format_ for format_ in formats}
        dialog.setNameFilters(list(filters))
        dialog.filterSelected.connect(
            lambda chosen: dialog.setDefaultSuffix(filters[chosen].suffixes[0])
        )
        dialog.selectNameFilter(_filter_of(suggestion.format))
        dialog.setDefaultSuffix(suggestion.format.suffixes[0])
        dialog.setDirectory(str(suggestion.path.parent))
        dialog.selectFile(suggestion.path.name)
        path = chosen_in(dialog)
        if path is None:
            return None
        return SaveTarget(
            path, format_for_suffix(path.suffix, filters[dialog.selectedNameFilter()])
        )

    def where_to_put_results(self, folder: Path, over: QWidget) -> Path | None:
        dialog = file_dialog(tr("Save the results"), over)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        suffixes = {tr("Table") + " (*.csv)": "csv", tr("Picture") + " (*.png)": "png"}
        dialog.setNameFilters(list(suffixes))
        dialog.filterSelected.connect(lambda chosen: dialog.setDefaultSuffix(suffixes[chosen]))
        dialog.setDefaultSuffix("csv")
        dialog.setDirectory(str(folder))
        dialog.selectFile("race")
        return chosen_in(dialog)

    def which_program(self, folder: Path, over: QWidget) -> Path | None:
        dialog = file_dialog(tr("Open a program"), over)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters([tr("Programs in Python") + " (*.py)", tr("All files") + " (*)"])
        dialog.setDirectory(str(folder))
        return chosen_in(dialog)

    def which_picture(self, folder: Path, over: QWidget) -> Path | None:
        dialog = file_dialog(tr("Open a photo"), over)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        # Qt tells small letters from capitals here, and cameras write capitals.
        patterns = " ".join(f"*{each} *{each.upper()}" for each in PICTURE_SUFFIXES)
        dialog.setNameFilters([tr("Pictures") + f" ({patterns})", tr("All files") + " (*)"])
        dialog.setDirectory(str(folder))
        return chosen_in(dialog)

    def what_about_changes(self, name: str) -> UnsavedChoice:
        box = QMessageBox(self._window)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setWindowTitle(tr("Unsaved changes"))
        box.setText(tr("Save the changes to {name}?", name=name))
        box.setInformativeText(
            tr("What you typed, pasted or removed since the last save is lost otherwise.")
        )
        button = QMessageBox.StandardButton
        box.setStandardButtons(button.Save | button.Discard | button.Cancel)
        box.setDefaultButton(button.Save)
        box.button(button.Save).setText(tr("&Save"))  # Qt's words have no letters here
        box.button(button.Discard).setText(tr("&Discard"))  # Qt's Korean word means "ignore"
        remove_button_icons(box)
        answers = {button.Save: UnsavedChoice.SAVE, button.Discard: UnsavedChoice.DISCARD}
        return answers.get(button(box.exec()), UnsavedChoice.CANCEL)

    def what_to_write(
        self, name: str, lost: frozenset[RecordPart] = frozenset()
    ) -> OverwriteChoice:
        box = self._question(tr("Save digits only"))
        box.setText(tr("Your digits become givens in {name}.", name=name))
        blanks = tr("The file cannot tell them apart: the blanks of the puzzle would be lost.")
        parts = _made_parts_in(lost)
        more = tr("{blanks} It has no room for: {parts}.", blanks=blanks, parts=parts)
        box.setInformativeText(more if parts else blanks)
        return _answer_to(
            box,
            {
                OverwriteChoice.ANOTHER: tr("Keep them in another file…"),
                OverwriteChoice.SHOWN: tr("Make them givens"),
                OverwriteChoice.GIVENS: tr("Save the puzzle alone"),
            },
            OverwriteChoice.CANCEL,
        )

    def what_about_notes(
        self, name: str, lost: frozenset[RecordPart] = frozenset()
    ) -> OverwriteChoice:
        box = self._question(tr("Save without the notes"))
        box.setText(tr("Save {name} without all that you noted?", name=name))
        box.setInformativeText(tr("The file has no room for: {parts}.", parts=_made_parts_in(lost)))
        return _answer_to(
            box,
            {
                OverwriteChoice.ANOTHER: tr("Keep them in another file…"),
                OverwriteChoice.SHOWN: tr("Save without them"),
            },
            OverwriteChoice.CANCEL,
        )

    def is_other_file_wanted(self, name: str, left_behind: Sequence[Text]) -> bool:
        box = self._question(tr("Save under another name"))
        box.setText(
            tr("{name} holds more than its puzzles: saving over it would lose that.", name=name)
        )
        box.setInformativeText("\n".join(map(say, left_behind[:_MOST_LEFT_BEHIND])))
        choices = {OverwriteChoice.ANOTHER: tr("Save as another…")}
        return _answer_to(box, choices, OverwriteChoice.CANCEL) is OverwriteChoice.ANOTHER

    def what_about_outside_change(self, name: str, is_there: bool) -> OutsideChoice:
        box = self._question(tr("Changed by another program"))
        choices = {
            OutsideChoice.ANOTHER: tr("Save as another…"),
            OutsideChoice.MINE: tr("Keep mine"),
        }
        if is_there:
            box.setText(tr("{name} was changed by another program.", name=name))
            lost = tr("Keeping yours replaces what is there now; loading theirs drops yours.")
            choices[OutsideChoice.THEIRS] = tr("Load theirs")
        else:
            box.setText(tr("{name} was deleted or moved by another program.", name=name))
            lost = tr("Keeping yours writes the file anew.")
        box.setInformativeText(lost)
        return _answer_to(box, choices, OutsideChoice.CANCEL)

    def what_about_begun(self, count: int) -> RemovalChoice:
        box = self._question(tr("Remove puzzles"))
        box.setText(
            tr_n(
                "{n:,} of the selected puzzles was begun.",
                "{n:,} of the selected puzzles were begun.",
                n=count,
            )
        )
        box.setInformativeText(
            tr("What you entered there goes too, unless you put it back before you save.")
        )
        choices = {
            RemovalChoice.OTHERS: tr("Keep those begun"),
            RemovalChoice.ALL: tr("Remove all selected"),
        }
        return _answer_to(box, choices, RemovalChoice.CANCEL)

    def _question(self, title: str) -> QMessageBox:
        box = QMessageBox(self._window)
        box.setIcon(QMessageBox.Icon.Question)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setWindowTitle(title)
        return box


def _answer_to(box: QMessageBox, words: Mapping[_Choice, str], otherwise: _Choice) -> _Choice:
    """Return what is chosen of `words`, the first of which is the answer that loses nothing."""
    actions = {OverwriteChoice.GIVENS, OutsideChoice.THEIRS, RemovalChoice.ALL}
    roles = QMessageBox.ButtonRole
    buttons = {
        answer: box.addButton(label, roles.ActionRole if answer in actions else roles.AcceptRole)
        for answer, label in words.items()
    }
    box.addButton(QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(next(iter(buttons.values())))
    remove_button_icons(box)
    box.exec()
    clicked = box.clickedButton()
    chosen = (answer for answer, button in buttons.items() if button is clicked)
    return next(chosen, otherwise)


def _made_parts_in(parts: frozenset[RecordPart]) -> str:
    """Return the kinds of notes and such among `parts`, "" where there are none."""
    made = [RECORD_PART_WORDS[part] for part in RecordPart if part in parts & MADE_PARTS]
    return say(listed(made)) if made else ""


def _formats_for(puzzles: int) -> Iterator[Format]:
    return (each for each in FORMATS if puzzles == 1 or each.holds_many)


def _order(format_: Format, suggested: Format) -> tuple[bool, int]:
    """Return what to sort by: first those that treat entries alike, those that keep most first."""
    return suggested.has_entries is not format_.has_entries, -len(format_.keeps)


def _filter_of(format_: Format) -> str:
    """Return a row of the dialog's list, such as "BOJ 2580 — digits only (*.2580 *.txt)"."""
    patterns = " ".join(f"*{suffix}" for suffix in format_.suffixes)
    title = say(format_.title)
    if not format_.has_entries:
        return tr("{format} — digits only", format=title) + f" ({patterns})"
    if format_.keeps & NOTE_PARTS:
        return tr("{format} — keeps your digits and notes", format=title) + f" ({patterns})"
    return tr("{format} — keeps your digits", format=title) + f" ({patterns})"
