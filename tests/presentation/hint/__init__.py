"""Tests of sudoku_gui.presentation.hint."""
