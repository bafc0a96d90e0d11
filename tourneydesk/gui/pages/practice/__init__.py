"""The page that makes a practice event."""
