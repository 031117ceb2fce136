"""Tests of sudoku_gui.presentation.actions.action_table."""
