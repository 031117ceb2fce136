"""Tests of sudoku_gui.techniques.forcing."""
