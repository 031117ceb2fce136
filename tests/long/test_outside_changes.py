"""The trial of files that others write: some of it, and whether it would notice anything."""

from PySide6.QtWidgets import QApplication

from sudoku_gui.documents.puzzle_files import write_file
from tests.long.outside_changes import SharedFile, run


def test_what_another_has_written_is_never_replaced_unasked(qapp: QApplication) -> None:
    orders = run(40, seed=2)

    assert [order for order in orders if order.fault] == []


class LookingAtNothing(SharedFile):
    """A planted fault: saves over whatever there is."""

    def save(self) -> None:
        document = self.desk.documents._document
        write_file(self.path, document.collection.records(), document.format)


def test_the_trial_notices_a_save_that_looks_at_nothing(qapp: QApplication) -> None:
    assert [order for order in run(40, seed=2, make=LookingAtNothing) if order.fault]
