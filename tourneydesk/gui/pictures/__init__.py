"""Screenshots of every screen, for documentation and tests."""
