"""The workspace of an open event: sidebar, status bar, and the cards around the page."""
