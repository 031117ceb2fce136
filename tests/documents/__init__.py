"""Tests of sudoku_gui.documents."""
