"""Tests of sudoku_gui.formats.text."""
