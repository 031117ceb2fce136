"""Which puzzles are meant by what people choose."""

from sudoku_gui.formats import PuzzleRecord
from sudoku_gui.language import text
from sudoku_gui.model.puzzle import Metadata, Puzzle
from sudoku_gui.presentation.export.print_options import PrintScope
from sudoku_gui.presentation.export.print_request import PrintContext
from tests.support.puzzles import SMALL

RECORDS = [PuzzleRecord.without_entries(Puzzle(SMALL, Metadata(title=title))) for title in "abcde"]
NAME = text("letters")


def titles(context: PrintContext, scope: PrintScope) -> str:
    source = context.source_of(scope)
    return "".join(record.puzzle.metadata.title for record in source.records)


def test_the_one_shown_the_selected_ones_or_all_are_printed() -> None:
    context = PrintContext(NAME, RECORDS, current=1, selected=(0, 3))

    assert {scope: titles(context, scope) for scope in PrintScope} == {
        PrintScope.CURRENT: "b",
        PrintScope.SELECTED: "ad",
        PrintScope.ALL: "abcde",
    }
    assert [*context.source_of(PrintScope.SELECTED).numbers] == [1, 4]


def test_a_selection_of_several_is_proposed_and_of_one_the_puzzle_shown() -> None:
    proposed = {
        chosen: PrintContext(NAME, RECORDS, current=1, selected=chosen).usual_scope
        for chosen in ((), (1,), (1, 2))
    }

    assert proposed == {
        (): PrintScope.CURRENT,
        (1,): PrintScope.CURRENT,
        (1, 2): PrintScope.SELECTED,
    }


def test_where_there_is_one_puzzle_nothing_is_to_be_chosen() -> None:
    context = PrintContext(NAME, RECORDS[:1])

    assert context.scopes == (PrintScope.CURRENT,)
    assert not context.source_of(PrintScope.CURRENT).is_numbered
