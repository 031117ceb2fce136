"""Several searches side by side."""
