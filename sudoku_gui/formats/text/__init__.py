"""What several formats share: rows and signs, JSON and XML, read with lines and columns."""
