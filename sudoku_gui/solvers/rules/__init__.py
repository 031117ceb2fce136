"""What a search would have been spared under another rule, found while it is followed."""
