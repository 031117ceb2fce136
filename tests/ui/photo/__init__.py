"""Tests of sudoku_gui.ui.photo."""
