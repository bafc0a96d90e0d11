"""What the window remembers in the user's data folder."""
