"""Searches for forcing chains and cycles, by Sudoku Explainer's measure: what techniques report."""
