"""The page for a file that cannot be opened."""
