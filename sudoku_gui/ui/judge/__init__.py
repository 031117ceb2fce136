"""A person's own program, judged in a window of its own."""
