"""Tests of sudoku_gui.formats.links."""
