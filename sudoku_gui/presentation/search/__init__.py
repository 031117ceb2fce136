"""What is shown of a search, and of the program that searches, as values."""
