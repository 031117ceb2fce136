"""Tests of sudoku_gui.ui.learn."""
