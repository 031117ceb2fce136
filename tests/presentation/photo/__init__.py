"""Tests of sudoku_gui.presentation.photo."""
