"""Plays what a deduction concludes, as one move that can be undone."""

from sudoku_gui.language import text
from sudoku_gui.model import note_moves
from sudoku_gui.presentation.notice import Notice, NoticeAction, NoticeTone
from sudoku_gui.techniques.deduction import Deduction
from sudoku_gui.techniques.hint_task import HintResult, NotesUse
from sudoku_gui.techniques.position import digits_in
from sudoku_gui.ui.search.game_controller import GameController
from sudoku_gui.wording.deductions import conclusion_sentence


def play_deduction(
    deduction: Deduction, result: HintResult, game_controller: GameController
) -> Notice | None:
    """Enter what is placed, or take what is ruled out from the notes; return what to say of it.

    Where the notes are not all candidates, these are noted first, in the same move.  There is
    nothing to be said where the puzzle is solved by it, for that is said anyway.
    """
    if deduction.placements:
        placed = {each.cell: each.digit for each in deduction.placements}
        game_controller.enter_each(placed)
    if deduction.eliminations:
        _rule_out(deduction, result, game_controller)
    if game_controller.game.sheet.grid.is_solved():
        return None
    undo = NoticeAction(text("Undo"), game_controller.undo)
    sentence = conclusion_sentence(deduction, result.position.geometry)
    if deduction.eliminations and result.notes_use is not NotesUse.COMPLETE:
        sentence = text("{conclusion} All candidates were noted first.", conclusion=sentence)
    return Notice(sentence, NoticeTone.GOOD, (undo,))


def _rule_out(deduction: Deduction, result: HintResult, game_controller: GameController) -> None:
    position = result.position
    is_noted = result.notes_use is NotesUse.COMPLETE
    blanks = () if is_noted else position.grid.blanks()
    noted = {cell: frozenset(digits_in(position.masks[cell])) for cell in blanks}
    ruled_out = {
        cell: frozenset(each.digit for each in deduction.eliminations if each.cell == cell)
        for cell in dict.fromkeys(each.cell for each in deduction.eliminations)
    }
    game_controller.write_notes(lambda sheet: note_moves.rule_out(sheet, ruled_out, noted))
