"""New puzzles, made as they are wished for."""
