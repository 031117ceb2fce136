"""Tests of sudoku_gui.model."""
