"""A photo that becomes a puzzle, in a window of its own."""
