"""Tests of sudoku_gui.ui.help."""
