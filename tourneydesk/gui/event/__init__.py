"""The workspace of an open event: sidebar, status bar, and the cards between them and the page."""
