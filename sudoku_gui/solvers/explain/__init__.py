"""What happens inside a step, what a digit is refused for, and who is to blame for a dead end."""
