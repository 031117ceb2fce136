"""Tests of sudoku_gui.ui.practice."""
