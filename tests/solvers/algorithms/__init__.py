"""Tests of sudoku_gui.solvers.algorithms."""
