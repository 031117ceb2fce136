"""Files opened and saved, and the collections in them."""
