"""What is exported and printed: options, formats and pages, as values."""
