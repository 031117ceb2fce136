"""Tests of sudoku_gui.photo."""
