"""The benchmark of journals measures what it says, and finds no gross difference."""

from PySide6.QtWidgets import QApplication

from tests.benchmarks.journal import opening, start

FACTOR = 5  # far from what is measured on a quiet machine; a file read twice would pass


def test_a_long_journal_opens_about_as_fast_as_its_file() -> None:
    assert opening(turns=1).ratio < FACTOR


def test_a_start_with_a_game_resumed_costs_about_what_one_with_a_file_does(
    qapp: QApplication,
) -> None:
    assert start(qapp, turns=1).ratio < FACTOR
