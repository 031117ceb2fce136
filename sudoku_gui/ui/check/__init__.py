"""What is found out about a puzzle beside any search."""
