"""Work off the window's thread: threads, workers and their reports."""
