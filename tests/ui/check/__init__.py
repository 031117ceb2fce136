"""Tests of sudoku_gui.ui.check."""
