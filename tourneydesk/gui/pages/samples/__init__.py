"""The page that opens a sample event."""
