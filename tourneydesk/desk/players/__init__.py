"""Players: entries and changes, check-in and withdrawals, requests."""
