"""Tests of sudoku_gui.presentation.export."""
