"""Tests of sudoku_gui.presentation.search."""
