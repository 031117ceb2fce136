"""Tests of sudoku_gui.generation."""
