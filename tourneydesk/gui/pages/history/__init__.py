"""The page of every step that was taken."""
