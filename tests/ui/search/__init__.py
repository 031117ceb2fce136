"""Tests of sudoku_gui.ui.search."""
