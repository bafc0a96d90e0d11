"""Fields for the details and settings of an event, and the preview of what they mean."""
