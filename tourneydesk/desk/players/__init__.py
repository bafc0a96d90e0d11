"""Players: entering and changing them, who is here and who leaves, what they ask for."""
