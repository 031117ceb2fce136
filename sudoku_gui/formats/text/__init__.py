"""What several formats share: text with rows and signs, JSON and XML, read with lines and columns."""
