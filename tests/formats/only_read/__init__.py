"""Tests of sudoku_gui.formats.only_read."""
