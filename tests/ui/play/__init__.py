"""Tests of sudoku_gui.ui.play."""
