"""Tests of sudoku_gui.solvers.diagnose."""
