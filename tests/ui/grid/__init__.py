"""Tests of sudoku_gui.ui.grid."""
