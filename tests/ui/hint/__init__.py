"""Tests of sudoku_gui.ui.hint."""
