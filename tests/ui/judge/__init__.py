"""Tests of sudoku_gui.ui.judge."""
