"""Tests of sudoku_gui.solvers.explain."""
