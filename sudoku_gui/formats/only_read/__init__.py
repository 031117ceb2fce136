"""Forms that puzzles are pasted and handed on in, which are read and never written."""
