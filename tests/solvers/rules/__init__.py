"""Tests of sudoku_gui.solvers.rules."""
