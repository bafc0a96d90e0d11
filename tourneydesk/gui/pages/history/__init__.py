"""The history page: every step that was taken."""
