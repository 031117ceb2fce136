"""What is shown of a photo that is read, and what people change of it."""
