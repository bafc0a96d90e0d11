"""The second window: what the room sees."""
