"""Tests of sudoku_gui.ui.kit.threads."""
