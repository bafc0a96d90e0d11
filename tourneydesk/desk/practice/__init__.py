"""Made-up players and results, and events played with them."""
