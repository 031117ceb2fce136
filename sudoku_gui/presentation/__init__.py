"""What a front end shows and offers, as plain values.  No Qt."""
