"""Tests of sudoku_gui.ui.files."""
