"""Sharing the open event with other desks, and joining an event of another desk."""
