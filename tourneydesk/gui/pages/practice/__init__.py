"""The page that creates a practice event."""
