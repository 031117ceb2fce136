"""What the window of photos says of a transcript, as a whole and cell by cell."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from sudoku_gui.language import Text, text, text_n
from sudoku_gui.lazy_dataclasses import replace
from sudoku_gui.model.grid import BLANK, sign_of
from sudoku_gui.presentation.photo.transcript import CellDoubt, Transcript
from sudoku_gui.wording.no_grid import no_grid_sentence
from sudoku_gui.wording.verdicts import verdict_sentence

if TYPE_CHECKING:
    from sudoku_gui.model.geometry import Cell, Digit
    from sudoku_gui.photo.grid_reading import DigitGuess, Suggestion
    from sudoku_gui.photo.page_reader import ReadPage

CANCELLED = text("Reading it was cancelled.")


def no_grid_words(page: ReadPage) -> Text:
    """Return what to say of a page on which no grid was read."""
    return text(
        "Not read: {problem}. Drag the four corners onto a grid, and it is read at once.",
        problem=no_grid_sentence(page.other_size),
    )


def summary_of(transcript: Transcript) -> Text:
    """Return how many givens and entries there are, how many not sure, and the verdict."""
    grid, verdict = transcript.grid, transcript.verdict
    givens = _digits(transcript)
    judged = text("being checked…") if verdict is None else verdict_sentence(verdict, grid.geometry)
    unsure = len(transcript.unsure)
    if not unsure:
        return text("{givens}, {verdict}", givens=givens, verdict=judged)
    doubt = text_n("{n} unsure", "{n} unsure", n=unsure)
    return text("{givens}, {unsure}, {verdict}", givens=givens, unsure=doubt, verdict=judged)


def cell_sentence(transcript: Transcript, cell: Cell) -> Text:
    """Return what there is to say of the cell with the cursor."""
    name, sign = transcript.grid.geometry.name(cell), _sign(transcript.grid.digit_at(cell))
    doubt = transcript.doubts.get(cell)
    suggestion = transcript.suggestion_at(cell)
    if suggestion is not None:
        return text(
            "{cell}: {read} was read, the rules speak for {suggested}",
            cell=name,
            read=sign,
            suggested=_sign(suggestion.digit),
        )
    if doubt is not None:
        return replace(_DOUBT_SENTENCES[doubt], values={"cell": name, "read": sign})
    if cell in transcript.corrected or cell in transcript.written:
        return text("{cell}: {digit}, as you say", cell=name, digit=sign)
    return text("{cell}: {read}, read for sure", cell=name, read=sign)


def choice_words(guess: DigitGuess) -> Text:
    """Return what stands on the button of a choice: the digit, and how sure it is."""
    percent = round(guess.probability * 100)
    return text("{digit} ({percent} %)", digit=_sign(guess.digit), percent=percent)


def choice_key(guess: DigitGuess) -> str:
    """Return the key that makes the same choice."""
    return sign_of(guess.digit)


def accepting_words(suggestion: Suggestion) -> Text:
    """Return what stands on the button that accepts a suggestion."""
    return text("&Accept {digit}", digit=_sign(suggestion.digit))


def taken_sentence(transcript: Transcript) -> Text:
    """Return what to say when the puzzle was taken."""
    summary = _digits(transcript) if transcript.verdict is None else summary_of(transcript)
    return text("Read from a picture: {summary}", summary=summary)


def _digits(transcript: Transcript) -> Text:
    record = transcript.record
    givens = text_n("{n} given", "{n} givens", n=record.puzzle.givens.filled_count())
    if record.is_untouched:
        return givens
    entries = text_n("{n} entry", "{n} entries", n=record.entries.filled_count())
    return text("{givens}, {entries}", givens=givens, entries=entries)


def _sign(digit: Digit) -> Text | str:
    return text("blank") if digit == BLANK else sign_of(digit)


_DOUBT_SENTENCES: Mapping[CellDoubt, Text] = {
    CellDoubt.CLASHING: text("{cell}: {read} clashes with an equal digit"),
    CellDoubt.CONTRADICTING: text("{cell}: {read} contradicts the solution: a slip, or misread"),
    CellDoubt.UNSURE: text("{cell}: {read} was read, but not for sure"),
    CellDoubt.UNSURE_KIND: text("{cell}: {read}, printed or written by hand?"),
}
