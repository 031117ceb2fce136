"""Tests of sudoku_gui.presentation.grid."""
