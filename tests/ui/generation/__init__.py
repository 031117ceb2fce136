"""Tests of sudoku_gui.ui.generation."""
