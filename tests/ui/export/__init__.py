"""Tests of sudoku_gui.ui.export."""
