"""Tests of sudoku_gui.wording."""
