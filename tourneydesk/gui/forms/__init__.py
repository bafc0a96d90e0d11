"""Fields for the details and settings of an event."""
