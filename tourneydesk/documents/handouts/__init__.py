"""Forms, badges, place cards and score sheets, drawn."""
