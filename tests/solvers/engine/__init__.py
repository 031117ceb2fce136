"""Tests of sudoku_gui.solvers.engine."""
