"""Accumulated strikes: games of three to five, strikes by place, out at the limit."""
