"""The grid on the screen and in pictures."""
