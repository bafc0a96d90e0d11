"""The page of the standings, and what would change them."""
