"""The home page: recent events and what can be begun."""
