"""Tests of sudoku_gui.ui.race."""
