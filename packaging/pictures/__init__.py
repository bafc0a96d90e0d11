"""Makes the pictures of the handbook, of the README and of every screen, which tests walk too."""
